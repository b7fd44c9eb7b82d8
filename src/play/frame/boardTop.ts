// The look of the card above a board, which holds its period and last draw.
import { css } from '@linaria/core';

export const boardTop = css`
  position: relative;
  margin: var(--space-2) var(--edge);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  /* On a short phone the numbers matter more than the card's edges. */
  @media (max-height: 700px) {
    margin: 0;
    border-radius: 0;
  }
`;
