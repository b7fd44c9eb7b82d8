// How a figure of a team's table is written: cut to cents, and whole in a column whose cut figures would not add up to its sum.
import { amountText, plainAmount } from '#values/amount.ts';
import { CENT, parseMoney } from '#values/money.ts';
import type { ReportTable } from './reportTable.ts';

/** Cells of a table that are amounts, as the export has them; others are counts and words. */
const amount = /^-?\d+\.\d{2,4}$/;

/** `whole` writes four decimals. */
export function figureText(cell: string, whole: boolean): string {
  if (!amount.test(cell)) return cell;
  if (!whole) return amountText(cell);
  const [yuan, decimals = ''] = amountText(cell, true).split('.');
  return `${yuan}.${decimals.padEnd(4, '0')}`;
}

/** Whether the figures of a column, each cut to cents, come to another sum than the one above them: then they are written whole. */
export function missesCents(name: string, { totals, rows }: Pick<ReportTable, 'totals' | 'rows'>): boolean {
  const cents = (cell: string): bigint => parseMoney(plainAmount(cell));
  const listed = rows.map(({ figures }) => figures[name] ?? '').filter((cell) => amount.test(cell));
  const total = totals[name] ?? '';
  if (listed.length === 0 || !amount.test(total)) return false;
  const apart = listed.reduce((sum, cell) => sum + cents(cell), 0n) - cents(total);
  // Where it is more, rows are left that are not listed yet.
  return apart !== 0n && (apart < 0n ? -apart : apart) < BigInt(listed.length) * CENT;
}
