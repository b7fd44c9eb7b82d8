// Commands in folders where nothing is yet: the first station is written there, and every other command says what is missing and what makes it.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommandTable } from '#scripts/commandTable.ts';
import { contentProgram } from '#scripts/content/program.ts';
import { codesOfStations } from '#scripts/station/files.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { runProgram } from '#support/runProgram.ts';
import { scratchFolder } from '#support/scratch.ts';

let folder: string;
const stations = (): string => path.join(folder, 'stations');
beforeEach(() => {
  folder = scratchFolder('empty-folder-');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const run = (program: CommandTable, args: readonly string[]) =>
  runProgram(program, args, {
    folder,
    environment: { STATIONS: stations(), DATA_DIR: path.join(folder, 'data') },
  });

const newStation = ['new', 'k888', '--name', '开业站', '--host', 'k888.example'];

/** Every command that needs what is not there, as somebody types it. */
const needy: readonly [CommandTable, Readonly<Record<string, readonly string[]>>][] = [
  [
    stationProgram,
    {
      check: ['k888'],
      fix: ['k888'],
      explain: ['k888'],
      routes: ['k888'],
      menus: ['k888'],
      matrix: ['k888'],
      diff: ['k888', 'k777'],
    },
  ],
  [
    contentProgram,
    {
      init: ['k888'],
      check: ['k888'],
      fix: ['k888'],
      export: ['k888'],
      plan: ['k888'],
      apply: ['k888'],
      history: ['k888'],
    },
  ],
];
/** Those that work without a station. */
const others: readonly [CommandTable, readonly string[]][] = [
  [stationProgram, ['plan', 'new', 'import', 'export', 'docs', 'probe', 'counterparty']],
  [contentProgram, ['docs']],
];
const typed = needy.flatMap(([program, commands]) =>
  Object.entries(commands).flatMap(([command, args]) => [
    [program, [command, ...args]] as const,
    // Those that take none speak about all.
    ...(args.length === 1 && !['explain', 'menus', 'init', 'apply', 'history'].includes(command)
      ? [[program, [command]] as const]
      : []),
  ]),
);

test('no command is left out here', () => {
  for (const [program, without] of others) {
    const [, commands] = needy.find(([one]) => one === program)!;
    expect([...Object.keys(commands), ...without].sort()).toEqual(Object.keys(program.commands).sort());
  }
});

describe.each(typed)('%o', (program, args) => {
  const name = `${program.program} ${args.join(' ')}`;

  test(`${name}: an empty folder has no station yet, and new writes one`, async () => {
    mkdirSync(stations());
    const { code, out, err } = await run(program, args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`There is no station in ${stations()} yet. Write its file: `);
    expect(err).toMatch(/: npm run -s station -- new (k888|<code>)\n/);
    expect(readdirSync(stations())).toEqual([]);
  });

  test(`${name}: a folder that is not there is to be made`, async () => {
    const { code, out, err } = await run(program, args);
    expect([code, out]).toEqual([3, '']);
    expect(err).toBe(
      `STATIONS names ${stations()}, and there is no such folder. Make it: mkdir -p ${stations()}\n`,
    );
  });
});

test('the first station of an empty folder is written, checks clean, and its content is begun', async () => {
  mkdirSync(stations());
  expect(await run(stationProgram, newStation)).toMatchObject({ code: 0, err: '' });
  expect(await run(stationProgram, ['check', 'k888'])).toMatchObject({
    code: 0,
    out: '1 station checked, nothing wrong.\n',
  });
  const { code, err } = await run(contentProgram, ['check']);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining(
      `There is no content in stations/content yet. Write that of a station: npm run -s content -- init k888`,
    ),
  ]);
  expect(await run(contentProgram, ['init', 'k888'])).toMatchObject({ code: 0, err: '' });
  expect(await run(contentProgram, ['check', 'k888'])).toMatchObject({ code: 0, err: '' });
});

test('new writes into no folder that is not there: its name may be misspelt', async () => {
  const { code, err } = await run(stationProgram, newStation);
  expect([code, err, existsSync(stations())]).toEqual([
    3,
    `STATIONS names ${stations()}, and there is no such folder. Make it: mkdir -p ${stations()}\n`,
    false,
  ]);
});

test('plan without git says what it compares with', async () => {
  mkdirSync(stations());
  const { code, err } = await run(stationProgram, ['plan']);
  expect([code, err]).toEqual([
    3,
    `${stations()} is in no git repository: a plan compares the files with a revision of theirs.\n`,
  ]);
});

test('what support does in all stations needs one', () => {
  mkdirSync(stations());
  vi.stubEnv('STATIONS', stations());
  expect(codesOfStations).toThrow(`There is no station in ${stations()} yet.`);
});
