// What an operator's machines read: whether the server lives, whether it is ready, and its figures.

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, smsSend } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { applyFor } from '#server/activities/applications.ts';
import { drawDue } from '#server/jobs/draws/draw.ts';
import { seedSealing } from '#server/jobs/draws/seeds.ts';
import type { StationProblem } from '#server/stations.ts';
import { accountId } from '#support/activities.ts';
import { seedOfPeriod } from '#support/chosenSeed.ts';
import { betCredit, creditItem, openTable, sums, type Table } from '#support/playTable.ts';
import { robotToken } from '#support/proofs.ts';
import { fixedStations, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, gamma, testStations } from '#support/testStations.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

/** The value of a line such as name{label="x"} 3; null where there is none. */
async function figure(server: RunningServer, name: string): Promise<number | null> {
  const { status, headers, text } = await server.client(alpha).send('/metrics');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}

test('calls are counted by how they ended', async () => {
  const { server } = table;
  const count = (call: string, outcome: string) =>
    figure(server, `station_call_seconds_count{call="${call}",outcome="${outcome}"}`);
  const client = server.client(alpha);
  const before = (await count('session/accInfo', 'ok')) ?? 0;
  for (let time = 0; time < 3; time++) await client.call(accInfo, {});
  await client.call(login, { account: 'member01', password: 'wrong-one' });
  expect(await count('session/accInfo', 'ok')).toBe(before + 3);
  expect(await count('auth/login', 'refused')).toBe(1);
  expect(await count('auth/login', 'failed')).toBeNull();
});

test('bets, rounds of jobs and what waits to be drawn are counted', async () => {
  const { server } = table;
  const bets = () => figure(server, `station_bets_total{station="${alpha}"}`);
  const rounds = () => figure(server, 'station_job_seconds_count{job="money",outcome="done"}');
  const waiting = () => figure(server, `station_queue_depth{station="${alpha}",queue="bet"}`);
  const before = [(await bets()) ?? 0, (await rounds()) ?? 0, (await waiting())!];
  const player = await table.player();
  const items = [await creditItem(player, 'FFC', sums, ['总和大'])];
  for (let time = 0; time < 2; time++)
    expect((await betCredit(player, 'FFC', await table.period('FFC'), items)).answer.success).toBe(true);
  await server.runMoneyJob();
  expect([await bets(), await rounds(), await waiting()]).toEqual([
    before[0]! + 2,
    before[1]! + 1,
    before[2]! + 2,
  ]);
});

test('what waits for people is counted, each queue for itself', async () => {
  const { server } = table;
  const depth = (queue: string) => figure(server, `station_queue_depth{station="${alpha}",queue="${queue}"}`);
  const queues = ['award', 'rebate', 'advice', 'post'];
  const depths = () => Promise.all(queues.map(depth));
  const before = await depths();
  expect(before.every((count) => count !== null)).toBe(true);
  await server.inStation(alpha, async (db) => {
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'member01')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('advice')
      .values({ station: alpha, account_id: id, type: 'other', content: '请尽快', created_at: server.now() })
      .execute();
  });
  expect(await depths()).toEqual(before.map((count, at) => count! + (queues[at] === 'advice' ? 1 : 0)));
});

test('the age of drawn bets that are not settled grows until they are', async () => {
  const { server } = table;
  const lag = () => figure(server, `station_settlement_lag_seconds{station="${alpha}"}`);
  const player = await table.player();
  const placed = await betCredit(player, 'FFC', await table.period('FFC'), [
    await creditItem(player, 'FFC', sums, ['总和大']),
  ]);
  expect(placed.answer.success).toBe(true);
  expect(await lag()).toBe(0);

  table.nowMs += 60_000;
  const deps = {
    pool: server.pool,
    catalogued: [knownLottery('FFC')],
    now: server.now,
    stations: () => [],
    feed: undefined,
    seedOf: seedOfPeriod,
    sealing: seedSealing(server.context.settings.drawKey),
    beacon: undefined,
    onFailure: () => undefined,
  };
  await drawDue(deps, new Date(table.nowMs));
  table.nowMs += 45_000;
  expect(await lag()).toBe(45);
  await table.job.tick();
  expect(await lag()).toBe(0);
});

