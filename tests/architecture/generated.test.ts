// Owns that generated files are made where they are missing or stale, before a command reads them, and that nobody reads half a file.
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextLoop } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFresh, writeWhole } from '#scripts/gen/ensureGenerated.mjs';
import { root } from './sources.ts';

// Each generates a copy of everything several times, by commands of its own.
vi.setConfig({ testTimeout: 180_000 });

const copies: string[] = [];
afterEach(() => {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What the generator needs of this project, without anything generated, and a command that imports a generated file. */
function copyOfProject(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'generated-')));
  copies.push(folder);
  for (const part of ['package.json', 'package-lock.json', 'scripts/run.mjs', 'scripts/gen.ts'])
    cpSync(path.join(root, part), path.join(folder, part));
  for (const part of ['scripts/gen', 'schemas', 'src/texts', 'src/station/checks', 'src/content/checks']) {
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

describe('a command', () => {
  it('makes missing files before it reads them, and says nothing of it on stdout', () => {
    const folder = copyOfProject();
    const first = run(folder);
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

  it('makes stale files again, and removes those whose source is gone', () => {
    const folder = copyOfProject();
    const text = (locale: string): string => path.join(folder, `src/texts/${locale}/spare.json`);
    for (const locale of ['zh-CN', 'en']) writeFileSync(text(locale), '{ "one": "1" }');
    expect(run(folder).stdout).toContain('spare');
    const generated = text('en').replace('.json', '.generated.ts');
    expect(readFileSync(generated, 'utf8')).toContain('spare.one');

    for (const locale of ['zh-CN', 'en']) writeFileSync(text(locale), '{ "two": "2" }');
    expect(run(folder).status).toBe(0);
    expect(readFileSync(generated, 'utf8')).toContain('spare.two');

    for (const locale of ['zh-CN', 'en']) rmSync(text(locale));
    expect(run(folder).stdout).not.toContain('spare');
    expect(existsSync(generated)).toBe(false);
  });

  it('generates nothing for a source that was touched, and something for one that was changed', () => {
    const folder = copyOfProject();
    run(folder);
    const source = path.join(folder, 'schemas/screens.json');
    utimesSync(source, new Date(), new Date());
    expect(isFresh(folder)).toBe(true);
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, `${text}\n`);
    expect(isFresh(folder)).toBe(false);
  });

  it('does not start where a source is wrong, and says why', () => {
    const folder = copyOfProject();
    writeFileSync(path.join(folder, 'schemas/screens.json'), '{}');
    const { status, stdout, stderr } = run(folder);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('schemas/screens.json');
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
    while (isRunning) {
      for (const file of generatedIn(folder).filter((name) => name.endsWith('.ts'))) {
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
    const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
    copies.push(folder);
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
