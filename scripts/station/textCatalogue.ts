// Owns the texts of text ids for the commands: read from the catalogues that players read.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import screenTable from '#schemas/screens.json' with { type: 'json' };
import type { TextLookup } from '#station/derive/visibleFacts.ts';
import type { Locale } from '#texts/text.ts';
import { screenTitles } from '../gen/screenTitles.ts';

const folder = 'src/texts';
const root = path.join(import.meta.dirname, '../..');
const catalogues = new Map<string, Record<string, string>>();

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;

/** The text of <area>.<key>; the id itself where a catalogue lacks it. */
export const textOf: TextLookup = (id, locale) => {
  const [area, key] = id.split(/\.(.*)/s) as [string, string];
  const file = `${folder}/${locale}/${area}.json`;
  let catalogue = catalogues.get(file);
  if (!catalogue) {
    catalogue = { ...read(file), ...screenTitles(screenTable.screens, area, locale) };
    catalogues.set(file, catalogue);
  }
  return catalogue[key] ?? id;
};

/** Every text of a language with its id and the file it is in; titles of screens are in schemas/screens.json. */
export const catalogueTexts = (locale: Locale): { id: string; file: string; words: string }[] =>
  readdirSync(path.join(root, folder, locale))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${locale}/${name}`;
      const area = name.slice(0, -'.json'.length);
      return Object.entries(read(file)).map(([key, words]) => ({ id: `${area}.${key}`, file, words }));
    });
