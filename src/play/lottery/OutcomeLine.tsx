// Owns the words beside the last draw that say how it ended for the player: what was bet, and what came of it; quiet, and without anything to press.
import { css } from '@linaria/core';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { landscapePhone } from '../landscape.ts';
import type { Outcome } from '../placing/keptOutcomes.ts';

/** What the strip around it becomes. Where the numbers fill their line, it stands in the one above, and a long period gives way. */
const strip = css`
  :global() {
    @media not (${landscapePhone}) {
    [data-board-top]
      > button[data-outcome]:is([data-numbers='line'], [data-numbers='rows'], :lang(en)[data-numbers='some']) {
      grid-template-areas:
        'period readings outcome more'
        'numbers numbers numbers numbers';
      grid-template-columns: minmax(0, auto) minmax(min-content, auto) minmax(min-content, 1fr) auto;
      > small {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      > span:last-child > span {
        display: none;
      }
    }
    }
    @media (max-width: 420px) {
      [data-board-top] > button[data-outcome][data-numbers='rows']:lang(en):lang(en) {
        grid-template-areas:
          'period outcome more'
          'numbers numbers numbers'
          'readings readings readings';
        grid-template-columns: auto minmax(0, 1fr) auto;
      }
    }
  }
`;
/** One line: without room for both, the stake wraps below it and out of sight. */
const line = css`
  display: flex;
  flex-flow: row-reverse wrap;
  align-self: center;
  gap: 0 0.375rem;
  justify-self: end;
  height: 1.125rem;
  overflow: hidden;
  color: var(--text-quiet);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  white-space: nowrap;
  /* Right of the numbers, below the countdown's edge, as wide as they leave: it moves nothing. */
  grid-row: 2;
  grid-column: 1 / -1;
  min-width: min-content;
  --taken: 10rem;
  max-width: calc(100% - var(--taken));
  margin-right: var(--space-1);
  [data-numbers='some'] > & {
    --taken: 13.6875rem;
  }
  [data-numbers='line'] > &,
  [data-numbers='rows'] > &,
  [data-numbers='some'] > &:lang(en) {
    grid-area: outcome;
    max-width: none;
    margin-right: 0;
  }
  @media (max-width: 420px) {
    /* Beside the period, which is narrower than the numbers below it. */
    [data-numbers='few'] > &:lang(en) {
      grid-area: 1 / 1 / 2 / 3;
      max-width: calc(100% - 7rem);
      margin-right: 0;
    }
  }
  animation: outcome-in 200ms ease-out;
  > b {
    font-weight: 500;
  }
  &[data-ended='won'] > b {
    color: var(--win);
    font-weight: 600;
  }
  @keyframes outcome-in {
    from {
      opacity: 0;
    }
  }
  @media ${landscapePhone} {
    [data-board-top] > [data-outcome] > && {
      grid-area: outcome;
      max-width: none;
      margin-right: 0;
    }
    [data-board-top] && > span {
      display: none;
    }
    [data-board-top] && > b {
      color: var(--on-header);
    }
  }
`;

interface OutcomeLineProps {
  outcome: Outcome;
  /** As words for those who listen, without a place of their own. */
  isSaid?: boolean;
}

export function OutcomeLine({ outcome, isSaid }: OutcomeLineProps) {
  const t = useText();
  const { ended, staked, won } = outcome;
  const stake = `${t('play.bets.stake')} ¥${amountText(staked, true)}`;
  const end =
    ended === 'won'
      ? `${t('play.bets.won')} +¥${amountText(won!, true)}`
      : ended === 'paid'
        ? `${t('play.bets.paid')} ¥${amountText(won!, true)}`
        : t(ended === 'lost' ? 'play.status.3' : 'play.status.10');
  // What was paid is spoken by its toast.
  if (isSaid) return won === null ? ` ${stake} ${end}` : null;
  return (
    <span className={`${line} ${strip}`} data-ended={ended}>
      <b>{end}</b>
      <span>{stake}</span>
    </span>
  );
}
