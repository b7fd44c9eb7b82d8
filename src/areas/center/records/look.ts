// Owns what the record pages look like beyond the kit.
import { css } from '@linaria/core';

export const inSheet = css`
  padding: 0 var(--space-4) var(--space-5);
`;
