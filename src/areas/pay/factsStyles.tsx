// The layout of pairs of a name and a figure in the cards of money.
import { css } from '@linaria/core';

export const facts = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-1) 0 var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
  & dd {
    color: var(--text);
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & dd > strong {
    font-size: var(--font-main);
  }
  & dd > small {
    display: block;
    color: var(--text-faint);
    font-size: var(--font-caption);
    text-wrap: balance;
  }
`;
