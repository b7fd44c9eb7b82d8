// How findings are shown to people: with the lines they are about, or a line each.

import { applyEdits } from '#station/read/applyFixes.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { commandText } from '../../commandTexts.ts';
import type { CheckReport } from './report.ts';
import { blue, bold, dim, green, red, widthOf, yellow } from './terminal.ts';

/** A line short enough for a terminal, with the column kept in sight, and where the column then is. */
function window(line: string, column: number): { line: string; column: number } {
  if (line.length <= 160) return { line, column };
  const start = Math.max(0, column - 60);
  return {
    line: `${start > 0 ? '…' : ''}${line.slice(start, start + 150)}…`,
    column: column - start + (start > 0 ? 1 : 0),
  };
}

/** Control characters as signs that can be seen. */
const visible = (text: string): string =>
  text.replaceAll('\t', '  ').replace(/[\p{Cc}\u200b\ufeff]/gu, '\u2423');

/** The line of a finding with the marked part underlined, and the lines around it. */
function frame(text: string, one: Diagnostic): string[] {
  const lines = text.split(/\r?\n/);
  const { start, end } = one.range;
  const first = Math.max(1, start.line - 1);
  const last = Math.min(lines.length, start.line + 1);
  const gutter = String(last).length;
  const out: string[] = [];
  for (let number = first; number <= last; number++) {
    const full = lines[number - 1] ?? '';
    const isMarked = number === start.line;
    const { line, column } = window(full, isMarked ? start.column : 1);
    const shown = visible(line);
    out.push(`${isMarked ? red('>') : ' '} ${dim(`${String(number).padStart(gutter)} │`)} ${shown}`);
    if (!isMarked) continue;
    const length = end.line === start.line ? end.column - start.column : full.length - start.column + 1;
    const before = widthOf(visible(line.slice(0, column - 1)));
    const marked = line.slice(column - 1, column - 1 + Math.max(1, length));
    out.push(
      `  ${' '.repeat(gutter)} ${dim('│')} ${' '.repeat(before)}${red('^'.repeat(Math.max(1, widthOf(visible(marked)))))}`,
    );
  }
  return out;
}

/** The lines that a fix changes, before and after. */
function change(text: string, one: Diagnostic): string[] {
  if (!one.fix) return [];
  const before = text.split(/\r?\n/);
  const after = applyEdits(text, one.fix.edits).split(/\r?\n/);
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail++;
  const removed = before.slice(head, before.length - tail);
  const added = after.slice(head, after.length - tail);
  if (removed.length + added.length > 6) return [];
  const cut = (line: string): string => visible(line.length > 160 ? `${line.slice(0, 157)}…` : line);
  return [
    ...removed.map((line) => red(`    - ${cut(line)}`)),
    ...added.map((line) => green(`    + ${cut(line)}`)),
  ];
}

const didYouMean = ({ suggestions }: Diagnostic): string =>
  commandText('command.didYouMean', { words: suggestions.join(', ') });

export function pretty(checked: CheckReport): string {
  const { readings, diagnostics } = checked;
  const texts = new Map(readings.map((reading) => [reading.fileName, reading.text]));
  const out: string[] = [];
  for (const one of diagnostics) {
    const text = texts.get(one.file)!;
    const severity =
      one.severity === 'error' ? red(commandText('command.error')) : yellow(commandText('command.warning'));
    out.push(
      `${bold(`${one.file}:${one.range.start.line}:${one.range.start.column}`)} ${severity} ${blue(one.rule)}`,
    );
    out.push(`  ${one.message}`, '', ...frame(text, one).map((line) => `  ${line}`), '');
    out.push(`  ${dim(commandText('command.whyItMatters'))} ${one.consequence}`);
    if (one.suggestions.length > 0) out.push(`  ${didYouMean(one)}`);
    if (one.fix)
      out.push(
        `  ${dim(commandText(one.fix.safe ? 'command.fixIs' : 'command.fixMaybe'))} ${one.fix.description}`,
        ...change(text, one),
      );
    out.push('');
  }
  out.push(summary(checked));
  return `${out.join('\n')}\n`;
}

export function summary({ tool, readings, diagnostics }: CheckReport): string {
  const checked = commandText(tool === 'station' ? 'command.stationsChecked' : 'command.filesChecked', {
    count: readings.length,
  });
  if (diagnostics.length === 0) return green(commandText('command.nothingWrong', { checked }));
  const errors = diagnostics.filter((one) => one.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const fixes = diagnostics.filter((one) => one.fix?.safe).length;
  const parts = [
    ...(errors > 0 ? [red(commandText('command.errors', { count: errors }))] : []),
    ...(warnings > 0 ? [yellow(commandText('command.warnings', { count: warnings }))] : []),
  ].join(commandText('command.and'));
  const help =
    fixes === 0
      ? ''
      : fixes === diagnostics.length
        ? commandText('command.fixesAll', { tool })
        : commandText('command.fixesSome', { tool, count: fixes });
  return `${commandText('command.found', { checked, parts })}${help}`;
}

export function concise(checked: CheckReport): string {
  const lines = checked.diagnostics.map(
    (one) =>
      `${one.file}:${one.range.start.line}:${one.range.start.column}: ${one.severity} ${one.rule}: ${one.message}${
        one.suggestions.length > 0 ? ` ${didYouMean(one)}` : ''
      }`,
  );
  return `${[...lines, summary(checked)].join('\n')}\n`;
}
