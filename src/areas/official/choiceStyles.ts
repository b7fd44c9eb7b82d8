// The styles of the picks of a position: its name, quick keys and numbers, and how they are laid out on a short phone.
import { css } from '@linaria/core';
import { landscapePhone } from '#play/landscape.ts';

export const block = css`
  padding-top: var(--space-2);
  & + & {
    margin-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
`;
export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: var(--target);
  /* On a short phone a name with nothing to press beside it leaves its room to the numbers. */
  @media (max-height: 700px) {
    &:not(:has(button)) {
      min-height: 1.625rem;
    }
  }
  /* On the shortest its keys reach into the room around it. */
  @media (max-height: 600px) {
    min-height: 2.25rem;
    > span > button {
      margin: -0.25rem 0;
    }
  }
  > b {
    flex: none;
    font-size: var(--font-body);
    font-weight: 600;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    text-align: right;
  }
  > span {
    display: grid;
    grid-auto-columns: minmax(0, 2.875rem);
    grid-auto-flow: column;
    flex: 0 1 auto;
  }
  > span > button {
    min-width: 2.25rem;
    min-height: var(--target);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
/** Beside the grid's own columns: what a number of this mode needs of height and edge. */
export const numbers = css`
  padding-bottom: var(--space-1);
  > button {
    min-height: max(2.75rem, var(--target));
    padding: 0.125rem;
  }
  /* So tight, 10,000s is a fifth of the narrowest phone. */
  &[data-columns='5']:lang(en) > button > span {
    font-size: var(--font-caption);
    letter-spacing: -0.05em;
  }
`;
/**
 * On a short phone a row of ten or eleven numbers and its name fill two lines of six columns, the sums of three dice
 * three, twenty numbers three of seven where the phone is wide enough; the quick keys come where its name is pressed.
 */
export const compact = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 0.25rem;
  padding-top: var(--space-1);
  @media (min-width: 360px) {
    &[data-count='20'] {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
  }
  & + & {
    margin-top: 0.25rem;
    padding-top: 0.25rem;
  }
  /* In one line with its name, as far as that goes. */
  @media ${landscapePhone} {
    &[data-count='10'] {
      grid-template-columns: repeat(11, minmax(0, 1fr));
    }
    &[data-count='11'] {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    &[data-count='16'] {
      grid-template-columns: repeat(9, minmax(0, 1fr));
    }
    &[data-count='20'] {
      grid-template-columns: repeat(11, minmax(0, 1fr));
    }
  }
  @media (max-height: 600px) {
    padding-top: 0.125rem;
    & + & {
      margin-top: 0.125rem;
      padding-top: 0.125rem;
    }
  }
  > div {
    display: contents;
  }
  > div > span {
    display: none;
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
  }
  > [data-unfolded] > span {
    display: grid;
    order: -1;
  }
  > div > button {
    padding: 0;
  }
`;
export const title = css`
  display: grid;
  place-items: center;
  align-content: center;
  overflow: hidden;
  min-height: var(--target);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  font-size: var(--font-small);
  font-weight: 600;
  line-height: 1.15;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  /* Beside both lines of ten numbers, so that these stand five by five. */
  &[data-tall] {
    grid-row: span 2;
    @media ${landscapePhone} {
      grid-row: auto;
    }
  }
  /* So tight, 10,000s stands on one line on the narrowest phone. */
  &:lang(en) {
    font-size: var(--font-caption);
    letter-spacing: -0.05em;
  }
  > i {
    color: var(--text-quiet);
    font-size: 0.75rem;
    font-style: normal;
    line-height: 1;
  }
`;
