// What turns one value of a file into another as the fewest changes, and their effect on its text: what stays keeps its order, its indentation and its signs.
import type { Change, Path } from '../read/diagnostic.ts';
import type { JsonNode, TextEdit } from '../read/json/jsonTree.ts';
import { findNode, parseTolerantJson } from '../read/json/tolerantJson.ts';
import { editsOf } from '../read/textEdits.ts';
import { itemInsertion } from './itemInsertion.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A list in which one item came or went, or some became others; undefined where more has changed. */
function changesOfList(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): Change[] | undefined {
  if (before.length === after.length)
    return after.flatMap((value, at) => changesOfValue(before[at], value, [...path, at]));
  const first = after.findIndex((value, at) => !isSameValue(value, before[at]));
  if (after.length === before.length + 1) {
    const at = first === -1 ? before.length : first;
    const rest = [...before.slice(0, at), after[at], ...before.slice(at)];
    return isSameValue(rest, after) ? [{ kind: 'insert', path: [...path, at], value: after[at] }] : undefined;
  }
  if (after.length !== before.length - 1) return undefined;
  const at = first === -1 ? after.length : first;
  const rest = before.filter((_, place) => place !== at);
  return isSameValue(rest, after) ? [{ kind: 'remove', path: [...path, at] }] : undefined;
}

/** What turns one value into the other. An object that loses its last field goes as well: an empty one says nothing. */
export function changesOfValue(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSameValue(before, after)) return [];
  if (after === undefined) return [{ kind: 'remove', path }];
  if (before === undefined) return [{ kind: 'insert', path, value: after }];
  if (isFields(before) && isFields(after)) {
    if (Object.keys(after).length === 0 && path.length > 0) return [{ kind: 'remove', path }];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesOfValue(before[name], after[name], [...path, name]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    const own = changesOfList(before, after, path);
    if (own) return own;
  }
  return [{ kind: 'set', path, value: after }];
}

const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, newText }) => now.slice(0, start) + newText + now.slice(end), text);

/** The edits of a change, items of lists included. */
function editsIn(text: string, root: JsonNode, change: Change): TextEdit[] {
  const at = change.path.at(-1);
  const list = change.kind === 'insert' && typeof at === 'number' && findNode(root, change.path.slice(0, -1));
  return list && list.node.kind === 'array' && change.kind === 'insert'
    ? itemInsertion(text, list.node, at as number, change.value)
    : editsOf(text, root, change);
}

/** A text with changes made, one after the other; what names a place that is not there changes nothing. */
export const withChanges = (text: string, changes: readonly Change[]): string =>
  changes.reduce((now, change) => {
    const { root } = parseTolerantJson(now);
    return root ? withEdits(now, editsIn(now, root, change)) : now;
  }, text);

/** The one stretch in which two texts differ, as a replacement; undefined where they do not. */
export function stretchBetween(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { start, end: before.length - tail, newText: after.slice(start, after.length - tail) };
}
