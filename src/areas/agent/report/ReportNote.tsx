// The note below a report: what its figures hold and what they leave out.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { hint } from '../figureStyles.ts';

const note = css`
  text-wrap: balance;
  padding: 0 var(--space-4);
`;

export function ReportNote({ children }: { children: ReactNode }) {
  return <p className={`${hint} ${note}`}>{children}</p>;
}
