// The audit of the checker: changes every shipped station in every way a typing mistake would, and counts what is found, where, how often, and how well it is fixed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyFixes } from '#station/read/applyFixes.ts';
import { type Diagnostic, positionsOf } from '#station/read/diagnostic.ts';
import type { JsonMember, JsonNode } from '#station/read/json/jsonTree.ts';
import { parseTolerantJson } from '#station/read/json/tolerantJson.ts';
import { readStation } from '#station/read/readStation.ts';

const folder = path.resolve('stations');
const hasAsset = (asset: string): boolean => existsSync(path.join(folder, asset));
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

interface Mutant {
  kind: string;
  /** What was changed, for messages. */
  what: string;
  text: string;
  /** Offsets in the mutant within which the finding has to begin. */
  start: number;
  end: number;
  /** Whether the right fix brings back the original bytes for certain. */
  isMisspelling: boolean;
}

const splice = (text: string, start: number, end: number, put: string): string =>
  text.slice(0, start) + put + text.slice(end);

/** The ways in which a word is misspelt by one slip. */
function* misspellings(word: string): Generator<string> {
  const at = Math.min(word.length - 1, Math.max(1, word.length >> 1));
  yield word.slice(0, at) + word.slice(at + 1);
  yield word.slice(0, at) + word[at] + word.slice(at);
  if (word[at - 1] !== word[at]) yield word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
  yield `${word.slice(0, at)}${word[at] === 'z' ? 'q' : 'z'}${word.slice(at + 1)}`;
}

interface Place {
  parent: JsonNode;
  member: JsonMember;
  path: string[];
}

function* members(node: JsonNode, at: string[] = []): Generator<Place> {
  for (const member of node.members) {
    yield { parent: node, member, path: [...at, member.key] };
    yield* members(member.value, [...at, member.key]);
  }
  for (const [index, item] of node.items.entries()) yield* members(item, [...at, String(index)]);
}

function* strings(node: JsonNode, at: string[] = []): Generator<{ node: JsonNode; path: string[] }> {
  if (node.kind === 'string') yield { node, path: at };
  for (const member of node.members) yield* strings(member.value, [...at, member.key]);
  for (const [index, item] of node.items.entries()) yield* strings(item, [...at, String(index)]);
}

/** Keys whose names the schema fixes; the others are free. */
const isFixedKey = (at: readonly string[]): boolean => at.at(-2) !== 'names' && at[0] !== '$schema';

