// Generates the station's type, defaults and validator from schemas/station.json.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { importInsteadOfRequire } from './calls.ts';
import { type Resolve, type Schema, typeOf } from './jsonSchema.ts';

const json = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;
const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The defaults of a schema with those of its properties filled in. */
export function defaultsOf(schema: Schema, defs: Record<string, Schema>): unknown {
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
export function filledIn(schema: Schema): Schema {
  if (schema.type !== 'object' || !schema.properties) return schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, value]) => [key, filledIn(value)]),
  );
  const required = Object.entries(schema.properties)
    .filter(([key, value]) => schema.required?.includes(key) || value.default !== undefined)
    .map(([key]) => key);
  return { ...schema, required, properties };
}

/** The schema itself, for what a verdict of yes or no does not say: where a file is wrong, and what was meant. */
function embeddedSchema(schema: Schema): string {
  const { $schema: _, title: __, ...rest } = schema;
  return `// Generated from schemas/station.json by "npm run gen". Do not edit.

/** The subset of JSON Schema that schemas/station.json and schemas/content are written in. */
export interface StationSchema {
  $ref?: string;
  description?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
  enum?: readonly (string | number)[];
  const?: string | number;
  default?: unknown;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: StationSchema;
  required?: readonly string[];
  properties?: Readonly<Record<string, StationSchema>>;
  additionalProperties?: boolean | StationSchema;
  propertyNames?: StationSchema;
  oneOf?: readonly StationSchema[];
  /** What a field holds where others have these values, such as the terms of a kind of activity. */
  allOf?: readonly { readonly if: StationSchema; readonly then: StationSchema }[];
  minProperties?: number;
  'x-effect'?: string;
  'x-for'?: 'checks' | 'server';
  'x-owed'?: string;
  title?: string;
  examples?: readonly unknown[];
  /** Title and description in Chinese, beside those in English. */
  'x-zh-CN'?: { readonly title: string; readonly description: string };
  /** The definition that stood here as a $ref, and what it says of a value's form. */
  'x-definition'?: string;
  'x-form'?: string;
}

export const stationSchema: StationSchema & { $defs: Readonly<Record<string, StationSchema>> } = ${JSON.stringify(rest, null, 2)};
`;
}

/** A schema without what is said to people: the compiled verdict carries its schema along. */
export function bare(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== 'object' || schema === null) return schema;
  const said = ['title', 'description', 'x-effect', 'x-for', 'x-owed', 'x-definition', 'x-form'];
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) =>
          !['default', 'examples', 'x-zh-CN'].includes(key) &&
          !(said.includes(key) && typeof value === 'string'),
      )
      .map(([key, value]) => [key, bare(value)]),
  );
}

/** The schema with nothing within the settings that no screen reads: a browser judges no more of them than that they are objects. */
export function shownSchema(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const { type, description, 'x-for': reader } = value;
    return [key, reader === undefined ? value : { type, description, 'x-for': reader }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The verdict yes or no, compiled ahead by ajv. */
function compiledValidator(schema: Schema): string {
  const ajv = new Ajv2020({ strict: true, code: { source: true, esm: true, lines: true } });
  ajv.addSchema({ ...(bare(schema) as Schema), $id: 'contract:/station.json' });
  const code = importInsteadOfRequire(standalone.default(ajv, { isStationFile: 'contract:/station.json' }));
  return `// Generated from schemas/station.json by "npm run gen". Do not edit.\n// Compiled by ajv: says whether a value is a station file.\n// @ts-nocheck\n${code}\n`;
}

/** The defaults of some settings, by name. */
function defaultsIn(settings: Record<string, Schema>, defs: Record<string, Schema>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) => {
      const inner = defaultsOf(value, defs);
      return inner === undefined ? [] : [[key, inner]];
    }),
  );
}

/** Every generated file about stations, by path. */
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
  const partOf = (reader: Schema['x-for']) =>
    Object.fromEntries(Object.entries(properties).filter(([, value]) => value['x-for'] === reader));
  const [facts, ofChecks, ofServer] = [partOf(undefined), partOf('checks'), partOf('server')];
  const union = (settings: Record<string, Schema>) =>
    Object.keys(settings)
      .map((key) => `'${key}'`)
      .join(' | ');
  out += `\n/** A station with every default filled in, but for what no screen reads: that is as the file gives it. */\nexport type StationFacts = ${typeOf(filledIn({ ...station, properties: facts }), resolve, 'station')} & Pick<StationFile, ${union({ ...ofChecks, ...ofServer })}>;\n`;
  out += `\n/** Every default, as schemas/station.json states it. */\nexport const stationDefaults: Omit<StationFacts, 'code' | 'name'> = ${JSON.stringify(defaultsIn(facts, defs), null, 2)};\n`;
  out += `\n/** The defaults of what only checks read: no browser loads them. */\nexport const checkDefaults: Required<Pick<StationFile, ${union(ofChecks)}>> = ${JSON.stringify(defaultsIn(ofChecks, defs), null, 2)};\n`;
  files.set('src/contract/station.generated.ts', out);
  files.set('src/contract/station.schema.generated.ts', embeddedSchema(schema));
  files.set('src/contract/station.validate.generated.ts', compiledValidator(schema));
  // The build of the site takes these in place of the two above (vite.config.ts).
  files.set('src/contract/station.shownSchema.generated.ts', embeddedSchema(shownSchema(schema)));
  files.set('src/contract/station.shownValidate.generated.ts', compiledValidator(shownSchema(schema)));
  return files;
}
