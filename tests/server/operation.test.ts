// Owns the tests of what an operator's machines read: whether the server lives, whether it is ready, and its figures.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { drawDue } from '#server/jobs/draws/draw.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { betCredit, creditItem, openTable, sums, type Table } from './play/table.ts';

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
  const deps = { pool: server.pool, codes: ['FFC'], feed: undefined, onFailure: () => undefined };
  await drawDue(deps, new Date(table.nowMs));
  table.nowMs += 45_000;
  expect(await lag()).toBe(45);
  await table.job.tick();
  expect(await lag()).toBe(0);
});

test('connections are reported by state, and queues by station', async () => {
  const { server } = table;
  const held = await server.pool.connect();
  // The report itself holds one as well.
  expect(await figure(server, 'station_database_connections{state="busy"}')).toBeGreaterThanOrEqual(1);
  held.release();
  expect(await figure(server, `station_queue_depth{station="${alpha}",queue="withdrawal"}`)).toBe(0);
  expect(await figure(server, 'station_database_connections{state="waiting"}')).toBe(0);
});

test('figures are kept from whoever comes through a proxy, or without the token where one is set', async () => {
  const forwarded = await table.server
    .client(alpha)
    .send('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect([forwarded.status, forwarded.text.includes('station_')]).toEqual([403, false]);

  const guarded = await startServer({ stations: testStations, metricsToken: 'a-token', isSeeding: false });
  try {
    const read = async (authorization?: string) =>
      (await guarded.client(alpha).send('/metrics', { headers: { authorization } })).status;
    expect([await read(), await read('Bearer another'), await read('Bearer a-token')]).toEqual([
      403, 403, 200,
    ]);
  } finally {
    await guarded.stop();
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
