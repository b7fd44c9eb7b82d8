// Backup and restore: under bets nothing that was answered before is missing, the copy reconciles, and nothing is overwritten.
import { type SpawnSyncReturns, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { betForm } from '#scripts/bench/play/table.ts';
import { openConnection } from '#scripts/harness/connection.ts';
import { openPlayers, type Player } from '#scripts/harness/players.ts';
import { type ServerProcess, startServerProcess } from '#scripts/harness/serverProcess.ts';
import { openPool } from '#server/db/pool.ts';
import { readBackupMark } from '#server/postgres/backup/backupMark.ts';
import { readBackupName } from '#server/postgres/backup/backupName.ts';
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';
import type { Cluster } from '#server/postgres/postmaster.ts';
import { YUAN } from '#values/money.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Longer than the test takes, so that the bets are for one period. */
const lotCode = 'CQSSC';
const station = 'w147';

let folder: string;
let cluster: Cluster;
let server: ServerProcess;
let people: Player[];
let form: Record<string, string>;

const dataDir = (): string => path.join(folder, 'data');
const backups = (): string => path.join(folder, 'backups');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lottery-backup-'));
  cluster = await startCluster({ dataDir: dataDir(), isDurable: false });
  const noon = Date.UTC(2026, 10, 20, 4, 1);
  const clock = { atMs: noon, sinceMs: Date.now(), speed: 1 };
  // One station: the demonstration of nine takes most of the time of a copy, and of a look through its books.
  const stations = path.join(folder, 'stations');
  await mkdir(stations);
  await copyFile(path.join(root, 'stations', `${station}.json`), path.join(stations, `${station}.json`));
  server = await startServerProcess({
    databaseUrl: cluster.url,
    port: 0,
    clock,
    stations,
    lotteries: [lotCode],
  });
  const pool = openPool(cluster.url);
  people = await openPlayers(pool, station, 8, 100_000n * YUAN, { now: new Date(server.nowMs()) });
  await pool.end();
  form = await betForm({ server, people }, lotCode);
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
  for (const name of ['data', 'restored', 'damaged']) await removeCluster(path.join(folder, name));
  await rm(folder, { recursive: true, force: true });
});

type Ended = Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>;
/** Not spawnSync: the bets go on meanwhile. */
const run = (script: string, args: string[], data: string): Promise<Ended> =>
  new Promise((done) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, [path.join(root, 'scripts', script), ...args], {
      env: { ...env, DATA_DIR: data },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (piece) => {
      stdout += piece;
    });
    child.stderr.on('data', (piece) => {
      stderr += piece;
    });
    child.once('close', (status) => done({ status, stdout, stderr }));
  });

