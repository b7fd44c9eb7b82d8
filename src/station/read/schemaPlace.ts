// What a place of a file may hold by its schema, and how messages name it.
import { type StationSchema, stationSchema } from '#contract/station.schema.generated.ts';
import { type Finding, type Path, pathText } from './diagnostic.ts';

/** A schema with what its $ref names; its own words go before those of the definition. */
export const resolveRef = (schema: StationSchema): StationSchema =>
  schema.$ref ? { ...stationSchema.$defs[definitionName(schema)], ...schema } : schema;

/** Name of the definition that a schema refers to, or that was written in its place; empty where there is none. */
export const definitionName = (schema: StationSchema): string =>
  schema['x-definition'] ?? schema.$ref?.split('/').at(-1) ?? '';

const patterns = new Map<string, RegExp>();

/** Whether a text matches a pattern of the schema. */
export function matchesPattern(text: string, pattern: string): boolean {
  let compiled = patterns.get(pattern);
  if (!compiled) {
    compiled = new RegExp(pattern, 'u');
    patterns.set(pattern, compiled);
  }
  return compiled.test(text);
}

/** Whether a station may have this code. */
export const isStationCode = (text: string): boolean =>
  matchesPattern(text, stationSchema.properties!.code!.pattern!);

/** A place as the subject of a sentence; `whole` is what the whole file is called. */
export const placeName = (path: Path, whole = 'The station'): string =>
  path.length === 0 ? whole : pathText(path);

/** A text short enough for a message. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The fix that writes a value in place of the one there. */
export const writeFix = (path: Path, value: unknown, safe: boolean): NonNullable<Finding['fix']> => ({
  description: `Write ${JSON.stringify(value)}`,
  safe,
  changes: [{ kind: 'set', path, value }],
});

/** The fix that renames a key. */
export const renameFix = (path: Path, to: string): NonNullable<Finding['fix']> => ({
  description: `Rename to ${JSON.stringify(to)}`,
  safe: true,
  changes: [{ kind: 'rename', path, to }],
});
