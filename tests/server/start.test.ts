// Every command starts well: installed when needed, on the pinned Node, with nothing printed twice.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const pinnedNode = realpathSync(join(project, 'node_modules/.bin/node'));

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** A small project of its own, whose npm is a script that says what it does: `body` is its shell code. */
function newProject(body: string, isPinned = true): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lottery-house-start-')));
  folders.push(folder);
  mkdirSync(join(folder, 'scripts/gen'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  for (const file of ['scripts/run.mjs', 'scripts/gen/ensureGenerated.mjs'])
    copyFileSync(join(project, file), join(folder, file));
  // It has nothing to generate.
  writeFileSync(join(folder, 'scripts/gen.ts'), '');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { part: '1.0.0' } }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      packages: { '': { dependencies: { part: '1.0.0' } }, 'node_modules/part': { version: '1.0.0' } },
    }),
  );
  const link = isPinned ? `ln -sf ${pinnedNode} node_modules/.bin/node` : ':';
  writeFileSync(
    join(folder, 'bin/npm'),
    `#!/bin/sh\necho "$@" >> calls\n${body}\nrm -rf node_modules\nmkdir -p node_modules/.bin\n${link}\n`,
  );
  chmodSync(join(folder, 'bin/npm'), 0o755);
  writeFileSync(
    join(folder, 'scripts/say.ts'),
    `const words: string[] = process.argv.slice(2);
     console.log(JSON.stringify({ version: process.version, words, path: process.env.PATH?.split(':')[0] }));
     process.exitCode = 3;`,
  );
  return folder;
}

function command(
  folder: string,
  args: string[],
  node = process.execPath,
): { child: ChildProcess; end: Promise<Outcome> } {
  const { npm_execpath: _npm, npm_node_execpath: _node, ...env } = process.env;
  env.PATH = `${join(folder, 'bin')}:/usr/bin:/bin`;
  const child = spawn(node, [join(folder, 'scripts/run.mjs'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = new Promise<Outcome>((resolve) => {
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (piece) => {
      stdout += piece;
    });
    child.stderr?.on('data', (piece) => {
      stderr += piece;
    });
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, end };
}

async function run(folder: string, args: string[], node?: string): Promise<Outcome> {
  return await command(folder, args, node).end;
}

function callsOf(folder: string): string[] {
  const file = join(folder, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('the first command installs, says so on stderr, and runs the script on the pinned Node with its words', async () => {
  const folder = newProject('echo added many packages');
  const first = await run(folder, ['scripts/say.ts', 'one', 'two words']);
  expect(first.stderr).toMatch(
    /^Nothing is installed yet: running npm ci \(.*\n(.*still installing.*\n)*Installed in \d+ s\.\n$/,
  );
  expect(JSON.parse(first.stdout)).toEqual({
    version: expect.stringMatching(/^v24\./),
    words: ['one', 'two words'],
    path: join(folder, 'node_modules/.bin'),
  });
  expect(first.code).toBe(3);
  const second = await run(folder, ['scripts/say.ts']);
  expect(second).toMatchObject({ code: 3, stderr: '' });
  expect(callsOf(folder)).toHaveLength(1);
  expect(callsOf(folder)[0]).toContain('--ignore-scripts');
});

test('a changed lock file installs again, a changed script of package.json does not', async () => {
  const folder = newProject('');
  await run(folder, ['scripts/say.ts']);
  const noted = { packages: { 'node_modules/part': { version: '1.0.0' } } };
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(noted));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ dependencies: { part: '1.0.0' }, scripts: { a: 'b' } }),
  );
  expect((await run(folder, ['scripts/say.ts'])).stderr).toBe('');
  expect(callsOf(folder)).toHaveLength(1);
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      packages: { '': { dependencies: { part: '1.0.0' } }, 'node_modules/part': { version: '1.0.1' } },
    }),
  );
  expect((await run(folder, ['scripts/say.ts'])).stderr).toContain('does not match package-lock.json');
  expect(callsOf(folder)).toHaveLength(2);
});

test('what was installed by hand with npm is not installed again', async () => {
  const folder = newProject('');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(pinnedNode, join(folder, 'node_modules/.bin/node'));
  const noted = { packages: { 'node_modules/part': { version: '1.0.0' } } };
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(noted));
  expect(await run(folder, ['scripts/say.ts'])).toMatchObject({ code: 3, stderr: '' });
  expect(callsOf(folder)).toEqual([]);
});

