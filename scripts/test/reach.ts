// Which tests a change reaches: by imports, by the paths that names are, by the calls of a screen and the screens that journeys visit.
import path from 'node:path';
import { fileOf, importsOf } from './imports.ts';
import { journeysThrough, journeysVisiting, visitsOf } from './visits.ts';

/** What is read of the project. */
export interface Project {
  /** Texts of every file below src, scripts, tests and schemas/call and entity, by path with slashes. */
  texts: ReadonlyMap<string, string>;
  screens: readonly { path: string; area: string; screen: string }[];
  /** The screens that make a call, by its id; `*` for the shell. */
  callScreens: Readonly<Record<string, readonly string[]>>;
}

export interface Reach {
  /** Test files by project; tests of the architecture always run and are not among them. */
  unit: string[];
  server: string[];
  journeys: string[];
  /** Why everything runs, where it does. */
  everything?: string;
  /** Files of the change that no rule leads to a test from. */
  untested: string[];
  /** Test files that reach the change only by way of the server or browser that each of them starts. */
  onlyThroughServer: string[];
}

/** What every test stands on; a change in it is a change of all of them. */
const ground =
  /^(?:package-lock\.json|vitest\.config\.ts|tests\/support\/databaseServer\.ts)$|^src\/server\/db\/migrations\//;
/** Everything is reached through these, and it says nothing about a test that it starts a server or a browser. */
const hubs: ReadonlySet<string> = new Set([
  'src/server/app.ts',
  'tests/journeys/steps.ts',
  'tests/support/openStation.ts',
  'tests/support/startServer.ts',
  'tests/support/world.ts',
]);
/** What is around every screen. */
const isAroundScreens = (file: string): boolean =>
  /^(?:index\.html|vite\.config\.ts)$|^(?:src\/shell|scripts\/build|scripts\/build-plugins)\//.test(file);

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isText = (file: string): boolean => /^src\/texts\/.+\.json$/.test(file);

export function projectOf(file: string): 'unit' | 'server' | 'journeys' {
  if (file.startsWith('tests/journeys/')) return 'journeys';
  return /^tests\/(?:call|server)\//.test(file) ? 'server' : 'unit';
}

