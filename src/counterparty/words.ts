// The words of the counterparties' pages and records, in the language of whoever looks, or in both.
import { type Values, written } from '#texts/catalogue.ts';
import english from '#texts/en/web.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import chinese from '#texts/zh-CN/web.generated.ts';

type WebText = Extract<TextId, `web.${string}`>;
export type Words = (id: WebText, values?: Values) => string;
/** Ids that are composed from codes; both catalogues contain all of them. */
export type GameWords = (id: `web.game.${string}`, values?: Values) => string;

const catalogues = { 'zh-CN': chinese, en: english };

/** Chinese, unless the browser asks for English first. */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'zh-CN';

export const wordsIn =
  (locale: Locale): Words =>
  (id, values) =>
    written(catalogues[locale], locale, id, values);

/** Throws for an id that a catalogue does not have: a page must not show the id. */
export const gameWordsIn =
  (locale: Locale): GameWords =>
  (id, values) => {
    if (catalogues[locale][id] === undefined) throw new Error(`There is no text ${id}.`);
    return written(catalogues[locale], locale, id, values);
  };

export type Label = Record<Locale, string>;

/** A text in both languages; a value may itself be one. */
export function labelOf(
  id: `web.game.${string}`,
  values: Record<string, string | number | Label> = {},
): Label {
  const inLocale = (locale: Locale): string =>
    gameWordsIn(locale)(
      id,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'object' ? value[locale] : value,
        ]),
      ),
    );
  return { 'zh-CN': inLocale('zh-CN'), en: inLocale('en') };
}

/**
 * Every text of a page by its id, for the page's own script; a value stays in it as `{name}`, a number with forms as
 * `{name|# point|# points}`.
 */
export function gameTexts(locale: Locale): Record<string, string> {
  const sourceOf = (part: unknown): string => {
    if (!Array.isArray(part)) return String(part);
    const [name, , forms] = part;
    return forms ? `{${name}|${source(forms.one ?? forms.other)}|${source(forms.other)}}` : `{${name}}`;
  };
  const source = (message: unknown): string =>
    Array.isArray(message) ? message.map(sourceOf).join('') : String(message);
  return Object.fromEntries(
    Object.entries(catalogues[locale])
      .filter(([id]) => id.startsWith('web.game.'))
      .map(([id, message]) => [id.slice('web.game.'.length), source(message)]),
  );
}
