// Owns `station diff`: two stations compared the way their players would.
import { type Difference, differencesOf, isRemoval, visibleFactsOf } from '#station/derive/visibleFacts.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../commandLine.ts';
import { readOne } from '../files.ts';
import { bold, columns, green, markdownTable, red } from '../formats/terminal.ts';
import { textOf } from '../textCatalogue.ts';

/** Exit codes of diff and plan. */
export const exitCodes = { same: 0, changed: 5, removed: 6 } as const;
export const diffFormats = ['text', 'markdown', 'json'] as const;

export const exitCodeOf = (differences: readonly Difference[]): number =>
  differences.length === 0
    ? exitCodes.same
    : differences.some(isRemoval)
      ? exitCodes.removed
      : exitCodes.changed;

/** Differences for people, grouped by what they are about. */
export function formatDifferences(differences: readonly Difference[], format: 'text' | 'markdown'): string {
  const out: string[] = [];
  for (const area of new Set(differences.map((one) => one.area))) {
    const rows = differences
      .filter((one) => one.area === area)
      .map((one) => [
        isRemoval(one) ? 'removed' : one.before === null ? 'added' : 'changed',
        one.what,
        one.before ?? '-',
        one.after ?? '-',
      ]);
    if (format === 'markdown')
      out.push(`#### ${area}`, '', markdownTable([['', 'what', 'before', 'after'], ...rows]), '');
    else
      out.push(
        bold(area),
        ...rows.map(
          ([kind, what, before, after]) =>
            `  ${kind === 'removed' ? red(kind) : kind === 'added' ? green(kind!) : kind} ${what}\n${columns([
              ['    -', before!],
              ['    +', after!],
            ])}`,
        ),
      );
  }
  return out.join('\n');
}

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { format: { type: 'string' } });
  const format = formatOf(values.format, diffFormats);
  const [a, b, ...others] = positionals;
  if (a === undefined || b === undefined || others.length > 0)
    throw new WrongUsage('Say which two stations.');
  const differences = differencesOf(
    visibleFactsOf(readOne(a).station, textOf),
    visibleFactsOf(readOne(b).station, textOf),
  );
  if (format === 'json')
    process.stdout.write(
      `${JSON.stringify({ version: 1, a, b, differences: differences.map((one) => ({ ...one, isRemoval: isRemoval(one) })) }, null, 2)}\n`,
    );
  else if (differences.length === 0) process.stdout.write(`${a} and ${b} are the same to players.\n`);
  else
    process.stdout.write(
      `${format === 'markdown' ? `### ${a} → ${b}\n\n` : ''}${formatDifferences(differences, format)}\n`,
    );
  return exitCodeOf(differences);
}
