// The look of the small button at the end of a field's box: what was typed is shown, or read out.
import { css } from '@linaria/core';

export const fieldButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  align-self: stretch;
  border-radius: var(--radius);
  color: var(--text-quiet);
  font-size: 1.25rem;
  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;
