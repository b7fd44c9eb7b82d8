// Owns the words a player reads at run time: the chosen language, the loaded catalogues, and t() to look a text up by its id.
import { i18n, type Messages } from '@lingui/core';
import { loadOnce } from '#browser/loadOnce.ts';
import type { TextArea, TextId } from './ids.generated.ts';

export type Locale = 'zh-CN' | 'en';
export const locales: readonly Locale[] = ['zh-CN', 'en'];

/** Chinese comes inside the chunk of its area: the great majority reads it, and it saves them a request. */
export function addChinese(messages: Messages): void {
  i18n.load('zh-CN', messages);
  if (!i18n.locale) i18n.activate('zh-CN');
}

/** Texts that a chunk carries and that several areas read; in Chinese at once, in English with the area's own. */
const brought = new Set<TextArea>();
export function bringTexts(area: TextArea, messages: Messages): void {
  brought.add(area);
  addChinese(messages);
}
export const broughtTexts = (): TextArea[] => [...brought];

type PlayName = (name: string, family?: string) => string;
let playInEnglish: PlayName | undefined;

const loadEnglish = loadOnce(async (area: TextArea): Promise<void> => {
  const [{ catalogues }, plays] = await Promise.all([import('./english.ts'), import('./englishPlays.ts')]);
  playInEnglish = plays.playInEnglish;
  i18n.load('en', await catalogues[`./en/${area}.generated.ts`]!());
});

/** Makes the English texts of an area ready; does nothing while Chinese is chosen. Rejects when the chunk cannot be loaded. */
export function loadTexts(area: TextArea, locale: Locale = currentLocale()): Promise<void> {
  if (locale === 'zh-CN') return Promise.resolve();
  return loadEnglish(area);
}

export const currentLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'zh-CN');

/** Changes the language once the texts of the given areas are there; those that subscribed draw again. */
export async function chooseLocale(locale: Locale, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(areas.map((area) => loadTexts(area, locale)));
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** The text of an id in the chosen language, with its placeholders filled. */
export const t = (id: TextId, values?: Record<string, string | number>): string => i18n._(id, values);

/**
 * A play, group, option or text of picks as the reader calls it. They are Chinese in the rules, in the database and on the wire;
 * the family decides what a word means that two games share.
 */
export const playName: PlayName = (name, family) =>
  currentLocale() === 'en' && playInEnglish ? playInEnglish(name, family) : name;

/** Calls back whenever the language changes; returns the function that stops it. */
export const onLocale = (listener: () => void): (() => void) => i18n.on('change', listener);
