// Which source files read a setting of a station: found by the TypeScript compiler, which knows what a name refers to.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isElementAccessExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { API, NodeBuilderFlags, type Project } from 'typescript/unstable/sync';

const root = path.join(import.meta.dirname, '../..');
const contract = path.join(root, 'src/contract');
const cacheFile = path.join(root, 'node_modules/.cache/station-readers.json');

/** Types whose properties are settings: of the station itself, and of the answers that carry sections of it to a browser. */
const homes = [
  { file: 'station.generated.ts', type: 'StationFacts', section: '' },
  { file: 'session.generated.ts', type: 'GetOnOffBaseBtnAnswer', section: 'onOff' },
  { file: 'session.generated.ts', type: 'GetPageHeadAnswer', section: 'pageHead' },
] as const;

/** What no browser loads is read as a file gives it: the section alone, under its own name. */
const ofFile = { file: 'station.generated.ts', type: 'StationFile', section: '' } as const;
const homesOf = ([section]: readonly string[]) => (section === 'protection' ? [ofFile] : homes);

/** Files that handle every setting alike, whatever it means. */
const isReader = (file: string): boolean =>
  file.startsWith('src/') &&
  !/\.(test|generated)\.tsx?$|^src\/station\/(checks\/|protection\/|station\.ts|derive\/visibleFacts\.ts)/.test(
    file,
  ) &&
  file !== 'src/server/call/session/getOnOffBaseBtn.ts';

function nodeAt(node: Node, position: number): Node {
  let found = node;
  node.forEachChild((child) => {
    if (child.getStart() <= position && position < child.end) found = nodeAt(child, position);
  });
  return found;
}

/** Offset of a property in a type of a generated file; -1 where it is not there. */
function offsetOf(text: string, type: string, steps: readonly string[]): number {
  let at = text.search(new RegExp(`^export (?:type|interface) ${type}\\b`, 'm'));
  const end = text.indexOf('\n}', at);
  for (const step of steps) {
    const found = at === -1 ? null : new RegExp(`\\n\\s*"?(${step})"?\\??:`).exec(text.slice(at, end));
    if (!found) return -1;
    at += found.index + found[0].indexOf(step);
  }
  return at;
}

interface Reference {
  file: string;
  /** The text from the reference to the end of its line, and the line up to it. */
  after: string;
  before: string;
  /** What the computed name behind it can be, as TypeScript writes types; undefined where none is behind it. */
  computed: string | undefined;
}

/** The type of `key` in `section[key]`, where the node is the name of the section. */
function computedName(project: Project, node: Node): string | undefined {
  const access = isPropertyAccessExpression(node.parent) ? node.parent : node;
  const { parent } = access;
  if (!isElementAccessExpression(parent) || parent.expression !== access) return undefined;
  const type = project.checker.getTypeAtLocation(parent.argumentExpression);
  return type ? project.checker.typeToString(type, undefined, NodeBuilderFlags.InTypeAlias) : 'string';
}

function referencesTo(project: Project, steps: readonly string[], isSection: boolean): Reference[] {
  return homesOf(steps).flatMap(({ file, type, section }) => {
    const inner = section === '' ? steps : steps[0] === section ? steps.slice(1) : [];
    const whole = path.join(contract, file);
    const text = readFileSync(whole, 'utf8');
    const at = inner.length === 0 ? -1 : offsetOf(text, type, inner);
    const source = project.program.getSourceFile(whole);
    if (at === -1 || !source) return [];
    return project.checker.getReferencedSymbolsForNode(nodeAt(source, at), at).flatMap(({ references }) =>
      references.flatMap((handle) => {
        const name = path.relative(root, handle.path).replaceAll(path.sep, '/');
        const node = isReader(name) ? handle.resolve() : undefined;
        // Taking a section apart reads nothing yet: what is done with it is found by itself.
        if (!node || (isSection && isBindingElement(node.parent))) return [];
        const content = readFileSync(path.join(root, name), 'utf8');
        const lineStart = content.lastIndexOf('\n', node.getStart()) + 1;
        return {
          file: name,
          before: content.slice(lineStart, node.getStart()),
          after: content.slice(node.end, node.end + 40),
          computed: computedName(project, node),
        };
      }),
    );
  });
}

/** Whether a reference to a section may read a setting of it otherwise than by its name: by a computed one, or as a whole. */
function mayRead({ before, after, computed }: Reference, key: string): boolean {
  if (computed !== undefined) return !computed.includes('"') || computed.includes(`"${key}"`);
  return !/^\s*!?\??\.\s*\w/.test(after) && !/\}\s*=\s*[\w.?!()]*$/.test(before) && !/^\s*:\s*\{/.test(after);
}

function newestSource(): number {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(path.join(root, 'src', file)).mtimeMs));
}

/** Source files that read a setting, in order. */
function readersIn(project: Project, steps: readonly string[]): string[] {
  const direct = referencesTo(project, steps, false);
  const through =
    steps.length > 1
      ? referencesTo(project, steps.slice(0, -1), true).filter((one) => mayRead(one, steps.at(-1)!))
      : [];
  return [...new Set([...direct, ...through].map(({ file }) => file))].sort();
}

/** The compiler reads the whole project: once, for all that are asked. */
function findReaders(settings: readonly (readonly string[])[]): Record<string, string[]> {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] });
    const project = snapshot.getProjects()[0]!;
    return Object.fromEntries(settings.map((steps) => [steps.join('.'), readersIn(project, steps)]));
  } finally {
    api.close();
  }
}

/** Source files that read each of these settings; from the cache where no source has changed since. */
export function readersOf(settings: readonly (readonly string[])[]): string[][] {
  const version = newestSource();
  let known: Record<string, string[]> = {};
  try {
    const saved = JSON.parse(readFileSync(cacheFile, 'utf8')) as {
      version: number;
      readers: Record<string, string[]>;
    };
    if (saved.version === version) known = saved.readers;
  } catch {
    // None yet.
  }
  const unknown = settings.filter((steps) => !known[steps.join('.')]);
  if (unknown.length > 0) {
    Object.assign(known, findReaders(unknown));
    try {
      mkdirSync(path.dirname(cacheFile), { recursive: true });
      writeFileSync(cacheFile, JSON.stringify({ version, readers: known }));
    } catch {
      // A project that may not be written to.
    }
  }
  return settings.map((steps) => known[steps.join('.')]!);
}
