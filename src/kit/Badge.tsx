// Small marks: a count of what is unread, and a word that marks an entry.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';

const badge = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 0.3125rem;
  border-radius: 0.5625rem;
  background: var(--brand);
  color: var(--on-brand);
  font-size: max(0.6875rem, 10px);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  &[data-kind='accent'] {
    background: var(--accent);
    color: var(--on-accent);
  }
  /* There the accent is red, which is kept for what is urgent. */
  html[data-skin='ThemeBlack'] &[data-kind='accent'] {
    background: var(--brand);
    color: var(--on-brand);
  }
  &[data-kind='quiet'] {
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-weight: 500;
  }
  &[data-kind='neutral'] {
    background: var(--surface-sunken);
    color: var(--text-quiet);
    font-weight: 500;
  }
  &[data-floating] {
    position: absolute;
    top: -0.375rem;
    left: calc(100% - 0.25rem);
    box-shadow: 0 0 0 1.5px var(--surface-raised);
  }
`;

export interface BadgeProps {
  /** A number of what is unread or waiting; over 99 it says 99+. */
  count?: number;
  children?: ReactNode;
  /** Neutral for what is off or closed. */
  kind?: 'brand' | 'accent' | 'quiet' | 'neutral';
  /** At the upper right of what holds it. */
  floating?: boolean;
}

export function Badge({ count, children, kind = 'brand', floating = false }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span className={badge} data-kind={kind} data-floating={floating || undefined}>
      {count === undefined ? children : count > 99 ? '99+' : count}
    </span>
  );
}
