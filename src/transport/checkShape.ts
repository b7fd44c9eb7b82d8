// Owns the check of an answer against the compact shape of its contract.
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

type Rows = Exclude<Shape, string | { readonly [key: string]: Shape }>;

/** What does not fit first in a list. Where each row stands alone, those that do not fit are taken out instead, and named in the console. */
function rowMismatch(rows: unknown[], [shape, manner]: Rows, path: string): string | null {
  const found = rows.map((row, index) => shapeMismatch(row, shape, `${path}[${index}]`));
  const first = found.find((each) => each !== null) ?? null;
  if (first === null || manner !== 'each') return first;
  // Where no entry fits at all, the answer is of another form, and an empty list would say that nothing is offered.
  if (typeof shape !== 'string' && found.every((each) => each !== null)) return first;
  console.error(`Left out of an answer: ${found.filter((each) => each !== null).join('; ')}`);
  rows.splice(0, rows.length, ...rows.filter((_, index) => found[index] === null));
  return null;
}

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
    return rowMismatch(value, shape as Rows, path);
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