/** Bets until stopped; the numbers of the orders as they are answered. */
function bet(): { answered: string[]; stop(): Promise<void> } {
  const answered: string[] = [];
  let isOver = false;
  const all = people.map(async ({ headers }) => {
    const line = openConnection(server.port, headers);
    while (!isOver) {
      const intent = `${intentHeader}: ${randomUUID()}\r\n`;
      const { envelope } = await line.post(creditDoBet.path, form, intent);
      if (!envelope.success) throw new Error(envelope.msg);
      for (const { orderId } of envelope.orders as { orderId: string }[]) answered.push(orderId);
    }
    line.close();
  });
  return {
    answered,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

async function ordersIn(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id::text FROM bet_order');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
}

test('under bets a backup holds every one that was answered before it, and restores to books that reconcile', async () => {
  const bets = bet();
  await expect.poll(() => bets.answered.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(200);
  const before = [...bets.answered];
  const made = await run('backup.ts', ['--to', backups()], dataDir());
  await bets.stop();
  expect(made.status, made.stderr).toBe(0);
  expect(made.stderr).toMatch(/rows read: .* bets, .*\nThe ledger reconciles/);
  // Bets went on while it was made, or this would show nothing.
  expect(bets.answered.length).toBeGreaterThan(before.length + 100);

  const file = made.stdout.trim();
  const secondOf = (at: Date | undefined) => Math.floor((at?.getTime() ?? 0) / 1000);
  expect(secondOf(readBackupMark(dataDir()))).toBe(secondOf(readBackupName(path.basename(file))!.at));
  const restored = path.join(folder, 'restored');
  const put = await run('restore.ts', [file], restored);
  expect(put.status, put.stderr).toBe(0);
  expect(put.stderr).toMatch(/What happened after that is not in it.*rows read.*\nThe ledger reconciles/s);
  const copy = await startCluster({ dataDir: restored, isDurable: false });
  try {
    const held = await ordersIn(copy.url);
    expect(before.filter((order) => !held.has(order))).toEqual([]);
    // Nothing is in it that never happened.
    const real = await ordersIn(cluster.url);
    expect([...held].filter((order) => !real.has(order))).toEqual([]);
    expect(held.size).toBeLessThan(real.size);
  } finally {
    await copy.stop();
  }

  const again = await run('restore.ts', [file], restored);
  // The copy itself was never backed up.
  expect(readBackupMark(restored)).toBeUndefined();
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('holds a database already')]);
  const running = await run('restore.ts', [file], dataDir());
  expect([running.status, running.stderr]).toEqual([1, expect.stringContaining('is in use by process')]);
  expect((await ordersIn(cluster.url)).size).toBe(bets.answered.length);
});

test('--keep leaves the newest, and a copy whose books do not add up is said to be one', async () => {
  const [oldest] = await readdir(backups());
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  // A balance without an entry, past every guard of the ledger.
  const shift = (by: number) =>
    client.query(
      `UPDATE ledger_account SET balance = balance + ${by}
         WHERE id = (SELECT min(id) FROM ledger_account WHERE kind = 'wallet' AND owner_id IS NOT NULL)`,
    );
  await client.query(`SET session_replication_role = 'replica'`);
  await shift(1);
  const marked = readBackupMark(dataDir());
  const wrong = await run('backup.ts', ['--to', backups(), '--keep', '1'], dataDir());
  // Without a copy, the database as it is.
  const checked = await run('backup.ts', ['--check'], dataDir());
  expect([checked.status, checked.stderr]).toEqual([
    1,
    expect.stringMatching(/do not add up:\n.*sums to 1 /),
  ]);
  await shift(-1);
  const sound = await run('backup.ts', ['--check'], dataDir());
  expect([sound.status, sound.stderr]).toEqual([0, expect.stringContaining('The ledger reconciles')]);
  await client.end();
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/do not add up:\n.*sums to 1 /)]);
  // The last good one is not given up for it.
  expect(await readdir(backups())).toContain(oldest);
  expect(readBackupMark(dataDir())).toEqual(marked);

  const right = await run('backup.ts', ['--to', backups(), '--keep', '1'], dataDir());
  expect(right.status, right.stderr).toBe(0);
  expect(await readdir(backups())).toEqual([path.basename(right.stdout.trim())]);
  expect(readBackupMark(dataDir())!.getTime()).toBeGreaterThan(marked!.getTime());
});

test('a damaged file, or one that is none, restores nothing', async () => {
  const [name] = await readdir(backups());
  const damaged = path.join(folder, name!);
  const bytes = await readFile(path.join(backups(), name!));
  bytes[bytes.length >> 1]! ^= 1;
  await writeFile(damaged, bytes);
  const target = path.join(folder, 'damaged');
  const put = await run('restore.ts', [damaged], target);
  expect([put.status, put.stderr]).toEqual([1, expect.stringContaining('damaged or was changed')]);
  const other = path.join(folder, 'backup.tar.zst');
  await copyFile(path.join(backups(), name!), other);
  const none = await run('restore.ts', [other], target);
  expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('is no backup of ours')]);
  const missing = await run('backup.ts', ['--to', backups()], target);
  expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining('holds no database')]);
});
