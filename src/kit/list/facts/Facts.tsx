// A list of facts: name at the left, value at the right.
import { css } from '@linaria/core';
import { Fragment, type ReactNode } from 'react';
import { figureColumn } from '../../figureColumn.ts';

const facts = css`
  display: grid;
  grid-template-columns: auto minmax(min-content, 1fr);
  gap: var(--space-2) var(--space-4);
  font-size: var(--font-body);
  ${figureColumn};
  &[data-in-sheet] {
    padding: 0 var(--space-4) var(--space-5);
  }
  dt {
    color: var(--text-quiet);
  }
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  /* A name gives way to a figure, which never breaks. */
  dd[data-figure] {
    white-space: nowrap;
  }
`;

const figure = /^[+\u2212-]?[\d.,]{1,18}%?$/;

export interface FactsProps {
  /** Name and value; a row whose value is empty is left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** With the room that a sheet's content needs. */
  inSheet?: boolean;
}

export function Facts({ rows, inSheet = false }: FactsProps) {
  return (
    <dl className={facts} data-in-sheet={inSheet || undefined}>
      {rows
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd data-figure={(typeof value === 'string' && figure.test(value)) || undefined}>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
