// The measures every component is built from, and the styles of the bare page. Colours come from #station/derive/look/theme.ts as variables on <html>.
import { css } from '@linaria/core';

/**
 * One rem is 16 px on a phone of 375 px whose browser text size is untouched; startLayout() in layout.ts scales it, and
 * the browser's own text size still counts. What a finger must hit, and what is typed into, never falls below its pixels.
 */
export const page = css`
  :global() {
    :root {
      --scale: 1;
      --space-1: 0.25rem;
      --space-2: 0.5rem;
      --space-3: 0.75rem;
      --space-4: 1rem;
      --space-5: 1.25rem;
      --space-6: 1.5rem;
      --space-8: 2rem;
      --edge: 0.75rem;
      --font-caption: max(0.6875rem, 11px);
      --font-small: max(0.8125rem, 12px);
      --font-body: max(0.875rem, 13px);
      --font-main: max(1rem, 15px);
      --font-amount: 1.25rem;
      --font-title: 1.75rem;
      --radius-small: 0.375rem;
      --radius: 0.625rem;
      --radius-large: 0.875rem;
      --target: 44px;
      --column: 480px;
      --header-height: max(2.75rem, 44px);
      --tab-bar-height: max(3.125rem, 50px);
      --safe-top: env(safe-area-inset-top, 0px);
      --safe-bottom: env(safe-area-inset-bottom, 0px);
    }
    html {
      font-size: calc(100% * var(--scale));
      background: var(--surface);
      color-scheme: light;
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      -webkit-tap-highlight-color: transparent;
    }
    html[data-skin='ThemeBlack'] {
      color-scheme: dark;
    }
    html:has(dialog:modal) {
      overflow: hidden;
    }
    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    body {
      margin: 0;
      background: var(--surface);
      color: var(--text);
      font-family: 'Noto Sans CJK SC', 'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Microsoft YaHei', system-ui, sans-serif;
      font-size: var(--font-body);
      line-height: 1.5;
      overflow-wrap: anywhere;
      -webkit-font-smoothing: antialiased;
    }
    /* A Chinese font draws the apostrophe of English words as wide as a character. */
    :lang(en) body {
      font-family: system-ui, 'Noto Sans CJK SC', 'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Microsoft YaHei', system-ui, sans-serif;
    }
    /* Beside the column of a wide screen. */
    @media (min-width: 520px) {
      html:root,
      body {
        background: var(--surface-sunken);
      }
      html[data-skin='ThemeBlack'],
      html[data-skin='ThemeBlack'] body {
        background: color-mix(in srgb, var(--surface) 55%, #000);
      }
    }
    /* Three columns: a sheet belongs to its own, and dims no other. */
    @media (min-width: 1100px) and (min-height: 481px) {
      :root {
        --dim: linear-gradient(var(--overlay) 0 0) center / var(--column) 100% no-repeat;
      }
    }
    h1,
    h2,
    h3,
    p,
    ul,
    ol,
    dl,
    dd,
    figure {
      margin: 0;
      padding: 0;
    }
    ul,
    ol {
      list-style: none;
    }
    h1,
    h2,
    h3 {
      font-size: inherit;
      font-weight: 600;
    }
    button,
    input,
    select,
    textarea {
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
    }
    button {
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
      touch-action: manipulation;
    }
    /* The browser's own is a grey block on the dark skin. */
    [type='checkbox'] {
      display: grid;
      flex: none;
      place-items: center;
      width: 1.25rem;
      height: 1.25rem;
      margin: 0;
      border: 1.5px solid var(--text-faint);
      border-radius: var(--radius-small);
      appearance: none;
      &:checked {
        border-color: var(--brand);
        background: var(--brand);
        &::before {
          content: '';
          width: 0.4rem;
          height: 0.7rem;
          margin-top: -0.15rem;
          border: solid var(--on-brand);
          border-width: 0 2px 2px 0;
          transform: rotate(45deg);
        }
      }
    }
    a {
      color: inherit;
      text-decoration: none;
      touch-action: manipulation;
    }
    img,
    svg {
      display: block;
      max-width: 100%;
    }
    :focus-visible {
      outline: 2px solid var(--brand-text);
      outline-offset: 2px;
    }
    [hidden] {
      display: none !important;
    }
    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        scroll-behavior: auto !important;
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
        transition-duration: 1ms !important;
      }
    }
  }
`;

/** Read aloud, not seen. */
export const spoken = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** What can be pressed gives way at once. */
export const pressable = css`
  transition:
    opacity 120ms,
    background-color 120ms,
    transform 120ms;
  user-select: none;
  &:active:not(:disabled):not([aria-disabled='true']) {
    opacity: 0.68;
    transition-duration: 0s;
  }
`;
