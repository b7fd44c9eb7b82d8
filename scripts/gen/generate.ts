// The list of all that is generated; scripts/gen.ts writes it and tests/architecture/generated.test.ts compares it.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { generateCalls } from './calls.ts';
import { generateContent } from './content.ts';
import { generateContents } from './contents.ts';
import { generateForms } from './forms.ts';
import { generateLotteries } from './lotteries.ts';
import { generateOffice } from './office.ts';
import { generateRooms } from './rooms.ts';
import { generateRules } from './rules.ts';
import { generateScreens } from './screens.ts';
import { generateStation } from './station.ts';
import { generateTexts } from './texts.ts';

const stationRules = { folder: 'src/station/checks', about: 'stations', type: 'Rule', from: './rule.ts' };
const contentRules = {
  folder: 'src/content/checks',
  about: 'content',
  type: 'ContentRule',
  from: './rule.ts',
};

/** Every generated file's content by its path below the root. */
export async function generate(root: string): Promise<Map<string, string>> {
  const parts = await Promise.all([
    generateCalls(root),
    generateContent(root),
    generateContents(root),
    generateForms(root),
    generateLotteries(root),
    generateOffice(root),
    generateScreens(root),
    generateStation(root),
    generateRooms(root),
    generateRules(root, stationRules),
    generateRules(root, contentRules),
    generateTexts(root),
  ]);
  return new Map(parts.flatMap((part) => [...part]));
}

/** The generated files that are there now, by path below the root. */
export async function generatedFiles(root: string): Promise<string[]> {
  const files = await readdir(path.join(root, 'src'), { recursive: true });
  return files
    .filter((file) => file.endsWith('.generated.ts'))
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`);
}
