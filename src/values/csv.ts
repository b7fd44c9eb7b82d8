// The text of an exported table: CSV as spreadsheets on Chinese computers read it.

/** Without it, Excel reads UTF-8 as GBK. */
export const byteOrderMark = '\u{feff}';

/** A number as our amounts and counts are written; anything else is text. */
const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?$/.test(cell);

/** Blanks before are skipped, and spreadsheets of East Asia take the wide signs for the narrow ones. */
const formula = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

/** A text that a spreadsheet would run as a formula is marked as text; quotes hold what would end the cell. */
function written(cell: string): string {
  const text = !isNumber(cell) && formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row of cells. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(written).join(',')}\r\n`;

/** Rows of cells, the heading among them, as one file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(csvLine).join('');
