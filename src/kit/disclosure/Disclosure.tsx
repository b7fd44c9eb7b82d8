// A line that unfolds what stands below it, such as an answer below its question.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { pressable } from '../page/tokens.ts';

const block = css`
  & + & {
    border-top: 1px solid var(--line);
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 3.25rem;
    padding: var(--space-2) var(--space-4);
    font-size: 0.9375rem;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    flex: none;
    color: var(--text-faint);
    transform: rotate(90deg);
    transition: transform 160ms;
  }
  &[open] > summary > svg {
    transform: rotate(-90deg);
  }
  > div {
    padding: 0 var(--space-4) var(--space-4);
  }
`;

export interface DisclosureProps {
  title: string;
  /** Whether it is unfolded at first. */
  isOpen?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={block} open={isOpen}>
      <summary className={pressable}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
