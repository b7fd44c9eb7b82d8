// How text is set on a terminal: styles, where they are wanted (NO_COLOR, FORCE_COLOR, no terminal), and columns.
import { styleText } from 'node:util';

const style =
  (format: Parameters<typeof styleText>[0]) =>
  (text: string): string =>
    styleText(format, text);

export const bold = style('bold');
export const dim = style('dim');
export const red = style('red');
export const green = style('green');
export const yellow = style('yellow');
export const blue = style('cyan');

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
