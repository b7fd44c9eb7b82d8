// `station diff`: two stations compared the way their players would.
import { playerText } from '#server/playerTexts.ts';
import { factWordsIn } from '#server/stationWords.ts';
import {
  type Difference,
  differencesOf,
  type VisibleFact,
  visibleFactsOf,
} from '#station/derive/visibleFacts.ts';
import type { Station } from '#station/station.ts';
import { commandText } from '../../commandTexts.ts';
import { language, speakingFor } from '../../spoken.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../commandLine.ts';
import { readOne } from '../files.ts';
import { bold, columns, green, markdownTable, red } from '../formats/terminal.ts';

/** Exit codes of diff and plan. */
export const exitCodes = { same: 0, changed: 5, removed: 6 } as const;
export const diffFormats = ['text', 'markdown', 'json'] as const;

/** What players can notice of a station, in the language that is spoken. */
export const factsOf = (station: Station): VisibleFact[] =>
  visibleFactsOf(station, playerText, factWordsIn(language()));

const exitCodeOf = (differences: readonly Difference[]): number => {
  if (differences.length === 0) return exitCodes.same;
  return differences.some((one) => one.isRemoval) ? exitCodes.removed : exitCodes.changed;
};

const kindOf = (one: Difference): 'removed' | 'added' | 'changed' => {
  if (one.isRemoval) return 'removed';
  return one.before === null ? 'added' : 'changed';
};

const colours = { removed: red, added: green, changed: (text: string): string => text };

/** Differences for people, grouped by what they are about. */
export function formatDifferences(differences: readonly Difference[], format: 'text' | 'markdown'): string {
  const out: string[] = [];
  for (const area of new Set(differences.map((one) => one.area))) {
    const title = commandText(`command.diff.area.${area}`);
    const those = differences.filter((one) => one.area === area);
    if (format === 'markdown') {
      const head = [
        '',
        ...(['what', 'before', 'after'] as const).map((id) => commandText(`command.diff.${id}`)),
      ];
      const rows = those.map((one) => [
        commandText(`command.diff.${kindOf(one)}`),
        one.what,
        one.before ?? '-',
        one.after ?? '-',
      ]);
      out.push(`#### ${title}`, '', markdownTable([head, ...rows]), '');
    } else
      out.push(
        bold(title),
        ...those.map((one) => {
          const kind = kindOf(one);
          const sides = columns([
            ['    -', one.before ?? '-'],
            ['    +', one.after ?? '-'],
          ]);
          return `  ${colours[kind](commandText(`command.diff.${kind}`))} ${one.what}\n${sides}`;
        }),
      );
  }
  return out.join('\n');
}

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { format: { type: 'string' } });
  const format = formatOf(values.format, diffFormats);
  const [a, b, ...others] = positionals;
  if (a === undefined || b === undefined || others.length > 0)
    throw new WrongUsage(commandText('command.diff.say'));
  const [one, other] = [readOne(a).station, readOne(b).station];
  const differences = speakingFor(format, () => differencesOf(factsOf(one), factsOf(other)));
  if (format === 'json')
    process.stdout.write(`${JSON.stringify({ version: 1, a, b, differences: differences }, null, 2)}\n`);
  else if (differences.length === 0) process.stdout.write(`${commandText('command.diff.same', { a, b })}\n`);
  else
    process.stdout.write(
      `${format === 'markdown' ? `### ${a} → ${b}\n\n` : ''}${formatDifferences(differences, format)}\n`,
    );
  return exitCodeOf(differences);
}
