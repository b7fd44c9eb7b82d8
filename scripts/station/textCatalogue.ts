// Every text of a language for the commands, with its id and the file it is in.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogueAt, catalogueFile } from '#server/playerTexts.ts';
import type { Locale } from '#texts/text.ts';

const folder = path.join(import.meta.dirname, '../../src/texts');

/** Titles of screens are in schemas/screens.json and not among them. */
export const catalogueTexts = (locale: Locale): { id: string; file: string; words: string }[] =>
  readdirSync(path.join(folder, locale))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const area = name.slice(0, -'.json'.length);
      const file = catalogueFile(locale, area);
      return Object.entries(catalogueAt(file)).map(([key, words]) => ({ id: `${area}.${key}`, file, words }));
    });
