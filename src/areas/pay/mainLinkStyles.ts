// The look of a link that is the one thing to do next: that of a main button.
import { css } from '@linaria/core';

export const main = css`
  display: grid;
  place-items: center;
  min-height: max(2.875rem, var(--target));
  border-radius: var(--radius);
  background: var(--crystal);
  color: var(--on-brand);
  font-size: var(--font-main);
  font-weight: 600;
`;
