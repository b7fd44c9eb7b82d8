// How lines of devices and log-ins look.
import { css } from '@linaria/core';

/* The lines reach its edges. */
export const list = css`
  padding: 0;
  overflow: hidden;
`;
export const heading = css`
  padding: var(--space-3) var(--space-4) var(--space-1);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-weight: 500;
`;
export const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    gap: 0.125rem;
    min-width: 0;
  }
  &:first-child {
    border-top: 0;
  }
`;
export const quiet = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;
