// Generated files are made where they are missing or stale, before a command reads them, and that nobody reads half a file.
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as nextLoop } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isFresh, writeWhole } from '#scripts/gen/ensureGenerated.mjs';
import { scratchFolder } from '#support/scratch.ts';
import { root } from './sources.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = scratchFolder('generated-');
  folders.push(folder);
  return folder;
}

/** What the generator needs of this project, without anything generated, and a command that imports a generated file. */
function copyOfProject(): string {
  const folder = newFolder();
  for (const part of [
    'package.json',
    'package-lock.json',
    'scripts/run.mjs',
    'scripts/gen.ts',
    'scripts/build/bundlerChecks.ts',
    'src/lottery/schedule.ts',
  ])
    cpSync(path.join(root, part), path.join(folder, part));
  for (const part of [
    'scripts/gen',
    'schemas',
    'src/texts',
    'src/station/checks',
    'src/content/checks',
    'src/counterparty/game-platform/pages',
  ]) {
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !file.includes('.generated.'),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'scripts/areas.ts'),
    `import { textAreas } from '../src/texts/ids.generated.ts';\nconsole.log(textAreas.join());\n`,
  );
  return folder;
}

const argumentsOf = (folder: string): string[] => [
  path.join(folder, 'scripts/run.mjs'),
  path.join(folder, 'scripts/areas.ts'),
];
const run = (folder: string) => spawnSync(process.execPath, argumentsOf(folder), { encoding: 'utf8' });
const runAside = (folder: string): Promise<number | null> =>
  new Promise((done) => {
    spawn(process.execPath, argumentsOf(folder), { stdio: 'ignore' }).once('exit', done);
  });

const generatedIn = (folder: string): string[] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.generated.'))
    .map((file) => path.join(folder, 'src', file))
    .sort();

const textOf = (folder: string, locale: string): string =>
  path.join(folder, `src/texts/${locale}/spare.json`);
function writeSpare(folder: string, text: string): void {
  for (const locale of ['zh-CN', 'en']) writeFileSync(textOf(folder, locale), text);
}

describe('a command', () => {
  // One folder for all: to generate everything takes seconds, and each of these leaves it fresh.
  let made: { folder: string; first: ReturnType<typeof run> } | undefined;
  function generated(): { folder: string; first: ReturnType<typeof run> } {
    if (!made) {
      const folder = copyOfProject();
      folders.pop();
      writeSpare(folder, '{ "one": "1" }');
      made = { folder, first: run(folder) };
    }
    return made;
  }
  afterAll(() => {
    if (made) rmSync(made.folder, { recursive: true, force: true });
  });

  it('makes missing files before it reads them, and says nothing of it on stdout', () => {
    const { folder, first } = generated();
    expect(first).toMatchObject({ status: 0, stdout: expect.stringMatching(/^[a-z-]+(,[a-z-]+)+\n$/) });
    expect(first.stderr).toMatch(/^Generated \d+ files .*\n$/);
    const files = generatedIn(folder);
    expect(files.length).toBeGreaterThan(40);

    const times = files.map((file) => statSync(file).mtimeMs);
    expect(run(folder)).toMatchObject({ status: 0, stdout: first.stdout, stderr: '' });
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(times);

    const [lost, edited] = [files[0]!, files[1]!];
    const before = readFileSync(edited, 'utf8');
    rmSync(lost);
    writeFileSync(edited, `${before}// by hand\n`);
    expect(run(folder).status).toBe(0);
    expect(existsSync(lost)).toBe(true);
    expect(readFileSync(edited, 'utf8')).toBe(before);
  });

  it('generates nothing for a source that was touched, and something for one that was changed', () => {
    const { folder } = generated();
    const source = path.join(folder, 'schemas/screens.json');
    utimesSync(source, new Date(), new Date());
    expect(isFresh(folder)).toBe(true);
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, `${text}\n`);
    expect(isFresh(folder)).toBe(false);
    writeFileSync(source, text);
    expect(isFresh(folder)).toBe(true);
  });

  it('does not start where a source is wrong, and says why', () => {
    const { folder } = generated();
    const source = path.join(folder, 'schemas/screens.json');
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, '{}');
    const { status, stdout, stderr } = run(folder);
    writeFileSync(source, text);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('schemas/screens.json');
  });

  it('makes stale files again, and removes those whose source is gone', () => {
    const { folder, first } = generated();
    expect(first.stdout).toContain('spare');
    const file = textOf(folder, 'en').replace('.json', '.generated.ts');
    expect(readFileSync(file, 'utf8')).toContain('spare.one');

    writeSpare(folder, '{ "two": "2" }');
    expect(run(folder).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('spare.two');

    for (const locale of ['zh-CN', 'en']) rmSync(textOf(folder, locale));
    expect(run(folder).stdout).not.toContain('spare');
    expect(existsSync(file)).toBe(false);
  });
});

describe('commands started at once', () => {
  it('all find whole files', async () => {
    const folder = copyOfProject();
    const running = Promise.all([1, 2, 3].map(() => runAside(folder)));
    let isRunning = true;
    void running.then(() => {
      isRunning = false;
    });
    const seen = new Map<string, Set<string>>();
    const stamps = new Map<string, string>();
    while (isRunning) {
      for (const file of generatedIn(folder).filter((name) => name.endsWith('.ts'))) {
        // Whoever writes it changes this: to read all again and again would take the generators' time.
        const { ino, size, mtimeMs } = statSync(file);
        const stamp = `${ino} ${size} ${mtimeMs}`;
        if (stamp === stamps.get(file)) continue;
        stamps.set(file, stamp);
        const contents = seen.get(file) ?? new Set();
        seen.set(file, contents.add(readFileSync(file, 'utf8')));
      }
      await nextLoop();
    }
    expect(await running).toEqual([0, 0, 0]);
    expect(seen.size).toBeGreaterThan(0);
    for (const [file, contents] of seen) expect([...contents]).toEqual([readFileSync(file, 'utf8')]);
    // No draft is left over.
    expect(generatedIn(folder).filter((file) => !file.endsWith('.ts'))).toEqual([]);
  });
});

describe('a file', () => {
  it('stays whole for whoever has begun to read it when it is written', () => {
    const folder = newFolder();
    const file = path.join(folder, 'a.generated.ts');
    writeWhole(file, 'before');
    const reader = openSync(file, 'r');
    writeWhole(file, 'after');
    expect(readFileSync(reader, 'utf8')).toBe('before');
    expect(readFileSync(file, 'utf8')).toBe('after');
    closeSync(reader);
    expect(readdirSync(folder)).toEqual(['a.generated.ts']);
  });
});

describe('git', () => {
  it('holds no generated file', () => {
    const { stdout } = spawnSync('git', ['ls-files', '*.generated.*'], { cwd: root, encoding: 'utf8' });
    expect(stdout.split('\n').filter((file) => !file.endsWith('.test.ts') && file !== '')).toEqual([]);
  });
});
