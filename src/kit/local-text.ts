// Owns the reading of a text that a station file gives in one language or in each.
import type { LocalText } from '#contract/station.generated.ts';
import type { Locale } from '#texts/text.ts';

/** The text in this language, or in Chinese where it is not given. */
export const localText = (text: LocalText, locale: Locale): string =>
  typeof text === 'string' ? text : (text[locale] ?? text['zh-CN']);
