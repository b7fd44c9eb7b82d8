// The screen that replaces one that cannot be shown: what happened and what to do next.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#kit/Icon.tsx';

const block = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: 60dvh;
  padding: var(--space-8) var(--space-6);
  color: var(--text-quiet);
  font-size: var(--font-main);
  text-align: center;
  & > svg {
    color: var(--text-faint);
    font-size: 3rem;
  }
  & > p {
    max-width: 18rem;
    text-wrap: balance;
    white-space: pre-line;
  }
  & small {
    display: block;
    color: var(--text-faint);
    font-size: var(--font-caption);
  }
`;
const ways = css`
  display: grid;
  gap: var(--space-3);
  width: min(16rem, 100%);
`;

export interface NoticeProps {
  icon: IconName;
  children: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
}

export function Notice({ icon, children, actions }: NoticeProps) {
  return (
    <div className={block} role="alert">
      <Icon name={icon} />
      <p>{children}</p>
      <div className={ways}>{actions}</div>
    </div>
  );
}
