// A table of rows: a real one where there is width, a card a row where there is not, with the same words for who hears it.
import { Fragment, type ReactNode, useState } from 'react';
import { useText } from './locale.ts';
import './dataTable.css';

export interface Column<Row> {
  /** Of this table alone; the field that is shown where nothing else is drawn. */
  key: string;
  title: string;
  /** Left out where the field of that key is text or a number as it is. */
  render?: (row: Row) => ReactNode;
  /** Figures stand at the end, one below the other. */
  align?: 'end';
  className?: string;
  /** What the row is called: the heading of its card, and what opens the row. One column at most. */
  isMain?: true;
}

interface DataTableProps<Row> {
  /** What the table is, for who hears it. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** What is said in place of rows where there are none. */
  empty?: string;
  /** Opens a row, by a press on it or on its main cell. */
  onOpen?: (row: Row) => void;
  isOpen?: (row: Row) => boolean;
  /** What is shown below a row that somebody unfolds; nothing unfolds where it gives nothing. */
  detail?: (row: Row) => ReactNode;
}

export function DataTable<Row>({ caption, rows, columns, empty, ...rest }: DataTableProps<Row>) {
  const t = useText();
  if (rows.length === 0) return <p className="data-nothing">{empty ?? t('office.nothing')}</p>;
  return (
    <div className="data-scroll">
      <table className="data-table" aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" className={align && 'data-end'}>
                {title}
              </th>
            ))}
            {rest.detail && <th scope="col">{t('office.detail')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={rest.rowKey(row)} row={row} columns={columns} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'onOpen' | 'isOpen' | 'detail'> & { row: Row };

function Line<Row>({ row, columns, onOpen, isOpen, detail }: LineProps<Row>) {
  const t = useText();
  const [isUnfolded, setUnfolded] = useState(false);
  const more = detail?.(row);
  return (
    <Fragment>
      {/* The button in its main cell does the same by keyboard. */}
      <tr
        className={onOpen && 'data-opens'}
        aria-current={isOpen?.(row) || undefined}
        onClick={onOpen && (() => onOpen(row))}
      >
        {columns.map((column) => (
          <Cell key={column.key} row={row} column={column} opens={onOpen !== undefined} />
        ))}
        {detail && (
          <td data-title={t('office.detail')}>
            {more && (
              <button
                type="button"
                className="data-unfold"
                aria-expanded={isUnfolded}
                aria-label={t('office.detail')}
                onClick={(event) => {
                  event.stopPropagation();
                  setUnfolded(!isUnfolded);
                }}
              >
                {isUnfolded ? '−' : '+'}
              </button>
            )}
          </td>
        )}
      </tr>
      {isUnfolded && (
        <tr className="data-detail">
          <td colSpan={columns.length + 1}>{more}</td>
        </tr>
      )}
    </Fragment>
  );
}

function Cell<Row>({ row, column, opens }: { row: Row; column: Column<Row>; opens: boolean }) {
  const { key, title, render, align, className, isMain } = column;
  const shown = render ? render(row) : ((row as Record<string, ReactNode>)[key] ?? '');
  const classes = [className, align && 'data-end', align && 'figures'].filter(Boolean).join(' ') || undefined;
  if (!isMain)
    return (
      <td className={classes} data-title={title}>
        {shown}
      </td>
    );
  return (
    <th scope="row" className={classes}>
      {opens ? (
        <button type="button" className="data-open">
          {shown}
        </button>
      ) : (
        shown
      )}
    </th>
  );
}
