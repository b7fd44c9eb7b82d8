// The table of who may import whom (ARCHITECTURE.md), and that nothing imports itself in a circle, types and what is loaded later included.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, importsOf } from '#scripts/test/imports.ts';
import { isTest, isThere, root, type Source, sourcesOf } from './sources.ts';

const floors = [
  'browser',
  'contract',
  'texts',
  'values',
  'station',
  'lottery',
  'transport',
  'kit',
  'session',
  'wallet',
];

/** Folder below src to the folders it may import from, beside itself. */
const table: Record<string, readonly string[]> = {
  browser: [],
  contract: ['texts'],
  texts: ['browser'],
  values: [],
  station: ['contract', 'texts'],
  lottery: ['values'],
  rules: ['values', 'lottery'],
  content: ['contract', 'texts', 'values', 'station', 'lottery', 'rules'],
  transport: ['browser', 'contract'],
  kit: ['browser', 'contract', 'texts', 'values'],
  session: ['browser', 'contract', 'texts', 'values', 'station', 'transport', 'lottery'],
  wallet: ['browser', 'contract', 'texts', 'values', 'station', 'transport', 'lottery'],
  play: floors,
  areas: [...floors, 'rules', 'play'],
  shell: [...floors, 'play'],
  preview: [...floors, 'rules', 'play', 'areas', 'shell'],
  counterparty: ['texts', 'values', 'rules'],
  office: ['browser', 'contract', 'texts', 'values', 'station', 'rules', 'lottery'],
  server: ['contract', 'texts', 'values', 'station', 'lottery', 'rules', 'content', 'counterparty'],
};
const forScripts = [
  'contract',
  'texts',
  'values',
  'station',
  'lottery',
  'rules',
  'content',
  'counterparty',
  'server',
];

/**
 * Folders of src/server from the lowest floor to the highest. A file imports from its own folder and from lower floors, types included; folders
 * of one floor do not know each other. The files beside the folders are the ground, but for app.ts, which puts a server together.
 */
const serverFloors: readonly (readonly string[])[] = [
  [
    'settings.ts',
    'settingsFile.ts',
    'refusal.ts',
    'boundedQueue.ts',
    'serverText.ts',
    'stationsInDatabase.ts',
    'stations.ts',
    'claimOrder.ts',
    'contentFolders.ts',
    'logDestination.ts',
    'measurements.ts',
    'playerTexts.ts',
    'stationWords.ts',
    'writeFile.ts',
  ],
  ['postgres'],
  ['db'],
  ['account'],
  ['pipeline'],
  ['messages'],
  ['protection'],
  ['money', 'play', 'forum'],
  ['activities', 'conversations'],
  ['content'],
  ['present'],
  ['support'],
  ['call', 'callback', 'operation'],
  ['office'],
  ['jobs'],
  ['demo'],
  ['web'],
  ['http'],
  ['app.ts'],
  ['databases'],
];

/** The first cells of a table's rows, below its heading. */
const rowsBelow = (page: string, heading: string): string[][] =>
  page
    .split(`## ${heading}`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const quotedIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const listed = (words: string): string[] => words.split(/,\s*/).filter(Boolean);

/** What the rooms of ARCHITECTURE.md say of imports: a list, "the rows above but …", or "as <room>, and …". */
function roomsSaid(page: string): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const [named, , imports] of rowsBelow(page, 'Rooms')) {
    const folders = quotedIn(named!)
      .filter((name) => /^(?:src\/|scripts)/.test(name))
      .map((name) => name.replace(/^src\/|\/(?:<area>)?$/g, ''));
    const words = imports!.replace('; never another area', '');
    const as = /^as (\w+), and (.+)$/.exec(words);
    const above = /^the rows above but (.+)$/.exec(words);
    const except = listed(above?.[1] ?? '');
    const from = as
      ? [...said[as[1]!]!, ...listed(as[2]!)]
      : above
        ? Object.keys(said).filter((room) => !except.includes(room))
        : listed(words);
    for (const folder of folders) said[folder] = from;
  }
  return said;
}

/** The floors of the server as ARCHITECTURE.md has them, from the lowest. */
const floorsSaid = (page: string): string[][] =>
  rowsBelow(page, 'Floors of `src/server`').map(([folders]) => quotedIn(folders!));

/** Where each screen begins: the one list of them, and the file that loads the home page without it. */
const screenLists = ['src/shell/screenModules.generated.ts', 'src/shell/chunk/screens.ts'];

