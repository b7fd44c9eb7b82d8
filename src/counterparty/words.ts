// Owns the words of the counterparties' pages, in the language of whoever looks.
import { setupI18n } from '@lingui/core';
import english from '#texts/en/web.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import chinese from '#texts/zh-CN/web.generated.ts';

type WebText = Extract<TextId, `web.${string}`>;
export type Words = (id: WebText, values?: Record<string, string | number>) => string;

const catalogues = {
  'zh-CN': setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': chinese } }),
  en: setupI18n({ locale: 'en', messages: { en: english } }),
};

/** Chinese, unless the browser asks for English first. */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'zh-CN';

export const wordsIn =
  (locale: Locale): Words =>
  (id, values) =>
    catalogues[locale]._(id, values);
