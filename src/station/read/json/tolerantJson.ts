// The text of a station file: reads JSON with the place of everything in it, and goes on after a fault that can be fixed.

import type { SyntaxIssue } from '../../checks/rule.ts';
import { duplicateKey } from '../../checks/syntax/duplicate-key.ts';
import * as issues from '../../checks/syntax/syntax.ts';
import { tooDeep } from '../../checks/syntax/too-deep.ts';
import { confidentMatch, nearest } from '../nearest.ts';
import type { JsonMember, JsonNode, TextEdit } from './jsonTree.ts';
import { oneRepair } from './oneRepair.ts';

export interface ParsedJson {
  /** The value as far as it could be made out. */
  root: JsonNode | null;
  issues: SyntaxIssue[];
  /** Whether the reading ended before the text did, so that what is missing from `root` says nothing. */
  isIncomplete: boolean;
}

/** A file nested deeper than this is refused; a station needs five. */
export const maxDepth = 32;

const words: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};

/** What a Chinese keyboard puts where JSON needs its own sign. */
const fullWidth: Readonly<Record<string, string>> = {
  '\uff0c': ',',
  '\u3001': ',',
  '\uff1b': ',',
  ';': ',',
  '\uff1a': ':',
  '=': ':',
  '\uff5b': '{',
  '\uff5d': '}',
  '\uff3b': '[',
  '\uff3d': ']',
  '\u3010': '[',
  '\u3011': ']',
};
/** A sign as JSON has it; a round bracket is that of whatever is open. */
const plainSign = (sign: string, close: string): string =>
  /[)\uff09]/.test(sign) ? close : (fullWidth[sign] ?? sign);
const doubleQuotes = '"\u201c\u201d\u201e\uff02\u300c\u300d\u300e\u300f';
const singleQuotes = "'\u2018\u2019";
const quotes = `${doubleQuotes}${singleQuotes}\``;
const isWordPart = /[\p{L}\p{N}_$-]/u;
const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Thrown inside to end the reading of a text that makes no sense any more. */
class Unreadable extends Error {}

/** Reads a text as JSON, tolerating what can be fixed. Never throws. */
export function parseTolerantJson(text: string): ParsedJson {
  const read = new TolerantParser(text).parse();
  // One slip that it reads as several, or knows no help for, may be plain from the lines of the file.
  const isPlain = read.issues.length === 1 && read.issues[0]!.fix !== undefined && !isDoubtful(text, read);
  if (read.issues.length === 0 || isPlain) return read;
  const repair = oneRepair(text);
  if (!repair) return read;
  const { edit, issue } = repair;
  const repaired = new TolerantParser(
    text.slice(0, edit.start) + edit.newText + text.slice(edit.end),
  ).parse();
  if (repaired.issues.length > 0 || !repaired.root) return read;
  return { root: placedBack(repaired.root, edit), issues: [issue], isIncomplete: false };
}

/** Whether the one fault is said of a bracket that may not be the one that was mistyped. */
const isDoubtful = (text: string, { issues: [only] }: ParsedJson): boolean =>
  /[{}[\]]/.test(text[only!.start] ?? '') || only!.end - only!.start > 200;

/** A tree of a text after an edit, with its places as they are before it. */
function placedBack(root: JsonNode, { start, end, newText }: TextEdit): JsonNode {
  const back = (at: number): number => {
    if (at <= start) return at;
    return at < start + newText.length ? Math.min(at, end) : at - newText.length + end - start;
  };
  const walk = (node: JsonNode): void => {
    node.start = back(node.start);
    node.end = back(node.end);
    for (const member of node.members) {
      member.start = back(member.start);
      member.keyStart = back(member.keyStart);
      member.keyEnd = back(member.keyEnd);
      walk(member.value);
      member.end = member.value.end;
    }
    for (const item of node.items) walk(item);
  };
  walk(root);
  return root;
}

