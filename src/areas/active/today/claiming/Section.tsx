// The card of one part of the page, under its heading, and the link at the end of a row.
import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { Card } from '#kit/Card.tsx';
import { sectionTitle } from '../../shared/sectionStyles.ts';

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--link);
`;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
