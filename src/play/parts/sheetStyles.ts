// The styles that the sheets of a board have in common.
import { css } from '@linaria/core';

/** The link at the end of a list that leads to the whole of it. */
export const allLink = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: max(3rem, var(--target));
  border-top: 1px solid var(--line);
  color: var(--link);
`;
