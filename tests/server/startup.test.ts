// How the server starts and cleans up: migrations, seeds, handlers, sweeping, first reads of pages.
import { randomBytes } from 'node:crypto';
import { access, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { getRecaptchaInfo, login } from '#contract/auth.generated.ts';
import { calls } from '#contract/calls.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { createHashing } from '#server/account/hashing.ts';
import { isConcurrent } from '#server/db/concurrentMigrations.ts';
import { migrate, readSchema } from '#server/db/migrate.ts';
import { openPool } from '#server/db/pool.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { demoAccounts, seedStations } from '#server/demo/seed.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import { loadCalls } from '#server/pipeline/registrar.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { defaultSettings } from '#server/settings.ts';
import { resolveStation } from '#station/station.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
let fresh: string;
const name = `fresh_${randomBytes(4).toString('hex')}`;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  fresh = await createDatabase(inject('databaseUrl'), name);
});
afterAll(async () => {
  await server.stop();
  await dropDatabase(inject('databaseUrl'), name);
});

const settings = { ...defaultSettings, argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 } };

test('several processes that start at once migrate once', async () => {
  const ran = await Promise.all([migrate(fresh), migrate(fresh), migrate(fresh)]);
  expect(ran.filter((files) => files.length > 0)).toHaveLength(1);
  const { migrations, objects } = readSchema();
  const [beside, locked] = [true, false].map((is) =>
    [...migrations].filter(([, sql]) => isConcurrent(sql) === is).map(([file]) => file),
  );
  expect(ran.flat()).toEqual([...locked!, ...objects.keys(), ...beside!]);
  expect(await migrate(fresh)).toEqual([]);
});

test('a database that is newer than the program is refused with a sentence', async () => {
  const client = new pg.Client({ connectionString: fresh });
  await client.connect();
  try {
    await client.query(`INSERT INTO schema_migration VALUES ('9999_future.sql', clock_timestamp())`);
    await expect(migrate(fresh)).rejects.toThrow('9999_future.sql');
  } finally {
    await client.query(`DELETE FROM schema_migration WHERE name = '9999_future.sql'`);
    await client.end();
  }
});

test('an operator who is no superuser brings up a database of his own, and stations stay apart there', async () => {
  const operator = `operator_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`CREATE ROLE ${operator} LOGIN PASSWORD 'operator'`);
  await admin.query(
    `GRANT house_app, job_due, office_staff, office_read, office_support, office_content, office_money TO ${operator}`,
  );
  await admin.query(`CREATE DATABASE ${operator} OWNER ${operator}`);
  const url = new URL(inject('databaseUrl'));
  url.username = operator;
  url.password = 'operator';
  url.pathname = `/${operator}`;
  const pool = openPool(url.href);
  try {
    await migrate(url.href);
    const stations = testStations.map(resolveStation);
    await seedStations(pool, stations, server.now(), createHashing(settings));
    const seen = await inStation(pool, alpha, (db) => db.selectFrom('account').select('station').execute());
    expect(new Set(seen.map(({ station }) => station))).toEqual(new Set([alpha]));
    expect(seen).toHaveLength(demoAccounts.length);
    // Without a station even the owner of the tables sees nothing.
    expect((await pool.query('SELECT * FROM account')).rows).toEqual([]);
    const mismatches = await inStation(pool, alpha, (db) =>
      sql`SELECT * FROM ledger_mismatches()`.execute(db),
    );
    expect(mismatches.rows).toEqual([]);
  } finally {
    await pool.end();
    await admin.query(`DROP DATABASE ${operator} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${operator}`);
    await admin.end();
  }
});

test('a station is seeded once, whichever process starts, and one added later as well', async () => {
  const pool = openPool(fresh);
  try {
    const [first, second] = testStations.map(resolveStation);
    const hashing = createHashing(settings);
    const seed = (stations: (typeof first)[]) => seedStations(pool, stations as never, server.now(), hashing);
    await Promise.all([seed([first]), seed([first]), seed([first, second])]);
    await seed([first, second]);
    const { rows } = await pool.query(
      'SELECT station, count(*)::int AS accounts FROM account GROUP BY station ORDER BY 1',
    );
    expect(rows).toEqual([
      { station: alpha, accounts: demoAccounts.length },
      { station: beta, accounts: demoAccounts.length },
    ]);
  } finally {
    await pool.end();
  }
});

test('every demonstration account logs in with the password that is shown', async () => {
  for (const { account, password, role } of demoAccounts) {
    const client = server.client(alpha);
    const { answer } = await client.call(login, { account, password });
    expect(answer.success, account).toBe(true);
    if (answer.login) expect((await client.call(accInfo, {})).answer.role).toBe(role);
    else expect(answer.questionTicket).not.toBe('');
  }
});

test('every picture of the demonstration is there', async () => {
  const { rows } = await server.pool.query<{ img_url: string }>(
    'SELECT img_url FROM banner UNION SELECT img_url FROM float_item UNION SELECT img_url FROM activity',
  );
  expect(rows.length).toBeGreaterThan(12);
  const folder = path.resolve(import.meta.dirname, '../../src/server');
  for (const { img_url } of rows) await access(path.join(folder, img_url));
});

test('a handler without a contract, or a contract without a handler, keeps the server from starting, by its name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'handlers-'));
  const own = path.resolve(import.meta.dirname, '../../src/server/call');
  try {
    await cp(own, folder, { recursive: true });
    await rm(path.join(folder, 'auth/login.ts'));
    await writeFile(path.join(folder, 'auth/nothing.ts'), 'export default null;');
    await expect(loadCalls(folder)).rejects.toThrow(
      'schemas/call/auth/login.json has no handler src/server/call/auth/login.ts.\n' +
        'src/server/call/auth/nothing.ts has no contract schemas/call/auth/nothing.json.',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  expect([...(await loadCalls()).keys()].sort()).toEqual(Object.keys(calls).sort());
});

test('what has served its time is swept away, accounts and money are not', async () => {
  const client = server.client(beta);
  await client.call(getRecaptchaInfo, { login: '' });
  await server.client(alpha).call(login, { account: 'member01', password: 'nonsense' });
  const count = async (table: string) =>
    (await server.pool.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count as number;
  const kept = [await count('account'), await count('ledger_entry')];
  const stations = server.context.stations.all();
  await sweep(server.pool, stations, server.now(), settings);
  expect(await count('captcha')).toBeGreaterThan(0);
  expect(await count('intent')).toBeGreaterThan(0);
  const later = new Date(server.now().getTime() + 31 * 86_400_000);
  await sweep(server.pool, stations, later, settings);
  for (const table of ['captcha', 'intent', 'attempt', 'session']) expect(await count(table), table).toBe(0);
  expect([await count('account'), await count('ledger_entry')]).toEqual(kept);
});

test('a page may ask nothing beforehand that is not safe to repeat', async () => {
  await expect(server.context.answer('auth/normalTrialPlay', {}, {} as never)).rejects.toThrow(
    'auth/normalTrialPlay',
  );
});
