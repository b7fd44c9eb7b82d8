// The texts that players read, for whoever speaks of them on the server and in commands: read from the catalogues when they are first asked for.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import screenTable from '#schemas/screens.json' with { type: 'json' };
import type { TextLookup } from '#station/derive/visibleFacts.ts';
import { screenTitles } from '#texts/screenTitles.ts';
import type { Locale } from '#texts/text.ts';

const root = path.join(import.meta.dirname, '../..');
const catalogues = new Map<string, Record<string, string>>();

/** A catalogue by its area, from the top of the project. */
export const catalogueFile = (locale: Locale, area: string): string => `src/texts/${locale}/${area}.json`;

/** The texts of a catalogue as its file has them. */
export const catalogueAt = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;

/** The text of <area>.<key>; the id itself where a catalogue lacks it. */
export const playerText: TextLookup = (id, locale) => {
  const [area, key] = id.split(/\.(.*)/s) as [string, string];
  const file = catalogueFile(locale, area);
  let catalogue = catalogues.get(file);
  if (!catalogue) {
    catalogue = { ...catalogueAt(file), ...screenTitles(screenTable.screens, area, locale) };
    catalogues.set(file, catalogue);
  }
  return catalogue[key] ?? id;
};