class TolerantParser {
  private at = 0;
  private depth = 0;
  /** Whether the innermost brackets are those of a list. */
  private isInList = false;
  /** Whether the comma that is missing next was part of what was said already. */
  private hasComma = false;
  private readonly issues: SyntaxIssue[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parse(): ParsedJson {
    let root: JsonNode | null = null;
    let isIncomplete = false;
    try {
      this.space();
      if (this.at >= this.text.length) this.giveUp(issues.emptyFile(this.text.length));
      this.beginning();
      root = this.value();
      this.space();
      if (this.at < this.text.length)
        this.report(issues.textAfterEnd(this.at, this.text.length, root.end, this.textEnd));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      isIncomplete = true;
    }
    return { root, issues: this.issues, isIncomplete };
  }

  /** Gives up on a text that does not begin as an object but holds members of one. */
  private beginning(): void {
    const line = this.text.slice(this.at, this.at + 200).split(/\r?\n/, 1)[0]!;
    if (/^(?:---|[\p{L}_][\w-]*\s*[:=])/u.test(line))
      this.giveUp(issues.anotherNotation(this.at, this.at + line.trimEnd().length));
    if (/^"(?:[^"\\]|\\.)*"\s*[:\uff1a]/.test(line)) this.giveUp(issues.missingOpening(this.at));
  }

  /** Where the text ends, less the space behind it. */
  private get textEnd(): number {
    return this.text.trimEnd().length;
  }

  private report(issue: SyntaxIssue): void {
    this.issues.push(issue);
  }

  private giveUp(issue: SyntaxIssue): never {
    this.issues.push(issue);
    throw new Unreadable();
  }

  /** Skips space; comments and foreign spaces are reported. */
  private space(): void {
    for (;;) {
      const sign = this.text[this.at];
      if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t') this.at++;
      else if (sign === '/' && this.text[this.at + 1] === '/') {
        const end = this.text.indexOf('\n', this.at);
        const stop = end === -1 ? this.text.length : this.text[end - 1] === '\r' ? end - 1 : end;
        this.comment(stop);
      } else if (sign === '/' && this.text[this.at + 1] === '*') {
        const end = this.text.indexOf('*/', this.at + 2);
        if (end === -1) this.giveUp(issues.unclosedComment(this.at));
        this.comment(end + 2);
      } else if (sign === '#' && /[ \t!]/.test(this.text[this.at + 1] ?? '')) {
        // Of YAML and shells; a colour without its quotation marks has no space.
        const end = this.text.indexOf('\n', this.at);
        this.comment(end === -1 ? this.text.length : end);
      } else if (sign !== undefined && /[\s\u200b\u2060\ufeff]/.test(sign)) {
        let end = this.at + 1;
        while (end < this.text.length && /[^\S \n\r\t]|[\u200b\u2060\ufeff]/.test(this.text[end]!)) end++;
        this.report(issues.foreignSpace(this.at, end));
        this.at = end;
      } else return;
    }
  }

  private comment(end: number): void {
    let from = this.at;
    while (from > 0 && (this.text[from - 1] === ' ' || this.text[from - 1] === '\t')) from--;
    this.report(issues.comment(this.at, end, from));
    this.at = end;
  }

  private value(): JsonNode {
    const sign = this.text[this.at]!;
    const meant = fullWidth[sign] ?? sign;
    if (meant === '{') return this.object();
    if (meant === '[') return this.array();
    if (quotes.includes(sign)) return this.quotedInside() ?? this.string();
    if (/[-+.\d\uff10-\uff19]/.test(sign)) return this.number();
    return this.word();
  }

  private open(node: JsonNode): void {
    const bracket = fullWidth[this.text[this.at]!];
    if (bracket) this.report(issues.wrongBracket(this.at, bracket));
    this.at++;
    if (++this.depth > maxDepth) this.giveUp(tooDeep.detect(node.start, maxDepth));
  }

