// The styles that the sections below a stage share: their heading and their table.
import { css } from '@linaria/core';

export const sectionTitle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: var(--space-3);
  font-size: var(--font-main);
`;
export const quietNote = css`
  padding-top: var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--font-body);
  font-variant-numeric: tabular-nums;
  th {
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 400;
    text-align: left;
  }
  :is(th, td) {
    padding: var(--space-2) var(--space-1);
    border-bottom: 1px solid var(--line);
  }
  tr:last-child > td {
    border-bottom: 0;
  }
  :is(th, td):not(:first-child) {
    text-align: right;
  }
  tr[data-own] > td {
    background: var(--brand-quiet);
    color: var(--text);
    font-weight: 600;
  }
`;
