// The festive ground that the stage of an activity stands on, in both skins.
import { css } from '@linaria/core';
import { flatHeader } from '#kit/flatHeader.ts';

/** Text and ground are pairs that the palette keeps readable; the light above is decoration. */
export const festive = css`
  position: relative;
  overflow: hidden;
  padding: var(--space-3) var(--edge) 3rem;
  background:
    radial-gradient(90% 60% at 50% 38%, color-mix(in srgb, var(--accent) 26%, transparent), transparent 70%),
    linear-gradient(var(--brand), var(--brand-deep));
  color: var(--on-brand);
  ${flatHeader}
  html[data-skin='ThemeBlack'] & {
    background:
      radial-gradient(90% 60% at 50% 38%, color-mix(in srgb, var(--brand) 20%, transparent), transparent 70%),
      linear-gradient(var(--surface-raised), var(--surface));
    color: var(--text);
  }
`;

/** A block on the festive ground that holds figures. */
export const plate = css`
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--brand-deep) 72%, transparent);
  html[data-skin='ThemeBlack'] & {
    background: color-mix(in srgb, var(--surface-sunken) 82%, transparent);
  }
`;

/** The one large button of a stage: gold in crystal red, the brand in midnight black. */
export const stageButton = css`
  html[data-skin='ThemeRed'] &[data-kind='main'] {
    background: linear-gradient(#ffe9b8, #f3bf58);
    color: #6d1006;
  }
  html[data-skin='ThemeRed'] &[data-kind='main'][aria-disabled='true']:not([aria-busy='true']) {
    background: color-mix(in srgb, var(--surface-sunken) 88%, transparent);
    color: var(--text-quiet);
  }
  html[data-skin='ThemeBlack'] &[data-kind='main'][aria-disabled='true']:not([aria-busy='true']) {
    background: var(--surface-sunken);
    color: var(--text-quiet);
  }
`;

/** Over a stage while its show plays: a tap anywhere on it skips the show. */
export const skipLayer = css`
  position: absolute;
  inset: 0 0 6rem;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: flex-start;
  padding: var(--space-2);
  color: inherit;
  font-size: var(--font-small);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
