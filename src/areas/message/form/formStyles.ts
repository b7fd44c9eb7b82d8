// How the forms of this area are laid out.
import { css } from '@linaria/core';

export const form = css`
  display: grid;
  gap: var(--space-2);
`;

/** Below the button, where a send has failed: what was typed is still there. */
export const notice = css`
  color: var(--danger);
  font-size: var(--font-small);
  text-align: center;
`;
