// The styles that cells of a board and the balls of a picker have in common.
import { css } from '@linaria/core';
import { landscapePhone } from './landscape.ts';

export const grid = css`
  display: grid;
  gap: 0.375rem;
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-columns='4'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  &[data-columns='5'] {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  &[data-columns='6'] {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  &[data-columns='7'] {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0.25rem;
  }
  /* Two words that are left share their row. */
  &[data-columns='4'] > :nth-child(4n + 1):nth-last-child(2):not(:has(> b)),
  &[data-columns='4'] > :nth-child(4n + 2):last-child:not(:has(> b)) {
    grid-column: span 2;
  }
  @media (max-width: 340px) {
    &[data-columns='6'] {
      gap: 0.25rem;
    }
  }
  /* Twice as wide, twice as many, where there are more than a line. */
  @media ${landscapePhone} {
    &[data-columns='2']:has(> :nth-child(3)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    @media (min-width: 700px) {
      &[data-columns='2']:has(> :nth-child(6)) {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    }
    &[data-columns='3']:has(> :nth-child(4)) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    &[data-columns='4']:has(> :nth-child(5)) {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
    &[data-columns='5']:has(> :nth-child(6)) {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
    &[data-columns='6']:has(> :nth-child(7)) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    &[data-columns='7'] {
      grid-template-columns: repeat(14, minmax(0, 1fr));
    }
  }
`;

/** Blocks of cells, each with columns of its own. */
export const cellBlocks = css`
  display: grid;
  gap: 0.375rem;
`;

export const cell = css`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  justify-content: center;
  gap: 0.0625rem 0.375rem;
  width: 100%;
  min-height: max(3rem, var(--target));
  padding: 0.25rem;
  border-radius: var(--radius-small);
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--font-body);
  font-weight: 500;
  line-height: 1.25;
  contain: layout style;
  user-select: none;
  /* Words above their odds, balls beside them. */
  > span:has(+ em) {
    flex: 1 0 100%;
  }
  [data-columns='2'] > & > span {
    flex: none;
  }
  [data-stacked='every'] > & > em {
    flex: 1 0 100%;
  }
  /* Of five columns each has room for a ball or for its odds, not for both side by side. */
  [data-columns='5'] > & > em {
    flex: 1 0 100%;
  }
  [data-columns='5'] > &:has(> b + em) {
    row-gap: 0.1875rem;
    min-height: 3.375rem;
    > b {
      width: 1.625rem;
      height: 1.625rem;
    }
    > em {
      line-height: 1;
    }
  }
  /* Three dice and their odds fill a cell to its edges. */
  > [role='img']:has(> :nth-child(3)) + em {
    flex: 1 0 100%;
  }
  /* Three characters and their odds are one line. */
  [data-columns='4'] > & {
    column-gap: 0.25rem;
  }
  /* A prize of three digits before the point. */
  [data-columns='6'] > & > em {
    letter-spacing: -0.04em;
  }
  /* English words of a group are of many lengths: all have their odds below them, where some would. */
  :lang(en) :is([data-columns='3'], [data-columns='4'], [data-columns='5'], [data-duel]) > &:not(:has(> b, > [role='img'])) > em {
    flex: 1 0 100%;
  }
  @media (max-width: 340px) {
    /* The longest need all room there is; a short word and its odds have what is left over between them as well. */
    [data-columns='4'] > & {
      justify-content: space-evenly;
      column-gap: 0.125rem;
      padding-inline: 0.125rem;
    }
    [data-stacked='narrow'] > & > em {
      flex: 1 0 100%;
    }
  }
  > em {
    color: var(--brand-text);
    font-size: var(--font-small);
    font-style: normal;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  > small {
    flex: 1 0 100%;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  > small[data-warmth='hot'] {
    color: var(--brand-text);
  }
  > small[data-warmth='cold'] {
    color: var(--link);
  }
  &:active {
    opacity: 0.7;
  }
  &[aria-pressed='true'] {
    background: var(--brand);
    box-shadow: none;
    color: var(--on-brand);
  }
  &[aria-pressed='true'] > em,
  &[aria-pressed='true'] > small {
    color: inherit;
  }
  /* Where balls have colours that mean something, nothing beside them is filled with another. */
  &[aria-pressed='true']:has(> [data-tint]) {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 2px var(--brand-text);
    color: var(--brand-text);
    font-weight: 700;
  }
  /* A ball without a colour of its own is no more than its number where the cell itself is filled. */
  &[aria-pressed='true'] > b:not([data-tint]) {
    background: none;
    box-shadow: none;
    color: inherit;
  }
  &:disabled {
    background: var(--surface-sunken);
    color: var(--text-faint);
    cursor: default;
  }
`;

/** A ball in the colours of its game, or quiet where the game gives it none. */
export const ball = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: var(--brand-quiet);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--brand-text) 30%, transparent);
  color: var(--brand-text);
  font-size: var(--font-body);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1;
  &[data-tint] {
    background: var(--ground);
    box-shadow: none;
    color: var(--figure);
  }
  &[data-tint='racer'] {
    border-radius: 0.3125rem;
  }
`;

/** A board that takes no bets: flat and pale, yet as readable as ever, since picks of the next period may be made; those look picked. */
export const sealable = css`
  &[data-sealed] :is(.${cell}, [data-pick]):enabled:not([aria-pressed='true']) {
    background: none;
    > em,
    > small {
      color: var(--text-quiet);
    }
    > b:not([data-tint]) {
      background: none;
      box-shadow: inset 0 0 0 1px var(--line);
      color: var(--text);
    }
    > [data-tint],
    > [role='img'] {
      filter: saturate(0.5);
    }
  }
`;

export const heading = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) 0 var(--space-2);
  font-size: var(--font-body);
  white-space: nowrap;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
    white-space: normal;
  }
`;

/** A play's name above its cells; beside them where width is what there is. */
export const namedBlock = css`
  @media ${landscapePhone} {
    display: grid;
    /* Six characters in one line. */
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: var(--space-2);
    padding-top: 0.375rem;
    > h2 {
      flex-direction: column;
      justify-content: center;
      align-self: start;
      gap: 0;
      min-height: max(3rem, var(--target));
      padding: 0;
      font-size: var(--font-small);
      line-height: 1.25;
      text-wrap: balance;
      white-space: normal;
    }
    &:lang(en) {
      grid-template-columns: 6rem minmax(0, 1fr);
      > h2 {
        font-size: var(--font-caption);
      }
    }
  }
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-3) 0 0;
  > button {
    position: relative;
    min-height: max(2.25rem, 36px);
    padding: 0 var(--space-3);
    border-radius: 1.25rem;
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  /* A finger finds half of the space around a chip as well. */
  > button::after {
    position: absolute;
    inset: -4px -0.25rem;
    content: '';
  }
  > button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
  html[data-skin='ThemeBlack'] & > button[aria-pressed='true'] {
    background: var(--brand);
    color: var(--on-brand);
  }
`;