test('a counterparty that does not answer is named in the health and in the figures until it does', async () => {
  let fault: Fault | undefined = { losesQuestion: true };
  const server = await startServer({
    stations: testStations,
    counterparties: (name) => (name === 'message-gateway' ? fault : undefined),
  });
  try {
    const problems = async () =>
      ((await server.client(gamma).send('/healthz')).answer as { problems?: object[] }).problems;
    const client = server.client(gamma);
    const { answer } = await client.call(smsSend, {
      phone: '13711112222',
      robotToken: await robotToken(client),
    });
    expect([answer.success, await problems()]).toEqual([true, undefined]);
    for (const seconds of [2, 4]) {
      server.passTime(seconds);
      await server.runDeliveryJob();
    }
    expect(await problems()).toEqual([{ kind: 'counterparty', name: 'sms', count: 3 }]);
    const asked = (outcome: string) =>
      figure(server, `station_counterparty_seconds_count{party="sms",path="/message",outcome="${outcome}"}`);
    expect([await asked('unknown'), await asked('answered')]).toEqual([3, null]);
    expect(await figure(server, `station_queue_depth{station="${gamma}",queue="sms"}`)).toBe(1);
    fault = undefined;
    server.passTime(8);
    await server.runDeliveryJob();
    expect([await problems(), await asked('answered')]).toEqual([undefined, 1]);
  } finally {
    await server.stop();
  }
});

