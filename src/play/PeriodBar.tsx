// Owns the top of a page of play: which lottery, which period, and how long it accepts bets.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { Countdown } from './lottery/Countdown.tsx';
import type { Play } from './usePlay.ts';

const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4) var(--space-2) var(--space-3);
`;
const name = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  max-width: 100%;
  min-height: var(--target);
  padding: 0 var(--space-1);
  font-size: 1.125rem;
  font-weight: 700;
  text-align: left;
  > svg {
    flex: none;
    color: var(--text-faint);
    font-size: 1rem;
    transform: rotate(90deg);
  }
`;
const number = css`
  padding: 0 var(--space-1);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;
const clock = css`
  display: grid;
  justify-items: end;
  min-width: 6.5rem;
  min-height: 3.5rem;
  align-content: center;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  &[data-sealed] > small {
    padding: 0 0.375rem;
    border-radius: var(--radius-small);
    background: var(--warn-quiet);
    color: var(--warn);
    font-weight: 600;
  }
`;
const opening = css`
  color: var(--warn);
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.6;
`;

export function PeriodBar({ lottery, period, open }: Pick<Play, 'lottery' | 'period' | 'open'>) {
  const t = useText();
  const running = period.data;
  return (
    <div className={bar}>
      <div>
        <button
          type="button"
          className={`${name} ${pressable}`}
          aria-haspopup="dialog"
          onClick={() => open('lotteries')}
        >
          {lottery.lotName}
          <span className={spoken}>{t('play.switch')}</span>
          <Icon name="chevron" />
        </button>
        <div className={number}>
          {running ? t('play.period', { qiHao: running.period.qiHao }) : <Skeleton width="8rem" />}
        </div>
      </div>
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
