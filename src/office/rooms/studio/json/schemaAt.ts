// What may stand at a place of a station file: the settings of an object, and the values of one.
import { destinations } from '#station/derive/destinations.ts';
import type { Schema } from '../../../kit/form/schema.ts';

/** The schema of what stands at a path; a number is any item of a list. */
export function schemaAt(whole: Schema, path: readonly (string | number)[]): Schema | undefined {
  return path.reduce<Schema | undefined>((schema, step) => {
    if (!schema) return undefined;
    if (typeof step === 'number') return schema.items;
    const own = schema.properties?.[step];
    if (own) return own;
    return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  }, whole);
}

export interface Offered {
  /** As JSON writes it. */
  text: string;
  about?: string;
}

/** Lists that name screens and what a menu does beside them. */
const ofScreens = /^(?:menus\.(?:tabBar|home|member)|routes\.off)\b/;

/** The values that may stand at a path. */
export function valuesAt(
  whole: Schema,
  path: readonly (string | number)[],
  assets: readonly string[],
): Offered[] {
  const schema = schemaAt(whole, path);
  const name = path.filter((step) => typeof step === 'string').join('.');
  const written = (value: unknown): string => JSON.stringify(value);
  if (name === 'theme.logo') return assets.map((asset) => ({ text: written(asset) }));
  if (ofScreens.test(name) && schema?.type === 'string')
    return destinations.map((place) => ({ text: written(place) }));
  if (!schema) return [];
  const values = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
  const known = schema.const === undefined ? values : [schema.const];
  return known.map((value) => ({
    text: written(value),
    ...(value === schema.default && { about: '=' }),
  }));
}

/** What a setting begins as when its name is chosen. */
export function begunAs(schema: Schema): string {
  if (schema.default !== undefined && typeof schema.default !== 'object')
    return JSON.stringify(schema.default);
  if (schema['x-definition'] === 'label') return '""';
  if (schema.type === 'object') return '{}';
  if (schema.type === 'array') return '[]';
  if (schema.type === 'boolean') return 'true';
  return schema.type === 'integer' || schema.type === 'number' ? '0' : '""';
}