  /** Reads the members or items between brackets: `each` reads one. */
  private list(node: JsonNode, close: string, what: string, each: () => void): JsonNode {
    this.open(node);
    const wasInList = this.isInList;
    this.isInList = node.kind === 'array';
    let comma = -1;
    for (let isFirst = true; ; isFirst = false) {
      this.space();
      let sign = this.text[this.at];
      const meant = sign === undefined ? undefined : plainSign(sign, close);
      if (meant === ',') {
        this.report(issues.extraComma(this.at++));
        continue;
      }
      if (sign === undefined) this.giveUp(issues.unclosedBracket(node.start, what, close, this.textEnd));
      if (meant === close) {
        if (comma !== -1 && !isFirst) {
          // Whatever stands for the comma has to go, and is said once.
          if (this.text[comma] !== ',' && this.issues.at(-1)?.start === comma) this.issues.pop();
          this.report(issues.trailingComma(comma));
        }
        if (sign !== close) this.report(issues.wrongBracket(this.at, close));
        this.at++;
        break;
      }
      if (meant === '}' && close === ']') {
        if (this.closesList()) {
          this.report(issues.bracketOfObject(this.at++, sign));
          break;
        }
        if (this.depth > 1) {
          this.report(issues.openList(this.at, sign, this.lastEnd));
          break;
        }
      }
      if (meant === '}' || meant === ']') this.giveUp(issues.strayBracket(this.at, sign, what, close));
      if (meant === '{' && close === '}' && wasInList && !isFirst && this.nextOpensItem()) {
        this.unclosedItem(comma);
        break;
      }
      each();
      const end = this.at;
      this.space();
      sign = this.text[this.at];
      const before = this.commaBefore(node);
      if (close === ']' && sign === ':' && before !== -1) {
        // What was read as an entry is the next key: the list ends before the comma.
        node.items.pop();
        this.report(issues.unclosedList(before));
        this.at = before;
        break;
      }
      comma = -1;
      // A point between two entries is a comma that was missed on the keyboard.
      const next = sign === undefined ? undefined : /[.\u3002]/.test(sign) ? ',' : plainSign(sign, close);
      if (sign !== undefined && next === ',') {
        comma = this.at;
        if (sign !== ',') this.report(issues.wrongComma(this.at, sign));
        this.at++;
      } else if (sign !== undefined && next !== close && next !== '}' && next !== ']') {
        if (!quotes.includes(sign) && !/[{[\p{L}\p{N}$_-]/u.test(sign))
          this.giveUp(issues.unexpectedSign(this.at, sign));
        if (!this.hasComma) this.report(issues.missingComma(end));
        this.hasComma = false;
      }
    }
    this.depth--;
    this.isInList = wasInList;
    node.end = this.at;
    return node;
  }

  /** Whether a bracket of an object at this place was meant to be that of the list: what follows is the next key of its object. */
  private closesList(): boolean {
    return /^.\s*,\s*"[^"\n]*"\s*:/s.test(this.text.slice(this.at, this.at + 400));
  }

  /** The comma before the last entry of a list, where that is a text behind others; else -1. */
  private commaBefore(node: JsonNode): number {
    const [before, last] = node.items.slice(-2);
    // Behind an object it is the next one whose bracket is missing.
    if (last?.kind !== 'string' || before?.kind === 'object') return -1;
    // Never further back than the entry before, or the reading would not end.
    const between = this.text.slice(before!.end, last.start);
    return /^\s*,\s*$/.test(between) ? before!.end + between.indexOf(',') : -1;
  }

  /** Whether an object begins here as its siblings do: with a key, on a line of its own. */
  private nextOpensItem(): boolean {
    return /^.\s*"[^"\n]*"\s*:/s.test(this.text.slice(this.at, this.at + 200));
  }

  /** An object of a list that is not closed where the next one begins. `comma` is the one between them, or -1. */
  private unclosedItem(comma: number): void {
    const end = comma === -1 ? this.lastEnd : comma;
    if (comma === -1 && this.issues.at(-1)?.start === end) this.issues.pop();
    this.report(issues.unclosedItem(end, comma === -1));
    if (comma === -1) this.hasComma = true;
    else this.at = comma;
  }

