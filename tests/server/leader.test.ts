// One process does a job, by a lease that it renews: what another takes when the lease has ended, and that no connection is held for it.
import { expect, onTestFinished } from 'vitest';
import { createServer } from '#server/app.ts';
import { openPool } from '#server/db/pool.ts';
import { createLeader } from '#server/jobs/leader.ts';
import type { RunningServer } from '#support/startServer.ts';
import { test } from '#support/world.ts';

const jobs = Array.from({ length: 12 }, (_, at) => 9_900_000 + at);

/** As many leaders as jobs, in a process of their own. */
function processOf({ databaseUrl }: RunningServer) {
  const pool = openPool(databaseUrl);
  const leaders = jobs.map((job) => createLeader(pool, job));
  const stop = async () => {
    await Promise.all(leaders.map((leader) => leader.leave()));
    if (!pool.ended) await pool.end();
  };
  onTestFinished(stop);
  return { pool, leaders, lead: () => Promise.all(leaders.map((leader) => leader.leads())), stop };
}
const all = (is: boolean) => jobs.map(() => is);
const inUse = ({ pool }: { pool: { totalCount: number; idleCount: number } }) =>
  pool.totalCount - pool.idleCount;

test('twelve jobs that a process leads are another’s when it leaves, and hold no connection', async ({
  server,
}) => {
  const [first, second] = [processOf(server), processOf(server)];
  expect(await first.lead()).toEqual(all(true));
  expect(inUse(first)).toBe(0);
  expect(await second.lead()).toEqual(all(false));

  await first.leaders[3]!.leave();
  expect(await second.lead()).toEqual(jobs.map((_, at) => at === 3));
  expect(await first.leaders[3]!.leads()).toBe(false);
  await first.stop();
  expect(await second.lead()).toEqual(all(true));
});

test('a lease that was not renewed in time is another’s, and who had it notices', async ({ server }) => {
  const [first, second] = [processOf(server), processOf(server)];
  await first.lead();
  // As for a process that stood still, or was cut off from the database.
  await server.pool.query(
    "UPDATE job_lease SET until = clock_timestamp() - interval '1 s' WHERE job = ANY ($1)",
    [jobs],
  );
  expect(await second.lead()).toEqual(all(true));
  await expect.poll(() => first.leaders.map((leader) => leader.isLeading())).toEqual(all(false));
  expect(await first.lead()).toEqual(all(false));
});

test('a lease is renewed for as long as it is held', async ({ server }) => {
  const { leaders, lead } = processOf(server);
  await lead();
  const until = async () =>
    (
      await server.pool.query<{ until: Date }>(
        'SELECT min(until) AS until FROM job_lease WHERE job = ANY ($1)',
        [jobs],
      )
    ).rows[0]!.until;
  const before = await until();
  await expect.poll(until).not.toEqual(before);
  expect(leaders.map((leader) => leader.isLeading())).toEqual(all(true));
});

test('two jobs of one process do not lead by the same lease', async ({ server }) => {
  const { pool, leaders } = processOf(server);
  const twin = createLeader(pool, jobs[0]!);
  expect((await Promise.all([leaders[0]!.leads(), twin.leads()])).toSorted()).toEqual([false, true]);
  await leaders[0]!.leave();
  await twin.leave();
  expect(await twin.leads()).toBe(true);
  await twin.leave();
});

test('a server that does everything holds all its jobs as one process', async ({ server }) => {
  const service = await createServer({
    databaseUrl: server.databaseUrl,
    stations: server.context.stations,
    isSeeding: false,
    logTo: null,
    settings: { drawKey: server.context.settings.drawKey },
    draws: { lotteries: ['FFC'], historyDays: 0 },
  });
  onTestFinished(() => service.close());
  await service.listen(0);
  const held = async () =>
    (
      await server.pool.query<{ jobs: number; holders: number }>(
        `SELECT count(*)::int AS jobs, count(DISTINCT holder)::int AS holders FROM job_lease
          WHERE job BETWEEN 7204130 AND 7204299`,
      )
    ).rows[0]!;
  await expect.poll(async () => (await held()).jobs).toBeGreaterThanOrEqual(6);
  expect((await held()).holders).toBe(1);
});
