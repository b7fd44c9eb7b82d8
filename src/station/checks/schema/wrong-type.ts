// The rule that a value is of the kind its setting expects.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { Finding } from '../../read/diagnostic.ts';
import { plainValue } from '../../read/json/tolerantJson.ts';
import { matchesPattern, placeName, resolveRef, writeFix } from '../../read/schemaPlace.ts';
import type { SchemaPlace, SchemaRule } from '../rule.ts';

const kindNames = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
} as const;

interface Expected {
  inWords: string;
  /** The kind that the value may be converted to; undefined where it means nothing. */
  convertTo?: StationSchema['type'];
}

/** The kind that the schema expects where the value is of another; undefined where it is right. */
function expectedKind({ node, schema }: SchemaPlace): Expected | undefined {
  const others = schema.oneOf?.filter((one) => resolveRef(one).type !== 'null') ?? [];
  if (schema.oneOf && others.length < schema.oneOf.length) {
    const type = resolveRef(others[0]!).type!;
    return {
      inWords: `${type === 'integer' ? 'a whole number' : kindNames[type]}, or null`,
      ...((type !== 'integer' || node.kind === 'string') && { convertTo: type }),
    };
  }
  if (schema.oneOf) return { inWords: 'a text, or a text for each language', convertTo: 'string' };
  if (schema.const !== undefined) return undefined;
  if (schema.enum)
    return node.kind === 'string' || schema.enum.includes(plainValue(node) as string)
      ? undefined
      : { inWords: `one of ${schema.enum.join(', ')}` };
  const { type } = schema;
  if (type === undefined) return undefined;
  if (type === 'integer' && node.kind === 'number')
    return Number.isInteger(node.value) ? undefined : { inWords: 'a whole number', convertTo: 'integer' };
  const kind = type === 'integer' ? 'number' : type;
  if (node.kind === kind) return undefined;
  return { inWords: kindNames[kind], convertTo: type };
}

/** Whether a word is an entry that a list may have. */
function isEntry(items: StationSchema | undefined, word: string): boolean {
  if (!items) return false;
  const schema = resolveRef(items);
  if (schema.enum) return schema.enum.includes(word);
  return schema.pattern !== undefined && matchesPattern(word, schema.pattern);
}

/** A text that stands in a list, or its two languages in theirs, the Chinese first. */
function outOfList(schema: StationSchema, value: readonly unknown[]): string | object | undefined {
  const [first, second] = value;
  if (value.length === 1 && typeof first === 'string') return first;
  const isOfLanguages =
    schema.oneOf !== undefined &&
    value.length === 2 &&
    [first, second].every((one) => typeof one === 'string');
  return isOfLanguages ? { 'zh-CN': first, en: second } : undefined;
}

/** What a value of another kind was meant to be, where it can be known. */
function meantValue(
  { node, schema }: SchemaPlace,
  type: StationSchema['type'],
): { meant: string | number | boolean | object | undefined; isCertain: boolean } {
  const value = plainValue(node);
  if (schema.enum?.includes('on') && schema.enum.includes('off') && typeof value === 'boolean')
    return { meant: value ? 'on' : 'off', isCertain: true };
  if (type === 'boolean') {
    // An object could bring a toString of its own along.
    const word = node.kind === 'object' || node.kind === 'array' ? '' : String(value).toLowerCase();
    if (['true', 'yes', 'on', '1', '\u662f', '\u5f00'].includes(word))
      return { meant: true, isCertain: true };
    if (['false', 'no', 'off', '0', '\u5426', '\u5173'].includes(word))
      return { meant: false, isCertain: true };
  } else if (type === 'integer' && typeof value === 'number') {
    return { meant: Math.trunc(value), isCertain: false };
  } else if (type === 'integer' && typeof value === 'string') {
    const [, digits, unit] =
      /^(\d{1,15})(?:\.0+)?\s*([^\d.]{0,8})$/.exec(value.normalize('NFKC').trim()) ?? [];
    // What the unit says may be another than the field's, such as minutes for seconds.
    if (digits !== undefined) return { meant: Number(digits), isCertain: unit === '' };
  } else if (type === 'number' && typeof value === 'string') {
    const plain = value.normalize('NFKC').trim();
    if (/^-?\d+(\.\d+)?\s*%?$/.test(plain)) return { meant: Number.parseFloat(plain), isCertain: true };
    // A comma may group thousands or begin a fraction, and a unit may be another than the setting's.
    const amount = /^\D{0,2}(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*[^\d,.]*$/.exec(plain)?.[1];
    if (amount !== undefined) return { meant: Number(amount.replaceAll(',', '')), isCertain: false };
  } else if (type === 'array' && typeof value === 'string') {
    const parts = value.split(/[,\uff0c\u3001;|\s]+/).filter((part) => part !== '');
    return parts.length > 1 && parts.every((part) => isEntry(schema.items, part))
      ? { meant: parts, isCertain: false }
      : { meant: [value], isCertain: true };
  } else if (type === 'array' && typeof value === 'number') {
    return {
      meant: resolveRef(schema.items!).type === 'string' ? [String(value)] : [value],
      isCertain: false,
    };
  } else if (type === 'array' && node.kind === 'object') {
    // One entry where a list of such entries belongs.
    return {
      meant: resolveRef(schema.items ?? {}).type === 'object' ? [value as object] : undefined,
      isCertain: false,
    };
  } else if (type === 'string' && Array.isArray(value)) {
    return { meant: outOfList(schema, value), isCertain: false };
  } else if (type === 'object' && Array.isArray(value)) {
    // A list where an object holds nothing but that list.
    const [only, ...others] = Object.entries(schema.properties ?? {});
    if (only && others.length === 0 && resolveRef(only[1]).type === 'array')
      return { meant: { [only[0]]: value }, isCertain: false };
  } else if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    // Amounts and rates are written as texts: a number without quotation marks is one.
    const isFigure = schema['x-definition'] !== undefined && typeof value === 'number';
    return {
      meant: String(value),
      isCertain: isFigure && matchesPattern(String(value), schema.pattern ?? '^$'),
    };
  }
  return { meant: undefined, isCertain: false };
}

/** Most people who write null mean that the setting should not be there. */
function leaveOut({ node, path, format }: SchemaPlace): Finding['fix'] {
  const isRequired = path.length === 1 && format.schema.required?.includes(String(path[0]));
  if (node.kind !== 'null' || path.length === 0 || isRequired) return undefined;
  return {
    description: 'Remove it, so that the default applies',
    safe: false,
    changes: [{ kind: 'remove', path }],
  };
}

export const wrongType: SchemaRule = {
  name: 'wrong-type',
  severity: 'error',
  page: 'The value is of another kind than the setting expects: a text where a number or true/false belongs, one entry where a list belongs. Numbers, true and false are written without quotation marks.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": false } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": "false" } }',
  detect(place) {
    const { node, path, format } = place;
    const expected = expectedKind(place);
    if (expected === undefined) return undefined;
    const written = node.kind === 'boolean' ? String(node.value) : kindNames[node.kind];
    const { meant, isCertain } = meantValue(place, expected.convertTo);
    return {
      path,
      at: 'value',
      message: `${placeName(path, format.subject)} expects ${expected.inWords}, not ${written}.`,
      suggestions: meant === undefined ? [] : [JSON.stringify(meant)],
      fix: meant === undefined ? leaveOut(place) : writeFix(path, meant, isCertain),
      repaired: isCertain && typeof meant !== 'object' ? meant : undefined,
    };
  },
};
