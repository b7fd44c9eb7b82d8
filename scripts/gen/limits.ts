// How long a text of a request may be, and between which numbers a number lies: the one home of both, for the browser and for what the server says after trimming.
import type { Schema } from './jsonSchema.ts';

interface Limit {
  least: number;
  most: number;
}

/** Characters of a text, or the bounds of a number; undefined for what the request leaves open or refers to. */
function limitOf({ type, minLength, maxLength, minimum, maximum }: Schema): Limit | undefined {
  if (type === 'string' && maxLength !== undefined) return { least: minLength ?? 0, most: maxLength };
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && minimum !== undefined && maximum !== undefined
    ? { least: minimum, most: maximum }
    : undefined;
}

/** The constant `<call>Limits` with the fields of a request that have any; '' where none has. */
export function limitsOf(name: string, request: Schema): string {
  const fields = Object.entries(request.properties ?? {}).flatMap(([field, schema]) => {
    const limit = limitOf(schema);
    return limit ? [`  ${field}: { least: ${limit.least}, most: ${limit.most} },\n`] : [];
  });
  if (fields.length === 0) return '';
  return `\n/** Characters of its texts, bounds of its numbers. */\nexport const ${name}Limits = {\n${fields.join('')}} as const;\n`;
}
