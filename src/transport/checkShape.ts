// The check of an answer against the compact shape of its contract.
import { type Shape, shapeKey } from '#contract/call.ts';

const names: Record<string, string> = { s: 'text', i: 'an integer', n: 'a number', b: 'true or false' };

function oneOf(value: unknown, wanted: string): boolean {
  switch (wanted[0]) {
    case 's':
      return typeof value === 'string';
    case 'b':
      return typeof value === 'boolean';
    case 'i':
      return Number.isInteger(value);
    case 'n':
      return typeof value === 'number';
    case '=':
      return typeof value === 'string' && wanted.slice(1).split('|').includes(value);
    default:
      return typeof value === 'number' && wanted.slice(1).split('|').includes(String(value));
  }
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What does not fit first, such as "bannerList[2].imgUrl should be text", or null when all fits. What the shape does
 * not name is let through: an operator's backend may send more. What it may leave out is filled in
 * (docs/decisions/0064-the-browser-fills-in-what-the-specification-does-not-name.md), and a row of what is offered that it does not know left out
 * (docs/decisions/0178-a-foreign-backend-reads-what-it-has-to-answer.md).
 */
export function shapeMismatch(value: unknown, shape: Shape, path = ''): string | null {
  const here = path || 'answer';
  if (typeof shape === 'string') {
    if (oneOf(value, shape)) return null;
    return `${here} should be ${names[shape] ?? `one of ${shape.slice(1).split('|').join(', ')}`}`;
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return `${here} should be a list`;
    const faults: string[] = [];
    const fits = value.filter((row, index) => {
      const fault = shapeMismatch(row, shape[0], `${path}[${index}]`);
      return fault === null || !faults.push(fault);
    });
    // Where no entry fits at all, the answer is of another form, and an empty list would say that nothing is offered.
    if (!shape[1] || (typeof shape[0] !== 'string' && fits.length === 0)) return faults[0] ?? null;
    if (faults[0]) console.error(...faults);
    value.splice(0, value.length, ...fits);
    return null;
  }
  if (!isPlainObject(value)) return `${here} should be an object`;
  for (const [key, inner] of Object.entries(shape as Record<string, Shape>)) {
    const { name, mark } = shapeKey(key);
    const isOptional = mark === '?';
    const below = path ? `${path}.${name}` : name;
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    const isListed = typeof inner === 'string' && /^[=#]/.test(inner);
    if (mark[0] === '=' && (item === undefined || (isListed && !oneOf(item, inner)))) {
      value[name] = JSON.parse(mark.slice(1));
      continue;
    }
    if (item === undefined) {
      if (isOptional) continue;
      return `${below} is missing`;
    }
    const found = shapeMismatch(item, inner, below);
    if (found) return found;
  }
  return null;
}
