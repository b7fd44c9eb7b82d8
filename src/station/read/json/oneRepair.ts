// Finding the one change that makes a text JSON: what a person sees at once in a file with one slip, by its lines and their indents.

import type { SyntaxIssue } from '../../checks/rule.ts';
import * as issues from '../../checks/syntax/syntax.ts';
import type { TextEdit } from './jsonTree.ts';

export interface Repair {
  edit: TextEdit;
  issue: SyntaxIssue;
}

/** A text with more lines that are not JSON has more than one mistake, or is something else. */
const mostFaultyLines = 3;
/** What is tried costs a reading each. */
const mostTries = 40;
const mostLength = 400_000;

interface Line {
  text: string;
  start: number;
  indent: number;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n', start);
    const stop = end === -1 ? text.length : end;
    const line = text.slice(start, stop);
    lines.push({ text: line, start, indent: line.length - line.trimStart().length });
    start = stop + 1;
  }
  return lines;
}

const token = /\s*(?:"(?:[^"\\\p{Cc}]|\\.)*"|-?\d[\d.eE+-]*(?![\p{L}\d])|(?:true|false|null)\b|[{}[\]:,])/uy;

/** The signs and values of a line; undefined where something in it is neither. */
function tokensOf({ text }: Line): { sign: string; at: number }[] | undefined {
  const found: { sign: string; at: number }[] = [];
  token.lastIndex = 0;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    token.lastIndex = at;
    const one = token.exec(text)?.[0];
    if (one === undefined) return undefined;
    found.push({ sign: one.trim(), at: at + one.length - one.trimStart().length });
    at += one.length;
  }
  return found;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const applied = (text: string, { start, end, newText }: TextEdit): string =>
  text.slice(0, start) + newText + text.slice(end);

/** The change from one text to another as the shortest edit, at an offset. */
function editBetween(before: string, after: string, offset: number): TextEdit {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let same = 0;
  while (same < Math.min(before.length, after.length) - from && before.at(-1 - same) === after.at(-1 - same))
    same++;
  return {
    start: offset + from,
    end: offset + before.length - same,
    newText: after.slice(from, after.length - same),
  };
}

const openers = '"\u201c\u201d\u300c\u300e\uff02\'\u2018';
const closers = '"\u201d\u201c\u300d\u300f\uff02\'\u2019';
const scalar = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)$/;

