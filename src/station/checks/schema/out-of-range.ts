// The rule that numbers, texts and lists are within their bounds.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import { placeName, writeFix } from '../../read/schemaPlace.ts';
import type { SchemaRule } from '../rule.ts';

/** What is wrong with the length of a list; undefined where it is within its bounds. */
export function lengthMessage(place: string, count: number, schema: StationSchema): string | undefined {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (count >= minItems && count <= maxItems) return undefined;
  const bound = count < minItems ? `no fewer than ${minItems}` : `no more than ${maxItems}`;
  return `${place} has ${count} ${count === 1 ? 'entry' : 'entries'}; it can have ${bound}.`;
}

export const outOfRange: SchemaRule = {
  name: 'out-of-range',
  severity: 'error',
  page: 'A number is smaller or larger than it can be, a text longer than there is room for, or a list shorter or longer than its place holds.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 3, "bonusAmount": 150 } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 300, "bonusAmount": 150 } }',
  detect({ node, schema, path }) {
    const place = placeName(path);
    let message: string | undefined;
    let bound: number | undefined;
    if (typeof node.value === 'number') {
      const limit =
        schema.minimum !== undefined && node.value < schema.minimum
          ? `at least ${schema.minimum}`
          : schema.maximum !== undefined && node.value > schema.maximum
            ? `at most ${schema.maximum}`
            : undefined;
      if (limit !== undefined) {
        bound = limit.startsWith('at least') ? schema.minimum : schema.maximum;
        message = `${place} is ${node.value}; it can be ${limit}.`;
      }
    } else if (typeof node.value === 'string') {
      const { length } = [...node.value];
      if (schema.maxLength !== undefined && length > schema.maxLength)
        message = `${place} is ${length} characters long; it can be at most ${schema.maxLength}.`;
    } else if (node.kind === 'array') message = lengthMessage(place, node.items.length, schema);
    return message === undefined
      ? undefined
      : { path, at: 'value', message, fix: bound === undefined ? undefined : writeFix(path, bound, false) };
  },
};
