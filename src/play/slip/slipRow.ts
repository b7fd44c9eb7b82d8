// The styles of one bet in a slip or basket: what was picked, its figures, the button that removes it, and what is wrong with it.
import { css } from '@linaria/core';

/** The caller sets the columns, the last one `var(--remove)` wide for the button, and keeps `--space-4` from the sheet's edges. */
export const slipRow = css`
  /* The button reaches to the sheet's edge, so that its sign stands under the one that closes the sheet. */
  --remove: calc(var(--target) - var(--space-4));
  display: grid;
  align-items: center;
  gap: 0 var(--space-2);
  padding: var(--space-2) 0;
  border-top: 1px solid var(--line);
  > div > p {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  > p {
    grid-column: 1 / -1;
    color: var(--danger);
    font-size: var(--font-caption);
  }
  > button {
    display: grid;
    place-items: center;
    width: var(--target);
    min-height: var(--target);
    color: var(--text-quiet);
  }
  [data-changed] {
    padding: 0 0.25rem;
    border-radius: var(--radius-small);
    background: var(--warn-quiet);
    color: var(--warn);
  }
`;
