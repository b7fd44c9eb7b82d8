// Owns the language that a command speaks: which one its operator wants, and the texts of it wherever the command runs.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type ServerTextId, type Text, textIn } from '#server/serverText.ts';
import type { Locale } from '#texts/text.ts';
import { WrongUsage } from './station/commandLine.ts';

const spoken = new AsyncLocalStorage<Locale>();

const locales: Readonly<Record<string, Locale>> = { zh: 'zh-CN', 'zh-CN': 'zh-CN', en: 'en' };

/** The language of the terminal, as POSIX says it: the first that is set of LC_ALL, LC_MESSAGES and LANG. English where none is Chinese. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Locale {
  return /^zh(?:[_.@-]|$)/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'zh-CN' : 'en';
}

/** What --lang names. Throws WrongUsage. */
export function languageNamed(given: string): Locale {
  const locale = Object.hasOwn(locales, given) ? locales[given] : undefined;
  if (!locale) throw new WrongUsage(say('support.unknownLanguage', { language: given }));
  return locale;
}

/** Does work in a language; whatever it awaits speaks it as well. */
export const speaking = <Result>(locale: Locale, work: () => Result): Result => spoken.run(locale, work);

/** The language of the command that runs; English outside of one. */
export const language = (): Locale => spoken.getStore() ?? 'en';

/** A text in that language. */
export const say: Text = (id, values) => textIn(language())(id, values);

/** The text of a value out of a list that grows elsewhere; the value itself where it has none. */
export function sayValue(id: string, value: string): string {
  const text = say(id as ServerTextId);
  return text === id ? value : text;
}
