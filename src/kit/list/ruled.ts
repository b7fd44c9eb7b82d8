// The line between the rows of a long list, which lies in stretches, and where a focused row is outlined.
import { css } from '@linaria/core';

export const ruled = css`
  :is(li + li, ul + ul > li) > & {
    border-top: 1px solid var(--line);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
