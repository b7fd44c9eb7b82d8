// Generates the table of screens, the loaders of their components and the texts of their titles from schemas/screens.json.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Schema, typeOf } from './jsonSchema.ts';
import { type TitledScreen, titleKey } from './screenTitles.ts';

interface Screen extends TitledScreen {
  area: string;
  screen: string;
  linkedFrom?: string[];
}

const json = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

export const readScreens = async (root: string): Promise<Screen[]> =>
  (await json<{ screens: Screen[] }>(path.join(root, 'schemas/screens.json'))).screens;

/** Every generated file about screens, by path. */
export async function generateScreens(root: string): Promise<Map<string, string>> {
  const screens = await readScreens(root);
  const schema = await json<{ properties: { screens: { items: Schema } } }>(
    path.join(root, 'schemas/screens.schema.json'),
  );
  const valid = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
  if (!valid({ screens }))
    throw new Error(
      `schemas/screens.json: ${valid.errors!.map((e) => `${e.instancePath || '/'} ${e.message}`).join('; ')}`,
    );
  const rowSchema = schema.properties.screens.items;
  // Only the station checker asks what leads to a screen: a browser's first script does without.
  const { linkedFrom: _, ...properties } = rowSchema.properties!;
  const row: Schema = {
    ...rowSchema,
    properties: {
      ...properties,
      path: { ...properties.path, enum: screens.map((screen) => screen.path) },
      title: { $ref: 'TextId', description: "Text id of the title, in the shell's catalogue." },
      reads: { ...properties.reads, items: { $ref: 'CallId' } },
    },
  };
  const type = typeOf(row, (ref) => ({ name: ref, schema: {} }), 'screens');
  const rows = screens.map(({ linkedFrom: _, ...screen }) => ({
    ...screen,
    title: `shell.${titleKey(screen.path)}`,
  }));
  const links = Object.fromEntries(
    screens.flatMap(({ path: to, linkedFrom }) => (linkedFrom ? [[to, linkedFrom]] : [])),
  );
  const loaders = screens.map(
    ({ area, screen }) =>
      `  ${JSON.stringify(`${area}/${screen}`)}: () => import('#areas/${area}/${screen}.tsx'),\n`,
  );
  return new Map([
    [
      'src/contract/screens.generated.ts',
      `// Generated from schemas/screens.json by "npm run gen". Do not edit.\nimport type { TextId } from '#texts/ids.generated.ts';\nimport type { CallId } from './calls.generated.ts';\n\n/** A screen of the product. */\nexport type ScreenRow = ${type};\n\nexport type ScreenPath = ScreenRow['path'];\n\nexport const screens: readonly ScreenRow[] = ${JSON.stringify(rows, null, 2)};\n`,
    ],
    [
      'src/contract/screenLinks.generated.ts',
      `// Generated from schemas/screens.json by "npm run gen". Do not edit.\nimport type { ScreenPath } from './screens.generated.ts';\n\n/** Screens that lead to a screen by themselves, beside the menus; "/" for one that is always found. */\nexport const linkedFrom: Partial<Record<ScreenPath, readonly string[]>> = ${JSON.stringify(links, null, 2)};\n`,
    ],
    [
      'src/shell/screenModules.generated.ts',
      `// Generated from schemas/screens.json by "npm run gen". Do not edit.\n\n/** Loads a screen's module, by its "<area>/<Screen>". */\nexport const screenModules: Record<string, () => Promise<object>> = {\n${[...new Set(loaders)].join('')}};\n`,
    ],
  ]);
}
