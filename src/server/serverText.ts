// Owns the texts of the server and of support at its command line: which language a request asks for, and the texts in that language.
import { type Values, written } from '#texts/catalogue.ts';
import english from '#texts/en/server.generated.ts';
import supportEnglish from '#texts/en/support.generated.ts';
import { playInEnglish } from '#texts/englishPlays.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import chinese from '#texts/zh-CN/server.generated.ts';
import supportChinese from '#texts/zh-CN/support.generated.ts';

export type ServerTextId = Extract<TextId, `server.${string}` | `support.${string}`>;
export type Text = (id: ServerTextId, values?: Values) => string;

const catalogues = {
  'zh-CN': { ...chinese, ...supportChinese },
  en: { ...english, ...supportEnglish },
};

/** Looks texts up in one language; a value called `play` is the name of a play and is translated as well. */
export const textIn =
  (locale: Locale): Text =>
  (id, values) => {
    const play = values?.play;
    const translated =
      locale === 'en' && typeof play === 'string' ? { ...values, play: playInEnglish(play) } : values;
    return written(catalogues[locale], locale, id, translated);
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
