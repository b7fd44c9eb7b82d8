// Owns how several names are said in one line, in the language of whoever reads them.
import type { Locale } from './locale.ts';

export const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