  /** A text with one word in straight quotation marks of its own; undefined where the text is another. */
  private quotedInside(): JsonNode | undefined {
    const start = this.at;
    const found =
      /^"([^"\\\n]*)"([^"\s,:}\]\\][^"\\\n:]*)"([^"\\\n:]*)"(?=[ \t]*[,}\]]*[ \t]*(?:\r?\n|$))/.exec(
        this.text.slice(start, start + 2000),
      );
    if (!found) return undefined;
    const [whole, before, inside, after] = found;
    this.at += whole.length;
    const first = start + 1 + before!.length;
    this.report(issues.quotedInside(first, first + inside!.length + 1));
    return { ...fresh('string', start), end: this.at, value: `${before}"${inside}"${after}` };
  }

  /** The end of what stands before this place, less the space between. */
  private get lastEnd(): number {
    return this.text.slice(0, this.at).trimEnd().length;
  }

  private object(): JsonNode {
    const node = fresh('object', this.at);
    return this.list(node, '}', 'object', () => this.member(node));
  }

  private array(): JsonNode {
    const node = fresh('array', this.at);
    return this.list(node, ']', 'list', () => {
      node.items.push(this.value());
    });
  }

  private member(node: JsonNode): void {
    const keyStart = this.at;
    const sign = this.text[this.at]!;
    let key: string;
    if (quotes.includes(sign)) {
      const run = /^"([\w$]+)\s*:\s*"/.exec(this.text.slice(this.at, this.at + 80));
      if (run && !/^\s*[:,}]/.test(this.text.slice(this.at + run[0].length, this.at + run[0].length + 20))) {
        // "code: "demo": the quotation mark behind the key is missing, and the next one opens the value.
        key = run[1]!;
        const end = this.at + 1 + key.length;
        this.report(issues.unclosedKey(keyStart, end));
        this.at = end;
      } else key = this.string().value as string;
    } else {
      key = this.bare();
      if (key === '') this.giveUp(issues.keyExpected(this.at, sign));
      const wordEnd = this.at;
      if (this.text[this.at] === '"') this.at++;
      this.report(issues.unquotedKey(keyStart, this.at, wordEnd));
    }
    const keyEnd = this.at;
    this.space();
    const colon = this.text[this.at];
    if (colon === ':') this.at++;
    else if (colon !== undefined && fullWidth[colon] === ':')
      this.report(issues.wrongColon(this.at++, colon));
    else if (
      colon !== undefined &&
      (quotes.includes(colon) ||
        /[{[\d-]/.test(colon) ||
        /^(true|false|null)\b/.test(this.text.slice(this.at, this.at + 6)))
    )
      this.report(issues.missingColon(keyEnd));
    else this.giveUp(issues.missingValue(keyStart, keyEnd, key));
    this.space();
    const next = this.text[this.at];
    if (next === undefined || /[,}\]\uff0c\uff5d\uff3d]/.test(next))
      this.giveUp(issues.missingValue(keyStart, keyEnd, key));
    const value = this.value();
    const member: JsonMember = { key, keyStart, keyEnd, value, start: keyStart, end: this.at };
    const earlier = node.members.findIndex((one) => one.key === key);
    if (earlier !== -1) {
      this.report(duplicateKey.detect(this.text, node, earlier, member));
      node.members.splice(earlier, 1);
    }
    node.members.push(member);
  }

  /** Whether a text that a line breaks goes on in the next one, which has its closing mark and no other. */
  private goesOn(start: number, lineEnd: number): boolean {
    if (/[,\]}]\s*$/.test(this.text.slice(start, lineEnd))) return false;
    const next = /^\n([^\n]*)/.exec(this.text.slice(lineEnd, lineEnd + 2000))?.[1] ?? '';
    return /^[^"]*[^\s"][^"]*"\s*[,\]}]?\s*$/.test(next);
  }

  private string(): JsonNode {
    const start = this.at;
    const quote = this.text[start]!;
    const closers = [doubleQuotes, singleQuotes, '`'].find((kind) => kind.includes(quote))!;
    // A straight text ends at a straight mark only: others are part of it.
    const closes = (sign: string): boolean => (quote === '"' ? sign === '"' : closers.includes(sign));
    let value = '';
    let at = start + 1;
    const inner: SyntaxIssue[] = [];
    for (;;) {
      const sign = this.text[at];
      if (sign === '\n' && quote === '"' && this.goesOn(start, at)) {
        inner.push(issues.controlCharacter(at, sign));
        value += sign;
        at++;
        continue;
      }
      if (sign === undefined || sign === '\n' || sign === '\r') {
        // A text ends with its line: what is missing is the quotation mark, before a comma that closes the line.
        const line = this.text.slice(start, at);
        const rest = /[,\]}\s]*$/.exec(line)![0].length;
        const end = Math.max(start + 1, at - rest);
        if (quote === '"' && end > start + 2 && doubleQuotes.includes(this.text[end - 1]!)) {
          // Closed by the mark of a Chinese keyboard.
          value = this.text.slice(start + 1, end - 1);
          this.report(issues.wrongQuotes(start, end, value));
          this.at = end;
          return { ...fresh('string', start), end, value };
        }
        this.report(issues.unclosedText(start, at, end, quote));
        this.at = end;
        return { ...fresh('string', start), end, value: this.text.slice(start + 1, end) };
      }
      if (closes(sign)) break;
      if (sign === '\\') {
        const known = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(this.text.slice(at, at + 6));
        if (known) {
          value += JSON.parse(`"${known[0]}"`) as string;
          at += known[0].length;
          continue;
        }
        inner.push(issues.unknownEscape(at));
        value += '\\';
        at++;
        continue;
      }
      if (sign < ' ') inner.push(issues.controlCharacter(at, sign));
      value += sign;
      at++;
    }
    if (quote !== '"' || this.text[at] !== '"') this.report(issues.wrongQuotes(start, at + 1, value));
    else this.issues.push(...inner);
    this.at = at + 1;
    return { ...fresh('string', start), end: this.at, value };
  }

  private number(): JsonNode {
    const start = this.at;
    const line = this.text.slice(start, start + 60);
    const wide = /^[-+.\d\uff10-\uff19\uff0e]*[\uff10-\uff19][-+.\d\uff10-\uff19\uff0e]*/.exec(line)?.[0];
    const plain = Number(wide?.normalize('NFKC'));
    if (wide !== undefined && Number.isFinite(plain)) {
      this.at += wide.length;
      this.report(issues.oddNumber(start, this.at, wide, plain));
      return { ...fresh('number', start), end: this.at, value: plain };
    }
    const signed =
      /^(-?\d+(?:,\d+)+)(?=\s*(?:[,}\r\n]|$))/.exec(line) ??
      /^(-?\d+(?:\.\d+)?)[ \t]*(?:[%\uff05\u00a5\uffe5\p{Script=Han}]+|[ \t][\p{L}]+|(?!e\d|x)[A-Za-z]{2,})(?=[ \t]*(?:[,}\r\n]|$))/u.exec(
        line,
      );
    if (signed && !this.isInList) {
      const isGrouped = /^-?\d{1,3}(,\d{3})+$/.test(signed[1]!);
      const meant = Number(isGrouped ? signed[1]!.replaceAll(',', '') : signed[1]!.replace(',', '.'));
      if (Number.isFinite(meant)) {
        this.at += signed[0].length;
        this.report(issues.numberWithSigns(start, this.at, signed[0], meant));
        return { ...fresh('number', start), end: this.at, value: meant, isGuess: true };
      }
    }
    const written = /^[-+.\w]+/.exec(this.text.slice(start, start + 400))![0];
    this.at += written.length;
    // 100" lacks its first quotation mark.
    if (/^"\s*(?:[,}\]]|$)/.test(this.text.slice(this.at, this.at + 40)))
      return this.unquoted(start, written);
    const node = { ...fresh('number', start), end: this.at };
    if (isNumber.test(written)) return { ...node, value: Number(written) };
    const tidy = written
      .replace(/^\+/, '')
      .replaceAll(/(?<=\d)_(?=\d{3})/g, '')
      .replace(/^(-?)0+(?=\d)/, '$1');
    const meant = /^-?[\d.]+(e[+-]?\d+)?$/i.test(tidy)
      ? Number(tidy)
      : /^0x[\da-f]+$/i.test(written)
        ? Number(written)
        : Number.NaN;
    if (Number.isFinite(meant)) {
      this.report(issues.oddNumber(start, this.at, written, meant));
      return { ...node, value: meant };
    }
    if (/^[-+]?(?:NaN|Infinity)$/.test(written)) return this.noNumber(start, written);
    return this.unquoted(start, written);
  }

  private noNumber(start: number, found: string): JsonNode {
    this.report(issues.notANumber(start, this.at, found));
    return { ...fresh('number', start), end: this.at, value: 0, isGuess: true };
  }

  private bare(): string {
    const start = this.at;
    while (this.at < this.text.length && isWordPart.test(this.text[this.at]!)) this.at++;
    return this.text.slice(start, this.at);
  }

  private word(): JsonNode {
    const start = this.at;
    const word = this.bare();
    if (word === '') this.giveUp(issues.valueExpected(start, this.text[start]!));
    const lower = word.toLowerCase();
    // Not words.constructor and the like, which every object has.
    const meant = Object.hasOwn(words, lower) ? words[lower] : this.misspelledWord(lower);
    if (word === 'NaN' || word === 'Infinity') return this.noNumber(start, word);
    if (meant === undefined) return this.unquoted(start, word);
    if (meant !== word) this.report(issues.oddWord(start, this.at, word, meant));
    if (meant === 'null') return { ...fresh('null', start), end: this.at };
    return { ...fresh('boolean', start), end: this.at, value: meant === 'true' };
  }

  /** The word of JSON that stands alone, one typing mistake away. */
  private misspelledWord(word: string): string | undefined {
    const isAlone = /^[ \t]*(?:[,}\]\r\n]|$)/.test(this.text.slice(this.at, this.at + 40));
    return isAlone && word.length > 3 ? confidentMatch(nearest(word, ['true', 'false', 'null'])) : undefined;
  }

  /** A text without quotation marks: goes as far as the line's own separator. */
  private unquoted(start: number, first: string): JsonNode {
    const rest = /^[^\n\r,\]}"]*/.exec(this.text.slice(this.at))![0].trimEnd();
    this.at += rest.length;
    const end = this.at;
    const hasMark = this.text[this.at] === '"';
    if (hasMark) this.at++;
    const value = first + rest;
    this.report(issues.unquotedText(start, end, hasMark, value));
    return { ...fresh('string', start), end: this.at, value, isGuess: true };
  }
}

