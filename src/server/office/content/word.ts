// Words for names that schemas and rules have: there, or the caller goes on with the name.
import { officeTexts } from '#texts/office.generated.ts';
import type { Locale } from '#texts/text.ts';
import { type ServerTextId, textIn } from '../../serverText.ts';

/** The text of an id in a language; undefined where there is none. */
export const wordIn = (locale: Locale, id: string): string | undefined =>
  Object.hasOwn(officeTexts[locale], id) ? textIn(locale)(id as ServerTextId) : undefined;
