// Modules of the server keep nothing that changes, but for a list with reasons: two servers in one process would share it.
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isGenerated, isTest, type Source, sourcesOf } from './sources.ts';

/** By file below src/server and name. What is kept for a server goes into a WeakMap by its settings or its pool. */
const kept: Record<string, string> = {
  'db/pool.ts statementNames': 'the name of a statement depends on its text alone',
  'db/preparedQuery.ts lastCacheId': 'numbers the prepared queries of the code as they are made',
  'db/stationTransaction.ts rowCache':
    'rows are confirmed in the database before anything is committed or reported',
  'office/content/form.ts made': 'a form depends on its kind and its language alone',
  'office/studio/words.ts made': 'the words of settings and mistakes depend on their language alone',
  'play/calendar.ts days': 'the periods of a day depend on the lottery and the day alone',
  'playerTexts.ts catalogues': 'a catalogue depends on its file alone',
  'postgres/exitHooks.ts clusters': 'ends every cluster of the process, whoever started it',
  'web/assets.ts drawnCovers': 'a cover depends on its game alone',
  'web/headers.ts hashes': 'the hash of a script depends on its text alone',
};

type Node = { type: string; [field: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  if (!isNode(value)) return;
  yield value;
  for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesIn(each);
}

const changing = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);

/** The name at the left end of `name`, `name.a` or `name[0].b`. */
const rootName = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  return node.type === 'Identifier' ? String(node.name) : rootName(node.object);
};

/** What a node changes that has a name: `name.push()`, `name.a = 1`, `name[0]++`, `delete name.a`, `Object.assign(name)`. */
function changedBy(node: Node): string | undefined {
  const target = (node.left ?? node.argument) as Node;
  switch (node.type) {
    case 'AssignmentExpression':
    case 'UpdateExpression':
      return rootName(target);
    case 'UnaryExpression':
      return node.operator === 'delete' ? rootName(target) : undefined;
    case 'CallExpression': {
      const { object, property } = node.callee as Node;
      const called = String((property as Node | undefined)?.name);
      if (rootName(object) === 'Object')
        return called === 'assign' ? rootName((node.arguments as Node[])[0]) : undefined;
      return changing.has(called) ? rootName(object) : undefined;
    }
  }
  return undefined;
}

/** Names that a module declares or imports, and of them those that need no change to be state: `let`, and collections that begin empty. */
function namesOf(body: readonly Node[]): { all: Set<string>; state: Set<string> } {
  const all = new Set<string>();
  const state = new Set<string>();
  for (const statement of body) {
    const declared = (statement.declaration ?? statement) as Node;
    if (declared.type === 'ClassDeclaration') all.add(String((declared.id as Node).name));
    for (const { local } of (declared.specifiers ?? []) as { local: Node }[]) all.add(String(local.name));
    for (const { id, init } of (declared.declarations ?? []) as { id: Node; init: Node | null }[]) {
      if (/^Weak(?:Map|Set)$/.test(String((init?.callee as Node)?.name))) continue;
      all.add(String(id.name));
      const isEmpty =
        init?.type === 'NewExpression'
          ? /^(?:Map|Set)$/.test(String((init.callee as Node).name)) &&
            (init.arguments as Node[]).length === 0
          : init?.type === 'ArrayExpression' && (init.elements as Node[]).length === 0;
      if (declared.kind !== 'const' || isEmpty) state.add(String(id.name));
    }
  }
  return { all, state };
}

/** Names that a function declares for itself hide the module's. */
const hiddenIn = (node: Node): string[] =>
  [...nodesIn([node.params, node.body])]
    .flatMap((each) => (each.type === 'VariableDeclarator' ? [...nodesIn(each.id)] : []))
    .concat([...nodesIn(node.params)])
    .flatMap((each) => (each.type === 'Identifier' ? [String(each.name)] : []));

const isFunction = ({ type }: Node): boolean => /Function/.test(type);

function changedIn(value: unknown, names: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => changedIn(each, names));
  if (!isNode(value)) return [];
  const hidden = isFunction(value) ? hiddenIn(value) : [];
  const seen = new Set([...names].filter((name) => !hidden.includes(name)));
  const changed = changedBy(value);
  const own = changed !== undefined && seen.has(changed) ? [changed] : [];
  return [...own, ...Object.values(value).flatMap((each) => changedIn(each, seen))];
}

/** Fields that belong to a class and not to its objects. */
const staticsOf = (body: readonly Node[]): string[] =>
  [...nodesIn(body)].flatMap((node) =>
    node.type === 'PropertyDefinition' && node.static === true && node.readonly !== true
      ? [String((node.key as Node).name)]
      : [],
  );

function stateIn({ file, text }: Source): string[] {
  const { body } = parseSync(file, text).program as unknown as { body: Node[] };
  const { all, state } = namesOf(body);
  const names = new Set([...state, ...changedIn(body, all), ...staticsOf(body)]);
  return [...names].map((name) => `${file.replace(/^src\/server\//, '')} ${name}`);
}

describe('modules of the server', () => {
  it('keep nothing that changes but what is listed with its reason, and all of that', async () => {
    const sources = (await sourcesOf(['src/server'], ['.ts'])).filter(
      ({ file }) => !isTest(file) && !isGenerated(file),
    );
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.flatMap(stateIn).toSorted()).toEqual(Object.keys(kept).toSorted());
  });

  it.each([
    'let last = 0;',
    'export let last: string | undefined;',
    'const shown = new Map<string, number>();',
    'export const seen = new Set<string>();',
    'const queue: string[] = [];',
    'const counts = { a: 0 }; export const count = () => { counts.a += 1; };',
    'const known = new Map([["a", 1]]); export function learn() { known.set("b", 2); }',
    'const list = ["a"]; export const add = (one: string) => list.push(one);',
    'const table: Record<string, number> = { a: 1 }; export const drop = () => { delete table.a; };',
    'const last = { at: 0 }; export const see = (at: number) => Object.assign(last, { at });',
    "import { kinds } from './kinds.ts'; export const add = () => kinds.set('a', 1);",
    'export class Clock { static skew = 0; }',
    'export class Clock { static readonly seen = new Map(); see() { Clock.seen.set(1, 2); } }',
  ])('are seen with: %s', (text) => {
    expect(stateIn({ file: 'src/server/planted.ts', text })).toHaveLength(1);
  });

  it.each([
    'const placedBy = new WeakMap<Settings, Map<string, number>>(); placedBy.set(a, b);',
    'const names = new Set(["a", "b"]); export const isName = (name: string) => names.has(name);',
    'export function count() { let total = 0; const seen = new Map(); seen.set(total++, 1); }',
    'const seen = ["a"]; export const sorted = (seen: string[]) => seen.push("b");',
    'const list = ["b", "a"]; export const sorted = list.toSorted();',
    'export class Queue { readonly items = []; static readonly most = 5; }',
  ])('are not blamed for: %s', (text) => {
    expect(stateIn({ file: 'src/server/planted.ts', text })).toEqual([]);
  });
});
