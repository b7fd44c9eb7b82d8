// The background at the top of the member centre that guest and player cards share.
import { css } from '@linaria/core';

/** The header's background behind a card that overlaps its edge. */
export const top = css`
  padding: calc(var(--space-5) + var(--safe-top)) var(--space-4) var(--space-8);
  background: var(--header-ground);
  box-shadow: inset 0 -1px var(--header-line);
  color: var(--on-header);
`;
export const person = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  /* A mark in the brand's colour on the header, which has it too. */
  html[data-skin='ThemeRed'] & > svg {
    border-radius: 25%;
    box-shadow: 0 0 0 2px var(--on-header);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  h1 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-size: 1.125rem;
    line-height: 1.35;
  }
  p {
    font-size: var(--font-small);
  }
`;
export const raised = css`
  position: relative;
  margin-top: calc(-1 * var(--space-5));
`;
