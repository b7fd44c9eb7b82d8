// The style of a list of cards.
import { css } from '@linaria/core';

export const cardList = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--edge);
`;