test('a wrong station file is in the log and in the health until it is good again', async () => {
  const listeners: (() => void)[] = [];
  const problems: StationProblem[] = [];
  const registry = {
    ...fixedStations(testStations),
    problems: () => problems,
    onChange: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const server = await startServer({ registry, stations: testStations });
  try {
    const health = async () =>
      (await server.client(alpha).send('/healthz')).answer as { status?: string; problems?: object[] };
    const change = () => {
      for (const listener of listeners) listener();
    };
    problems.push({ file: 'alpha.json', rule: 'unknown-key', severity: 'error', message: 'no "brnd"' });
    change();
    expect(server.log()).toContain('alpha.json is wrong (unknown-key)');
    expect(await health()).toMatchObject({
      status: 'ok',
      problems: [{ kind: 'stationFile', name: 'alpha.json', count: 1 }],
    });
    problems.length = 0;
    change();
    expect(server.log()).toContain('alpha.json is good again');
    expect((await health()).problems).toBeUndefined();
  } finally {
    await server.stop();
  }
});

test('connections are reported by state, and queues by station', async () => {
  const { server } = table;
  const held = await server.pool.connect();
  // The report itself holds one as well.
  expect(await figure(server, 'station_database_connections{state="busy"}')).toBeGreaterThanOrEqual(1);
  held.release();
  expect(await figure(server, `station_queue_depth{station="${alpha}",queue="withdrawal"}`)).toBe(0);
  const prizes = () => figure(server, `station_queue_depth{station="${alpha}",queue="award"}`);
  expect(await prizes()).toBe(0);
  await server.inStation(alpha, async (db) => {
    const activity = (await activityOfKind(db, 'general', server.now()))!;
    await applyFor(db, activity, await accountId(db, 'member01'), '#1', server.now());
  });
  expect(await prizes()).toBe(1);
  expect(await figure(server, 'station_database_connections{state="waiting"}')).toBe(0);
});

test('figures are kept from whoever comes through a proxy, or without the token where one is set', async () => {
  const forwarded = await table.server
    .client(alpha)
    .send('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect([forwarded.status, forwarded.text.includes('station_')]).toEqual([403, false]);

  const guarded = await startServer({
    stations: testStations,
    metricsTokens: ['a-token', 'the-next'],
    isSeeding: false,
  });
  try {
    const read = async (authorization?: string) =>
      (await guarded.client(alpha).send('/metrics', { headers: { authorization } })).status;
    expect([await read(), await read('Bearer another'), await read('Bearer a-token,the-next')]).toEqual([
      403, 403, 403,
    ]);
    // While the token changes, the reader may still have the one before.
    expect([await read('Bearer a-token'), await read('Bearer the-next')]).toEqual([200, 200]);
  } finally {
    await guarded.stop();
  }
});

test('the age of the last backup that was read back is reported, and nothing where there is none', async () => {
  let at: Date | undefined;
  const server = await startServer({ stations: testStations, isSeeding: false, lastBackup: () => at });
  const age = () => figure(server, 'station_backup_age_seconds');
  try {
    expect(await age()).toBeNull();
    at = new Date(server.now().getTime() - 5_000_000);
    expect(Math.round((await age())! / 60)).toBe(83);
    at = undefined;
    expect(await age()).toBeNull();
  } finally {
    await server.stop();
  }
});

test('a process that lives is not ready without a station', async () => {
  const client = table.server.client(alpha);
  expect([(await client.send('/livez')).status, (await client.send('/readyz')).status]).toEqual([200, 200]);
  const empty = await startServer({ stations: [], isSeeding: false });
  try {
    const [live, ready] = await Promise.all(
      ['/livez', '/readyz'].map((path) => empty.client('any').send(path)),
    );
    expect([live!.status, ready!.status, ready!.answer]).toEqual([
      200,
      503,
      expect.objectContaining({ status: 'no station' }),
    ]);
  } finally {
    await empty.stop();
  }
});

test('a database that takes no writes is said, and sends players elsewhere', async () => {
  const server = await startServer({ stations: testStations, isSeeding: false });
  const ask = async (address: string) => (await server.client(alpha).send(address)).answer;
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const name = new URL(server.databaseUrl).pathname.slice(1);
  const setReadOnly = async (value: 'on' | 'off') => {
    await owner.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`);
    // Connections that are open keep what they began with.
    await owner.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await server.passTime(11);
  };
  try {
    expect(await ask('/readyz')).toMatchObject({ status: 'ok' });
    await setReadOnly('on');
    await expect.poll(() => ask('/readyz')).toMatchObject({ status: 'no writes' });
    expect(await ask('/healthz')).toMatchObject({
      status: 'ok',
      problems: expect.arrayContaining([{ kind: 'database', name: 'writes', count: 1 }]),
    });
    expect(server.log()).toContain('the database takes no writes');
    await owner.query('SET default_transaction_read_only = off');
    await setReadOnly('off');
    await expect.poll(() => ask('/readyz')).toMatchObject({ status: 'ok' });
    expect(server.log()).toContain('the database takes writes again');
  } finally {
    await owner.end();
    await server.stop();
  }
});

test('a database that does not answer is not waited for', async () => {
  const server = await startServer({ stations: testStations, isSeeding: false });
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const held = async () =>
    Number(
      (
        await owner.query(
          "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%open_problems_named%' AND pid <> pg_backend_pid()",
        )
      ).rows[0].count,
    );
  try {
    await owner.query('BEGIN; LOCK TABLE operator_problem IN ACCESS EXCLUSIVE MODE');
    for (const address of ['/readyz', '/healthz']) {
      const { status, answer } = await server.client(alpha).send(address);
      expect([status, answer]).toEqual([503, expect.objectContaining({ status: 'no database' })]);
      // The question still waits, and is asked once however often the machines ask.
      expect(await held()).toBe(1);
    }
    await owner.query('ROLLBACK');
    await expect.poll(async () => (await server.client(alpha).send('/readyz')).status).toBe(200);
  } finally {
    await owner.end();
    await server.stop();
  }
});
