// Owns a table of team figures: the first column stays while the others scroll sideways, the sums stand at the top.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useText } from '#texts/useText.ts';
import { type Column, type Figures, figureText, isSigned } from '../columns.ts';

const frame = css`
  overflow-x: auto;
  margin: var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const table = css`
  width: 100%;
  border-spacing: 0;
  font-size: var(--font-body);
  font-variant-numeric: tabular-nums;
  th,
  td {
    height: max(2.75rem, var(--target));
    padding: 0 var(--space-3);
    text-align: right;
    white-space: nowrap;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    max-width: 9.5rem;
    padding-left: var(--space-4);
    background: var(--surface-raised);
    text-align: left;
    white-space: normal;
  }
  /* What scrolls beneath the first column ends at a line. */
  tr > :first-child::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    border-right: 1px solid var(--line);
  }
  thead th {
    height: 2.25rem;
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr > * {
    border-top: 1px solid var(--line);
  }
  tbody[data-sum] tr > * {
    background: var(--brand-quiet);
    font-weight: 600;
  }
  tbody[data-sum] tr > :first-child {
    color: var(--brand-text);
  }
  td[data-trend='up'] {
    color: var(--win);
  }
  td[data-trend='down'] {
    color: var(--lose);
  }
`;

export interface FigureRow {
  key: string;
  title: ReactNode;
  figures: Figures;
}

export interface FigureTableProps {
  label: string;
  /** What the first column holds. */
  heading: string;
  columns: readonly Column[];
  totals: Figures;
  rows: readonly FigureRow[];
}

export function FigureTable({ label, heading, columns, totals, rows }: FigureTableProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways scrolls by the arrow keys too
    <section className={frame} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`agent.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-sum>
          <tr>
            <th scope="row">{t('agent.report.sum')}</th>
            <Cells columns={columns} figures={totals} />
          </tr>
        </tbody>
        <tbody>
          {rows.map(({ key, title, figures }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <Cells columns={columns} figures={figures} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cells({ columns, figures }: { columns: readonly Column[]; figures: Figures }) {
  return columns.map((name) => {
    const text = figureText(figures[name]);
    const isGain = isSigned(name) && !text.startsWith('-') && /[1-9]/.test(text);
    const trend = !isSigned(name) || !/[1-9]/.test(text) ? undefined : isGain ? 'up' : 'down';
    return (
      <td key={name} data-trend={trend}>
        {isGain ? '+' : ''}
        {text.replace('-', '−')}
      </td>
    );
  });
}
