// The frame a screen stands in: the phone's column, the safe areas, and the room that the tab bar takes.
import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';

const frame = css`
  /* Keeps the first card's margin inside: outside, it would make every short page scroll. */
  display: flow-root;
  position: relative;
  width: 100%;
  max-width: var(--column);
  min-height: calc(100dvh - var(--header-height) - var(--safe-top));
  margin: 0 auto;
  background: var(--surface);
  padding-bottom: calc(var(--space-6) + var(--safe-bottom));
  &[data-own-top] {
    min-height: 100dvh;
  }
  &[data-tab-bar] {
    padding-bottom: calc(var(--tab-bar-height) + var(--space-4) + var(--safe-bottom));
  }
`;

export interface ScreenProps {
  children: ReactNode;
  /** Leaves room for the tab bar. */
  hasTabBar?: boolean;
  /** The screen draws its own top: there is no header bar above. */
  hasOwnTop?: boolean;
  className?: string;
}

export function Screen({ children, hasTabBar = false, hasOwnTop = false, className }: ScreenProps) {
  return (
    <main
      className={cx(frame, className)}
      data-tab-bar={hasTabBar || undefined}
      data-own-top={hasOwnTop || undefined}
    >
      {children}
    </main>
  );
}