function* mutantsOf(text: string): Generator<Mutant> {
  const root = parseTolerantJson(text).root!;
  for (const place of members(root)) {
    const { member, path: at } = place;
    if (at[0] === '$schema') continue;
    const what = at.join('.');
    if (isFixedKey(at)) {
      for (const key of misspellings(member.key)) {
        if (place.parent.members.some((one) => one.key === key)) continue;
        yield {
          kind: 'misspelt key',
          what,
          text: splice(text, member.keyStart, member.keyEnd, JSON.stringify(key)),
          start: member.keyStart,
          end: member.keyStart + 1,
          isMisspelling: true,
        };
      }
      const other =
        member.key === member.key.toLowerCase()
          ? member.key[0]!.toUpperCase() + member.key.slice(1)
          : member.key.toLowerCase();
      yield {
        kind: 'wrong case of a key',
        what,
        text: splice(text, member.keyStart, member.keyEnd, JSON.stringify(other)),
        start: member.keyStart,
        end: member.keyStart + 1,
        isMisspelling: true,
      };
    }
    yield {
      kind: 'duplicate key',
      what,
      text: splice(text, member.end, member.end, `, ${text.slice(member.start, member.end)}`),
      start: member.end + 2,
      end: member.end + 3,
      isMisspelling: false,
    };
    yield { kind: 'wrong type', what, ...retyped(text, member), isMisspelling: false };
    if (member.value.kind === 'object' && member.value.members.length > 0 && at.length === 1) {
      // A key moved out of its object to the top of the file.
      for (const inner of member.value.members) {
        if (
          !['theme', 'onOff', 'frontConfig', 'routes'].includes(member.key) ||
          root.members.some((one) => one.key === inner.key)
        )
          continue;
        const cut = removed(text, member.value, inner);
        const moved = splice(cut, root.start + 1, root.start + 1, `${text.slice(inner.start, inner.end)},`);
        yield {
          kind: 'wrong level',
          what: `${what}.${inner.key}`,
          text: moved,
          start: root.start + 1,
          end: root.start + 2,
          isMisspelling: false,
        };
      }
    }
  }
  for (const holder of objects(root)) {
    for (const [one, other] of pairs(holder.members)) {
      const values = [one, other].map((member) => text.slice(member.value.start, member.value.end)) as [
        string,
        string,
      ];
      const isOfOneKind = one.value.kind === other.value.kind;
      const isLanguages = one.key === 'zh-CN' && other.key === 'en' && values[0] !== values[1];
      const isBonus = one.key === 'bonusPercent' && other.key === 'bonusAmount';
      // Two values of one kind may be swapped without anybody noticing.
      if (isOfOneKind && !isLanguages && !isBonus) continue;
      if (
        !isOfOneKind &&
        !['frontConfig', 'onOff'].some((key) =>
          root.members.some((member) => member.key === key && member.value === holder),
        )
      )
        continue;
      const swapped = splice(
        splice(text, other.value.start, other.value.end, values[0]),
        one.value.start,
        one.value.end,
        values[1],
      );
      yield {
        kind: 'swapped values',
        what: `${one.key} and ${other.key}`,
        text: swapped,
        start: one.keyStart,
        end: one.keyStart + 1,
        isMisspelling: false,
      };
    }
  }
  for (const key of ['code', 'name']) {
    const member = root.members.find((one) => one.key === key)!;
    yield {
      kind: 'dropped key',
      what: key,
      text: removed(text, root, member),
      start: root.start,
      end: root.start + 1,
      isMisspelling: false,
    };
  }
  for (const { node, path: at } of strings(root)) {
    const value = node.value as string;
    const what = at.join('.');
    const isChoice = at.join('.') === 'theme.skin' || /loginCheck|registerCheck|registerFields/.test(what);
    const isDestination = at[0] === 'routes' || (at[0] === 'menus' && /tabBar|home|items/.test(what));
    const put = (kind: string, next: string, isMisspelling: boolean): Mutant => ({
      kind,
      what: `${what}: ${next}`,
      text: splice(text, node.start, node.end, JSON.stringify(next)),
      start: node.start,
      end: node.start + 1,
      isMisspelling,
    });
    if (isChoice || isDestination)
      for (const next of misspellings(value.replace(/\?$/, '')))
        yield put('misspelt value', next, !value.endsWith('?'));
    if (isChoice && value !== value.toUpperCase())
      yield put('wrong case of a value', value.toUpperCase(), !value.endsWith('?'));
    if (isDestination)
      yield put(
        'wrong case of a value',
        value.toLowerCase() === value ? value.toUpperCase() : value.toLowerCase(),
        true,
      );
    if (at[0] === 'theme' && value.startsWith('#')) {
      if (value.toUpperCase() !== value) yield put('wrong case of a value', value.toUpperCase(), true);
      yield put('misspelt value', value.slice(1), true);
      yield put('misspelt value', value.slice(0, -1), false);
    }
    if (at[0] === 'hosts') {
      yield put('misspelt value', `https://${value}/`, true);
      yield put('wrong case of a value', value.toUpperCase(), true);
    }
  }
}

function* objects(node: JsonNode): Generator<JsonNode> {
  if (node.kind === 'object') yield node;
  for (const member of node.members) yield* objects(member.value);
  for (const item of node.items) yield* objects(item);
}

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));

function removed(text: string, parent: JsonNode, member: JsonMember): string {
  const at = parent.members.indexOf(member);
  const next = parent.members[at + 1];
  const previous = parent.members[at - 1];
  if (next) return splice(text, member.start, next.start, '');
  return previous ? splice(text, previous.end, member.end, '') : splice(text, member.start, member.end, '');
}

function retyped(text: string, { value }: JsonMember): { text: string; start: number; end: number } {
  const written = text.slice(value.start, value.end);
  const put = {
    string: '17',
    number: JSON.stringify(`about ${written}`),
    boolean: JSON.stringify(written),
    array: '{}',
    object: '[]',
    null: 'true',
  }[value.kind];
  return { text: splice(text, value.start, value.end, put), start: value.start, end: value.start + 1 };
}

interface Count {
  mutants: number;
  seen: number;
  diagnostics: number;
  exact: number;
  misspellings: number;
  restored: number;
  certain: number;
  certainRestored: number;
}
const fresh = (): Count => ({
  mutants: 0,
  seen: 0,
  diagnostics: 0,
  exact: 0,
  misspellings: 0,
  restored: 0,
  certain: 0,
  certainRestored: 0,
});
const counts = new Map<string, Count>();
const total = fresh();
const notes: string[] = [];

const read = (text: string, name: string): Diagnostic[] => readStation(text, name, { hasAsset }).diagnostics;

