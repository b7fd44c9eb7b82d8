// The table of the commands of `support`, the help that follows from it, and what of that is said about a wrong command.
import type { ServerTextId } from '#server/serverText.ts';
import { nearest } from '#station/read/nearest.ts';
import { say } from '../language.ts';
import { padded, widthOf } from '../station/formats/terminal.ts';
import { accountRows } from './commands/accounts.ts';
import { activityRows } from './commands/activities.ts';
import { everyProblemRow, everyStationRows } from './commands/corrections.ts';
import { forumRows } from './commands/forum.ts';
import { memberRows } from './commands/members.ts';
import { messageRows } from './commands/messages.ts';
import { moneyRows } from './commands/money.ts';
import { problemRows } from './commands/problems.ts';
import { protectionRows } from './commands/protection.ts';
import { roundRows } from './commands/rounds.ts';
import { rebateRows, teamRows } from './commands/team.ts';
import { commandsOf, type Desk, type Form, flagsOf, formsOf, type Row } from './row.ts';

/** In the order of the help. */
const stationRows: readonly Row[] = [
  ...messageRows,
  ...accountRows,
  ...moneyRows,
  ...protectionRows,
  ...problemRows,
  ...roundRows,
  ...teamRows,
  ...memberRows,
  ...rebateRows,
  ...activityRows,
  ...forumRows,
];

const rowsOfAll = [everyProblemRow, ...everyStationRows];

/** Every row that there is, those of a station first. */
const rows: readonly Row<never>[] = [...stationRows, ...everyStationRows];

/** The row of a command; those of every station are a list of their own. */
export const rowOf = (name: string): Row | undefined =>
  stationRows.find((row) => commandsOf(row).includes(name));

export const rowOfAll = (name: string): Row<Desk> | undefined =>
  rowsOfAll.find((row) => commandsOf(row).includes(name));

/** How a command may be written, whatever station it names. */
export const formsOfCommand = (name: string): Form[] => rows.flatMap((row) => formsOf(row, name));

/** Every flag of any command. */
export const allFlags = rows.flatMap(({ forms }) => forms.flatMap(flagsOf));

const lineWidth = 120;
const formWidth = 34;

/** A sentence as lines of a width; Chinese may break at any character that is no mark. */
function linesOf(sentence: string, width: number): string[] {
  const lines = [''];
  for (const [part] of sentence.matchAll(
    /[\u3400-\u9fff](?:[\u3000-\u303f\uff00-\uffef]+)?|[^\s\u3400-\u9fff]+\s*|\s+/g,
  )) {
    if (widthOf(lines.at(-1)! + part.trimEnd()) > width) lines.push('');
    lines[lines.length - 1] += part;
  }
  return lines.map((line) => line.trimEnd());
}

/** How a command is written, in words of the language, and beside or below it what it does. */
function shown([form, says]: Form): string[] {
  const written = form.replace(
    /<(\w+)>/g,
    (_, word: string) => `<${say(`support.word.${word}` as ServerTextId)}>`,
  );
  const does = linesOf(say(says), lineWidth - formWidth - 2);
  const isBeside = widthOf(written) < formWidth;
  return [
    `  ${isBeside ? padded(written, formWidth) + does.shift()! : written}`,
    ...does.map((line) => `  ${padded('', formWidth)}${line}`),
  ];
}

/** The whole help. */
export const helpText = (): string =>
  [
    say('support.help.usage'),
    '',
    ...stationRows.flatMap(({ forms }) => forms).flatMap(shown),
    '',
    say('support.help.all'),
    ...everyStationRows.flatMap(({ forms }) => forms).flatMap(shown),
    ...(
      [
        'support.help.name',
        'support.help.language',
        'support.help.json',
        'support.help.codes',
        'support.help.database',
      ] as const
    ).flatMap((id) => ['', ...linesOf(say(id), lineWidth)]),
  ].join('\n');

/** What a supporter reads who wrote a command wrongly, a few lines of the help at most. */
export function hintOf(command: string): string {
  const own = formsOfCommand(command);
  if (own.length > 0) return [say('support.writtenAs'), ...own.flatMap(shown)].join('\n');
  const [guess] = nearest(command, rows.flatMap(commandsOf));
  return guess
    ? say('support.noCommandGuess', { command, guess: guess.word })
    : say('support.noCommand', { command });
}
