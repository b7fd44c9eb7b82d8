// How the forms of this area are laid out, and what they say of a text that is too short or too long.
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

export const lengthWords = { tooShort: 'message.tooShort', tooLong: 'message.tooLong' } as const;