const placeOf = (file: string): string => {
  const [top, folder, area] = file.split('/');
  if (top !== 'src') return top!;
  return folder === 'areas' ? `areas/${area}` : folder!;
};

function mayImport(importer: string, imported: string): boolean {
  const [from, to] = [placeOf(importer), placeOf(imported)];
  if (from === to) return true;
  if (screenLists.includes(importer) && imported.startsWith('src/areas/')) return true;
  if (from === 'scripts') return forScripts.includes(to) || to === 'schemas';
  if (to === 'schemas' || to === 'scripts')
    return isTest(importer) || (to === 'schemas' && ['server', 'transport'].includes(from));
  if (to === 'tests') return isTest(importer);
  if (from === 'contract' && to === 'texts') return imported === 'src/texts/ids.generated.ts';
  return table[from.split('/')[0]!]?.includes(to) ?? false;
}

const sources = await sourcesOf(['src', 'scripts'], ['.ts', '.tsx']);
const byFile = new Map(sources.map((source) => [source.file, source]));

const wrongImports = (all: readonly Source[]): string[] =>
  all.flatMap(({ file, text }) =>
    importsOf(text).flatMap(({ from }) => {
      const imported = fileOf(file, from);
      return imported && !mayImport(file, imported) ? [`${file} imports ${from}`] : [];
    }),
  );

const serverFloorOf = (file: string): number =>
  serverFloors.findIndex((folders) => folders.includes(file.split('/')[0]!));

/** Imports within src/server that go to a higher floor, or to another folder of the same one. */
const upwardImports = (all: readonly Source[]): string[] =>
  all.flatMap(({ file, text }) => {
    const importer = inServer(file);
    if (importer === undefined || isTest(file)) return [];
    return importsOf(text).flatMap(({ from }) => {
      const imported = inServer(fileOf(file, from) ?? '');
      if (imported === undefined || imported.split('/')[0] === importer.split('/')[0]) return [];
      const [own, other] = [serverFloorOf(importer), serverFloorOf(imported)];
      const isGround = own === 0 && other === 0;
      return isGround || (own >= 0 && other >= 0 && other < own) ? [] : [`${importer} imports ${from}`];
    });
  });

function inServer(file: string): string | undefined {
  return file.startsWith('src/server/') ? file.slice('src/server/'.length) : undefined;
}

