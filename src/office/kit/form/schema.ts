// What a form knows of the schema of an entry: which field draws a part, what a typed text is as a value, and at which field a mistake stands.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Item = { [name: string]: Json };

/** What a form reads of a schema; the server sends it in one language. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  enum?: readonly Json[];
  const?: Json;
  default?: Json;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: readonly Schema[];
  allOf?: readonly { if?: Schema; then?: Schema }[];
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  'x-definition'?: string;
  'x-names'?: Readonly<Record<string, string>>;
}

/** The parts that draw fields. */
export type Widget =
  | 'pair'
  | 'choice'
  | 'switch'
  | 'choices'
  | 'values'
  | 'list'
  | 'group'
  | 'map'
  | 'picture'
  | 'moment'
  | 'text'
  | 'json';

const pairs = ['label', 'line', 'html', 'message'];

const isScalar = (schema: Schema): boolean =>
  ['string', 'integer', 'number', 'null'].includes(schema.type ?? '');

function widgetOfList({ items }: Schema): Widget {
  if (!items) return 'json';
  if (items.enum) return 'choices';
  return isScalar(items) ? 'values' : 'list';
}

function widgetOfObject({ properties, additionalProperties }: Schema): Widget {
  if (properties) return 'group';
  return typeof additionalProperties === 'object' ? 'map' : 'json';
}

export function widgetOf(schema: Schema): Widget {
  const definition = schema['x-definition'] ?? '';
  if (pairs.includes(definition)) return 'pair';
  if (schema.enum) return 'choice';
  if (definition === 'picture' || definition === 'moment') return definition;
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'array') return widgetOfList(schema);
  if (schema.type === 'object') return widgetOfObject(schema);
  return isScalar(schema) || schema.oneOf?.every(isScalar) ? 'text' : 'json';
}

/** Whether a text has lines of its own. */
export const isLong = ({ 'x-definition': definition = '', maxLength = 0 }: Schema): boolean =>
  definition.startsWith('html') || definition.startsWith('message') || maxLength > 500;

export const isItem = (value: Json | undefined): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matches = (value: Item, condition: Schema | undefined): boolean =>
  Object.entries(condition?.properties ?? {}).every(
    ([name, { const: wanted }]) => wanted === undefined || value[name] === wanted,
  );

/** The schema of an object with what holds because of its values, such as the terms of its kind of activity. */
export function schemaFor(schema: Schema, value: Item): Schema {
  const more = (schema.allOf ?? []).filter((one) => matches(value, one.if));
  if (more.length === 0) return schema;
  const properties = Object.assign({}, schema.properties, ...more.map(({ then }) => then?.properties ?? {}));
  return { ...schema, properties };
}

/**
 * What a text that somebody typed is as a value of a scalar: undefined where it is empty and may be left out. A text that is none of its type stays a text,
 * so that the checker can say so. `around`: the object it is in, since the amount of a prize in points is a number and one in yuan a text.
 */
export function readScalar(schema: Schema, text: string, around: Item = {}): Json | undefined {
  const types = (schema.oneOf ?? [schema]).map(({ type }) => type);
  if (text === '') return types.includes('null') ? null : undefined;
  const isInteger = types.includes('integer') && (!types.includes('string') || around.kind === 'points');
  if (isInteger && /^-?\d{1,15}$/.test(text)) return Number(text);
  return types.includes('number') && /^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : text;
}

export const scalarText = (value: Json | undefined): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** The values of a list as they are typed: one a line where they are texts, otherwise between commas. */
export const valuesText = (schema: Schema, values: readonly Json[]): string =>
  values.map(scalarText).join(schema.items?.type === 'string' ? '\n' : ', ');

export const readValues = (schema: Schema, text: string): Json[] =>
  text
    .split(schema.items?.type === 'string' ? '\n' : /[\s,，、]+/)
    .map((part) => readScalar(schema.items ?? {}, part.trim()))
    .filter((value) => value !== undefined);

/** An object with a field that has another value, or none. */
export function withField(item: Item, name: string, value: Json | undefined): Item {
  if (value !== undefined) return { ...item, [name]: value };
  const { [name]: _, ...rest } = item;
  return rest;
}

/** The path of a field within another, as diagnostics name it: terms.sectors[2].weight, title["zh-CN"]. */
export function pathIn(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  if (!/^[\w$]+$/.test(step)) return `${path}[${JSON.stringify(step)}]`;
  return path === '' ? step : `${path}.${step}`;
}

/** Whether a mistake at a field stands within a path, or at it. */
export const isWithin = (field: string, path: string): boolean =>
  path === '' || field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`);

/** What an item of a list is called: the first of its fields that says something, in the language or in any. */
export function nameOfItem(value: Json | undefined, locale: string): string {
  if (!isItem(value)) return scalarText(value);
  const said = Object.values(value).map((one) => (isItem(one) ? (one[locale] ?? one['zh-CN']) : one));
  return said
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .slice(0, 2)
    .join(' · ');
}
