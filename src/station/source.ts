// Owns the text of a station file: reads JSON with the place of everything in it, goes on after a slip, and says how to mend each.

interface Place {
  start: number;
  /** Just past the last character. */
  end: number;
}

export interface Member extends Place {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: Node;
}

export interface Node extends Place {
  kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** Of a string, number or boolean. */
  value?: string | number | boolean;
  members: Member[];
  items: Node[];
}

/** A tree of its own, for mending. By hand: the platform's structuredClone takes twenty times as long, which many faulty files make felt. */
export function copyOf(node: Node): Node {
  return {
    ...node,
    members: node.members.map((member) => ({ ...member, value: copyOf(member.value) })),
    items: node.items.map(copyOf),
  };
}

/** A replacement by offsets. */
export interface TextEdit extends Place {
  newText: string;
}

/** Something that is not JSON, or a key given twice. */
export interface Slip extends Place {
  rule: 'syntax' | 'duplicate-key' | 'too-deep';
  message: string;
  /** Key of the place, where it has one. */
  key?: string;
  fix?: { description: string; safe: boolean; edits: TextEdit[] };
}

export interface Source {
  /** The value as far as it could be made out. */
  root: Node | null;
  slips: Slip[];
  /** Whether the reading ended before the text did, so that what is missing from `root` says nothing. */
  broken: boolean;
}

/** A file nested deeper than this is refused; a station needs five. */
export const deepest = 32;

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

/** What a Chinese keyboard puts where JSON wants its own sign. */
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
const doubleQuotes = '"\u201c\u201d\u201e\uff02';
const singleQuotes = "'\u2018\u2019";
const quotes = `${doubleQuotes}${singleQuotes}\``;
const isWordPart = /[\p{L}\p{N}_$-]/u;
const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Thrown inside to end the reading of a text that makes no sense any more. */
class Lost extends Error {}

