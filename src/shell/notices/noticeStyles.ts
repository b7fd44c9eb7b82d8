// The look of the sheet of notices.
import { css } from '@linaria/core';

export const body = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-5);
  > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
    text-wrap: pretty;
  }
  h3 {
    padding: var(--space-2) 0 0;
    font-size: var(--font-body);
    font-weight: 600;
  }
`;
export const kinds = css`
  > label {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--target);
    border-bottom: 1px solid var(--line);
  }
  > label:last-child {
    border-bottom: 0;
  }
`;
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > button {
    min-height: var(--target);
    padding: 0 var(--space-3);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--font-small);
  }
  > button[aria-pressed='true'] {
    background: var(--brand);
    color: var(--on-brand);
  }
`;
export const round = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
