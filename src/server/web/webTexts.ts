// The words of the pages that the server itself writes, in the language of the request.
import { type Values, written } from '#texts/catalogue.ts';
import shellEnglish from '#texts/en/shell.generated.ts';
import english from '#texts/en/web.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import shellChinese from '#texts/zh-CN/shell.generated.ts';
import chinese from '#texts/zh-CN/web.generated.ts';

/** The pages' own, and the titles of screens. */
type WebText = Extract<TextId, `web.${string}` | `shell.screen.${string}`>;
export type Words = (id: WebText, values?: Values) => string;

const catalogues = {
  'zh-CN': { ...shellChinese, ...chinese },
  en: { ...shellEnglish, ...english },
};

/** Looks these texts up in one language. */
export const wordsIn =
  (locale: Locale): Words =>
  (id, values) =>
    written(catalogues[locale], locale, id, values);
