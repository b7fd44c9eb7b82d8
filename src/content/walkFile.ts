// Walking through a file of content by its schema: every value of a definition, such as every picture, with its place.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { Path } from '#station/read/diagnostic.ts';
import type { ContentKind } from './content.generated.ts';
import { contentSchemas } from './content.schema.generated.ts';

export interface ContentPlace {
  path: Path;
  value: string;
  definition: string;
}

/** Definitions that occur below a schema; most kinds have no pictures, so most files are not walked. */
const definitionsBelow = new WeakMap<StationSchema, ReadonlySet<string>>();

function definitionsOf(schema: StationSchema): ReadonlySet<string> {
  const known = definitionsBelow.get(schema);
  if (known) return known;
  const found = new Set<string>(schema['x-definition'] === undefined ? [] : [schema['x-definition']]);
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  for (const one of [...inner, ...(schema.oneOf ?? [])])
    for (const name of definitionsOf(one)) found.add(name);
  definitionsBelow.set(schema, found);
  return found;
}

function* walk(
  value: unknown,
  schema: StationSchema,
  wanted: readonly string[],
  path: Path,
): Generator<ContentPlace> {
  const below = definitionsOf(schema);
  if (!wanted.some((name) => below.has(name))) return;
  if (typeof value === 'string') {
    if (wanted.includes(schema['x-definition']!)) yield { path, value, definition: schema['x-definition']! };
    return;
  }
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* walk(item, schema.items!, wanted, [...path, at]);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const definition = schema['x-definition'];
  for (const [key, inner] of Object.entries(value)) {
    // A text in several languages is of the definition of the whole.
    const property =
      schema.properties?.[key] ?? schema.oneOf?.find((one) => one.properties)?.properties?.[key];
    if (!property) continue;
    const isLanguage = schema.oneOf !== undefined;
    yield* walk(inner, isLanguage && definition ? { 'x-definition': definition } : property, wanted, [
      ...path,
      key,
    ]);
  }
}

/** Every text of these definitions in a file, with its place. */
export const placesOf = (
  kind: ContentKind,
  file: unknown,
  ...definitions: string[]
): Generator<ContentPlace> => walk(file, contentSchemas[kind], definitions, []);

/** The texts that players read, whatever their form. */
export const textDefinitions = ['line', 'label', 'html'] as const;
