// Generates from schemas/station.json and schemas/screens.json: the station's type and defaults, and the rows of screens.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Resolve, type Schema, typeOf } from './json-schema.ts';

const json = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;
const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The defaults of a schema with those of its properties filled in. */
function defaultsOf(schema: Schema, defs: Record<string, Schema>): unknown {
  const target = schema.$ref ? { ...defs[schema.$ref.split('/').at(-1)!], ...schema } : schema;
  if (target.type === 'object' && target.properties && typeof target.default === 'object') {
    const filled: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(target.properties)) {
      const inner = defaultsOf(value, defs);
      if (inner !== undefined) filled[key] = inner;
    }
    return { ...filled, ...(target.default as object) };
  }
  return target.default;
}

/** Makes every property required: what a station is once its defaults are filled in. */
function filledIn(schema: Schema): Schema {
  if (schema.type !== 'object' || !schema.properties) return schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, value]) => [key, filledIn(value)]),
  );
  const required = Object.entries(schema.properties)
    .filter(([key, value]) => schema.required?.includes(key) || value.default !== undefined)
    .map(([key]) => key);
  return { ...schema, required, properties };
}

/** Every generated file about stations and screens, by path. */
export async function generateStation(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const schema = await json<Schema>(path.join(root, 'schemas/station.json'));
  const defs = schema.$defs ?? {};
  const resolve: Resolve = (ref) => {
    const name = ref.split('/').at(-1)!;
    return { name: pascal(name), schema: defs[name]! };
  };
  const { $defs: _, ...station } = schema;
  const { $schema: __, ...properties } = station.properties!;
  let out = '// Generated from schemas/station.json by "npm run gen". Do not edit.\n';
  for (const [name, def] of Object.entries(defs))
    out += `\n${def.description ? `/** ${def.description} */\n` : ''}export type ${pascal(name)} = ${typeOf(def, resolve, name)};\n`;
  out += `\n/** A station file as an operator writes it: only the differences from the defaults. */\nexport type StationFile = ${typeOf(station, resolve, 'station')};\n`;
  out += `\n/** A station with every default filled in. */\nexport type StationFacts = ${typeOf(filledIn({ ...station, properties }), resolve, 'station')};\n`;
  const defaults: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(properties)) {
    const inner = defaultsOf(value, defs);
    if (inner !== undefined) defaults[key] = inner;
  }
  out += `\n/** Every default, as schemas/station.json states it. */\nexport const stationDefaults: Omit<StationFacts, 'code' | 'name'> = ${JSON.stringify(defaults, null, 2)};\n`;
  files.set('src/contract/station.generated.ts', out);

  const screens = await json<{ screens: { path: string }[] }>(path.join(root, 'schemas/screens.json'));
  const valid = new Ajv2020({ strict: false, allErrors: true }).compile(
    await json<object>(path.join(root, 'schemas/screens.schema.json')),
  );
  if (!valid(screens))
    throw new Error(
      `schemas/screens.json: ${valid.errors!.map((e) => `${e.instancePath || '/'} ${e.message}`).join('; ')}`,
    );
  const rowSchema = (
    await json<{ properties: { screens: { items: Schema } } }>(path.join(root, 'schemas/screens.schema.json'))
  ).properties.screens.items;
  const row = {
    ...rowSchema,
    properties: {
      ...rowSchema.properties,
      path: { ...rowSchema.properties!.path, enum: screens.screens.map((s) => s.path) },
      title: { ...rowSchema.properties!.title, $ref: 'TextId' },
    },
  };
  const type = typeOf(row as Schema, (ref) => ({ name: ref, schema: {} }), 'screens');
  files.set(
    'src/contract/screens.generated.ts',
    `// Generated from schemas/screens.json by "npm run gen". Do not edit.\nimport type { TextId } from '#texts/ids.generated.ts';\n\n/** A screen of the product. */\nexport type ScreenRow = ${type};\n\nexport type ScreenPath = ScreenRow['path'];\n\nexport const screens: readonly ScreenRow[] = ${JSON.stringify(screens.screens, null, 2)};\n`,
  );
  return files;
}
