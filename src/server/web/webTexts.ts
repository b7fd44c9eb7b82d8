// Owns the words of the pages that the server itself writes, in the language of the request.
import { setupI18n } from '@lingui/core';
import shellEnglish from '#texts/en/shell.generated.ts';
import english from '#texts/en/web.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import shellChinese from '#texts/zh-CN/shell.generated.ts';
import chinese from '#texts/zh-CN/web.generated.ts';

/** The pages' own, and the titles of screens. */
type WebText = Extract<TextId, `web.${string}` | `shell.screen.${string}`>;
export type Words = (id: WebText, values?: Record<string, string | number>) => string;

const catalogues = {
  'zh-CN': setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': { ...shellChinese, ...chinese } } }),
  en: setupI18n({ locale: 'en', messages: { en: { ...shellEnglish, ...english } } }),
};

/** Looks these texts up in one language. */
export const wordsIn =
  (locale: Locale): Words =>
  (id, values) =>
    catalogues[locale]._(id, values);
