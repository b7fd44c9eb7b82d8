// How a command line of `support` is read: station, command, its words and flags, and the language it is answered in.
import type { Locale } from '#texts/text.ts';
import { say } from '../language.ts';
import { languageTaken } from '../spoken.ts';
import { parseCommandLine, WrongUsage } from '../station/commandLine.ts';
import { allFlags, formsOfCommand, helpText, hintOf } from './help.ts';
import { type Flags, flagsOf, wordsMost } from './row.ts';

/** The language that a command line asks for by --lang; undefined where it names none. Throws WrongUsage for one there is not. */
export function languageAsked(args: readonly string[]): Locale | undefined {
  const { locale, given } = languageTaken(args);
  if (locale === null) throw new WrongUsage(say('support.unknownLanguage', { language: given }));
  return locale;
}

/** Flags that every command takes. */
const ofAll = {
  by: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(args: readonly string[]) {
  const own = Object.fromEntries(
    allFlags.map(({ name, hasValue }) => [name, { type: hasValue ? 'string' : 'boolean' } as const]),
  );
  return parseCommandLine([...args], { ...own, ...ofAll });
}

export interface CommandLine {
  station: string;
  command: string;
  words: string[];
  /** Who acts, where the line says so. */
  by: string | undefined;
  flags: Flags;
  isHelp: boolean;
  /** The result is wanted as data. */
  isJson: boolean;
}

/** The words and flags of a command line, as far as they are right without a database. Throws WrongUsage with what of the help is wanted. */
export function readCommand(args: readonly string[]): CommandLine {
  const { positionals, values } = parsed(args);
  const [station = '', command = '', ...words] = positionals;
  const { by, help, json, lang: _, ...given } = values;
  const flags: Flags = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === true ? '' : String(value)]),
  );
  const read = { station, command, words, by, flags, isHelp: help === true, isJson: json === true };
  if (read.isHelp) return read;
  if (station === '') throw new WrongUsage(helpText());
  if (!/^[a-z][a-z0-9]{1,15}$/.test(station) || command === '')
    throw new WrongUsage(say('support.nameCommand'));
  const forms = formsOfCommand(command);
  const known = forms.flatMap(flagsOf).map(({ name }) => name);
  const isStrange = Object.keys(flags).some((flag) => !known.includes(flag));
  if (forms.length === 0 || isStrange || words.length > Math.max(...forms.map(wordsMost)))
    throw new WrongUsage(hintOf(command));
  return read;
}
