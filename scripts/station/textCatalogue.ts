// Owns the texts of text ids for the commands: read from the catalogues that players read.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import screenTable from '#schemas/screens.json' with { type: 'json' };
import type { TextLookup } from '#station/derive/visibleFacts.ts';
import { screenTitles } from '../gen/screenTitles.ts';

const catalogues = new Map<string, Record<string, string>>();

/** The text of <area>.<key>; the id itself where a catalogue lacks it. */
export const textOf: TextLookup = (id, locale) => {
  const [area, key] = id.split(/\.(.*)/s) as [string, string];
  const name = `${locale}/${area}.json`;
  let catalogue = catalogues.get(name);
  if (!catalogue) {
    const file = path.join(import.meta.dirname, '../../src/texts', name);
    catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    Object.assign(catalogue, screenTitles(screenTable.screens, area, locale));
    catalogues.set(name, catalogue);
  }
  return catalogue[key] ?? id;
};
