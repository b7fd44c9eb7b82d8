// Owns that jobs which one process leads cost it one connection, however many they are, and that locks go on to another process whole.
import { expect, onTestFinished } from 'vitest';
import { createServer } from '#server/app.ts';
import { openPool } from '#server/db/pool.ts';
import { createLeader } from '#server/jobs/leader.ts';
import type { RunningServer } from '#support/startServer.ts';
import { test } from '#support/world.ts';

const locks = Array.from({ length: 12 }, (_, at) => 9_900_000 + at);

/** As many leaders as jobs, in a process of their own. */
function processOf({ databaseUrl }: RunningServer) {
  const pool = openPool(databaseUrl);
  const leaders = locks.map((lock) => createLeader(pool, lock));
  const stop = async () => {
    await Promise.all(leaders.map((leader) => leader.leave()));
    if (!pool.ended) await pool.end();
  };
  onTestFinished(stop);
  return { pool, leaders, lead: () => Promise.all(leaders.map((leader) => leader.leads())), stop };
}
const all = (is: boolean) => locks.map(() => is);
const inUse = ({ pool }: { pool: { totalCount: number; idleCount: number } }) =>
  pool.totalCount - pool.idleCount;

test('twelve jobs that a process leads hold one connection, and none where another leads', async ({
  server,
}) => {
  const [first, second] = [processOf(server), processOf(server)];
  expect(await first.lead()).toEqual(all(true));
  expect(inUse(first)).toBe(1);
  expect(await second.lead()).toEqual(all(false));
  expect(inUse(second)).toBe(0);
  // What was asked for in vain is asked for by the same connection again.
  for (let round = 0; round < 20; round++) await second.lead();
  expect(second.pool.totalCount).toBe(1);

  await first.leaders[3]!.leave();
  expect(inUse(first)).toBe(1);
  expect(await second.lead()).toEqual(locks.map((_, at) => at === 3));
  expect(await first.leaders[3]!.leads()).toBe(false);
  await first.stop();
  expect(await second.lead()).toEqual(all(true));
});

test('a connection that breaks costs the process every lock, and another takes them', async ({ server }) => {
  const [first, second] = [processOf(server), processOf(server)];
  await first.lead();
  await server.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1",
    [locks[0]],
  );
  await expect.poll(() => first.leaders.map((leader) => leader.isLeading())).toEqual(all(false));
  expect(await second.lead()).toEqual(all(true));
  expect(await first.lead()).toEqual(all(false));
});

test('two jobs of one process do not lead by the same lock', async ({ server }) => {
  const { pool, leaders } = processOf(server);
  const twin = createLeader(pool, locks[0]!);
  expect((await Promise.all([leaders[0]!.leads(), twin.leads()])).toSorted()).toEqual([false, true]);
  await leaders[0]!.leave();
  await twin.leave();
  expect(await twin.leads()).toBe(true);
  await twin.leave();
});

test('a server that does everything leaves all connections but one to players', async ({ server }) => {
  const service = await createServer({
    databaseUrl: server.databaseUrl,
    stations: server.context.stations,
    isSeeding: false,
    logTo: null,
    draws: { lotteries: ['FFC'], historyDays: 0 },
  });
  onTestFinished(() => service.close());
  await service.listen(0);
  const held = async () =>
    (
      await server.pool.query<{ locks: number; connections: number }>(
        `SELECT count(*)::int AS locks, count(DISTINCT pid)::int AS connections FROM pg_locks
          WHERE locktype = 'advisory' AND objid BETWEEN 7204130 AND 7204299 AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
    ).rows[0]!;
  await expect.poll(async () => (await held()).locks).toBeGreaterThanOrEqual(6);
  expect((await held()).connections).toBe(1);
});
