// The words a player reads at run time: the chosen language, the loaded catalogues, and t() to look a text up by its id.
import { loadOnce } from '#browser/loadOnce.ts';
import { createSubject } from '#browser/subject.ts';
import { type Messages, type Values, written } from './catalogue.ts';
import type { TextArea, TextId } from './ids.generated.ts';

export type Locale = 'zh-CN' | 'en';
export const locales: readonly Locale[] = ['zh-CN', 'en'];

/** The loaded texts of every area, by language. */
const texts: Record<Locale, Record<string, Messages[string]>> = { 'zh-CN': {}, en: {} };
let chosen: Locale = 'zh-CN';

/** Chinese comes inside the chunk of its area: the great majority reads it, and it saves them a request. */
export const addChinese = (messages: Messages): void => void Object.assign(texts['zh-CN'], messages);

/** Texts that a chunk carries and that several areas read; in Chinese at once, in English with the area's own. */
const brought = new Set<TextArea>();
export function bringTexts(area: TextArea, messages: Messages): void {
  brought.add(area);
  addChinese(messages);
}
export const broughtTexts = (): TextArea[] => [...brought];
/** Makes those ready in the chosen language; to be waited for before a chunk that brings some is shown. */
export const loadBrought = (): Promise<unknown> => Promise.all(broughtTexts().map((area) => loadTexts(area)));

type PlayName = (name: string, family?: string) => string;
let playInEnglish: PlayName | undefined;

const loadEnglish = loadOnce(async (area: TextArea): Promise<void> => {
  const [{ catalogues }, plays] = await Promise.all([import('./english.ts'), import('./englishPlays.ts')]);
  playInEnglish = plays.playInEnglish;
  Object.assign(texts.en, await catalogues[`./en/${area}.generated.ts`]!());
});

/** Makes the English texts of an area ready; does nothing while Chinese is chosen. Rejects when the chunk cannot be loaded. */
export function loadTexts(area: TextArea, locale: Locale = currentLocale()): Promise<void> {
  if (locale === 'zh-CN') return Promise.resolve();
  return loadEnglish(area);
}

export const currentLocale = (): Locale => chosen;

const changes = createSubject();

/** Changes the language once the texts of the given areas are there; those that subscribed draw again. */
export async function chooseLocale(locale: Locale, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(areas.map((area) => loadTexts(area, locale)));
  chosen = locale;
  changes.emit();
  document.documentElement.lang = locale;
}

/** The text of an id in the chosen language, with its placeholders filled. */
export const t = (id: TextId, values?: Values): string => written(texts[chosen], chosen, id, values);

/**
 * A play, group, option or text of picks as the reader calls it. They are Chinese in the rules, in the database and on the wire;
 * the family decides what a word means that two games share.
 */
export function playName(name: string, family?: string): string {
  // Numbers of two digits are spaced: a comma between two positions would part them less than the space within one.
  const shown = /\d \d/.test(name) ? name.replaceAll(/[,|]/g, ' | ') : name;
  return currentLocale() === 'en' && playInEnglish ? playInEnglish(shown, family) : shown;
}

/** Calls back whenever the language changes; returns the function that stops it. */
export const onLocale = changes.subscribe;
