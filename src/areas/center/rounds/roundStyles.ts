// The look that lists inside a round share.
import { css } from '@linaria/core';

export const rows = css`
  display: grid;
  gap: var(--space-2);
  > li + li {
    padding-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
`;
/** A row of several lines. */
export const row = css`
  display: grid;
  gap: 0.125rem;
  b {
    font-weight: 600;
  }
  /* Nowhere else is what was bet on said in full. */
  > span > :first-child {
    white-space: normal;
  }
`;
