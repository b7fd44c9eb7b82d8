// Which fields an answer contains: those its contract names, and nothing else.
import { type Shape, shapeKey } from '#contract/call.ts';

/** The part of a value that a shape names. Throws where a required field is missing: an error of the handler. */
export function onlyNamed(shape: Shape, value: unknown, where: string): unknown {
  if (typeof shape === 'string') {
    if (value === null || typeof value === 'object') throw new Error(`${where} is no plain value.`);
    return value;
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) throw new Error(`${where} is no list.`);
    const [item] = shape as readonly [Shape];
    return value.map((part, index) => onlyNamed(item, part, `${where}[${index}]`));
  }
  if (value === null || typeof value !== 'object') throw new Error(`${where} is no object.`);
  const answer: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(shape as Record<string, Shape>)) {
    // What the browser would fill in is required here.
    const { name: key, mark } = shapeKey(name);
    const field = (value as Record<string, unknown>)[key];
    if (field === undefined) {
      if (mark === '?') continue;
      throw new Error(`${where}.${key} is missing.`);
    }
    answer[key] = onlyNamed(part, field, `${where}.${key}`);
  }
  return answer;
}

/** The named fields of what a refusal carries beside its message; missing ones stay missing. */
export function onlyNamedPart(shape: Shape, value: object): object {
  const known = shape as Record<string, Shape>;
  const there = Object.keys(known).filter((name) => shapeKey(name).name in value);
  return onlyNamed(Object.fromEntries(there.map((name) => [name, known[name]!])), value, 'refusal') as object;
}
