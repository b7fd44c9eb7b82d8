// Owns the words of the pages that the server itself writes, in the language of the request.
import { type Messages, setupI18n } from '@lingui/core';
import english from '#texts/face.en.generated.ts';
import chinese from '#texts/face.zh-CN.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';

type FaceText = Extract<TextId, `face.${string}`>;
export type Words = (id: FaceText, values?: Record<string, string | number>) => string;

const speak = (locale: Locale, messages: Messages): Words => {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => i18n._(id, values);
};
const words: Record<Locale, Words> = { 'zh-CN': speak('zh-CN', chinese), en: speak('en', english) };

export const wordsIn = (locale: Locale): Words => words[locale];

/** Chinese unless the browser asks for English before Chinese. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = (acceptLanguage ?? '').toLowerCase().match(/\b(zh|en)\b/)?.[1];
  return first === 'en' ? 'en' : 'zh-CN';
}
