// Owns colour on a terminal: none where NO_COLOR is set or nobody is looking.
const isColoured =
  process.env.FORCE_COLOR !== undefined
    ? process.env.FORCE_COLOR !== '0'
    : process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

const paint =
  (code: number) =>
  (text: string): string =>
    isColoured ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = paint(1);
export const faint = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);
export const blue = paint(36);

/** Columns that a text takes on a terminal: Chinese characters take two. */
export const widthOf = (text: string): number =>
  [...text].reduce(
    (width, sign) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        sign,
      )
        ? 2
        : 1),
    0,
  );

/** A text filled with spaces to a width. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Rows in columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
    });
  return rows
    .map((row) =>
      row
        .map((cell, at) => padded(cell, widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same as a Markdown table, the first row being its head. */
export function markdownTable([head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head!), `|${head!.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
