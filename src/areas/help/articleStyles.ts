// How a notice and an article of the help are set: title, time, text.
import { css } from '@linaria/core';

export const article = css`
  > h2 {
    overflow-wrap: anywhere;
    font-size: 1.25rem;
    line-height: 1.4;
  }
  > p {
    padding: var(--space-2) 0 var(--space-4);
    color: var(--text-faint);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const more = css`
  display: block;
  min-height: var(--target);
  padding: var(--space-3) var(--edge) 0;
  color: var(--link);
  font-size: var(--font-body);
  text-align: center;
`;
