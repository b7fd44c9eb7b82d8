// Which language a command speaks, without the texts of it: a command that says nothing loads none.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#texts/text.ts';

const spoken = new AsyncLocalStorage<Locale>();

const locales: Readonly<Record<string, Locale>> = { zh: 'zh-CN', 'zh-CN': 'zh-CN', en: 'en' };

/** The language of the terminal, as POSIX says it: the first that is set of LC_ALL, LC_MESSAGES and LANG. English where none is Chinese. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Locale {
  return /^zh(?:[_.@-]|$)/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'zh-CN' : 'en';
}

/** What --lang of a command line names, and the line without it; undefined where it names none, null where there is no such language. */
export function languageTaken(args: readonly string[]): {
  locale?: Locale | null;
  given: string;
  rest: string[];
} {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return { given: '', rest: [...args] };
  const inside = args[at]!.split('=')[1];
  const given = inside ?? args[at + 1] ?? '';
  const locale = Object.hasOwn(locales, given) ? locales[given]! : null;
  return { locale, given, rest: [...args.slice(0, at), ...args.slice(at + (inside === undefined ? 2 : 1))] };
}

/** Does work in a language; whatever it awaits speaks it as well. */
export const speaking = <Result>(locale: Locale, work: () => Result): Result => spoken.run(locale, work);

/** Does work whose result is written in a format: what programs read is in English, whoever runs the command. */
export const speakingFor = <Result>(format: string, work: () => Result): Result =>
  format === 'text' ? work() : speaking('en', work);

/** The language of the command that runs; English outside of one. */
export const language = (): Locale => spoken.getStore() ?? 'en';
