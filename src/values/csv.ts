// Owns the text of an exported table: CSV as spreadsheets on Chinese computers read it.

/** Without it, Excel reads UTF-8 as GBK. */
const byteOrderMark = '\u{feff}';

/** A number as our amounts and counts are written; anything else is text. */
const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?$/.test(cell);

/** A text that a spreadsheet would run as a formula is marked as text; quotes hold what would end the cell. */
function written(cell: string): string {
  const text = !isNumber(cell) && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells, the heading among them, as one file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
