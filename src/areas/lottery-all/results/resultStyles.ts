// What the screens of this area have in common: the order of modes, the card, the row of facts.
import { css } from '@linaria/core';

export type Mode = 'credit' | 'official';
export const modes: readonly Mode[] = ['credit', 'official'];

export const card = css`
  overflow: hidden;
  margin: var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;

/** A word that says what a draw or a figure is. */
export const tag = css`
  padding: 0 0.375rem;
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  line-height: 1.6;
  white-space: nowrap;
  &[data-kind='warn'] {
    background: var(--warn-quiet);
    color: var(--warn);
  }
`;

/** <details> of a group of plays, opened by its heading. */
export const folded = css`
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: max(3rem, var(--target));
    padding: 0 var(--space-3) 0 var(--space-4);
    cursor: pointer;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  > summary:focus-visible {
    outline-offset: -3px;
  }
  > summary > small,
  > summary > svg:only-child {
    margin-left: auto;
  }
  > summary > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
  }
  > summary > svg {
    color: var(--text-faint);
    transform: rotate(90deg);
    transition: transform 160ms;
  }
  &[open] > summary > svg {
    transform: rotate(-90deg);
  }
`;
