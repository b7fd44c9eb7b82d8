// The styles that the rules sheets of both modes have in common.
import { css } from '@linaria/core';

export const lines = css`
  display: grid;
  gap: var(--space-2);
  line-height: 1.65;
  > h3 {
    font-size: 0.9375rem;
  }
`;

export const more = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--link);
`;

export const table = css`
  width: 100%;
  margin: var(--space-3) 0;
  border-collapse: collapse;
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: var(--space-2);
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: var(--space-2) var(--space-1);
    border-top: 1px solid var(--line);
    font-weight: 400;
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  thead th {
    color: var(--text-quiet);
  }
`;
