// The figures below a stage that are read in one glance: what is there, what is missing, what may be won.
import { css } from '@linaria/core';
import { Fragment, type ReactNode } from 'react';
import { plate } from './festiveStyles.ts';

const row = css`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: var(--space-4);
  padding: var(--space-2) 0;
  text-align: center;
  > div + div {
    border-left: 1px solid color-mix(in srgb, currentcolor 22%, transparent);
  }
  dt {
    font-size: var(--font-caption);
    opacity: 0.92;
  }
  dd {
    font-size: var(--font-main);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export function Glance({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={`${row} ${plate}`}>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
