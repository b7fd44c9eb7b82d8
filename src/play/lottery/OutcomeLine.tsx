// Owns the words beside the last draw that say how it ended for the player: what was bet, and what came of it; quiet, and without anything to press.
import { css } from '@linaria/core';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { landscapePhone } from '../landscape.ts';
import type { Outcome } from '../placing/keptOutcomes.ts';

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
  max-width: calc(100% - var(--count) * 1.8125rem - 1rem);
  margin-right: var(--space-1);
  [data-numbers='line'] > &,
  [data-numbers='rows'] > &,
  [data-numbers='some'] > &:lang(en) {
    grid-area: outcome;
    max-width: none;
    margin-right: 0;
  }
  @media (max-width: 420px) {
    [data-numbers='few'] > &:lang(en) {
      grid-area: outcome;
      max-width: none;
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

/** As it is read aloud; a win is announced by its toast. */
export function useOutcomeText(outcome: Outcome | undefined): { stake: string; end: string } | undefined {
  const t = useText();
  if (!outcome) return undefined;
  const { ended, staked, won } = outcome;
  return {
    stake: t('play.outcome.stake', { stake: amountText(staked, true) }),
    end:
      ended === 'won'
        ? t('play.outcome.won', { money: amountText(won!, true) })
        : t(ended === 'lost' ? 'play.status.3' : 'play.status.10'),
  };
}

export function OutcomeLine({ outcome }: { outcome: Outcome }) {
  const { stake, end } = useOutcomeText(outcome)!;
  return (
    <span className={line} data-ended={outcome.ended}>
      <b>{end}</b>
      <span>{stake}</span>
    </span>
  );
}
