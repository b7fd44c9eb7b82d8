// The look of sums above a list of records: how many, and three amounts side by side.
import { css } from '@linaria/core';

export const sums = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  > div {
    display: grid;
    gap: 0.125rem;
    min-width: 0;
  }
  > div:not(:first-child) {
    padding-left: var(--space-2);
    border-left: 1px solid var(--line);
  }
  dt {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  dd {
    font-size: var(--font-body);
  }
`;
export const count = css`
  padding-bottom: var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
