// The texts of the server and of support at its command line: which language a request asks for, and the texts in that language.
import { written } from '#texts/catalogue.ts';
import english from '#texts/en/server.generated.ts';
import supportEnglish from '#texts/en/support.generated.ts';
import { playInEnglish } from '#texts/englishPlays.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { officeTexts } from '#texts/office.generated.ts';
import type { Locale } from '#texts/text.ts';
import chinese from '#texts/zh-CN/server.generated.ts';
import supportChinese from '#texts/zh-CN/support.generated.ts';

export type ServerTextId = Extract<
  TextId,
  `server.${string}` | `support.${string}` | `office.${string}` | `office-${string}`
>;

/** A text as the value of another one. */
export interface Said {
  readonly id: ServerTextId;
  readonly values?: SayValues;
}
export type SayValues = Readonly<Record<string, string | number | Said>>;
export type Text = (id: ServerTextId, values?: SayValues) => string;

const catalogues = {
  'zh-CN': { ...chinese, ...supportChinese, ...officeTexts['zh-CN'] },
  en: { ...english, ...supportEnglish, ...officeTexts.en },
};

/** A name of a play or of something in it; of `family`, where the same word means something else elsewhere. */
export const playNameIn = (locale: Locale, name: string, family = ''): string =>
  locale === 'en' ? playInEnglish(name, family) : name;

/** Looks texts up in one language; a value called `play` is the name of a play and is translated, and one that is a text is looked up as well. */
export const textIn = (locale: Locale): Text => {
  const valueIn = (name: string, value: SayValues[string]): string | number => {
    if (typeof value === 'object') return text(value.id, value.values);
    return name === 'play' && typeof value === 'string' ? playNameIn(locale, value) : value;
  };
  const text: Text = (id, values = {}) =>
    written(
      catalogues[locale],
      locale,
      id,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(name, value)])),
    );
  return text;
};

/** The supported language that an Accept-Language header prefers; the fallback where it names none of them. */
export function localeOf(header: string | undefined, fallback: Locale): Locale {
  let best: { locale: Locale; weight: number } | undefined;
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...rest] = part.trim().split(';');
    const quality = rest.find((word) => word.trim().startsWith('q='));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    const language = tag.trim().toLowerCase().split('-')[0];
    const locale: Locale | undefined = language === 'zh' ? 'zh-CN' : language === 'en' ? 'en' : undefined;
    if (locale && weight > 0 && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? fallback;
}
