// schemas/call-facts.json: which screens use a call and with what it may be refused, read from the code that does so.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CallFile, readCalls } from './calls.ts';
import { Code, leavingNodesOf, type Node, nodesOf, type Reached, type Target } from './reach.ts';
import { readScreens } from './screens.ts';

export interface RefusalFact {
  /** Id of the text that the player reads. */
  text: string;
  code?: string;
}

export interface CallFacts {
  /** Paths of the screens that make it; `*` for the shell, which is around every screen. */
  screens: string[];
  refusals: RefusalFact[];
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The facts of every call, by id. */
export async function findCallFacts(root: string): Promise<Record<string, CallFacts>> {
  const calls = await readCalls(root);
  const code = new Code(root);
  const screens = await screensByCall(root, code, calls);
  const texts = JSON.parse(await readFile(path.join(root, 'src/texts/en/server.json'), 'utf8')) as object;
  const isText = ({ text }: RefusalFact): boolean => Object.hasOwn(texts, text.replace('server.', ''));
  return Object.fromEntries(
    [...calls].map(([id, call]) => [
      id,
      {
        screens: screens.get(id) ?? [],
        refusals: refusalsOf(id, call, code, Object.keys(texts)).filter(isText),
      },
    ]),
  );
}

export const factsFile = 'schemas/call-facts.json';

/** As the formatter would write it: a screen's list or a refusal on a line where it fits. */
function factsText(facts: Record<string, CallFacts>): string {
  const entries = Object.entries(facts).map(([id, { screens, refusals }]) => {
    const line = `    "screens": [${screens.map((at) => JSON.stringify(at)).join(', ')}],`;
    const list = screens.map((at) => `\n      ${JSON.stringify(at)}`).join(',');
    const rows = refusals.map(
      ({ text, code }) =>
        `{ "text": ${JSON.stringify(text)}${code === undefined ? '' : `, "code": ${JSON.stringify(code)}`} }`,
    );
    const fits = rows.length === 1 && rows[0]!.length <= 80;
    const lines = fits ? rows[0] : `${rows.map((row) => `\n      ${row}`).join(',')}\n    `;
    return `  ${JSON.stringify(id)}: {\n${line.length <= 110 ? line : `    "screens": [${list}\n    ],`}\n    "refusals": [${lines}]\n  }`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

export async function writeCallFacts(root: string): Promise<void> {
  await writeFile(path.join(root, factsFile), factsText(await findCallFacts(root)));
}

/** The screens whose component reaches the constant of a call. */
async function screensByCall(
  root: string,
  code: Code,
  calls: ReadonlyMap<string, CallFile>,
): Promise<Map<string, string[]>> {
  const files = (await readdir(path.join(root, 'src'), { recursive: true }))
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const found = new Map<string, string[]>();
  const add = (screen: string, from: Target[]): void => {
    const reached = code.reach(from, (file) => !/^src\/(?:contract|shell|server)\//.test(file));
    for (const { file, name } of reached.values()) {
      const id = `${/^src\/contract\/([a-z]+)\.generated\.ts$/.exec(file)?.[1]}/${name}`;
      if (calls.has(id)) found.set(id, [...(found.get(id) ?? []), screen]);
    }
  };
  for (const { path: at, area, screen } of await readScreens(root)) {
    const own = files.filter(
      (file) => file.startsWith(`src/areas/${area}/`) && file.endsWith(`/${screen}.tsx`),
    );
    add(
      at,
      own.map((file) => ({ file, name: path.posix.basename(screen) })),
    );
  }
  const shell = files.filter((file) => file.startsWith('src/shell/'));
  const around = new Map<string, string[]>(found);
  found.clear();
  const fromShell = shell.flatMap((file) => code.declarationsOf(file));
  const passed = code.reach(fromShell, (file) => !/^src\/(?:contract|server|areas)\//.test(file));
  for (const { file, name } of passed.values()) {
    const id = `${/^src\/contract\/([a-z]+)\.generated\.ts$/.exec(file)?.[1]}/${name}`;
    if (calls.has(id)) found.set(id, ['*']);
  }
  for (const [id, paths] of around) found.set(id, [...(found.get(id) ?? []), ...paths]);
  return found;
}

/** The refusals that the handler of a call reaches, and those of its way in. */
function refusalsOf(
  id: string,
  { role, repeat }: CallFile,
  code: Code,
  allTexts: readonly string[],
): RefusalFact[] {
  const handler = { file: `src/server/call/${id}.ts`, name: 'default' };
  // The registry names every kind of activity: the call of one kind is not refused as another, the generic one as any.
  const apart =
    id === 'activity/activityPlay'
      ? /\/(?:pipeline|demo)\//
      : /\/(?:pipeline|demo)\/|activities\/registry\.ts$/;
  const reached = code.reach([handler], (file) => /^src\/(?:server|rules)\//.test(file) && !apart.test(file));
  const found = new Map<string, RefusalFact>();
  const add = (text: string, codeOf?: string): void => {
    const fact = { text, ...(codeOf && { code: codeOf }) };
    found.set(JSON.stringify(fact), fact);
  };
  const texts = new Values(code, reached);
  for (const declaration of reached.values()) {
    for (const node of leavingNodesOf(declaration.node)) {
      if (node.type !== 'NewExpression' || (node.callee as Node).name !== 'Refusal') continue;
      const [text, options] = node.arguments as Node[];
      const codes = texts.of(propertyOf(options, 'code'), declaration);
      const ids = texts.of(text, declaration).filter((each) => each.startsWith('server.'));
      // Where text and code depend on one another, the id of the text ends with its code.
      for (const each of ids)
        add(each, codes.length === 1 ? codes[0] : codes.find((one) => each.endsWith(`.${one}`)));
      // What is computed elsewhere may be any text of its family: `server.charge.blocked.${blocked}`.
      const family = ids.length === 0 && text && familyOf(text);
      const isCode = family && (propertyOf(options, 'code') as Node | undefined)?.name === family.name;
      for (const each of allTexts)
        if (family && `server.${each}`.startsWith(family.prefix))
          add(`server.${each}`, isCode ? each.split('.').at(-1) : codes[0]);
    }
  }
  if (reached.has(`${refuseActivity.file} ${refuseActivity.name}`))
    for (const reason of reasonsIn(reached, texts)) add(`server.activity.reason.${reason}`, reason);
  if (role !== 'guest') {
    add('server.notLoggedIn', 'notLoggedIn');
    add('server.sessionOver', 'notLoggedIn');
    add('server.loggedInElsewhere', 'loggedInElsewhere');
  }
  if (role === 'member' || role === 'agent') add('server.wrongRole', 'wrongRole');
  add('server.checkInput', 'invalid');
  if (repeat === 'intent') {
    add('server.intentMissing', 'intentMissing');
    add('server.intentReused', 'intentReused');
  }
  return [...found.values()].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

/** What a text of this form begins with, and the name of the value that it ends with. */
function familyOf({ type, quasis, expressions }: Node): { prefix: string; name: string } | undefined {
  if (type !== 'TemplateLiteral') return undefined;
  const prefix = (quasis as { value: { cooked: string } }[])[0]!.value.cooked;
  const name = (expressions as Node[])[0]?.name;
  return /^server\.\w+\.\w+\.$/.test(prefix) && typeof name === 'string' ? { prefix, name } : undefined;
}

/** Refuses with a reason that the rule of an activity found. */
const refuseActivity = { file: 'src/server/activities/take.ts', name: 'refuse' };

/** The reasons that rules of activities are reached to give: codes in capitals. */
function* reasonsIn(reached: ReadonlyMap<string, Reached>, texts: Values): Generator<string> {
  for (const declaration of reached.values())
    for (const node of nodesOf(declaration.node)) {
      const given =
        propertyOf(node, 'reason') ?? (node.type === 'CallExpression' ? firstReason(node) : undefined);
      // What a function of the database may answer is known by its type.
      const typed = node.type === 'TSLiteralType' ? (node.literal as Node) : undefined;
      for (const reason of texts.of(given ?? typed, declaration)) if (/^[A-Z_]+$/.test(reason)) yield reason;
    }
}

const firstReason = ({ callee, arguments: given }: Node): Node | undefined =>
  /^(?:refused|no|deny)$/.test(String((callee as Node).name)) ? (given as Node[])[0] : undefined;

function propertyOf(object: Node | undefined, name: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  return (object.properties as Node[]).find(({ key }) => isNode(key) && (key.name ?? key.value) === name)
    ?.value as Node | undefined;
}

/** The texts an expression may be, as far as they stand in the code. */
class Values {
  private readonly code: Code;
  private readonly reached: ReadonlyMap<string, Reached>;
  private readonly busy = new Set<Node>();

  constructor(code: Code, reached: ReadonlyMap<string, Reached>) {
    this.code = code;
    this.reached = reached;
  }

  of(node: Node | undefined, where: Reached): string[] {
    if (!node || this.busy.has(node)) return [];
    this.busy.add(node);
    try {
      return [...new Set(this.read(node, where))];
    } finally {
      this.busy.delete(node);
    }
  }

  private read(node: Node, where: Reached): string[] {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : [];
      case 'ConditionalExpression':
        return [...this.of(node.consequent as Node, where), ...this.of(node.alternate as Node, where)];
      case 'LogicalExpression':
        return [...this.of(node.left as Node, where), ...this.of(node.right as Node, where)];
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return this.of(node.expression as Node, where);
      case 'TemplateLiteral':
        return this.template(node, where);
      case 'MemberExpression':
        return this.member(node, where);
      case 'ObjectExpression':
        return (node.properties as Node[]).flatMap(({ value }) =>
          isNode(value) ? this.of(value, where) : [],
        );
      case 'Identifier':
        return this.named(String(node.name), where);
      default:
        return [];
    }
  }

  private template(node: Node, where: Reached): string[] {
    const [first, ...rest] = (node.quasis as { value: { cooked: string } }[]).map(
      ({ value }) => value.cooked,
    );
    let texts = [first!];
    for (const [at, part] of rest.entries()) {
      const values = this.of((node.expressions as Node[])[at], where);
      texts = texts.flatMap((text) => values.map((value) => text + value + part));
    }
    return texts;
  }

  private member({ object, property, computed }: Node, where: Reached): string[] {
    const target = (object as Node).name;
    if (typeof target !== 'string') return [];
    const local = [...nodesOf(where.node)].find(
      ({ type, id }) => type === 'VariableDeclarator' && (id as Node).name === target,
    );
    const holder = local ? { ...where, node: local } : this.code.resolve({ file: where.file, name: target });
    let value = holder?.node.init as Node | undefined;
    while (value && /^TS/.test(value.type)) value = value.expression as Node;
    if (!holder || value?.type !== 'ObjectExpression') return [];
    return computed
      ? this.of(value, holder)
      : this.of(propertyOf(value, String((property as Node).name)), holder);
  }

  /** A name: a constant, or a parameter with what is passed for it. */
  private named(name: string, where: Reached): string[] {
    const values: string[] = [];
    for (const node of nodesOf(where.node)) {
      if (node.type === 'VariableDeclarator' && (node.id as Node).name === name)
        values.push(...this.of(node.init as Node, where));
      const at = ((node.params as Node[] | undefined) ?? []).findIndex(
        (each) => each.name === name || (each.left as Node | undefined)?.name === name,
      );
      const given = (node.params as Node[] | undefined)?.[at]?.right as Node | undefined;
      if (at >= 0) values.push(...this.passed(node, at, where), ...this.of(given, where));
    }
    if (values.length > 0) return values;
    const constant = this.code.resolve({ file: where.file, name });
    return constant && constant.node !== where.node ? this.of(constant.node.init as Node, constant) : [];
  }

  /** What the calls of a function pass at a place. */
  private passed(called: Node, at: number, where: Reached): string[] {
    const local = [...nodesOf(where.node)].find(
      ({ type, init }) => type === 'VariableDeclarator' && init === called,
    );
    const name = String(((called.id ?? local?.id) as Node | undefined)?.name ?? where.name);
    const values: string[] = [];
    for (const caller of this.reached.values()) {
      const isSame = caller.file === where.file && caller.name === where.name;
      for (const node of nodesOf(caller.node)) {
        if (node.type !== 'CallExpression' || (node.callee as Node).name !== name) continue;
        const target = this.code.resolve({ file: caller.file, name });
        if (isSame || target?.node === where.node || target?.node.init === called)
          values.push(...this.of((node.arguments as Node[])[at], caller));
      }
    }
    return values;
  }
}
