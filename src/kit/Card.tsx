// The card: a raised background, one elevation.
import { css, cx } from '@linaria/core';
import type { HTMLAttributes } from 'react';

const card = css`
  margin: var(--edge);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(card, className)} />;
}
