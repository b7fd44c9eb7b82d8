// Generates the table of screens, the loaders of their components and the texts of their titles from schemas/screens.json.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TitledScreen } from '#texts/screenTitles.ts';
import { type Schema, typeOf } from './jsonSchema.ts';

interface Screen extends TitledScreen {
  area: string;
  screen: string;
  linkedFrom?: string[];
  reads?: string[];
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
  // The first script of a browser needs neither what leads to a screen nor what it reads: both have files of their own.
  const { linkedFrom: _links, reads: _reads, ...properties } = rowSchema.properties!;
  const row: Schema = {
    ...rowSchema,
    properties: {
      ...properties,
      path: { ...properties.path, enum: screens.map((screen) => screen.path) },
      title: { $ref: 'TextId', description: "Text id of the title, in the shell's catalogue." },
    },
  };
  const type = typeOf(row, (ref) => ({ name: ref, schema: {} }), 'screens');
  const rows = screens.map(({ linkedFrom: _links, reads: _reads, title: _title, ...screen }) => screen);
  const byPath = <Value>(fieldOf: (screen: Screen) => Value | undefined): string =>
    JSON.stringify(
      Object.fromEntries(
        screens.flatMap((screen) => {
          const value = fieldOf(screen);
          return value === undefined ? [] : [[screen.path, value]];
        }),
      ),
      null,
      2,
    );
  const loaders = screens.map(
    ({ area, screen }) =>
      `  ${JSON.stringify(`${area}/${screen}`)}: () => import('#areas/${area}/${screen}.tsx'),\n`,
  );
  return new Map([
    [
      'src/contract/screens.generated.ts',
      `// Generated from schemas/screens.json by "npm run gen". Do not edit.\nimport type { TextId } from '#texts/ids.generated.ts';\n\n/** A screen of the product. */\nexport type ScreenRow = ${type};\n\nexport type ScreenPath = ScreenRow['path'];\n\nconst rows: readonly Omit<ScreenRow, 'title'>[] = ${JSON.stringify(rows, null, 2)};\n\nexport const screens: readonly ScreenRow[] = rows.map((row) => ({ ...row, title: \`shell.screen.\${row.path.slice(1).replace(/[/:]+/g, '.')}\` as TextId }));\n`,
    ],
    [
      'src/contract/screenLinks.generated.ts',
      `// Generated from schemas/screens.json by "npm run gen". Do not edit.\nimport type { ScreenPath } from './screens.generated.ts';\n\n/** Screens that lead to a screen by themselves, beside the menus; "/" for one that is always found. */\nexport const linkedFrom: Partial<Record<ScreenPath, readonly string[]>> = ${byPath(({ linkedFrom }) => linkedFrom)};\n`,
    ],
    [
      'src/contract/screenReads.generated.ts',
      `// Generated from schemas/screens.json by "npm run gen". Do not edit.\nimport type { CallId } from './calls.generated.ts';\nimport type { ScreenPath } from './screens.generated.ts';\n\n/** Calls, asked with an empty request, that a screen begins with: their answers come with its page, and ahead of a likely visit. */\nexport const screenReads: Partial<Record<ScreenPath, readonly CallId[]>> = ${byPath(({ reads }) => reads)};\n`,
    ],
    [
      'src/shell/screenModules.generated.ts',
      `// Generated from schemas/screens.json by "npm run gen". Do not edit.\n\n/** Loads a screen's module, by its "<area>/<Screen>". */\nexport const screenModules: Record<string, () => Promise<object>> = {\n${[...new Set(loaders)].join('')}};\n`,
    ],
  ]);
}
