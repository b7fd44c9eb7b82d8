// Lines of CSV of figures: amounts and counts are numbers, everything else as in every exported table.
import { csvLine as lineOf } from '#values/csv.ts';
import { wireMoney } from '#values/money.ts';

/** A line; a bigint is an amount of 0.0001 yuan. */
export const csvLine = (cells: readonly (string | bigint | number)[]): string =>
  lineOf(cells.map((cell) => (typeof cell === 'bigint' ? wireMoney(cell) : String(cell))));
