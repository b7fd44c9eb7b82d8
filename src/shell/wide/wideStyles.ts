// The look of what stands beside the column of a wide window.
import { css } from '@linaria/core';

export const beside = css`
  --gap: 24px;
  position: fixed;
  top: 24px;
  bottom: 24px;
  display: flex;
  flex-direction: column;
  gap: 16px;
  width: min(320px, 50vw - var(--column) / 2 - 2 * var(--gap));
  font-size: 14px;
  pointer-events: none;
  @media (max-width: 1120px) {
    --gap: 16px;
  }
`;
export const left = css`
  right: calc(50% + var(--column) / 2 + var(--gap));
`;
export const right = css`
  left: calc(50% + var(--column) / 2 + var(--gap));
`;
export const panel = css`
  box-sizing: border-box;
  padding: 16px;
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);
  pointer-events: auto;
  & h2 {
    padding-bottom: 8px;
    font-size: 16px;
  }
  @media (max-width: 1120px) {
    padding: 16px 12px;
  }
`;
export const scrolls = css`
  overflow: auto;
  min-height: 0;
  scrollbar-width: thin;
`;
export const phone = css`
  display: grid;
  flex: none;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  & svg {
    width: 96px;
  }
  & p {
    color: var(--text-quiet);
    text-wrap: balance;
  }
  /* Beside the narrowest window the words stand below. */
  @media (max-width: 1120px) {
    grid-template-columns: minmax(0, 1fr);
    text-align: center;
  }
`;
export const draws = css`
  & li + li {
    border-top: 1px solid var(--line);
  }
  /* Seven balls and the sign before the last stay in one row. */
  && [data-family='lhc'] {
    --ball: 28px;
  }
  @media (max-width: 1120px) {
    /* Ten racers are one row, as every other draw is. */
    && [data-family] {
      --ball: 20px;
    }
    && [data-family='pk10'] {
      gap: 2px;
    }
  }
  /* Beside the narrowest window ten in one row would be too narrow to read. */
  @media (max-width: 999px) {
    && [data-family='pk10'],
    && [data-family='kl8'] {
      grid-template-columns: repeat(5, minmax(0, var(--ball)));
    }
  }
  & li > * {
    display: grid;
    /* As high while the draw is made as with it: nothing below moves. */
    grid-template-rows: auto minmax(2.25rem, auto);
    align-items: start;
    gap: 6px;
    padding: 10px 0;
  }
  /* Their periods take a line more there. */
  @media (max-width: 1120px) {
    & li > * {
      padding: 8px 0;
    }
  }
`;
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  & > b {
    font-weight: 600;
  }
  & > small {
    color: var(--text-quiet);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  /* Beside a name of three characters there would be room: all periods stand alike. */
  @media (max-width: 1120px) {
    & > small {
      flex-basis: 100%;
    }
  }
`;
