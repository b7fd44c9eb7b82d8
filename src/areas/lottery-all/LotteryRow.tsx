// A lottery in the list of all: name, how long until its betting closes, its last draw, whether it is a favourite; the row leads to its board, the corner to its results.

import { css } from '@linaria/core';
import type { Lottery } from '#contract/entities.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Draw } from '#kit/lottery/Draw.tsx';
import { LotteryMark } from '#kit/lottery/LotteryMark.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { toggleFavourite } from '#play/lottery-page/myLotteries.ts';
import { timeLeft } from '#play/running/timeLeft.ts';
import type { Running } from '#play/running/usePeriods.ts';
import { useText } from '#texts/useText.ts';
import { type Mode, tag } from './results/resultStyles.ts';

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  content-visibility: auto;
  contain-intrinsic-size: auto 5.5rem;
  & + & {
    border-top: 1px solid var(--line);
  }
`;
const main = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding: var(--space-3) 0 var(--space-3) var(--space-4);
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const name = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  padding-right: var(--target);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
  }
`;
const drawn = css`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 1.75rem;
  color: var(--text-quiet);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
`;
const clock = css`
  display: grid;
  align-content: space-between;
  justify-items: end;
  padding: var(--space-1) var(--space-4) 0 0;
  pointer-events: none;
  > span {
    display: flex;
    align-items: center;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    /* Over the name's line, so that the numbers below have the row's width. */
    margin-left: calc(-1 * var(--target));
    color: var(--text-faint);
    font-size: 1.125rem;
    pointer-events: auto;
  }
  button[aria-pressed='true'] {
    color: var(--warn);
  }
  button[aria-pressed='true'] > svg {
    fill: currentcolor;
  }
  time {
    color: var(--text);
    font-size: 1.0625rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }
  time[data-state='soon'] {
    color: var(--danger);
  }
  time[data-state='sealed'] {
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
  > a {
    /* In the line of the last draw, without more height for the row. */
    position: relative;
    bottom: 0.3125rem;
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-left: var(--space-3);
    color: var(--link);
    font-size: var(--font-small);
    pointer-events: auto;
  }
`;

export interface LotteryRowProps {
  mode: Mode;
  lottery: Lottery;
  running: Running | undefined;
  isFavourite: boolean;
  /** Epoch milliseconds at the server. */
  now: number;
}

export function LotteryRow({ mode, lottery, running, isFavourite, now }: LotteryRowProps) {
  const t = useText();
  const { has } = useSite();
  const { lotCode, lotName, family, hot, caption } = lottery;
  const to = `/${mode}?lotCode=${lotCode}`;
  const left = running && timeLeft(running.period, now, t);
  const last = running?.last;
  return (
    <li className={row}>
      <RouteLink to={to} className={has(to) ? `${main} ${pressable}` : main}>
        <LotteryMark lottery={lottery} size="2rem" />
        <span className={name}>
          {lotName}
          {hot && <Badge kind="quiet">{t('lottery-all.hot')}</Badge>}
          <small>{caption}</small>
        </span>
        <span className={drawn}>
          {!running ? (
            <Skeleton width="60%" height="1.25rem" />
          ) : !last ? (
            t('play.last.none')
          ) : last.openStatus === 'drawn' ? (
            <>
              {t('play.period', { qiHao: last.qiHao })}
              {last.source === 'demonstration' && (
                <b className={tag} data-kind="warn">
                  {t('play.demo')}
                </b>
              )}
              <Draw family={family} haoMa={last.haoMa} />
            </>
          ) : (
            t(last.openStatus === 'void' ? 'play.last.void' : 'play.opening')
          )}
        </span>
      </RouteLink>
      <div className={clock}>
        <span>
          <button
            type="button"
            className={pressable}
            aria-pressed={isFavourite}
            aria-label={t('play.switch.keep', { name: lotName })}
            onClick={() => {
              toggleFavourite(lotCode);
              toast(t(isFavourite ? 'lottery-all.unkept' : 'lottery-all.kept'), { kind: 'done' });
            }}
          >
            <Icon name="star" />
          </button>
          <time data-state={left?.state}>{left?.text}</time>
        </span>
        <RouteLink
          to={`/lotteryOpenDetail?lotCode=${lotCode}`}
          orNothing
          aria-label={t('lottery-all.results.of', { name: lotName })}
        >
          {t('lottery-all.results')}
        </RouteLink>
      </div>
    </li>
  );
}