/** Who imports a file, for every file; types are the type checker's. */
export function importersOf(texts: Project['texts']): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    if (!/\.m?tsx?$/.test(file)) continue;
    for (const { from, isTypeOnly } of importsOf(text)) {
      const imported = isTypeOnly ? undefined : fileOf(file, from);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** The files and everything that imports them; what `isEnd` is reached and not passed. */
function above(
  files: Iterable<string>,
  importers: ReadonlyMap<string, readonly string[]>,
  isEnd: (file: string) => boolean,
): Set<string> {
  const found = new Set(files);
  for (const file of found)
    if (!isEnd(file)) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/** Files that name a SQL function, or write to the table of a trigger file: straight, or by another function of the database. */
function namingSql(changed: readonly string[], texts: Project['texts']): string[] {
  const found = new Set<string>();
  const waiting = changed.filter((file) => file.endsWith('.sql'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const name = path.posix.basename(file, '.sql');
    const isNamed = file.includes('/triggers/')
      ? new RegExp(
          `(?:insertInto|updateTable|deleteFrom)\\('${name}'|(?:INSERT INTO|UPDATE|DELETE FROM) ${name}\\b`,
        )
      : new RegExp(`\\b${name}\\b`);
    for (const [other, text] of texts) {
      if (!/^src\/server\/.+\.(?:ts|sql)$/.test(other) || found.has(other) || !isNamed.test(text)) continue;
      if (/\/migrations\/|\/db\/tables\.ts$/.test(other)) continue;
      found.add(other);
      if (other.includes('/functions/')) waiting.push(other);
    }
  }
  return [...found].filter((file) => file.endsWith('.ts'));
}

/** Calls whose schema changed, or whose schema uses an entity that did. */
function callsOf(changed: readonly string[], texts: Project['texts']): string[] {
  const found = new Set(changed.filter((file) => /^schemas\/(?:call|entity)\//.test(file)));
  for (const file of found) {
    if (!file.startsWith('schemas/entity/')) continue;
    const reference = new RegExp(`"\\$ref": "(?:[./]*entity/|(?:\\./)?)${path.posix.basename(file)}"`);
    for (const [other, text] of texts)
      if (/^schemas\/(?:call|entity)\//.test(other) && reference.test(text)) found.add(other);
  }
  return [...found].flatMap((file) => /^schemas\/call\/(.+)\.json$/.exec(file)?.[1] ?? []);
}

/** Tests that name a file by its path, from the root or within its first folder. */
const naming = (file: string, texts: Project['texts']): string[] => {
  if (file.endsWith('.md')) return [];
  const inner = file.slice(file.indexOf('/') + 1);
  const names = inner.includes('/') ? [file, inner] : [file];
  return [...texts].flatMap(([test, text]) =>
    isTest(test) && names.some((name) => text.includes(name)) ? [test] : [],
  );
};

/** Tests of a server or a browser whose name, or folder, begins like a folder or the name of the file: src/server/web/pages.ts, tests/server/webStart.test.ts. */
const namedAlike = (file: string, texts: Project['texts']): string[] => {
  const words = file
    .replace(/^(?:src\/(?:server|areas)|src|schemas|stations)\//, '')
    .replace(/\.[\w.]+$/, '')
    .split('/')
    .filter((word) => word.length > 2 && word !== 'call');
  return [...texts.keys()].filter((test) => {
    const [, own] = /^tests\/(?:server|journeys)\/([\w-]+)/.exec(test) ?? [];
    return isTest(test) && own !== undefined && words.some((word) => own.startsWith(word));
  });
};

/** Tests of the kinds of files that no source imports. */
const ofOtherFiles: readonly { is: RegExp; tests: RegExp }[] = [
  { is: /^stations\/[^/]+\.json$|^stations\/logo\/|^schemas\/station\.json$/, tests: /^tests\/stations\// },
  {
    is: /^stations\/content\/|^schemas\/content(?:\/|\.json$)/,
    tests: /^tests\/(?:server\/content\/|stations\/content\.)/,
  },
];

/** The tests that a change reaches. `removedWords` are words of players that it took out of the texts. */
export function reachOf(
  changed: readonly string[],
  { texts, screens, callScreens }: Project,
  removedWords: readonly string[] = [],
): Reach {
  const all = [...texts.keys()].filter((file) => isTest(file) && !file.startsWith('tests/architecture/'));
  const byProject = (files: Iterable<string>): Pick<Reach, 'unit' | 'server' | 'journeys'> => {
    const own = [...new Set(files)].filter((file) => all.includes(file)).sort();
    const of = (project: string) => own.filter((file) => projectOf(file) === project);
    return { unit: of('unit'), server: of('server'), journeys: of('journeys') };
  };
  const forced = changed.find((file) => ground.test(file) || hubs.has(file));
  if (forced) return { ...byProject(all), everything: forced, untested: [], onlyThroughServer: [] };

  const importers = importersOf(texts);
  const calls = callsOf(changed, texts);
  const begins = [...changed, ...namingSql(changed, texts), ...calls.map((id) => `src/server/call/${id}.ts`)];
  const reached = above(begins, importers, (file) => hubs.has(file));
  const tests = new Set([...reached].filter(isTest));
  const reachedCalls = [
    ...new Set([
      ...calls,
      ...[...reached].flatMap((file) => /^src\/server\/call\/(.+)\.ts$/.exec(file)?.[1] ?? []),
    ]),
  ];
  for (const id of reachedCalls) tests.add(`tests/call/${id}.test.ts`);
  for (const file of changed) {
    for (const test of [...naming(file, texts), ...namedAlike(file, texts)]) tests.add(test);
    for (const { is, tests: own } of ofOtherFiles)
      if (is.test(file)) for (const test of all) if (own.test(test)) tests.add(test);
  }
  for (const test of all) if (removedWords.some((words) => texts.get(test)!.includes(words))) tests.add(test);

  const visits = visitsOf(texts, screens);
  const shown = new Set(
    screens
      .filter(({ area, screen }) =>
        [...reached].some((file) => file.startsWith(`src/areas/${area}/`) && file.endsWith(`/${screen}.tsx`)),
      )
      .map((screen) => screen.path),
  );
  const around = changed.some(isAroundScreens);
  for (const id of reachedCalls) for (const screen of callScreens[id] ?? []) shown.add(screen);
  for (const journey of journeysVisiting([...shown], visits)) tests.add(journey);
  if (around || shown.has('*')) for (const journey of journeysThrough(visits)) tests.add(journey);

  const throughServer = above(begins, importers, () => false);
  return {
    ...byProject(tests),
    untested: changed.filter((file) => !isTest(file) && !isLeading(file, { importers, texts, all })),
    onlyThroughServer: [...throughServer].filter((file) => isTest(file) && !tests.has(file)).sort(),
  };
}

/** Whether any test of its own is reached from a file. */
function isLeading(
  file: string,
  {
    importers,
    texts,
    all,
  }: { importers: Map<string, string[]>; texts: Project['texts']; all: readonly string[] },
): boolean {
  // Documents, configuration and texts are read by the tests of the architecture.
  if (!/^(?:src|scripts|tests|schemas|stations)\//.test(file) || isText(file)) return true;
  const begins = [
    file,
    ...namingSql([file], texts),
    ...callsOf([file], texts).map((id) => `src/server/call/${id}.ts`),
  ];
  const reached = [...above(begins, importers, (each) => hubs.has(each))];
  return (
    isAroundScreens(file) ||
    reached.some((each) => isTest(each) || /^src\/(?:server\/call|areas)\//.test(each)) ||
    naming(file, texts).length + namedAlike(file, texts).length > 0 ||
    ofOtherFiles.some(({ is, tests }) => is.test(file) && all.some((test) => tests.test(test)))
  );
}
