// How a file of content is written: its schema for editors, its fields in the schema's order, and only what is not the default.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { ContentFacts, ContentFiles, ContentKind } from './content.generated.ts';
import { contentSchemas } from './content.schema.generated.ts';

function tidied(value: unknown, schema: StationSchema): unknown {
  if (Array.isArray(value)) return schema.items ? value.map((one) => tidied(one, schema.items!)) : value;
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const given = value as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema.properties)) {
    const own = given[key];
    if (own === undefined || key === '$schema') continue;
    if (inner.default !== undefined && JSON.stringify(inner.default) === JSON.stringify(own)) continue;
    made[key] = tidied(own, inner);
  }
  return made;
}

/** A file as text; `depth` is how many folders below stations/ it lies: 2 in stations/content/standard. */
export function contentText<K extends ContentKind>(
  kind: K,
  file: ContentFiles[K] | ContentFacts[K],
  depth = 2,
): string {
  const $schema = `${'../'.repeat(depth + 1)}schemas/content/${kind}.json`;
  return `${JSON.stringify({ $schema, ...(tidied(file, contentSchemas[kind]) as object) }, null, 2)}\n`;
}
