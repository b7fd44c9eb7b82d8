// How the parts of the page of levels look alike.
import { css } from '@linaria/core';

export const title = css`
  padding-bottom: var(--space-3);
  font-size: var(--font-main);
  font-weight: 600;
`;
export const quiet = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;
/** What it is at the left, a figure or a button at the right. */
export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) 0;
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  > b {
    color: var(--win);
    font-weight: 600;
  }
`;
