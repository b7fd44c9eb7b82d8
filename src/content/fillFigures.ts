// Replacing the names in braces that texts of content hold by the figures of their station.

import type { Station } from '#station/station.ts';
import type { ContentKind } from './content.generated.ts';
import type { ResolvedContent } from './contentSet.ts';
import { figuresOf, type ServerFigures } from './figures.ts';

/** The kinds whose texts may name figures. */
export const kindsWithFigures: readonly ContentKind[] = [
  'activities',
  'banners',
  'deposit-settings',
  'help',
  'notices',
  'service',
];

/** A name in braces: what a person would hardly write otherwise. */
export const namePattern = /\{([a-z]+(?:[./][A-Za-z0-9/:._-]*)?)\}/g;

type Fill = (text: string, figures: ReadonlyMap<string, string>) => string;

/** A text with every name in braces replaced; a name that the station does not have is a fault of the text. */
export const fillIn: Fill = (text, figures) =>
  text.replaceAll(namePattern, (_, name: string) => {
    const value = figures.get(name);
    if (value === undefined) throw new Error(`The text names {${name}}, which this station does not have.`);
    return value;
  });

type Figures = Readonly<Record<'zh-CN' | 'en', ReadonlyMap<string, string>>>;

/** A value with the texts in it filled in; `terms` are data. */
function filled(value: unknown, figures: Figures): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    const both = { 'zh-CN': fillIn(value, figures['zh-CN']), en: fillIn(value, figures.en) };
    return both['zh-CN'] === both.en ? both.en : both;
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, figures));
  if (typeof value !== 'object' || value === null) return value;
  if ('zh-CN' in value) {
    const { 'zh-CN': chinese, en } = value as { 'zh-CN': string; en?: string };
    return {
      'zh-CN': fillIn(chinese, figures['zh-CN']),
      ...(en !== undefined && { en: fillIn(en, figures.en) }),
    };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'terms' ? inner : filled(inner, figures)]),
  );
}

/** What a station gets, with the names in its texts replaced. Throws where one names what the station lacks, which a rule reports. */
export function fillContent(
  content: ResolvedContent,
  station: Station,
  server: ServerFigures,
): ResolvedContent {
  const figures: Figures = {
    'zh-CN': figuresOf(content, station, 'zh-CN', server),
    en: figuresOf(content, station, 'en', server),
  };
  const texts = kindsWithFigures.flatMap((kind) =>
    content[kind] === undefined ? [] : [[kind, filled(content[kind], figures)] as const],
  );
  return { ...content, ...Object.fromEntries(texts) };
}
