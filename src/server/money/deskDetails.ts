// How the facts of an order are worded for the people of the bank desk: in the station's language, and beside it in each language a desk may show.
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { type ServerTextId, textIn } from '../serverText.ts';

type InEach = Record<Locale, string>;

/** One fact; `labels` and `values` are for a desk that shows another language than the station's. */
export interface DeskDetail {
  label: string;
  value: string;
  labels: InEach;
  values?: InEach;
}

const inEach = (write: (locale: Locale) => string): InEach => ({ 'zh-CN': write('zh-CN'), en: write('en') });

/** A text of ours as a value. */
export const textInEach = (id: ServerTextId): InEach => inEach((locale) => textIn(locale)(id));

/** A fact that is '' for this order is left out. */
export const deskDetails = (
  locale: Locale,
  facts: readonly (readonly [label: ServerTextId, value: LocalText])[],
): DeskDetail[] =>
  facts.flatMap(([id, text]) => {
    const value = localText(text, locale);
    if (value.trim() === '') return [];
    const labels = textInEach(id);
    return [
      {
        label: labels[locale],
        value,
        labels,
        ...(typeof text === 'object' && { values: inEach((each) => localText(text, each)) }),
      },
    ];
  });