/** Reads a text as JSON, tolerating what can be mended. Never throws. */
export function parseSource(text: string): Source {
  return new Reader(text).read();
}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly slips: Slip[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): Source {
    let root: Node | null = null;
    let broken = false;
    try {
      this.space();
      if (this.at >= this.text.length) this.lost(0, this.text.length, 'The file is empty.');
      root = this.value();
      this.space();
      if (this.at < this.text.length)
        this.slip(
          this.at,
          this.text.length,
          'The file goes on after its end.',
          'Remove what follows',
          false,
          [{ start: root.end, end: this.text.trimEnd().length, newText: '' }],
        );
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      broken = true;
    }
    return { root, slips: this.slips, broken };
  }

  private slip(
    start: number,
    end: number,
    message: string,
    description?: string,
    safe = true,
    edits: TextEdit[] = [],
  ): void {
    this.slips.push({
      rule: 'syntax',
      start,
      end,
      message,
      ...(description ? { fix: { description, safe, edits } } : {}),
    });
  }

  private lost(start: number, end: number, message: string, rule: Slip['rule'] = 'syntax'): never {
    this.slips.push({ rule, start, end: Math.max(end, start), message });
    throw new Lost();
  }

  private swap(length: number, by: string, message: string): void {
    this.slip(this.at, this.at + length, message, `Replace by ${by === '' ? 'nothing' : by}`, true, [
      { start: this.at, end: this.at + length, newText: by },
    ]);
    this.at += length;
  }

  /** Skips space, and comments and foreign spaces with a slip. */
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
        if (end === -1) this.lost(this.at, this.at + 2, 'This comment is not closed.');
        this.comment(end + 2);
      } else if (sign !== undefined && /[\s\u200b\u2060\ufeff]/.test(sign)) {
        let end = this.at + 1;
        while (end < this.text.length && /[^\S \n\r\t]|[\u200b\u2060\ufeff]/.test(this.text[end]!)) end++;
        const start = this.at;
        this.slip(start, end, 'This space is not one that JSON knows.', 'Replace by a plain space', true, [
          { start, end, newText: ' ' },
        ]);
        this.at = end;
      } else return;
    }
  }

  private comment(end: number): void {
    const start = this.at;
    let from = start;
    while (from > 0 && (this.text[from - 1] === ' ' || this.text[from - 1] === '\t')) from--;
    this.slip(start, end, 'JSON has no comments.', 'Remove the comment', true, [
      { start: from, end, newText: '' },
    ]);
    this.at = end;
  }

  private value(): Node {
    const sign = this.text[this.at]!;
    const meant = fullWidth[sign] ?? sign;
    if (meant === '{') return this.object();
    if (meant === '[') return this.array();
    if (quotes.includes(sign)) return this.string();
    if (/[-+.\d]/.test(sign)) return this.number();
    return this.word();
  }

  private open(node: Node): void {
    if (fullWidth[this.text[this.at]!]) {
      const by = fullWidth[this.text[this.at]!]!;
      this.swap(1, by, `This is a full-width bracket; JSON wants ${by}.`);
    } else this.at++;
    if (++this.depth > deepest)
      this.lost(node.start, node.start + 1, `The file is nested more than ${deepest} deep.`, 'too-deep');
  }

  /** Reads the members or items between brackets: `each` reads one. */
  private list(node: Node, close: string, what: string, each: () => void): Node {
    this.open(node);
    let comma = -1;
    for (let first = true; ; first = false) {
      this.space();
      let sign = this.text[this.at];
      const meant = sign === undefined ? undefined : (fullWidth[sign] ?? sign);
      if (meant === ',') {
        if (sign !== ',') this.swap(1, '', 'There is a comma too many.');
        else
          this.slip(this.at, this.at + 1, 'There is a comma too many.', 'Remove the comma', true, [
            { start: this.at, end: ++this.at, newText: '' },
          ]);
        continue;
      }
      if (sign === undefined) {
        const missing = close;
        this.slip(
          node.start,
          node.start + 1,
          `This ${what} is not closed: ${missing} is missing.`,
          `Add ${missing} at the end`,
          false,
          [{ start: this.text.trimEnd().length, end: this.text.trimEnd().length, newText: `\n${missing}` }],
        );
        throw new Lost();
      }
      if (meant === close) {
        if (comma !== -1 && !first)
          this.slip(comma, comma + 1, 'The last entry has a comma behind it.', 'Remove the comma', true, [
            { start: comma, end: comma + 1, newText: '' },
          ]);
        if (sign !== close) this.swap(1, close, `This is a full-width bracket; JSON wants ${close}.`);
        else this.at++;
        break;
      }
      if (meant === '}' || meant === ']')
        this.lost(this.at, this.at + 1, `This ${sign} closes nothing: the ${what} before it wants ${close}.`);
      each();
      const end = this.at;
      this.space();
      sign = this.text[this.at];
      comma = -1;
      const next = sign === undefined ? undefined : (fullWidth[sign] ?? sign);
      if (next === ',') {
        comma = this.at;
        if (sign !== ',') this.swap(1, ',', `This is ${sign}; JSON separates by a plain comma.`);
        else this.at++;
      } else if (sign !== undefined && next !== close && next !== '}' && next !== ']') {
        if (!quotes.includes(sign) && !/[{[\p{L}\p{N}$_-]/u.test(sign))
          this.lost(this.at, this.at + 1, `${JSON.stringify(sign)} is not expected here.`);
        this.slip(end, end + 1, 'A comma is missing here.', 'Insert the comma', true, [
          { start: end, end, newText: ',' },
        ]);
      }
    }
    this.depth--;
    node.end = this.at;
    return node;
  }

  private object(): Node {
    const node = fresh('object', this.at);
    return this.list(node, '}', 'object', () => this.member(node));
  }

  private array(): Node {
    const node = fresh('array', this.at);
    return this.list(node, ']', 'list', () => {
      node.items.push(this.value());
    });
  }

  private member(node: Node): void {
    const keyStart = this.at;
    const sign = this.text[this.at]!;
    let key: string;
    if (quotes.includes(sign)) {
      const run = /^"([\w$]+)\s*:\s*"/.exec(this.text.slice(this.at, this.at + 80));
      if (run && !/^\s*[:,}]/.test(this.text.slice(this.at + run[0].length, this.at + run[0].length + 20))) {
        // "code: "demo": the quotation mark behind the key is missing, and the next one opens the value.
        key = run[1]!;
        const end = this.at + 1 + key.length;
        this.slip(keyStart, end, 'The quotation mark behind this key is missing.', 'Insert it', true, [
          { start: end, end, newText: '"' },
        ]);
        this.at = end;
      } else key = this.string().value as string;
    } else {
      const word = this.bare();
      if (word === '')
        this.lost(
          this.at,
          this.at + 1,
          `${JSON.stringify(sign)} is not expected here; a key in quotation marks is.`,
        );
      key = word;
      const edits = [{ start: keyStart, end: keyStart, newText: '"' }];
      if (this.text[this.at] === '"') this.at++;
      else edits.push({ start: this.at, end: this.at, newText: '"' });
      this.slip(
        keyStart,
        this.at,
        'A key stands in quotation marks.',
        'Put it in quotation marks',
        true,
        edits,
      );
    }
    const keyEnd = this.at;
    this.space();
    const colon = this.text[this.at];
    if (colon === ':') this.at++;
    else if (colon !== undefined && fullWidth[colon] === ':')
      this.swap(1, ':', `This is ${colon}; JSON wants a plain colon.`);
    else if (
      colon !== undefined &&
      (quotes.includes(colon) ||
        /[{[\d-]/.test(colon) ||
        /^(true|false|null)\b/.test(this.text.slice(this.at, this.at + 6)))
    )
      this.slip(keyEnd, keyEnd + 1, 'A colon is missing here.', 'Insert the colon', true, [
        { start: keyEnd, end: keyEnd, newText: ':' },
      ]);
    else this.lost(keyStart, keyEnd, `The key ${JSON.stringify(key)} has no value.`);
    this.space();
    const next = this.text[this.at];
    if (next === undefined || /[,}\]\uff0c\uff5d\uff3d]/.test(next)) {
      this.lost(keyStart, keyEnd, `The key ${JSON.stringify(key)} has no value.`);
    }
    const value = this.value();
    const member: Member = { key, keyStart, keyEnd, value, start: keyStart, end: this.at };
    const earlier = node.members.findIndex((one) => one.key === key);
    if (earlier !== -1) {
      const first = node.members[earlier]!;
      const same =
        this.text.slice(first.value.start, first.value.end) === this.text.slice(value.start, value.end);
      const between = (from: number, to: number): TextEdit => ({ start: from, end: to, newText: '' });
      const line = this.text.slice(0, first.keyStart).split('\n').length;
      this.slips.push({
        rule: 'duplicate-key',
        start: keyStart,
        end: keyEnd,
        key,
        message: `The key ${JSON.stringify(key)} is given twice; the first time in line ${line}${same ? '' : ', with another value'}.`,
        fix: same
          ? {
              description: 'Remove the repetition',
              safe: true,
              edits: [between(node.members.at(-1)!.end, member.end)],
            }
          : {
              description: `Remove the one in line ${line}, which never counted`,
              safe: false,
              edits: [between(first.start, node.members[earlier + 1]?.start ?? member.start)],
            },
      });
      node.members.splice(earlier, 1);
    }
    node.members.push(member);
  }

  private string(): Node {
    const start = this.at;
    const quote = this.text[start]!;
    const closers = [doubleQuotes, singleQuotes, '`'].find((kind) => kind.includes(quote))!;
    // A straight text ends at a straight mark only: others are part of it.
    const closes = (sign: string): boolean => (quote === '"' ? sign === '"' : closers.includes(sign));
    let value = '';
    let at = start + 1;
    const inner: [number, number, string, string, string][] = [];
    for (;;) {
      const sign = this.text[at];
      if (sign === undefined || sign === '\n' || sign === '\r') {
        // A text ends with its line: what is missing is the quotation mark, before a comma that closes the line.
        const line = this.text.slice(start, at);
        const rest = /[,\]}\s]*$/.exec(line)![0].length;
        const end = Math.max(start + 1, at - rest);
        this.slip(start, at, 'This text is not closed: a quotation mark is missing.', 'Insert it', true, [
          { start: end, end, newText: quote },
        ]);
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
        inner.push([at, at + 2, 'JSON does not know this escape.', 'Write the backslash itself', '\\\\']);
        value += '\\';
        at++;
        continue;
      }
      if (sign < ' ') {
        const written = sign === '\t' ? '\\t' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
        inner.push([
          at,
          at + 1,
          'A control character has to be written as an escape.',
          `Write it as ${written}`,
          written,
        ]);
      }
      value += sign;
      at++;
    }
    if (quote !== '"' || this.text[at] !== '"') {
      this.slip(
        start,
        at + 1,
        'JSON wants straight double quotation marks.',
        'Replace the quotation marks',
        true,
        [{ start, end: at + 1, newText: JSON.stringify(value) }],
      );
    } else {
      for (const [from, to, message, description, newText] of inner)
        this.slip(from, to, message, description, newText !== '\\\\', [
          { start: from, end: from + 1, newText },
        ]);
    }
    this.at = at + 1;
    return { ...fresh('string', start), end: this.at, value };
  }

  private number(): Node {
    const start = this.at;
    const written = /^[-+.\w]+/.exec(this.text.slice(start, start + 400))![0];
    this.at += written.length;
    const node = { ...fresh('number', start), end: this.at };
    if (isNumber.test(written)) return { ...node, value: Number(written) };
    const tidy = written.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
    const meant = /^-?[\d.]+(e[+-]?\d+)?$/i.test(tidy)
      ? Number(tidy)
      : /^0x[\da-f]+$/i.test(written)
        ? Number(written)
        : Number.NaN;
    if (Number.isFinite(meant)) {
      this.slip(start, this.at, `${written} is not how JSON writes a number.`, `Write ${meant}`, true, [
        { start, end: this.at, newText: String(meant) },
      ]);
      return { ...node, value: meant };
    }
    return this.unquoted(start, written);
  }

  private bare(): string {
    const start = this.at;
    while (this.at < this.text.length && isWordPart.test(this.text[this.at]!)) this.at++;
    return this.text.slice(start, this.at);
  }

  private word(): Node {
    const start = this.at;
    const word = this.bare();
    if (word === '')
      this.lost(start, start + 1, `${JSON.stringify(this.text[start])} is not expected here; a value is.`);
    const lower = word.toLowerCase();
    // Not words.constructor and the like, which every object has.
    const meant = Object.hasOwn(words, lower) ? words[lower] : undefined;
    if (meant === undefined) return this.unquoted(start, word);
    if (meant !== word)
      this.slip(start, this.at, `JSON writes ${meant}, not ${word}.`, `Write ${meant}`, true, [
        { start, end: this.at, newText: meant },
      ]);
    if (meant === 'null') return { ...fresh('null', start), end: this.at };
    return { ...fresh('boolean', start), end: this.at, value: meant === 'true' };
  }

  /** A text without quotation marks: goes as far as the line's own separator. */
  private unquoted(start: number, first: string): Node {
    const rest = /^[^\n\r,\]}"]*/.exec(this.text.slice(this.at))![0].trimEnd();
    this.at += rest.length;
    const end = this.at;
    const hasClosing = this.text[this.at] === '"';
    if (hasClosing) this.at++;
    const value = first + rest;
    this.slip(start, this.at, 'A text stands in quotation marks.', 'Put it in quotation marks', true, [
      { start, end: hasClosing ? end + 1 : end, newText: JSON.stringify(value) },
    ]);
    return { ...fresh('string', start), end: this.at, value };
  }
}

const fresh = (kind: Node['kind'], start: number): Node => ({
  kind,
  start,
  end: start,
  members: [],
  items: [],
});

/** The value of a node. Keys are defined, not assigned, so that __proto__ is a key like any other. */
export function plainValue(node: Node): unknown {
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
  root: Node,
  path: readonly (string | number)[],
): { node: Node; member?: Member } | null {
  let node = root;
  let member: Member | undefined;
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
 * Whether a text that parsed as this value holds a key twice or one of those that reach for prototypes: as many
 * keys in the text as in the value. Hops from quotation mark to quotation mark, which costs next to nothing.
 */
export function hasOddKeys(text: string, value: unknown): boolean {
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
  if (depth >= deepest) return -1;
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
