// Owns what stands beside the phone's column on a wide screen: the lotteries with their countdowns, this very address as a code for the phone, and the roads of the lottery in the column or the latest draws.
import '#play/texts.ts';
import { css } from '@linaria/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { LotteryMark } from '#kit/lottery/LotteryMark.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { QrCode } from '#kit/picture/QrCode.tsx';
import { type Running, usePeriods } from '#play/running/usePeriods.ts';
import { keptLotteries } from '#session/keptLotteries.ts';
import type { LotteryGroups } from '#session/lotteryGroups.ts';
import { useSessionActors } from '#session/sessionActors.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { WideLotteries } from './WideLotteries.tsx';
import { WideRoads } from './WideRoads.tsx';

/** As many as fit beside a short window. */
const mostDraws = 6;

const beside = css`
  --gap: 24px;
  position: fixed;
  top: 24px;
  bottom: 24px;
  display: flex;
  flex-direction: column;
  gap: 16px;
  width: min(320px, 50vw - var(--column) / 2 - 2 * var(--gap));
  font-size: 14px;
  pointer-events: none;
  @media (max-width: 1120px) {
    --gap: 16px;
  }
`;
const left = css`
  right: calc(50% + var(--column) / 2 + var(--gap));
`;
const right = css`
  left: calc(50% + var(--column) / 2 + var(--gap));
`;
const panel = css`
  box-sizing: border-box;
  padding: 16px;
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);
  pointer-events: auto;
  & h2 {
    padding-bottom: 8px;
    font-size: 16px;
  }
  @media (max-width: 1120px) {
    padding: 16px 12px;
  }
`;
const scrolls = css`
  overflow: auto;
  min-height: 0;
  scrollbar-width: thin;
`;
const phone = css`
  display: grid;
  flex: none;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  & svg {
    width: 96px;
  }
  & p {
    color: var(--text-quiet);
    text-wrap: balance;
  }
  /* Beside the narrowest window the words stand below. */
  @media (max-width: 1120px) {
    grid-template-columns: minmax(0, 1fr);
    text-align: center;
  }
`;
const draws = css`
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

/** The last draws of some lotteries of both modes, those most played first. */
function latestOf(groups: LotteryGroups, periods: ReadonlyMap<string, Running>): LatestDraw[] {
  const each = new Map<string, Omit<LatestDraw, 'last'>>();
  for (const mode of ['official', 'credit'] as const)
    for (const lottery of groups[mode]) each.set(lottery.lotCode, { lottery, mode });
  return [...each.values()]
    .toSorted((a, b) => Number(b.lottery.hot) - Number(a.lottery.hot))
    .flatMap((one) => {
      const last = periods.get(one.lottery.lotCode)?.last;
      return last ? [{ ...one, last }] : [];
    })
    .slice(0, mostDraws);
}

/** Screens that show one lottery, which the list beside them changes. */
const screensOfOne = ['/credit', '/official', '/lotteryOpenDetail'];

/** Whose lotteries are listed: of the board in the column, else of the one opened last. */
function modeOf(pathname: string, groups: LotteryGroups): keyof LotteryGroups {
  const wanted = pathname.slice(1);
  const mode = wanted === 'official' || wanted === 'credit' ? wanted : keptLotteries().mode;
  const [first, other] =
    mode === 'official' ? (['official', 'credit'] as const) : (['credit', 'official'] as const);
  return groups[first].length > 0 ? first : other;
}

export function WideSide() {
  const t = useText();
  const { pathname, search } = useLocation();
  const { lotteryList } = useSessionActors();
  const { data: groups } = useLotteryList();
  const periods = usePeriods();
  // Most screens do without the list of lotteries.
  useEffect(() => lotteryList.send({ type: 'visited', path: '/index' }), [lotteryList]);
  const address = window.location.origin + pathname + search;
  return (
    <>
      <div className={`${beside} ${left}`}>
        {groups && <Lotteries groups={groups} periods={periods} />}
        <aside className={`${panel} ${phone}`} aria-label={t('extra.side.label')}>
          <QrCode content={address} label={t('extra.side.code', { address })} />
          <div>
            <h2>{t('extra.side.label')}</h2>
            <p>{t('extra.side.lead')}</p>
          </div>
        </aside>
      </div>
      <div className={`${beside} ${right}`}>{groups && <Draws groups={groups} periods={periods} />}</div>
    </>
  );
}

interface SideProps {
  groups: LotteryGroups;
  periods: ReadonlyMap<string, Running>;
}

function Lotteries({ groups, periods }: SideProps) {
  const t = useText();
  const { has } = useSite();
  const { pathname, search } = useLocation();
  const mode = modeOf(pathname, groups);
  if (groups[mode].length === 0) return null;
  const board = has(`/${mode}`) ? `/${mode}` : '/lotteryOpenDetail';
  return (
    <aside className={`${panel} ${scrolls}`} aria-label={t('extra.side.lotteries')}>
      <h2>{t('extra.side.lotteries')}</h2>
      <WideLotteries
        lotteries={groups[mode]}
        path={screensOfOne.includes(pathname) ? pathname : board}
        current={screensOfOne.includes(pathname) ? new URLSearchParams(search).get('lotCode') : null}
        periods={periods}
      />
    </aside>
  );
}

/** Of the lottery in the column its roads, elsewhere the last draws of several. */
function Draws({ groups, periods }: SideProps) {
  const t = useText();
  const { has } = useSite();
  const { pathname, search } = useLocation();
  const code = new URLSearchParams(search).get('lotCode');
  const current =
    screensOfOne.includes(pathname) &&
    [...groups.credit, ...groups.official].find(({ lotCode }) => lotCode === code);
  if (current)
    return (
      <aside className={`${panel} ${scrolls}`} aria-label={t('extra.side.roads')}>
        <h2>{t('extra.side.roads')}</h2>
        <WideRoads key={current.lotCode} lottery={current} last={periods.get(current.lotCode)?.last?.qiHao} />
      </aside>
    );
  const latest = latestOf(groups, periods);
  return (
    latest.length > 0 && (
      <aside className={`${panel} ${scrolls} ${draws}`} aria-label={t('extra.side.live')}>
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
    )
  );
}
