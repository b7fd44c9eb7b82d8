// The list of a queue: how long each order waits, whose it is, its amount, who has it, and a column of its own.
import type { ReactNode } from 'react';
import { Age, Amount } from '../../../kit/Amount.tsx';
import { useText } from '../../../kit/locale.ts';
import { Tag } from '../../../kit/Tag.tsx';
import { useNow } from '../../../kit/useNow.ts';
import type { Row } from './queueRows.ts';
import type { QueueWork } from './useQueue.ts';

/** What a queue shows beside that. */
export interface Column<R extends Row> {
  title: string;
  cell: (row: R) => ReactNode;
}

interface QueueTableProps<R extends Row> {
  rows: readonly R[];
  orderNo: string | undefined;
  column: Column<R>;
  /** Left out where nothing is marked, as somebody may only look. */
  work?: QueueWork<R>;
  onOpen(row: R): void;
}

export function QueueTable<R extends Row>({ rows, orderNo, column, work, onOpen }: QueueTableProps<R>) {
  const t = useText();
  const now = useNow(undefined);
  const ageOf = ({ createdAt }: Row): number => Math.max(0, (now - Date.parse(createdAt)) / 1000);
  return (
    <table className="waiting-list">
      <thead>
        <tr>
          {work && <td />}
          <th scope="col">{t('office-waiting.age')}</th>
          <th scope="col">{t('office-waiting.account')}</th>
          <th scope="col" className="waiting-number">
            {t('office-waiting.amount')}
          </th>
          <th scope="col">{t('office-waiting.holder')}</th>
          <th scope="col">{column.title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.orderNo} aria-current={row.orderNo === orderNo}>
            {work && (
              <td>
                <input
                  type="checkbox"
                  aria-label={row.orderNo}
                  checked={work.isMarked(row)}
                  onChange={() => work.mark(row)}
                />
              </td>
            )}
            <td>
              <Age seconds={ageOf(row)} />
            </td>
            <td>
              <button type="button" className="waiting-open" onClick={() => onOpen(row)}>
                {row.account}
              </button>{' '}
              <span className="waiting-quiet">{t('office-waiting.level', { level: row.level })}</span>
            </td>
            <td className="waiting-number">
              <Amount value={row.amount} />
            </td>
            <td>
              {row.lease && (
                <Tag tone={row.lease.isOwn ? 'note' : 'plain'}>
                  {row.lease.isOwn ? t('office-waiting.own') : row.lease.by}
                </Tag>
              )}
            </td>
            <td>{column.cell(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
