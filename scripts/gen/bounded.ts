// What every field of a request keeps to, whatever its schema leaves open: a number has two finite ends, a text holds no NUL.
import type { Schema } from './jsonSchema.ts';

/** An `integer` of PostgreSQL. */
const [least, most] = [-(2 ** 31), 2 ** 31 - 1];
/** PostgreSQL stores no NUL. */
const noNul = '^[^\\u0000]*$';

const eachOf = (schemas: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bounded(schema)]));

function boundedPlain(schema: Schema): Schema {
  if (schema.enum !== undefined || schema.const !== undefined) return schema;
  if (schema.type === 'integer' || schema.type === 'number')
    return { ...schema, minimum: schema.minimum ?? least, maximum: schema.maximum ?? most };
  if (schema.type === 'string' && schema.pattern === undefined) return { ...schema, pattern: noNul };
  return schema;
}

/** A schema whose numbers all have a least and a most, and whose texts without a pattern of their own hold no NUL. */
export function bounded(schema: Schema): Schema {
  const { items, properties, oneOf, additionalProperties } = schema;
  return {
    ...boundedPlain(schema),
    ...(items && { items: bounded(items) }),
    ...(properties && { properties: eachOf(properties) }),
    ...(oneOf && { oneOf: oneOf.map(bounded) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: bounded(additionalProperties) }),
  };
}
