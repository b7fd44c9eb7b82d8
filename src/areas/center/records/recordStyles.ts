// What the parts of the record page have in common: the filter, the family of a bet, the card, the list of facts, what becomes of a status.
import { css } from '@linaria/core';
import type { BetOrder, Lottery } from '#contract/entities.generated.ts';
import { isGain, isUnsettled } from '#contract/states/betStates.ts';
import { twoLines } from '#kit/clamp.ts';
import { figureColumn } from '#kit/figureColumn.ts';
import type { TextId } from '#texts/ids.generated.ts';

export const ranges = ['today', 'yesterday', 'week', 'month'] as const;
export type Range = (typeof ranges)[number];

export interface Filter {
  range: Range;
  /** '' for all. */
  lotCode: string;
}

/** As a call takes it. */
export const requestOf = ({ range, lotCode }: Filter) => ({ range, ...(lotCode !== '' && { lotCode }) });

/** A play's code begins with that of its family. */
export const familyOfPlay = (playCode: string): Lottery['family'] =>
  playCode.slice(0, playCode.indexOf('_')) as Lottery['family'];

/** What a bet's state is called: a stake that came back says why. */
export function statusText({ status, returnReason }: Pick<BetOrder, 'status' | 'returnReason'>): TextId {
  if (returnReason === 'chase') return 'center.record.status.stopped';
  return returnReason === 'void' ? 'center.record.status.void' : `play.status.${status}`;
}

export const card = css`
  overflow: hidden;
  margin: var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;

/** A row that can be pressed, as high as a thumb needs. */
export const row = css`
  display: grid;
  gap: 0.125rem;
  width: 100%;
  padding: var(--space-2) var(--space-4);
  text-align: left;
  li + li > &,
  ul + ul > li:first-child > & {
    border-top: 1px solid var(--line);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Two things at the ends of a line. */
export const ends = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  min-width: 0;
  font-variant-numeric: tabular-nums;
  /* Two lines: at one, a narrow phone in English hides what was bet or the number of the draw. */
  > :first-child {
    ${twoLines};
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
  }
`;
export const quiet = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

/** What became of a bet or a chase. */
export const state = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-weight: 500;
  &[data-state='won'] {
    color: var(--win);
    font-weight: 600;
  }
  &[data-state='open'] {
    color: var(--warn);
  }
`;
export const stateOf = (bet: Pick<BetOrder, 'status' | 'yingKui'>): 'won' | 'open' | undefined =>
  isGain(bet) ? 'won' : isUnsettled(bet.status) ? 'open' : undefined;

export const body = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-5);
`;
export const facts = css`
  overflow: hidden;
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  ${figureColumn};
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    padding: var(--space-2) var(--space-3);
  }
  > div + div {
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--text-quiet);
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
