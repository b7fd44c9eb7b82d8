// Owns what stands beside the phone's column on a wide screen: this very address as a code for the phone, and the latest draws.
import '#play/texts.ts';
import { css } from '@linaria/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { getNewPeriod2 } from '#contract/lottery.generated.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { LotteryMark } from '#kit/lottery/LotteryMark.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { QrCode } from '#kit/picture/QrCode.tsx';
import { useSessionActors } from '#session/sessionActors.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

/** As many as fit beside a short window. */
const mostDraws = 6;
const refreshMs = 10_000;

const panel = css`
  --gap: 24px;
  position: fixed;
  top: 24px;
  box-sizing: border-box;
  overflow: auto;
  width: min(300px, 50vw - var(--column) / 2 - 2 * var(--gap));
  max-height: calc(100dvh - 48px);
  padding: 16px;
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: 14px;
  & > h2 {
    padding-bottom: 8px;
    font-size: 16px;
  }
  /* Width is what a draw of ten racers needs. */
  @media (max-width: 1120px) {
    --gap: 16px;
    padding: 16px 12px;
  }
`;
const left = css`
  right: calc(50% + var(--column) / 2 + var(--gap));
  text-align: center;
  & > p {
    padding-top: 8px;
    color: var(--text-quiet);
    text-wrap: balance;
  }
`;
const right = css`
  left: calc(50% + var(--column) / 2 + var(--gap));
  & li + li {
    border-top: 1px solid var(--line);
  }
  /* Seven balls and the sign before the last stay in one row. */
  && [data-family='lhc'] {
    --ball: 28px;
  }
  @media (max-width: 1120px) {
    /* Ten racers are one row, as every other draw is. */
    && [data-family] {
      --ball: 20px;
    }
    && [data-family='pk10'] {
      gap: 2px;
    }
  }
  /* Beside the narrowest window ten in one row would be too narrow to read. */
  @media (max-width: 999px) {
    && [data-family='pk10'],
    && [data-family='kl8'] {
      grid-template-columns: repeat(5, minmax(0, var(--ball)));
    }
  }
  & li > * {
    display: grid;
    /* As high while the draw is made as with it: nothing below moves. */
    grid-template-rows: auto minmax(2.25rem, auto);
    align-items: start;
    gap: 6px;
    padding: 10px 0;
  }
  /* Their periods take a line more there. */
  @media (max-width: 1120px) {
    & li > * {
      padding: 8px 0;
    }
  }
`;
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  & > b {
    font-weight: 600;
  }
  & > small {
    color: var(--text-quiet);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  /* Beside a name of three characters there would be room: all periods stand alike. */
  @media (max-width: 1120px) {
    & > small {
      flex-basis: 100%;
    }
  }
`;

interface LatestDraw {
  lottery: Lottery;
  mode: 'credit' | 'official';
  last: DrawnPeriod;
}

/** The latest draws of a few lotteries, those most played first. */
function useLatest(): LatestDraw[] {
  const { lotteryList } = useSessionActors();
  const { data: groups } = useLotteryList();
  const { data } = useCall(getNewPeriod2, {}, { refreshMs, silent: true });
  // Most screens do without the list of lotteries.
  useEffect(() => lotteryList.send({ type: 'visited', path: '/index' }), [lotteryList]);
  if (!groups || !data) return [];
  const lasts = new Map(data.list.map(({ period, last }) => [period.lotCode, last]));
  const each = new Map<string, Omit<LatestDraw, 'last'>>();
  for (const mode of ['official', 'credit'] as const)
    for (const lottery of groups[mode]) each.set(lottery.lotCode, { lottery, mode });
  return [...each.values()]
    .toSorted((a, b) => Number(b.lottery.hot) - Number(a.lottery.hot))
    .flatMap((one) => {
      const last = lasts.get(one.lottery.lotCode);
      return last ? [{ ...one, last }] : [];
    })
    .slice(0, mostDraws);
}

export function WideSide() {
  const t = useText();
  const { has } = useSite();
  const { pathname, search } = useLocation();
  const latest = useLatest();
  const address = window.location.origin + pathname + search;
  return (
    <>
      <aside className={`${panel} ${left}`} aria-label={t('extra.side.label')}>
        <h2>{t('extra.side.label')}</h2>
        <QrCode content={address} label={t('extra.side.code', { address })} />
        <p>{t('extra.side.lead')}</p>
      </aside>
      {latest.length > 0 && (
        <aside className={`${panel} ${right}`} aria-label={t('extra.side.live')}>
          <h2>{t('extra.side.live')}</h2>
          <ul>
            {latest.map(({ lottery, mode, last }) => (
              <li key={lottery.lotCode}>
                <RouteLink
                  to={`${has(`/${mode}`) ? `/${mode}` : '/lotteryOpenDetail'}?lotCode=${lottery.lotCode}`}
                  className={pressable}
                >
                  <span className={head}>
                    <LotteryMark lottery={lottery} size="24px" />
                    <b>{lottery.lotName}</b>
                    <small>{t('extra.side.period', { period: last.qiHao })}</small>
                  </span>
                  {last.openStatus === 'drawn' ? (
                    <Draw family={lottery.family} haoMa={last.haoMa} />
                  ) : (
                    <span>{t(last.openStatus === 'void' ? 'play.last.void' : 'play.opening')}</span>
                  )}
                </RouteLink>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