/** For `body`: npm goes on once openGate() was called. */
const atGate = 'read _ < gate';
const makeGate = (folder: string): void => void spawnSync('mkfifo', [join(folder, 'gate')]);
const openGate = (folder: string): Promise<void> => writeFile(join(folder, 'gate'), '\n');
/** Resolves once a command waits for the installation of another one. */
const waits = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.stderr?.on('data', (piece) => {
      if (/is installing: waiting for it/.test(String(piece))) resolve();
    });
  });

test('two commands at once install once', async () => {
  const folder = newProject(atGate);
  makeGate(folder);
  const commands = [command(folder, ['scripts/say.ts']), command(folder, ['scripts/say.ts'])];
  await Promise.race(commands.map(({ child }) => waits(child)));
  await openGate(folder);
  const outcomes = await Promise.all(commands.map(({ end }) => end));
  expect(outcomes.map(({ code }) => code)).toEqual([3, 3]);
  expect(outcomes.filter(({ stderr }) => /is installing: waiting for it/.test(stderr))).toHaveLength(1);
  expect(callsOf(folder)).toHaveLength(1);
});

test('an installation killed in the middle is started again by the next command, once its npm has ended', async () => {
  const folder = newProject(`[ -e begun ] || { touch begun; ${atGate}; }`);
  makeGate(folder);
  const { child, end } = command(folder, ['scripts/say.ts']);
  await expect.poll(() => existsSync(join(folder, 'begun'))).toBe(true);
  child.kill('SIGKILL');
  const next = command(folder, ['scripts/say.ts']);
  await waits(next.child);
  expect(callsOf(folder)).toHaveLength(1);
  await openGate(folder);
  await end;
  expect(await next.end).toMatchObject({ code: 3 });
  expect(callsOf(folder)).toHaveLength(2);
});

test('an installation that fails shows what npm said, starts nothing, and says what to do', async () => {
  const folder = newProject('echo no network here >&2; exit 1');
  const outcome = await run(folder, ['scripts/say.ts']);
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  expect(outcome.stderr).toMatch(
    /no network here\nnpm ci failed after \d+ s; .* run the same command again/s,
  );
});

test('without a Node of its own the project says which Node is needed, and is content with a new one', async () => {
  const folder = newProject('', false);
  expect(await run(folder, ['scripts/say.ts'], pinnedNode)).toMatchObject({ code: 3 });
  const machineNode = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(path));
  const version = machineNode && (await run(newProject('', false), ['-', ''], machineNode)).stderr;
  if (!version?.includes('this is v2')) return;
  const outcome = await run(folder, ['scripts/say.ts'], machineNode);
  expect(outcome.stderr).toMatch(
    /There is no Node 24 of this project's own for .* Install Node 24 or newer \(this is v2\d/,
  );
  expect(outcome.code).toBe(1);
});

for (const node of [pinnedNode, '/usr/bin/node'].filter((path) => existsSync(path))) {
  test(`signals reach a command started by ${node === pinnedNode ? 'the pinned Node' : 'another Node'} once, and its end is reported`, async () => {
    const folder = newProject('');
    writeFileSync(
      join(folder, 'scripts/wait.ts'),
      `let times = 0;
       process.on('SIGTERM', () => { console.log('SIGTERM', times += 1); });
       let trips = 0;
       process.on('SIGHUP', () => { if ((trips += 1) === 20) process.exit(7); console.log('SIGHUP'); });
       console.log('ready');
       setInterval(() => {}, 1000);`,
    );
    await run(folder, ['scripts/say.ts']);
    // A second SIGTERM would be there before the last of the others that follow the first.
    const others = Array.from({ length: 20 }, () => 'SIGHUP' as const);
    const said = `ready\nSIGTERM 1\n${'SIGHUP\n'.repeat(19)}`;
    for (const [signals, expected] of [
      [['SIGTERM', ...others], { code: 7, signal: null, stdout: said }],
      [['SIGINT'], { code: null, signal: 'SIGINT', stdout: 'ready\n' }],
    ] as const) {
      const { child, end } = command(folder, ['scripts/wait.ts'], node);
      for (const signal of signals) {
        await new Promise((heard) => child.stdout?.once('data', heard));
        child.kill(signal);
      }
      expect(await end).toMatchObject(expected);
    }
  });
}
