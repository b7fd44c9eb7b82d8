// Owns the words of the game pages, in the language the player has chosen at the house.
import { setupI18n } from '@lingui/core';
import english from '#texts/face.en.generated.ts';
import chinese from '#texts/face.zh-CN.generated.ts';

export type Words = (id: `face.game.${string}`, values?: Record<string, string | number>) => string;

const catalogues = {
  'zh-CN': setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': chinese } }),
  en: setupI18n({ locale: 'en', messages: { en: english } }),
};

export const wordsIn =
  (locale: keyof typeof catalogues): Words =>
  (id, values) =>
    catalogues[locale]._(id, values);
