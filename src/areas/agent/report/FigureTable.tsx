// A table of team figures: the first column stays while the others scroll sideways, the sums stand at the top.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useText } from '#texts/useText.ts';
import { figureText, missesCents } from './figureText.ts';
import type { ReportRow, ReportTable } from './reportTable.ts';

/**
 * Figures fade out at the right edge while there are more behind it. A browser that does not know how far it has scrolled
 * keeps the fade, which at the end lies on the room beside the last column.
 */
const frame = css`
  display: grid;
  grid-template-columns: minmax(100%, max-content);
  overflow-x: auto;
  margin: var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  > * {
    grid-area: 1 / 1;
  }
  &::after {
    content: '';
    position: sticky;
    right: 0;
    grid-area: 1 / 1;
    justify-self: end;
    width: var(--space-8);
    background: linear-gradient(to right, transparent, var(--surface-raised) 85%);
    pointer-events: none;
  }
  @supports (animation-timeline: scroll(x)) {
    &::after {
      opacity: 0;
      animation: more linear;
      animation-timeline: scroll(x);
    }
  }
  @keyframes more {
    0%,
    90% {
      opacity: 1;
    }
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
  tr > :last-child {
    padding-right: var(--space-6);
  }
  tr > :first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    max-width: 9.5rem;
    padding-left: var(--space-4);
    background: var(--surface-raised);
    text-align: left;
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
    background: var(--surface-sunken);
    font-weight: 600;
  }
  th button {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    width: 100%;
    min-width: 7.5rem;
    min-height: var(--target);
    color: var(--link);
    font-weight: 500;
    text-align: left;
    /* A long name takes a second line: its column stays as wide as it is. */
    white-space: normal;
    &:lang(en) {
      font-size: var(--font-small);
    }
    > span {
      flex: 1;
      line-height: 1.35;
    }
    > svg {
      flex: none;
    }
  }
  th small {
    display: block;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-weight: 400;
  }
`;

export interface FigureTableProps {
  label: string;
  table: ReportTable;
  /** How the first cell of a row is drawn; its title where not given. */
  drawTitle?: (row: ReportRow) => ReactNode;
}

export function FigureTable({ label, table: content, drawTitle }: FigureTableProps) {
  const t = useText();
  const { heading, columns, totals, rows } = content;
  const whole = new Set(columns.flatMap(({ name }) => (missesCents(name, content) ? [name] : [])));
  const cells = (figures: ReportRow['figures']): ReactNode =>
    columns.map(({ name, isSigned }) => {
      const text = figureText(figures[name] ?? '', whole.has(name));
      const isGain = isSigned && /[1-9]/.test(text) && !text.startsWith('-');
      return (
        <td key={name}>
          {isGain ? '+' : ''}
          {text.replace('-', '−')}
        </td>
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways scrolls by the arrow keys too
    <section className={frame} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ name, label: words }) => (
              <th key={name} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-sum>
          <tr>
            <th scope="row">{t('agent.report.sum')}</th>
            {cells(totals)}
          </tr>
        </tbody>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{drawTitle?.(row) ?? row.title}</th>
              {cells(row.figures)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
