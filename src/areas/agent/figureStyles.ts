// The layout of figures side by side in the cards of the agent's pages.
import { css } from '@linaria/core';

/** Two or three to a line, as wide as the longest amount needs. */
export const figureGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));
  gap: var(--space-3) var(--space-2);
  font-variant-numeric: tabular-nums;
  /* Where one name takes two lines, the figures beside it stay on one line. */
  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-width: 0;
  }
  dt {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  dd {
    font-size: var(--font-main);
    font-weight: 600;
  }
  /* As large to the finger as any other way, without more room. */
  dd > a {
    display: inline-block;
    min-width: var(--target);
    margin: -0.5rem 0;
    padding: 0.5rem 0;
    color: var(--link);
  }
`;
export const cardHead = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  padding-bottom: var(--space-3);
  > h2 {
    font-size: var(--font-main);
  }
  > span,
  > a {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  /* As tall to the finger as any other way, without more room. */
  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    margin: calc(-1 * var(--space-3)) 0;
    color: var(--link);
  }
`;
/** Holds what members won or lost: it has its sign, and not the colour of the reader's own gain or loss. */
export const ofMembers = css`
  && [data-trend] {
    color: inherit;
  }
`;
export const hint = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
  line-height: 1.6;
`;
/** Short facts, as many to a line as there is room for. */
export const wrapped = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-variant-numeric: tabular-nums;
  > li {
    white-space: nowrap;
  }
`;
/** Blocks in the shape of the cards to come. */
export const waiting = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--edge);
`;
