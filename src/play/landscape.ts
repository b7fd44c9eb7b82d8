// The page of play on a phone in landscape: where that is so, and how header, period, last draw and bar become a line each, so that the numbers have the rest.
import { css } from '@linaria/core';

/** Wider than any phone that stands, and no higher than one is wide; a window on a desk has its mouse. */
export const landscapePhone = '(min-width: 520px) and (max-height: 480px) and (pointer: coarse)';

/** The whole width between the notches is the board's; sheets stay a column one reads. */
export const landscapePage = css`
  :global() {
    @media ${landscapePhone} {
      :root:has([data-board-top]) {
        --notch: max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px));
        --column: min(60rem, 100vw - 2 * var(--notch));
      }
      :root:has([data-board-top]) dialog {
        --column: 35rem;
        max-height: calc(100dvh - var(--space-2));
      }
      /* The period says what the title says, and more. */
      :root:has([data-board-top]) header > h1 {
        opacity: 0;
      }
    }
  }
`;

/** Name, period, last draw and countdown, within the header: between its arrow and its keys. */
export const landscapeTop = css`
  @media ${landscapePhone} {
    &&[data-board-top] {
      position: sticky;
      z-index: 21;
      top: var(--safe-top);
      display: flex;
      align-items: center;
      gap: var(--space-3);
      height: var(--header-height);
      margin: calc(-1 * var(--header-height)) 6.5rem 0 var(--header-height);
      background: none;
      box-shadow: none;
      color: var(--on-header);
      --text-quiet: var(--on-header);
      --text-faint: var(--on-header);
      --link: var(--on-header);
      --line: color-mix(in srgb, var(--on-header) 45%, transparent);
    }
    @media (max-width: 740px) {
      &&[data-board-top] {
        gap: var(--space-2);
      }
    }
  }
`;

/** The bar of a board: closer on the shortest phones; in landscape, what is chosen, what it comes to and the button in one row. */
export const playBar = css`
  @media (max-height: 600px) {
    && {
      gap: var(--space-1);
      padding-top: var(--space-1);
      padding-bottom: calc(var(--space-1) + var(--safe-bottom));
    }
  }
  @media ${landscapePhone} {
    && {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      align-items: center;
      gap: var(--space-3);
    }
  }
`;
/** As high as that bar. */
export const landscapeRoom = css`
  @media ${landscapePhone} {
    && {
      height: 3.25rem;
    }
  }
`;
