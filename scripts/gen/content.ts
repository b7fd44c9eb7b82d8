// Generates the types, schemas, defaults and validators of content from schemas/content.json and schemas/content/<kind>.json.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { importInsteadOfRequire } from './calls.ts';
import { type Resolve, type Schema, typeOf } from './jsonSchema.ts';
import { bare, filledIn } from './station.ts';

const json = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;
const pascal = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const heading = '// Generated from schemas/content by "npm run gen". Do not edit.\n';

const definitionOf = (ref: string): string => ref.split('/').at(-1)!;

/** A schema with what each `$ref` names in its place, and that name beside it; its own words go before those of the definition. */
function inlined(schema: unknown, defs: Record<string, Schema>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inlined(one, defs));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...own } = schema as Schema;
  const inner = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      ['default', 'examples'].includes(key) ? value : inlined(value, defs),
    ]),
  );
  if ($ref === undefined) return inner;
  const definition = defs[definitionOf($ref)];
  if (!definition) throw new Error(`schemas/content.json defines no ${$ref}.`);
  return {
    ...(inlined(definition, defs) as object),
    ...inner,
    'x-definition': definitionOf($ref),
    'x-form': definition.description,
  };
}

/** Every kind with its schema, by name. */
async function readKinds(root: string): Promise<Map<string, Schema>> {
  const folder = path.join(root, 'schemas/content');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name): Promise<[string, Schema]> => [
          name.replace(/\.json$/, ''),
          await json<Schema>(path.join(folder, name)),
        ],
      ),
    ),
  );
}

function typesOf(kinds: ReadonlyMap<string, Schema>, defs: Record<string, Schema>): string {
  const resolve: Resolve = (ref) => ({ name: pascal(definitionOf(ref)), schema: defs[definitionOf(ref)]! });
  const entries = (suffix: string): string =>
    [...kinds.keys()].map((kind) => `  ${JSON.stringify(kind)}: ${pascal(kind)}${suffix};\n`).join('');
  let out = heading;
  for (const [name, def] of Object.entries(defs))
    out += `\n/** ${def.description} */\nexport type ${pascal(name)} = ${typeOf(def, resolve, name)};\n`;
  for (const [kind, schema] of kinds) {
    const { $schema: _, ...properties } = schema.properties!;
    out += `\n/** ${schema.description} As an operator writes it. */\nexport type ${pascal(kind)}File = ${typeOf(schema, resolve, kind)};\n`;
    out += `\n/** ${schema.description} With every default filled in. */\nexport type ${pascal(kind)}Facts = ${typeOf(filledThrough({ ...schema, properties }), resolve, kind)};\n`;
  }
  out += `\n/** A file of each kind, as an operator writes it. */\nexport interface ContentFiles {\n${entries('File')}}\n`;
  out += `\n/** A file of each kind with every default filled in. */\nexport interface ContentFacts {\n${entries('Facts')}}\n`;
  out += `\nexport type ContentKind = keyof ContentFiles;\n\nexport const contentKinds: readonly ContentKind[] = ${JSON.stringify([...kinds.keys()])};\n`;
  return out;
}

/** As filledIn(), within lists as well. */
function filledThrough(schema: Schema): Schema {
  if (schema.type === 'array' && schema.items) return { ...schema, items: filledThrough(schema.items) };
  const filled = filledIn(schema);
  if (!filled.properties) return filled;
  return {
    ...filled,
    properties: Object.fromEntries(
      Object.entries(filled.properties).map(([key, value]) => [key, filledThrough(value)]),
    ),
  };
}

/** Every generated file about content, by path. */
export async function generateContent(root: string): Promise<Map<string, string>> {
  const { $defs: defs = {} } = await json<Schema>(path.join(root, 'schemas/content.json'));
  const kinds = await readKinds(root);
  const whole = new Map([...kinds].map(([kind, schema]) => [kind, inlined(schema, defs) as Schema]));
  const schemas = Object.fromEntries([...whole].map(([kind, { $schema: _, ...schema }]) => [kind, schema]));
  const ajv = new Ajv2020({ strict: true, code: { source: true, esm: true, lines: true } });
  const exportsOf: Record<string, string> = {};
  for (const [kind, schema] of whole) {
    const { $schema: _, ...rest } = bare(schema) as Schema;
    ajv.addSchema({ ...rest, $id: `contract:/content/${kind}.json` });
    exportsOf[`is${pascal(kind)}File`] = `contract:/content/${kind}.json`;
  }
  const code = importInsteadOfRequire(standalone.default(ajv, exportsOf));
  const table = [...kinds.keys()]
    .map((kind) => `  ${JSON.stringify(kind)}: is${pascal(kind)}File,\n`)
    .join('');
  return new Map([
    ['src/content/content.generated.ts', typesOf(kinds, defs)],
    [
      'src/content/content.schema.generated.ts',
      `${heading}import type { StationSchema } from '#contract/station.schema.generated.ts';\nimport type { ContentKind } from './content.generated.ts';\n\n/** The schema of each kind, with what a $ref names written in its place. */\nexport const contentSchemas: Readonly<Record<ContentKind, StationSchema>> = ${JSON.stringify(schemas, null, 1)};\n`,
    ],
    [
      'src/content/content.validate.generated.ts',
      `${heading}// Compiled by ajv: says whether a value is a file of a kind.\n// @ts-nocheck\n${code}\nexport const isContentFile = {\n${table}};\n`,
    ],
  ]);
}
