// Owns the words of the pages that the server itself writes, in the language of the request.
import { setupI18n } from '@lingui/core';
import english from '#texts/face.en.generated.ts';
import chinese from '#texts/face.zh-CN.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import shellEnglish from '#texts/shell.en.generated.ts';
import shellChinese from '#texts/shell.zh-CN.generated.ts';
import type { Locale } from '#texts/text.ts';

/** Texts of the server's own pages, and the titles of screens. */
type PageText = Extract<TextId, `face.${string}` | `shell.screen.${string}`>;
export type Words = (id: PageText, values?: Record<string, string | number>) => string;

const catalogues = {
  'zh-CN': setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': { ...shellChinese, ...chinese } } }),
  en: setupI18n({ locale: 'en', messages: { en: { ...shellEnglish, ...english } } }),
};

/** Looks texts of the pages up in one language. */
export const wordsIn =
  (locale: Locale): Words =>
  (id, values) =>
    catalogues[locale]._(id, values);
