// Where a clerk goes on after a decision.
import type { Row } from './queueRows.ts';

/**
 * The order to open once some are decided: the one that is open where it is none of them, else the next that waits, else the nearest before it. None where
 * nothing waits.
 */
export function orderAfter(
  rows: readonly Pick<Row, 'orderNo'>[],
  open: string | undefined,
  decided: readonly Pick<Row, 'orderNo'>[],
): string | undefined {
  const gone = new Set(decided.map(({ orderNo }) => orderNo));
  if (open === undefined || !gone.has(open)) return open;
  const at = rows.findIndex(({ orderNo }) => orderNo === open);
  const waits = ({ orderNo }: Pick<Row, 'orderNo'>): boolean => !gone.has(orderNo);
  return (rows.slice(at + 1).find(waits) ?? rows.slice(0, Math.max(0, at)).findLast(waits))?.orderNo;
}
