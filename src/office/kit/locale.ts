// The language of the office: chosen here, kept in this browser, and the texts in it.
import { useSyncExternalStore } from 'react';
import { localStore } from '#browser/storage.ts';
import { createSubject } from '#browser/subject.ts';
import { type Messages, type Values, written } from '#texts/catalogue.ts';
import type { TextId } from '#texts/ids.generated.ts';

export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];
export type OfficeTextId = Extract<TextId, `office.${string}` | `office-${string}`>;

/** The texts of one room in both languages: a room's chunk brings its own. */
export type RoomTexts = Readonly<Record<Locale, Messages>>;

const texts: Record<Locale, Record<string, Messages[string]>> = { 'zh-CN': {}, en: {} };

/** Makes the texts of a room known; called by the module that the room begins with. */
export function bringTexts(brought: RoomTexts): void {
  for (const locale of locales) Object.assign(texts[locale], brought[locale]);
}

const key = 'office-locale';
const changes = createSubject();
let chosen: Locale = localStore.read(key) === 'en' ? 'en' : 'zh-CN';
document.documentElement.lang = chosen;

export const currentLocale = (): Locale => chosen;

export function chooseLocale(locale: Locale): void {
  chosen = locale;
  localStore.write(key, locale);
  document.documentElement.lang = locale;
  changes.emit();
}

export const useLocale = (): Locale => useSyncExternalStore(changes.subscribe, currentLocale);

/** The text of an id in the chosen language, with its placeholders filled. */
export type OfficeText = (id: OfficeTextId, values?: Values) => string;

export const text: OfficeText = (id, values) => written(texts[chosen], chosen, id, values);

/** text() for components: they draw again when the language changes. */
export function useText(): OfficeText {
  useLocale();
  return text;
}

/** Several names in one line. */
export const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
