// What content is in memory: the files of a set by kind, sets laid over each other, and their defaults filled in.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import { type ContentFacts, type ContentFiles, type ContentKind, contentKinds } from './content.generated.ts';
import { contentSchemas } from './content.schema.generated.ts';

/** Files by kind, as they are written. What a set does not have, a station does not get from it. */
export type ContentSet = { [K in ContentKind]?: ContentFiles[K] };

/** The same with every default filled in. */
export type ResolvedContent = { [K in ContentKind]?: ContentFacts[K] };

/** A value with the defaults of its schema filled in, in lists and objects as well. */
function filledIn(value: unknown, schema: StationSchema): unknown {
  if (Array.isArray(value)) return schema.items ? value.map((one) => filledIn(one, schema.items!)) : value;
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const given = value as Record<string, unknown>;
  const filled: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema.properties)) {
    const own = Object.hasOwn(given, key) ? given[key] : inner.default;
    if (own !== undefined && key !== '$schema') filled[key] = filledIn(own, inner);
  }
  return filled;
}

/** A file with the defaults of its schema filled in. */
export const filledFile = <K extends ContentKind>(kind: K, file: ContentFiles[K]): ContentFacts[K] =>
  filledIn(file, contentSchemas[kind]) as ContentFacts[K];

/** What a station gets from several sets: of each kind the file of the last one that has it, with every default filled in. */
export function resolveContent(
  sets: readonly ContentSet[],
  kinds: readonly ContentKind[] = contentKinds,
): ResolvedContent {
  const resolved: Partial<Record<ContentKind, unknown>> = {};
  for (const kind of kinds) {
    const file = sets.findLast((set) => set[kind] !== undefined)?.[kind];
    if (file !== undefined) resolved[kind] = filledIn(file, contentSchemas[kind]);
  }
  return resolved as ResolvedContent;
}
