// Owns how a command line of `support` is read: station, command, its words and flags, and the language it is answered in.
import type { Locale } from '#texts/text.ts';
import { language, languageNamed, say } from '../language.ts';
import { parseCommandLine, WrongUsage } from '../station/commandLine.ts';
import { helpText, hintOf, isCommand } from './help.ts';

/** Flags that commands take beside --by and --lang, which all of them take. */
const flagsOf: Readonly<Record<string, readonly string[]>> = {
  account: ['full'],
  activities: ['at'],
  correct: ['plan'],
  freeze: ['until'],
  disable: ['until'],
  money: ['intent', 'turnover'],
  turnover: ['intent'],
};

/** The most words after the command; three where it is not here. */
const wordsMost: Readonly<Record<string, number>> = {
  agent: 100,
  correct: 4,
  set: 4,
  card: 4,
  money: 4,
  turnover: 4,
  deposit: 4,
};

/** The language that a command line asks for by --lang; undefined where it names none. Throws WrongUsage for one there is not. */
export function languageAsked(args: readonly string[]): Locale | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given = args[at]?.split('=')[1] ?? args[at + 1];
  return at < 0 ? undefined : languageNamed(given ?? '');
}

function parsed(args: readonly string[]) {
  try {
    return parseCommandLine([...args], {
      plan: { type: 'string' },
      at: { type: 'string' },
      by: { type: 'string' },
      until: { type: 'string' },
      intent: { type: 'string' },
      turnover: { type: 'string' },
      full: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      lang: { type: 'string' },
    });
  } catch (error) {
    // Node says it in English.
    if (!(error instanceof WrongUsage) || language() === 'en') throw error;
    throw new WrongUsage(say('support.unknownFlag', { said: error.message }));
  }
}

/** The words and flags of a command line, as far as they are right without a database. Throws WrongUsage with what of the help is wanted. */
export function readCommand(args: readonly string[]) {
  const { positionals, values } = parsed(args);
  const [station = '', command = '', ...words] = positionals;
  const { by, help, lang: _, ...flags } = values;
  const read = { station, command, words, by, flags, isHelp: help === true };
  if (read.isHelp) return read;
  if (station === '') throw new WrongUsage(helpText());
  if (!/^[a-z][a-z0-9]{1,15}$/.test(station) || command === '')
    throw new WrongUsage(say('support.nameCommand'));
  const isStrange = Object.keys(flags).some((flag) => !(flagsOf[command] ?? []).includes(flag));
  if (isStrange || words.length > (wordsMost[command] ?? 3) || !isCommand(command))
    throw new WrongUsage(hintOf(command));
  return read;
}
