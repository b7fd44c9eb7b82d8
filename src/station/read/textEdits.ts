// How a change of a file's value becomes the fewest changes of its text: order, indentation and line ends stay as they are.
import type { Change, Path } from './diagnostic.ts';
import type { JsonNode, TextEdit } from './json/jsonTree.ts';
import { findNode } from './json/tolerantJson.ts';

export const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The white space a line begins with. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))![0];
}

export function unitOf(text: string): string {
  return /\n(\t| {2,8})"/.exec(text)?.[1] ?? '  ';
}

/** A value as text, indented for a place behind `indent`; lists and small objects of plain values stay on one line. */
export function written(value: unknown, indent: string, unit: string, eol: string): string {
  const inner = indent + unit;
  if (Array.isArray(value)) {
    const items = value.map((item) => written(item, inner, unit, eol));
    const line = `[${items.join(', ')}]`;
    if (!line.includes('\n') && line.length < 80) return line;
    return `[${eol}${items.map((item) => inner + item).join(`,${eol}`)}${eol}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${written(item, inner, unit, eol)}`,
    );
    const line = `{ ${members.join(', ')} }`;
    if (members.length === 0) return '{}';
    if (members.length < 4 && !line.includes('\n') && line.length < 80) return line;
    return `{${eol}${members.map((member) => inner + member).join(`,${eol}`)}${eol}${indent}}`;
  }
  return JSON.stringify(value);
}

/** Removes one of several entries together with the comma that becomes too many. */
function removal(text: string, container: JsonNode, start: number, end: number): TextEdit {
  const entries = container.kind === 'object' ? container.members : container.items;
  const at = entries.findIndex((one) => one.start === start);
  const previous = entries[at - 1];
  const next = entries[at + 1];
  if (previous) return { start: previous.end, end, newText: '' };
  if (next) return { start, end: next.start, newText: '' };
  const inside = text.slice(container.start + 1, container.end - 1);
  return { start: container.start + 1, end: container.start + 1 + inside.length, newText: '' };
}

function insertion(text: string, root: JsonNode, path: Path, value: unknown): TextEdit[] {
  // Objects on the way that do not exist yet are written with the value.
  let depth = path.length - 1;
  while (depth > 0 && findNode(root, path.slice(0, depth)) === null) depth--;
  const parent = findNode(root, path.slice(0, depth))?.node;
  if (parent?.kind !== 'object') return [];
  let whole = value;
  for (let at = path.length - 1; at > depth; at--) whole = { [path[at] as string]: whole };
  const key = JSON.stringify(path[depth]);
  const eol = lineEnd(text);
  const unit = unitOf(text);
  const last = parent.members.at(-1);
  const isOneLine = !text.slice(parent.start, parent.end).includes('\n');
  if (last && isOneLine) {
    const indent = indentAt(text, parent.start);
    return [{ start: last.end, end: last.end, newText: `, ${key}: ${written(whole, indent, unit, eol)}` }];
  }
  const indent = last ? indentAt(text, last.start) : indentAt(text, parent.start) + unit;
  const member = `${eol}${indent}${key}: ${written(whole, indent, unit, eol)}`;
  if (last) return [{ start: last.end, end: last.end, newText: `,${member}` }];
  return [
    { start: parent.start, end: parent.end, newText: `{${member}${eol}${indentAt(text, parent.start)}}` },
  ];
}

/** The edits that make a change in a text whose tree this is; none where the place is not there. */
export function editsOf(text: string, root: JsonNode, change: Change): TextEdit[] {
  if (change.kind === 'insert') return insertion(text, root, change.path, change.value);
  const found = findNode(root, change.path);
  if (!found) return [];
  const { node, member } = found;
  switch (change.kind) {
    case 'set': {
      const newText = written(change.value, indentAt(text, node.start), unitOf(text), lineEnd(text));
      return [{ start: node.start, end: node.end, newText }];
    }
    case 'rename':
      return member
        ? [{ start: member.keyStart, end: member.keyEnd, newText: JSON.stringify(change.to) }]
        : [];
    case 'remove': {
      const container = findNode(root, change.path.slice(0, -1))!.node;
      const place = member ?? node;
      return [removal(text, container, place.start, place.end)];
    }
  }
}
