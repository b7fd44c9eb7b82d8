// The look of answers to choose one of: cells that show which is chosen and where the focus is, over hidden radio buttons.
import { css } from '@linaria/core';

export const choiceCells = css`
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--target);
    padding: var(--space-1);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--brand-text);
    outline-offset: 2px;
  }
`;