/** A value as JSON has it, whatever its quotation marks; undefined for one that is not on one line. */
function writtenValue(written: string): string | undefined {
  const bare = written.trim();
  if (scalar.test(bare)) return bare;
  if (bare === '' || /^[{[]/.test(bare)) return undefined;
  const inner = bare.slice(
    openers.includes(bare[0]!) ? 1 : 0,
    closers.includes(bare.at(-1)!) && bare.length > 1 ? -1 : undefined,
  );
  const escaped = inner.replaceAll(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|["\\]|[^"\\]+/g, (part) =>
    part === '"' || part === '\\' ? `\\${part}` : part,
  );
  return `"${escaped.replaceAll(/\p{Cc}+/gu, ' ')}"`;
}

/** The ways in which a line with one entry may have been meant. */
function* rewrittenLines(line: string, follows: string): Generator<string> {
  const comma = /^\s*[}\]]/.test(follows) || follows.trim() === '' ? '' : ',';
  const indent = line.slice(0, line.length - line.trimStart().length);
  // A number of a list with a unit behind it.
  yield line.replaceAll(/(?<=[[,]\s*-?\d+)[^\d\s,.\]"]+(?=\s*[,\]])/g, '');
  const entry =
    /^["\u201c\u201d']?([A-Za-z$][\w$-]*)["\u201c\u201d']?\s*[:\uff1a=]\s*(.+?)\s*[,.;\uff0c\u3001]?$/s.exec(
      line.trim(),
    );
  if (entry) {
    const value = writtenValue(entry[2]!);
    if (value !== undefined) yield `${indent}"${entry[1]}": ${value}${comma}`;
  } else if (/["\u201c\u201d]/.test(line) && !/^[\w$"]*\s*:/.test(line.trim())) {
    const value = writtenValue(line.trim().replace(/[,.;\uff0c\u3001]$/, ''));
    if (value !== undefined) yield `${indent}${value}${comma}`;
  }
}

/** A quotation mark inside a word goes; one that is missing belongs before a separator. */
function* ofQuotes({ text, start }: Line): Generator<Repair> {
  const repair = (edit: TextEdit): Repair => ({
    edit,
    issue: issues.oddLine(
      edit,
      applied(text, { ...edit, start: edit.start - start, end: edit.end - start }).trim(),
    ),
  });
  if ((text.match(/"/g) ?? []).length % 2 === 0) return;
  for (const { index } of text.matchAll(/(?<=[\p{L}\p{N}])"(?=[\p{L}\p{N}])/gu))
    yield repair({ start: start + index, end: start + index + 1, newText: '' });
  for (const { index } of text.matchAll(/"/g))
    yield repair({ start: start + index, end: start + index + 1, newText: '' });
  for (const { index } of text.matchAll(/(?<=[^"\s,:{}[\]])(?=\s*[,:}\]])/g))
    yield repair({ start: start + index, end: start + index, newText: '"' });
}

/** Repairs of the lines that are not JSON by themselves. */
function* ofLines(lines: readonly Line[], faulty: readonly number[]): Generator<Repair> {
  const [first, last] = [faulty[0]!, faulty.at(-1)!];
  if (last - first !== faulty.length - 1) return;
  const before = lines
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join('\n');
  const joined =
    faulty.length === 1
      ? before
      : lines
          .slice(first, last + 1)
          .map(({ text }, at) => (at === 0 ? text : text.trim()))
          .join('');
  const follows = lines[last + 1]?.text ?? '';
  if (faulty.length > 1) {
    const edit = editBetween(before, joined, lines[first]!.start);
    yield { edit, issue: issues.brokenText(edit, joined.trim()) };
  }
  if (faulty.length === 1) yield* ofQuotes(lines[first]!);
  for (const after of rewrittenLines(joined, follows)) {
    const edit = editBetween(before, after, lines[first]!.start);
    yield { edit, issue: issues.oddLine(edit, after.trim()) };
  }
}

/** Repairs of brackets, by the indents of their lines. */
function* ofBrackets(text: string, lines: readonly Line[]): Generator<Repair> {
  const open: { sign: string; line: number; at: number }[] = [];
  /** Brackets behind another one, of which one may be too many: tried once nothing better is found. */
  const doubled: Repair[] = [];
  for (const line of lines) yield* closedTwice(line, tokensOf(line) ?? []);
  for (const [number, line] of lines.entries()) {
    const tokens = tokensOf(line) ?? [];
    const [head] = tokens;
    const top = open.at(-1);
    // A bracket that opens twice, on lines of their own.
    if (head && tokens.length === 1 && /[{[]/.test(head.sign) && lines[number - 1]?.text === line.text) {
      const edit = { start: lines[number - 1]!.start, end: line.start, newText: '' };
      yield {
        edit,
        issue: issues.extraBracket(
          { ...edit, start: line.start + head.at, end: line.start + head.at + 1 },
          head.sign,
          edit,
        ),
      };
    }
    // What stands no deeper than the line that opened the innermost bracket, and does not close it, is outside of it.
    if (
      top &&
      head &&
      !/[}\]]/.test(head.sign) &&
      line.indent <= lines[top.line]!.indent &&
      number > top.line + 1
    )
      yield* closedBefore(text, lines, number, top);
    yield* closedInLine(line, tokens);
    for (const [index, { sign, at }] of tokens.entries()) {
      const here = line.start + at;
      if (sign === '{' || sign === '[') open.push({ sign, line: number, at: here });
      if (sign !== '}' && sign !== ']') continue;
      const inner = open.at(-1);
      const isAdjacent = /[}\]]/.test(tokens[index - 1]?.sign ?? '');
      if (isAdjacent || !inner || (index === 0 && line.indent < lines[inner.line]!.indent)) {
        const edit = { start: here, end: here + 1, newText: '' };
        const repair = { edit, issue: issues.extraBracket(edit, sign) };
        if (isAdjacent && inner) doubled.push(repair);
        else yield repair;
      }
      if (
        inner &&
        (inner.sign === '{') !== (sign === '}') &&
        index === 0 &&
        line.indent < lines[inner.line]!.indent
      )
        yield* closedBefore(text, lines, number, inner);
      open.pop();
    }
  }
  yield* doubled;
}

/** A line that closes more than it opens, and begins with something else: its last bracket is one too many. */
function* closedTwice({ start }: Line, tokens: readonly { sign: string; at: number }[]): Generator<Repair> {
  let net = 0;
  for (const { sign } of tokens) net += /[{[]/.test(sign) ? 1 : /[}\]]/.test(sign) ? -1 : 0;
  const last = tokens.findLastIndex(({ sign }) => /[}\]]/.test(sign));
  if (net >= 0 || last < 1 || /[}\]]/.test(tokens[0]!.sign) || !/[}\]]/.test(tokens[last - 1]!.sign)) return;
  const at = start + tokens[last]!.at;
  const edit = { start: at, end: at + 1, newText: '' };
  yield { edit, issue: issues.extraBracket(edit, tokens[last]!.sign) };
}

/** A bracket that opens and does not close in a line that goes on behind it. */
function* closedInLine(
  { text, start }: Line,
  tokens: readonly { sign: string; at: number }[],
): Generator<Repair> {
  const open: string[] = [];
  for (const { sign } of tokens) {
    if (/[{[]/.test(sign)) open.push(sign);
    else if (/[}\]]/.test(sign)) open.pop();
  }
  const last = tokens.at(-1)?.sign ?? '';
  if (open.length !== 1 || /[{[]/.test(last)) return;
  const close = open[0] === '{' ? '}' : ']';
  const end = text.trimEnd().replace(/\s*,$/, '').length;
  const edit = { start: start + end, end: start + end, newText: close };
  yield { edit, issue: issues.unclosedBefore(edit, open[0]!, close) };
}

function* closedBefore(
  text: string,
  lines: readonly Line[],
  number: number,
  { sign, line }: { sign: string; line: number },
): Generator<Repair> {
  const close = sign === '{' ? '}' : ']';
  const { start, indent, text: written } = lines[number]!;
  if (/^\s*,/.test(written)) {
    const edit = { start: start + indent, end: start + indent, newText: close };
    yield { edit, issue: issues.unclosedBefore(edit, sign, close) };
    return;
  }
  const end = text.slice(0, start).trimEnd().length;
  const hasComma = text[end - 1] === ',';
  const place = hasComma ? end - 1 : end;
  const pad = ' '.repeat(lines[line]!.indent);
  for (const newText of [`\n${pad}${close}`, `\n${pad}${close},`]) {
    const edit = { start: place, end: place, newText };
    yield {
      edit,
      issue: issues.unclosedBefore({ start: start + indent, end: start + indent + 1 }, sign, close, edit),
    };
  }
}

/** The first change of these that makes the text JSON; undefined where none does. */
export function oneRepair(text: string): Repair | undefined {
  if (text.length > mostLength) return undefined;
  const lines = linesOf(text);
  const faulty = lines.flatMap((line, at) => (tokensOf(line) ? [] : [at]));
  if (faulty.length > mostFaultyLines) return undefined;
  let tries = 0;
  for (const repair of faulty.length > 0 ? ofLines(lines, faulty) : ofBrackets(text, lines)) {
    if (++tries > mostTries) return undefined;
    if (repair.edit.start === repair.edit.end && repair.edit.newText === '') continue;
    if (isJson(applied(text, repair.edit))) return repair;
  }
  return undefined;
}