const fresh = (kind: JsonNode['kind'], start: number): JsonNode => ({
  kind,
  start,
  end: start,
  members: [],
  items: [],
});

/** The value of a node. Keys are defined, not assigned, so that __proto__ is a key like any other. */
export function plainValue(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainValue);
  if (node.kind === 'null') return null;
  if (node.kind !== 'object') return node.value;
  const value: Record<string, unknown> = {};
  for (const member of node.members)
    Object.defineProperty(value, member.key, {
      value: plainValue(member.value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return value;
}

/** The member or item at a path, with the key of a member. */
export function findNode(
  root: JsonNode,
  path: readonly (string | number)[],
): { node: JsonNode; member?: JsonMember } | null {
  let node = root;
  let member: JsonMember | undefined;
  for (const step of path) {
    member = undefined;
    if (typeof step === 'number') {
      const item = node.items[step];
      if (!item) return null;
      node = item;
    } else {
      member = node.members.find((one) => one.key === step);
      if (!member) return null;
      node = member.value;
    }
  }
  return member ? { node, member } : { node };
}

/**
 * Whether a text that parsed as this value contains a key twice or one of those that reach for prototypes: as many
 * keys in the text as in the value. Hops from quotation mark to quotation mark, which costs next to nothing.
 */
export function hasUnsafeKeys(text: string, value: unknown): boolean {
  const counted = countKeys(value, 0);
  if (counted < 0) return true;
  let inText = 0;
  for (let open = text.indexOf('"'); open !== -1; open = text.indexOf('"', open)) {
    let close = text.indexOf('"', open + 1);
    for (; close !== -1; close = text.indexOf('"', close + 1)) {
      let slashes = 0;
      while (text.charCodeAt(close - 1 - slashes) === 92) slashes++;
      if (slashes % 2 === 0) break;
    }
    let at = close + 1;
    let code = text.charCodeAt(at);
    while (code === 32 || code === 10 || code === 13 || code === 9) code = text.charCodeAt(++at);
    if (code === 58) inText++;
    open = at;
  }
  return inText !== counted;
}

/** Number of keys in a value; -1 when one reaches for prototypes or it is nested too deep. */
function countKeys(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth >= maxDepth) return -1;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) {
      const inner = countKeys(item, depth + 1);
      if (inner < 0) return -1;
      count += inner;
    }
    return count;
  }
  // Values of JSON inherit nothing that is enumerable, and this walks every file.
  for (const key in value) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return -1;
    const inner = countKeys((value as Record<string, unknown>)[key], depth + 1);
    if (inner < 0) return -1;
    count += inner + 1;
  }
  return count;
}
