// The search for all that a piece of code reaches: from one declaration through what it names, across the files below src.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree has it. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

interface Module {
  /** Declarations at the top of the file, by name; the default export is `default`. */
  declared: Map<string, Node>;
  imported: Map<string, Target>;
  /** Exported names that are declared, or imported, under another name. */
  exported: Map<string, Target>;
}

export interface Target {
  file: string;
  name: string;
}

/** A declaration that was reached, with the file it stands in. */
export interface Reached extends Target {
  node: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node below one, itself first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) if (isNode(each)) yield* nodesOf(each);
    if (isNode(value)) yield* nodesOf(value);
  }
}

/** What is thrown within is caught, and answered otherwise: `catch (e) { if (e instanceof Refusal) …`. */
function catchesRefusals({ handler }: Node): boolean {
  if (!isNode(handler)) return false;
  const [first] = ((handler.body as Node).body as Node[]) ?? [];
  if (first?.type !== 'IfStatement') return false;
  const { operator, left, right } = first.test as Node;
  return (
    operator === 'instanceof' &&
    isNode(left) &&
    left.name === (handler.param as Node | undefined)?.name &&
    isNode(right) &&
    right.name === 'Refusal'
  );
}

/** The same without what is tried where every refusal is caught: none of them leaves. */
export function* leavingNodesOf(node: Node): Generator<Node> {
  yield node;
  const isCaught = node.type === 'TryStatement' && catchesRefusals(node);
  for (const [key, value] of Object.entries(node)) {
    if (isCaught && key === 'block') continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* leavingNodesOf(each);
  }
}

export class Code {
  private readonly modules = new Map<string, Module>();
  private readonly named = new Map<string, Target[]>();
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** The declarations that these reach, each once. Files for which `isPassed` says no are not entered. */
  reach(from: readonly Target[], isPassed: (file: string) => boolean): Map<string, Reached> {
    const found = new Map<string, Reached>();
    const waiting = [...from];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const target = this.resolve(next);
      if (!target || found.has(`${target.file} ${target.name}`)) continue;
      found.set(`${target.file} ${target.name}`, target);
      if (isPassed(target.file)) waiting.push(...this.namedIn(target));
    }
    return found;
  }

  /** What a name means in a file: a declaration of its own or one that it imports. */
  resolve({ file, name }: Target): Reached | undefined {
    const module = this.module(file);
    const own = module?.declared.get(name);
    if (own) return { file, name, node: own };
    const elsewhere = module?.exported.get(name) ?? module?.imported.get(name);
    return elsewhere && !(elsewhere.file === file && elsewhere.name === name)
      ? this.resolve(elsewhere)
      : undefined;
  }

  /** All that a file declares at its top. */
  declarationsOf(file: string): Target[] {
    return [...(this.module(file)?.declared.keys() ?? [])].map((name) => ({ file, name }));
  }

  private namedIn({ file, name: at, node }: Reached): Target[] {
    const known = this.named.get(`${file} ${at}`);
    if (known) return known;
    const module = this.module(file)!;
    const targets: Target[] = [];
    for (const { type, name, source } of leavingNodesOf(node)) {
      if (type === 'ImportExpression' && isNode(source)) {
        const lazy = this.fileOf(file, String(source.value));
        if (lazy) targets.push(...this.declarationsOf(lazy));
      }
      if (type !== 'Identifier' && type !== 'JSXIdentifier') continue;
      if (module.declared.has(name as string) || module.imported.has(name as string))
        targets.push({ file, name: name as string });
    }
    this.named.set(`${file} ${at}`, targets);
    return targets;
  }

  private module(file: string): Module | undefined {
    const known = this.modules.get(file);
    if (known) return known;
    const place = path.join(this.root, file);
    if (!/\.tsx?$/.test(file) || !existsSync(place)) return undefined;
    const module: Module = { declared: new Map(), imported: new Map(), exported: new Map() };
    this.modules.set(file, module);
    const { program } = parseSync(file, readFileSync(place, 'utf8'));
    for (const node of program.body as unknown as Node[]) this.readStatement(file, node, module);
    return module;
  }

  private readStatement(file: string, node: Node, module: Module): void {
    const from = isNode(node.source) ? this.fileOf(file, String(node.source.value)) : undefined;
    const specifiers = (node.specifiers as Node[] | undefined) ?? [];
    const nameOf = (value: unknown): string => String((value as Node).name ?? (value as Node).value);
    if (node.type === 'ImportDeclaration') {
      if (node.importKind === 'type' || !from) return;
      for (const one of specifiers) {
        if (one.importKind === 'type') continue;
        const name = one.imported ? nameOf(one.imported) : 'default';
        module.imported.set(nameOf(one.local), { file: from, name });
      }
    } else if (node.type === 'ExportNamedDeclaration' && !isNode(node.declaration)) {
      for (const one of specifiers)
        module.exported.set(nameOf(one.exported), { file: from ?? file, name: nameOf(one.local) });
    } else if (node.type === 'ExportDefaultDeclaration')
      module.declared.set('default', node.declaration as Node);
    else {
      const declaration = isNode(node.declaration) ? node.declaration : node;
      if (isNode(declaration.id)) module.declared.set(nameOf(declaration.id), declaration);
      for (const one of (declaration.declarations as Node[] | undefined) ?? [])
        for (const { type, name } of nodesOf(one.id as Node))
          if (type === 'Identifier') module.declared.set(name as string, one);
    }
  }

  private fileOf(importer: string, from: string): string | undefined {
    if (from.startsWith('.')) return path.posix.join(path.posix.dirname(importer), from);
    return from.startsWith('#') ? `src/${from.slice(1)}` : undefined;
  }
}