/** Paths of files that import each other in a circle, whichever way: what somebody reads has no end there, also where types are erased or come later. */
function circles(all: readonly Source[]): string[] {
  const next = new Map(
    all.map(({ file, text }) => [file, importsOf(text).flatMap(({ from }) => fileOf(file, from) ?? [])]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push([...trail.slice(at), file].join(' > '));
    if (at >= 0 || done.has(file)) return;
    for (const imported of next.get(file) ?? []) visit(imported, [...trail, file]);
    done.add(file);
  };
  for (const { file } of all) visit(file, []);
  return found;
}

/** Packages that a file brings along when it runs, by way of everything it imports. */
function packagesBelow(start: string): Set<string> {
  const seen = new Set([start]);
  const packages = new Set<string>();
  for (const file of seen) {
    for (const { from, isTypeOnly } of importsOf(byFile.get(file)?.text ?? '')) {
      if (isTypeOnly) continue;
      const imported = fileOf(file, from);
      if (imported) seen.add(imported);
      else
        packages.add(
          from
            .split('/')
            .slice(0, from.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return packages;
}

describe('who may import whom', () => {
  it('is kept by every file', () => {
    expect(wrongImports(sources)).toEqual([]);
  });

  it('fails for an area that imports another, a kit that calls the backend, and a contract with texts', () => {
    const planted = [
      { file: 'src/areas/center/A.tsx', text: `import { B } from '#areas/entry/B.tsx';` },
      { file: 'src/areas/center/C.tsx', text: `import { B } from '../entry/B.tsx';` },
      { file: 'src/kit/D.tsx', text: `import type { X } from '#transport/send.ts';` },
      { file: 'src/contract/e.ts', text: `import { t } from '#texts/text.ts';` },
      { file: 'src/shell/F.tsx', text: `const f = () => import('#server/app.ts');` },
    ];
    expect(wrongImports(planted)).toHaveLength(planted.length);
  });

  it('is the table of rooms in ARCHITECTURE.md', async () => {
    const page = await readFile(path.join(root, 'ARCHITECTURE.md'), 'utf8');
    const said = roomsSaid(page);
    expect(said.scripts?.sort()).toEqual([...forScripts].sort());
    delete said.scripts;
    const wanted = Object.entries(table).map(([folder, from]) => [folder, [...from].sort()]);
    expect(
      Object.fromEntries(Object.entries(said).map(([folder, from]) => [folder, [...from].sort()])),
    ).toEqual(Object.fromEntries(wanted));
  });

  it('names only files that are there', () => {
    const lost = sources.flatMap(({ file, text }) =>
      importsOf(text).flatMap(({ from }) => {
        const imported = fileOf(file, from);
        return imported && !isThere(imported) ? [`${file} imports ${from}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('goes by #folder paths across folders', () => {
    const crossing = sources
      .filter(({ file }) => !isTest(file))
      .flatMap(({ file, text }) =>
        importsOf(text)
          .filter(({ from }) => from.startsWith('.') && placeOf(fileOf(file, from)!) !== placeOf(file))
          .map(({ from }) => `${file} imports ${from}`),
      );
    expect(crossing).toEqual([]);
  });
});

describe('the floors of src/server', () => {
  it('are kept by every file', () => {
    expect(upwardImports(sources)).toEqual([]);
  });

  it('have a place for every file', () => {
    const files = sources.flatMap(({ file }) => (isTest(file) ? [] : (inServer(file) ?? [])));
    expect(files.filter((file) => serverFloorOf(file) < 0)).toEqual([]);
  });

  it('are seen to be broken by a type from above, by a neighbour of the same floor, and by a folder without a floor', () => {
    const planted = [
      { file: 'src/server/account/a.ts', text: `import type { CallContext } from '../pipeline/handle.ts';` },
      { file: 'src/server/money/deposits/b.ts', text: `import { placeBet } from '../../play/place.ts';` },
      { file: 'src/server/money/c.ts', text: `import { presentBet } from '../present/bets.ts';` },
      { file: 'src/server/jobs/d.ts', text: `import { seed } from '#server/demo/seed.ts';` },
      { file: 'src/server/settings.ts', text: `import { openPool } from './db/pool.ts';` },
      { file: 'src/server/call/e.ts', text: `import { x } from '../elsewhere/x.ts';` },
    ];
    expect(upwardImports(planted)).toHaveLength(planted.length);
  });

  it('stand in ARCHITECTURE.md in their order, a row for each', async () => {
    const page = await readFile(path.join(root, 'ARCHITECTURE.md'), 'utf8');
    expect(floorsSaid(page)).toEqual(serverFloors.slice(1));
    expect(floorsSaid(page.replace('| `db` |', '| `bd` |'))).not.toEqual(serverFloors.slice(1));
  });
});

describe('circles', () => {
  it('do not exist', async () => {
    expect(circles([...sources, ...(await sourcesOf(['tests/support'], ['.ts', '.tsx']))])).toEqual([]);
  });

  it('are seen, also where only types or lazy imports close them', () => {
    const a = { file: 'src/kit/A.tsx', text: `import { B } from './B.tsx';` };
    const closing = [
      `import { A } from './A.tsx';`,
      `import type { A } from './A.tsx';`,
      `const a = () => import('./A.tsx');`,
    ];
    for (const text of closing) expect(circles([a, { file: 'src/kit/B.tsx', text }])).toHaveLength(1);
    expect(circles([a, { file: 'src/kit/B.tsx', text: `import { C } from './C.tsx';` }])).toEqual([]);
  });
});

describe('what runs where', () => {
  it('keeps React and what hangs on it out of the server', () => {
    const files = sources.filter(({ file }) => file.startsWith('src/server/') && !isTest(file));
    const browserOnly = ['react', 'react-dom', 'react-router-dom', 'swr', '@xstate/react', '@linaria/core'];
    const found = files.flatMap(({ file }) =>
      [...packagesBelow(file)].filter((name) => browserOnly.includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("keeps Node's own modules out of everything a browser loads", () => {
    const files = sources.filter(
      ({ file }) => file.startsWith('src/') && !/^src\/(?:server|counterparty)\//.test(file) && !isTest(file),
    );
    const found = files.flatMap(({ file, text }) =>
      importsOf(text)
        .filter(({ from }) => from.startsWith('node:'))
        .map(({ from }) => `${file}: ${from}`),
    );
    expect(found).toEqual([]);
  });
});

describe('barrels', () => {
  it('do not exist: no index file, nothing passed on', () => {
    const found = sources
      .filter(
        ({ file, text }) =>
          /\/index\.tsx?$/.test(file) || /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*from/m.test(text),
      )
      .map(({ file }) => file);
    expect(found).toEqual([]);
  });
});
