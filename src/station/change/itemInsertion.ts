// How an item comes into a list of a text: on a line of its own where the others are, else beside them.
import type { JsonNode, TextEdit } from '../read/json/jsonTree.ts';
import { indentAt, lineEnd, unitOf, written } from '../read/textEdits.ts';

/** The edits that put an item before the one at its place. */
export function itemInsertion(text: string, list: JsonNode, at: number, value: unknown): TextEdit[] {
  const eol = lineEnd(text);
  const unit = unitOf(text);
  const before = list.items[at - 1];
  const neighbour = list.items[at] ?? before;
  const listIndent = indentAt(text, list.start);
  if (!neighbour)
    return [{ start: list.start, end: list.end, newText: written([value], listIndent, unit, eol) }];
  const indent = indentAt(text, neighbour.start);
  const hasOwnLine = text.slice(text.lastIndexOf('\n', neighbour.start - 1) + 1, neighbour.start) === indent;
  const item = written(value, hasOwnLine ? indent : listIndent, unit, eol);
  const between = hasOwnLine ? `,${eol}${indent}` : ', ';
  return before
    ? [{ start: before.end, end: before.end, newText: between + item }]
    : [{ start: neighbour.start, end: neighbour.start, newText: item + between }];
}