/** An object or list is marked at its key, a value at itself: the finding begins in the line and at one of the two. */
function isExact(one: Diagnostic, mutant: Mutant): boolean {
  const position = positionsOf(mutant.text);
  const { line, column } = one.range.start;
  const from = position(mutant.start);
  if (line === from.line && column === from.column) return true;
  if (mutant.kind !== 'wrong type') return false;
  const before = mutant.text.slice(0, mutant.start);
  const key = position(before.search(/"[^"]*"\s*:\s*$/));
  return line === key.line && column === key.column;
}

function audit(mutant: Mutant, name: string, original: string): void {
  const own = counts.get(mutant.kind) ?? fresh();
  counts.set(mutant.kind, own);
  const found = read(mutant.text, name);
  const add = (key: keyof Count, by = 1): void => {
    own[key] += by;
    total[key] += by;
  };
  add('mutants');
  add('diagnostics', found.length);
  if (found.length > 0) add('seen');
  else notes.push(`${name} unseen: ${mutant.kind} ${mutant.what}`);
  if (found.length > 1)
    notes.push(`${name} ${mutant.kind} ${mutant.what}: ${found.map((one) => one.rule).join(', ')}`);
  if (found[0] && isExact(found[0], mutant)) add('exact');
  else if (found[0])
    notes.push(
      `${name} place: ${mutant.kind} ${mutant.what}: ${found[0].rule} ${JSON.stringify(found[0].range.start)}`,
    );
  const isCertain = found.length > 0 && found.every((one) => one.fix?.safe);
  const isRestored =
    (mutant.isMisspelling || isCertain) && applyFixes(mutant.text, name, { hasAsset }).text === original;
  if (mutant.isMisspelling) {
    add('misspellings');
    if (isRestored) add('restored');
    else
      notes.push(
        `${name} not restored: ${mutant.kind} ${mutant.what}: ${found.map((one) => `${one.rule} ${one.suggestions.join('|')}`).join(', ')}`,
      );
  }
  if (isCertain) {
    add('certain');
    if (isRestored) add('certainRestored');
  }
}

test.each(files.map((file) => [file.name, file.text] as const))(
  'every mistake planted in %s is found',
  (name, text) => {
    for (const mutant of mutantsOf(text)) audit(mutant, name, text);
    expect(counts.size).toBeGreaterThan(5);
  },
);

test('all that is wrong is found, once, where it is, and misspellings are fixed', () => {
  const rate = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  expect(total.mutants).toBeGreaterThan(1000);
  expect(rate(total.seen, total.mutants), notes.join('\n')).toBe(1);
  expect(rate(total.diagnostics, total.mutants), notes.join('\n')).toBe(1);
  expect(rate(total.exact, total.mutants), notes.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(rate(total.restored, total.misspellings), notes.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('six mistakes in one file are at most 1.05 findings each, and none hides another', () => {
  let mistakes = 0;
  let found = 0;
  for (const { name, text } of files) {
    const all = [...mutantsOf(text)].filter((one) =>
      [
        'misspelt key',
        'misspelt value',
        'wrong case of a key',
        'wrong case of a value',
        'wrong type',
      ].includes(one.kind),
    );
    // The six lie apart in the text, each in a line of its own.
    for (let turn = 0; turn < 40; turn++) {
      const chosen: { start: number; end: number; put: string }[] = [];
      for (let step = 0; step < all.length && chosen.length < 6; step++) {
        const mutant = all[(turn * 31 + step * 17) % all.length]!;
        const edit = editOf(text, mutant.text);
        const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
        const isApart = chosen.every((one) => Math.abs(lineOf(one.start) - lineOf(edit.start)) >= 1);
        const isNested = mutant.kind === 'wrong type' && edit.end - edit.start > 12;
        if (isApart && !isNested) chosen.push(edit);
      }
      if (chosen.length < 6) continue;
      const changed = chosen
        .sort((a, b) => b.start - a.start)
        .reduce((now, { start, end, put }) => splice(now, start, end, put), text);
      mistakes += 6;
      const list = read(changed, name);
      found += list.length;
      if (list.length !== 6)
        notes.push(
          `six of ${name}: ${list.length}: ${list.map((one) => `${one.rule} ${one.path}`).join(', ')}`,
        );
    }
  }
  expect(mistakes).toBeGreaterThan(500);
  expect(found / mistakes, notes.filter((note) => note.startsWith('six')).join('\n')).toBeLessThanOrEqual(
    1.05,
  );
  expect(found / mistakes).toBeGreaterThanOrEqual(0.97);
});

/** The one place in which two texts differ. */
function editOf(before: string, after: string): { start: number; end: number; put: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - start && before.at(-1 - tail) === after.at(-1 - tail))
    tail++;
  return { start, end: before.length - tail, put: after.slice(start, after.length - tail) };
}

afterAll(() => {
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
  const rows = [...counts, ['all', total] as const].map(([kind, one]) => ({
    kind,
    mutants: one.mutants,
    seen: percent(one.seen, one.mutants),
    perMistake: (one.diagnostics / one.mutants).toFixed(3),
    exactPlace: percent(one.exact, one.mutants),
    misspellingsFixed: percent(one.restored, one.misspellings),
    certainFixesRestoreBytes: percent(one.certainRestored, one.certain),
  }));
  console.table(rows);
});
