// The words in which commands and the back office speak of a station: what players can notice of it, whom a screen is for, and values of settings.
import type { Role } from '#contract/call.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import type { FactWords, ValueWords } from '#station/derive/visibleFacts.ts';
import { type Values, written } from '#texts/catalogue.ts';
import english from '#texts/en/command.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import chinese from '#texts/zh-CN/command.generated.ts';

export type CommandTextId = Extract<TextId, `command.${string}`>;

/** A text of the commands of an operator in a language. */
export const commandTextIn = (locale: Locale, id: CommandTextId, values?: Values): string =>
  written(locale === 'zh-CN' ? chinese : english, locale, id, values);

export const valueWordsIn = (locale: Locale): ValueWords => ({
  on: commandTextIn(locale, 'command.explain.on'),
  off: commandTextIn(locale, 'command.explain.off'),
  empty: commandTextIn(locale, 'command.explain.empty'),
});

/** Whom a screen is for, in a word. */
export const whoTextIn = (locale: Locale, who: ScreenRow['who']): string =>
  commandTextIn(locale, `command.who.${who}`);

export const roleTextIn = (locale: Locale, role: Role): string =>
  commandTextIn(locale, `command.role.${role}`);

/** The words of what players can notice of a station. */
export const factWordsIn = (locale: Locale): FactWords => ({
  ...valueWordsIn(locale),
  named: (name, about = '') => commandTextIn(locale, `command.fact.${name}`, { about }),
  color: (color, skin) => commandTextIn(locale, 'command.fact.colorIn', { color, skin }),
  role: (role) => roleTextIn(locale, role),
  onFor: (who) => commandTextIn(locale, 'command.fact.onFor', { who: whoTextIn(locale, who) }),
  monogram: commandTextIn(locale, 'command.fact.monogram'),
});
