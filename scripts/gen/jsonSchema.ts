// The subset of JSON Schema that contract files may use, and what becomes of it: a TypeScript type and a compact shape.

/** A JSON Schema of the subset; any other keyword is refused when it is generated from. */
export interface Schema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
  enum?: (string | number)[];
  const?: string | number;
  default?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  oneOf?: Schema[];
  /** What one field of an object holds, decided by others. The type does not say it. */
  allOf?: { if: Schema; then: Schema }[];
  minProperties?: number;
  $defs?: Record<string, Schema>;
  /** What the values of `enum` are called, in its order (the OpenAPI generators' own extension). */
  'x-enum-varnames'?: string[];
  contentMediaType?: string;
  /** What a text holds, as JSON. */
  contentSchema?: Schema;
  'x-effect'?: string;
  /** Who alone reads this setting of a station: `checks`, or `server`; no browser loads it. */
  'x-for'?: 'checks' | 'server';
  'x-owed'?: string;
  examples?: unknown[];
  /** Title and description in Chinese, beside those in English. */
  'x-zh-CN'?: { title: string; description: string };
  /** What the browser puts in the place of a required property that a backend leaves out, or of an enum's value that it does not know. */
  'x-browser-default'?: unknown;
  /** `each`: the browser leaves out the rows of this list that do not fit, in place of failing the call. For what is offered, never for records of money. */
  'x-browser-rows'?: 'each';
}

const known = new Set([
  '$schema',
  '$id',
  '$ref',
  'title',
  'description',
  'type',
  'enum',
  'const',
  'default',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'items',
  'required',
  'properties',
  'additionalProperties',
  'propertyNames',
  'oneOf',
  'allOf',
  'minProperties',
  '$defs',
  'x-enum-varnames',
  'contentMediaType',
  'contentSchema',
  'x-effect',
  'x-for',
  'x-owed',
  'examples',
  'x-zh-CN',
  'x-browser-default',
  'x-browser-rows',
]);

/** Names a `$ref` and gives what it refers to. */
export type Resolve = (ref: string) => { name: string; schema: Schema };

function refuseUnknown(schema: Schema, where: string): void {
  for (const key of Object.keys(schema)) {
    if (!known.has(key))
      throw new Error(
        `${where}: the keyword "${key}" is not of the subset that scripts/gen/jsonSchema.ts knows.`,
      );
  }
}

const doc = (schema: Schema, indent: string): string =>
  schema.description ? `${indent}/** ${schema.description.replaceAll('*/', '*\\/')} */\n` : '';

/** The TypeScript type of a schema. */
export function typeOf(schema: Schema, resolve: Resolve, where: string, indent = ''): string {
  refuseUnknown(schema, where);
  if (schema.$ref !== undefined) return resolve(schema.$ref).name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.oneOf)
    return schema.oneOf.map((one, at) => typeOf(one, resolve, `${where}/oneOf/${at}`, indent)).join(' | ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array': {
      if (!schema.items) throw new Error(`${where}: an array must say what its items are.`);
      const item = typeOf(schema.items, resolve, `${where}/items`, indent);
      return / \| |\n/.test(item) ? `Array<${item}>` : `${item}[]`;
    }
    case 'object': {
      const inner = `${indent}  `;
      const lines = Object.entries(schema.properties ?? {}).map(([key, value]) => {
        const optional = schema.required?.includes(key) ? '' : '?';
        const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
        return `${doc(value, inner)}${inner}${name}${optional}: ${typeOf(value, resolve, `${where}/${key}`, inner)};\n`;
      });
      if (typeof schema.additionalProperties === 'object') {
        const value = typeOf(schema.additionalProperties, resolve, `${where}/*`, inner);
        if (lines.length === 0) return `Record<string, ${value}>`;
        throw new Error(`${where}: named and other properties at once are not of the subset.`);
      }
      return lines.length === 0 ? 'Record<never, never>' : `{\n${lines.join('')}${indent}}`;
    }
    default:
      throw new Error(`${where}: the schema says neither type, enum, const, oneOf nor $ref.`);
  }
}

/** The compact shape of an answer (src/contract/call.ts explains the notation), as source text. */
export function shapeOf(schema: Schema, resolve: Resolve, where: string): string {
  if (schema.$ref !== undefined) return shapeOf(resolve(schema.$ref).schema, resolve, where);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) {
    const numbers = values.every((value) => typeof value === 'number');
    return JSON.stringify(`${numbers ? '#' : '='}${values.join('|')}`);
  }
  switch (schema.type) {
    case 'string':
      return "'s'";
    case 'integer':
      return "'i'";
    case 'number':
      return "'n'";
    case 'boolean':
      return "'b'";
    case 'array':
      return `[${shapeOf(schema.items!, resolve, `${where}/items`)}${schema['x-browser-rows'] === 'each' ? ", 'each'" : ''}]`;
    case 'object': {
      const keys = Object.entries(schema.properties ?? {}).map(([key, value]) => {
        const isRequired = schema.required?.includes(key) ?? false;
        const stand = value['x-browser-default'];
        if (stand !== undefined && !isRequired)
          throw new Error(`${where}/${key}: a browser's default is for a required property.`);
        const name = !isRequired ? `${key}?` : stand === undefined ? key : `${key}=${JSON.stringify(stand)}`;
        return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${shapeOf(value, resolve, `${where}/${key}`)}`;
      });
      return keys.length === 0 ? '{}' : `{ ${keys.join(', ')} }`;
    }
    default:
      throw new Error(`${where}: no compact shape for this schema.`);
  }
}
