// The top of a page of play: which lottery, which period, and how long it accepts bets.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { landscapePhone } from '../landscape.ts';
import { Countdown } from '../lottery-page/Countdown.tsx';
import type { Play } from '../usePlay.ts';

const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-2);
  min-height: 3.25rem;
  padding: 0 var(--space-4) 0 var(--space-3);
  > a {
    position: relative;
    padding: 0.25rem 0.625rem;
    border-radius: 1rem;
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--link);
    font-size: var(--font-caption);
    white-space: nowrap;
  }
  /* As tall as a thumb needs, without making the bar higher. */
  > a::after {
    position: absolute;
    inset: -0.7rem -0.25rem;
    content: '';
  }
  @media ${landscapePhone} {
    [data-board-top] > & {
      display: contents;
    }
    [data-board-top] > & > a,
    [data-board-top] > & > a + div,
    [data-board-top] > & > i + div {
      flex: none;
      order: 1;
    }
    [data-board-top] > & > i {
      display: none;
    }
  }
`;
const name = css`
  display: grid;
  max-width: 100%;
  min-height: var(--target);
  align-content: center;
  padding: 0 var(--space-1);
  text-align: left;
  > b {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  /* English names are longer, and there is one line for them. */
  &:lang(en) > b {
    font-size: 0.9375rem;
    letter-spacing: -0.015em;
    white-space: nowrap;
    @media (max-width: 340px) {
      font-size: 0.8125rem;
    }
  }
  /* The longest take two low lines: the bar stays as high as it is. */
  &[data-long]:lang(en) > b {
    font-size: 0.8125rem;
    line-height: 1.15;
    text-wrap: balance;
    white-space: normal;
  }
  > b > svg {
    flex: none;
    color: var(--text-faint);
    font-size: 1rem;
    transform: rotate(90deg);
  }
  > span {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }
`;
const clock = css`
  display: grid;
  justify-items: end;
  min-width: 5rem;
  align-content: center;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    line-height: 1.3;
  }
  &[data-sealed] > small {
    padding: 0 0.375rem;
    border-radius: var(--radius-small);
    background: var(--warn-quiet);
    color: var(--warn);
    font-weight: 600;
  }
  /* On the header's colour, where the warning of the last seconds would not be seen. */
  @media ${landscapePhone} {
    [data-board-top] & {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-width: 0;
    }
    @media (max-width: 740px) {
      [data-board-top] & {
        display: grid;
        gap: 0;
      }
      [data-board-top] & > small {
        line-height: 1.2;
      }
    }
    [data-board-top] & > [role='timer'] {
      padding: 0 0.375rem;
      border-radius: var(--radius-small);
      background: var(--surface-raised);
      font-size: 1.125rem;
      line-height: 1.4;
    }
    [data-board-top] & > [data-state='sealed'] {
      color: var(--warn);
    }
  }
`;
/** More letters than this do not fit beside the other way to play on a phone of 375 px. */
const longName = 16;
const opening = css`
  color: var(--warn);
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.6;
  @media ${landscapePhone} {
    [data-board-top] & {
      padding: 0 0.375rem;
      border-radius: var(--radius-small);
      background: var(--surface-raised);
      font-size: var(--font-body);
    }
  }
`;

export interface PeriodBarProps extends Pick<Play, 'lottery' | 'period' | 'open'> {
  otherMode?: 'credit' | 'official' | undefined;
}

export function PeriodBar({ lottery, period, open, otherMode }: PeriodBarProps) {
  const t = useText();
  const running = period.data;
  return (
    <div className={bar}>
      <button
        type="button"
        className={`${name} ${pressable}`}
        data-long={lottery.lotName.length > longName || undefined}
        aria-haspopup="dialog"
        onClick={() => open('lotteries')}
      >
        <b>
          {lottery.lotName}
          <span className={spoken}>{t('play.switch')}</span>
          <Icon name="chevron" />
        </b>
        <span>{running ? t('play.period', { qiHao: running.period.qiHao }) : <Skeleton width="8rem" />}</span>
      </button>
      {otherMode ? (
        <RouteLink to={`/${otherMode}?lotCode=${lottery.lotCode}`} className={pressable} replace orNothing>
          {t(`play.mode.${otherMode}`)}
        </RouteLink>
      ) : (
        <i />
      )}
      <div className={clock} data-sealed={running?.isSealed || undefined}>
        {running ? <Until running={running} /> : <Skeleton width="5rem" height="1.75rem" />}
      </div>
    </div>
  );
}

function Until({ running }: { running: NonNullable<Play['period']['data']> }) {
  const t = useText();
  const { sealsAtMs, opensAtMs, isSealed, now, period } = running;
  const hasOpened = now() >= opensAtMs;
  const label = t(isSealed ? 'play.opens' : 'play.seals');
  return (
    <>
      {hasOpened ? (
        <span className={opening}>{t('play.opening')}</span>
      ) : (
        <>
          <small>{label}</small>
          <Countdown untilMs={isSealed ? opensAtMs : sealsAtMs} now={now} isSealed={isSealed} label={label} />
        </>
      )}
      <span className={spoken} role="status">
        {isSealed ? t('play.sealedNow', { qiHao: period.qiHao }) : ''}
      </span>
    </>
  );
}
