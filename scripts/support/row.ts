// A command of `support` as a row of its table: how it is written, which work it asks for, and how the result is said.
import type pg from 'pg';
import type { ServerTextId } from '#server/serverText.ts';
import { type Command, runSupportCommand, type SupportWork } from '#server/support/command.ts';
import {
  type InputOf,
  type ResultOf,
  type SupportCommand,
  supportCommands,
} from '#server/support/commands.ts';
import type { Asking } from '#server/support/record.ts';

/** As it is written, such as `freeze|disable <account> <reason> [--until <day>]`, and the text of what it does. */
export type Form = readonly [written: string, does: ServerTextId];

/** What followed the name; a flag without a value is ''. */
export type Flags = Readonly<Record<string, string>>;

/** The result as data, and as lines in the language that is spoken. */
export interface Answer {
  result: unknown;
  lines: string[];
}

/** Work that a line of words asked for. */
interface Asked<Work> {
  changes: boolean;
  run(work: Work, asking: Asking): Promise<Answer>;
}

/** The desk of an operator, who has every station with a file. */
export interface Desk {
  pool: pg.Pool;
  stations: readonly string[];
  now: Date;
}

export interface Row<Work = SupportWork> {
  forms: readonly Form[];
  /** A station that has no account yet has it as well. */
  beginsStation?: true;
  /** The work that words and flags ask for; undefined where they are none of the forms. */
  asks(words: readonly string[], flags: Flags, name: string): Asked<Work> | undefined;
}

/** A command of support by its name in the table of the server, its input, and the lines of its result. */
export function ask<Name extends SupportCommand>(
  name: Name,
  input: InputOf<Name>,
  linesOf: (result: ResultOf<Name>) => string[],
): Asked<SupportWork> {
  const command = supportCommands[name] as unknown as Command<InputOf<Name>, ResultOf<Name>>;
  return {
    changes: command.changes,
    async run(work, asking) {
      const result = await runSupportCommand(work, asking, command, input);
      return { result, lines: linesOf(result) };
    },
  };
}

/** Lines, or the one that says there are none. */
export const orNone = (lines: readonly string[], none: string): string[] =>
  lines.length > 0 ? [...lines] : [none];

/** The names that a form is written with; `all` before it is the station. */
const namesOf = ([written]: Form): string[] => written.replace(/^all /, '').split(' ')[0]!.split('|');

export const commandsOf = (row: Row<never>): string[] => [...new Set(row.forms.flatMap(namesOf))];

/** The forms of a row that one of its names is written with. */
export const formsOf = (row: Row<never>, name: string): Form[] =>
  row.forms.filter((form) => namesOf(form).includes(name));

const flagPattern = /--(\w[\w-]*)( <)?/g;

/** The flags of a form, and whether a value follows. */
export const flagsOf = ([written]: Form): { name: string; hasValue: boolean }[] =>
  [...written.matchAll(flagPattern)].map(([, name, value]) => ({
    name: name!,
    hasValue: value !== undefined,
  }));

/** The most words after the name; `...` stands for as many as there are. */
export function wordsMost([written]: Form): number {
  if (written.includes('...')) return Number.POSITIVE_INFINITY;
  const [, ...words] = written
    .replace(/^all /, '')
    .replaceAll(/\[?--\w[\w-]*(?: <\w+>)?\]?/g, '')
    .trim()
    .split(/ +/);
  return words.length;
}
