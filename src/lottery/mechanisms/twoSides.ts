// 大 小 单 双 as rows of attributes and as single options.

import type { Mechanism } from '../play.ts';
import { nameRows } from '../selection/fields.ts';
import { product, total } from './counting.ts';
import { rowsOf, won } from './hit.ts';

export const SIDES: readonly string[] = ['大', '小', '单', '双'];

/** Whether a number has a side; `bigFrom` is the lowest 大. */
export function hasSide(side: string, n: number, bigFrom: number): boolean {
  switch (side) {
    case '大':
      return n >= bigFrom;
    case '小':
      return n < bigFrom;
    case '单':
      return n % 2 === 1;
    case '双':
      return n % 2 === 0;
    default:
      throw new RangeError(`not a side: ${side}`);
  }
}

/** Rows of attributes. Together: a unit takes one of every row. Apart: every pick is a unit of its own. */
export function sideRows(rows: readonly string[], bigFrom: number, units: 'together' | 'apart'): Mechanism {
  const combine = units === 'together' ? product : total;
  return {
    forms: [[nameRows(rows, SIDES, units === 'together' ? rows.length : 1)]],
    units: (selection) => combine(rowsOf(selection).map((row) => row.length)),
    hits: (selection, drawn) =>
      won(
        combine(
          rowsOf(selection).map(
            (row, index) =>
              row.filter((side) => hasSide(String(side), drawn[index] as number, bigFrom)).length,
          ),
        ),
      ),
  };
}
