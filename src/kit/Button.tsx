// The button: four kinds, two sizes, and a working state in which it cannot be pressed twice.
import { css, cx } from '@linaria/core';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { pressable } from './page/tokens.ts';

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: max(2.875rem, var(--target));
  padding: 0 var(--space-6);
  border-radius: var(--radius);
  font-size: var(--font-main);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  white-space: nowrap;
  &[data-size='small'] {
    position: relative;
    min-height: 2rem;
    padding: 0 var(--space-4);
    border-radius: 1rem;
    font-size: var(--font-small);
    font-weight: 500;
  }
  /* A small button is still as tall to the finger as any other. */
  &[data-size='small']::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-kind='main'] {
    background: var(--crystal);
    color: var(--on-brand);
  }
  &[data-kind='plain'] {
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--text);
  }
  &[data-kind='quiet'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--brand-text) 22%, transparent);
    color: var(--brand-text);
  }
  &[data-kind='danger'] {
    background: var(--danger-quiet);
    color: var(--danger);
  }
  &:disabled {
    background: var(--surface-sunken);
    box-shadow: none;
    color: var(--text-faint);
    cursor: default;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const wheel = css`
  width: 1em;
  height: 1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: turn 800ms linear infinite;
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  kind?: 'main' | 'plain' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  /** As wide as what holds it. */
  wide?: boolean;
  /** Shows that it works, keeps the focus, and does nothing when pressed again. */
  working?: boolean;
}

export function Button({
  children,
  kind = 'main',
  size = 'normal',
  wide = false,
  working = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(button, pressable, className)}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={working || undefined}
      aria-disabled={working || rest['aria-disabled']}
      onClick={(event) => {
        // Not `disabled`: that would take the focus away from under the player's finger.
        if (working) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {working && <span className={wheel} aria-hidden="true" />}
      {children}
    </button>
  );
}
