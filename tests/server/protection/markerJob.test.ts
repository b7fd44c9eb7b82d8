// The marker job: what it finds at night, once, with the rows it rests on; and the queue that support works off.
import { expect } from 'vitest';
import { sendScore } from '#contract/protection.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { storeSightings } from '#server/account/sightings.ts';
import { limitTo } from '#support/limits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { reported, store } from '../games/storedRounds.ts';
import { accountId } from '../platformMoney.ts';

const [first, ...others] = testStations;
const thresholds = {
  nights: 2,
  nightMinutes: 30,
  contacts: 1,
  chasing: 1,
  lossMin: 10,
  longSessions: 0,
  limitRises: 1,
};
const test = world({
  stations: [{ ...first!, protection: { markers: thresholds } }, ...others],
  at: '2026-11-20T12:00:00+08:00',
});

const played = async (server: RunningServer, name: string, day: string): Promise<void> => {
  const id = await accountId(server, name);
  await server.inStation(alpha, (db) =>
    storeSightings(db, [
      { accountId: id, from: new Date(`${day}T01:10:00+08:00`), to: new Date(`${day}T01:45:00+08:00`) },
    ]),
  );
};

const hits = async (server: RunningServer) => {
  const { rows } = await server.pool.query(
    `SELECT a.name, h.day::text, h.marker, h.value::int, h.threshold::int, h.evidence
      FROM marker_hit h JOIN account a ON a.id = h.account_id ORDER BY h.day, a.name, h.marker`,
  );
  return rows;
};

const support = (server: RunningServer, ...args: string[]): Promise<string[]> =>
  runSupport(server.pool, [alpha, ...args], server.now(), { supporter: 'Lin' });

test('a night finds what the day before completed, once, and nobody else', async ({ server, clock }) => {
  await played(server, 'member01', '2026-11-19');
  await played(server, 'member01', '2026-11-20');
  await played(server, 'member02', '2026-11-20');
  await clock.to('2026-11-20T23:59:00+08:00');
  await server.runMarkerJob();
  expect(await hits(server)).toEqual([]);
  // Until half past the day before is not over for platforms that report late.
  await clock.to('2026-11-21T00:29:00+08:00');
  await server.runMarkerJob();
  expect(await hits(server)).toEqual([]);
  await clock.to('2026-11-21T00:31:00+08:00');
  await server.runMarkerJob();
  await server.runMarkerJob();
  expect(await hits(server)).toEqual([
    {
      name: 'member01',
      day: '2026-11-20',
      marker: 'nights',
      value: 2,
      threshold: 2,
      evidence: ['play:2026-11-18T17:10:00.000Z', 'play:2026-11-19T17:10:00.000Z'],
    },
  ]);
  const { rows } = await server.pool.query(
    "SELECT day::text FROM marker_day WHERE station = 'alpha' ORDER BY day",
  );
  expect(rows).toEqual([{ day: '2026-11-19' }, { day: '2026-11-20' }]);
});

test('support sees it with its rows, writes down what it did, and is not asked again for the same', async ({
  server,
  clock,
}) => {
  expect(await support(server, 'markers')).toEqual([
    'member01 · 2026-11-20 · nights with play: 2, from 2 on',
    '  play:2026-11-18T17:10:00.000Z play:2026-11-19T17:10:00.000Z',
  ]);
  await expect(support(server, 'marker', 'member01', 'perhaps', 'x')).rejects.toThrow('one of: watched');
  await expect(support(server, 'marker', 'member02', 'spoken', 'called')).rejects.toThrow('no signs of harm');
  expect(await support(server, 'marker', 'member01', 'spoken', 'called, knows the limits')).toEqual([
    'Noted for member01: spoken with.',
  ]);
  expect(await support(server, 'markers')).toEqual(['No signs of harm wait.']);
  await clock.to('2026-11-22T00:31:00+08:00');
  await server.runMarkerJob();
  expect((await hits(server)).filter(({ day }) => day === '2026-11-21')).toHaveLength(1);
  expect(await support(server, 'markers')).toEqual(['No signs of harm wait.']);
  await played(server, 'member01', '2026-11-22');
  await clock.to('2026-11-23T00:31:00+08:00');
  await server.runMarkerJob();
  expect((await support(server, 'markers'))[0]).toBe(
    'member01 · 2026-11-22 · nights with play: 3, from 2 on',
  );
  expect((await support(server, 'markers', 'member01'))[0]).toContain(
    'Lin · spoken with · called, knows the limits',
  );
});

test('nights that were missed are made up for, each by what was known of its day', async ({
  server,
  clock,
}) => {
  await clock.to('2026-11-26T08:00:00+08:00');
  await server.runMarkerJob();
  const { rows } = await server.pool.query(
    "SELECT count(*)::int AS days, max(day)::text AS last FROM marker_day WHERE station = 'alpha'",
  );
  expect(rows).toEqual([{ days: 7, last: '2026-11-25' }]);
});

test('a self-test that is sent is a contact, a deposit after a loss names both, and only a higher limit is a rise', async ({
  server,
  clock,
}) => {
  const member = server.client(alpha);
  await member.logIn('agent01');
  await member.call(sendScore, { answers: '1,1,1,1,1,1,1,1,1' });
  for (const value of ['300', '200', '500']) await limitTo(member, 'deposit', 'week', value);
  const id = await accountId(server, 'agent01');
  await store(server, 'sandbox-live', [reported(id, server.now(), { stake: 200_000n, valid: 0n })]);
  await server.pool.query(
    `INSERT INTO deposit_order (order_no, station, account_id, kind, method_id, amount, deposit_factor, created_at, expires_at, status)
      VALUES ('D1', 'alpha', $1, 'bank', 1, 10000, 100, $2, $2, 1)`,
    [id, new Date(server.now().getTime() + 60_000)],
  );
  await clock.to('2026-11-27T01:00:00+08:00');
  await server.runMarkerJob();
  const round = (await server.pool.query('SELECT id FROM game_round')).rows[0].id;
  const selfTest = (await server.pool.query('SELECT id FROM self_test')).rows[0].id;
  const rise = (await server.pool.query('SELECT max(id) AS id FROM player_limit_change')).rows[0].id;
  expect((await hits(server)).filter(({ name }) => name === 'agent01')).toEqual([
    {
      name: 'agent01',
      day: '2026-11-26',
      marker: 'chasing',
      value: 1,
      threshold: 1,
      evidence: ['deposit:D1', `round:${round}`],
    },
    {
      name: 'agent01',
      day: '2026-11-26',
      marker: 'contacts',
      value: 1,
      threshold: 1,
      evidence: [`selfTest:${selfTest}`],
    },
    {
      name: 'agent01',
      day: '2026-11-26',
      marker: 'limitRises',
      value: 1,
      threshold: 1,
      evidence: [`limit:${rise}`],
    },
  ]);
  // More signs come first.
  expect((await support(server, 'markers'))[0]).toContain('agent01');
  expect((await support(server, 'markers', 'agent01'))[0]).toContain(
    'self-test sent by the member: 9, high risk · answers 1 1 1 1 1 1 1 1 1',
  );
});

test.for(['self_test', 'marker_hit', 'marker_interaction'])(
  '%s is append only',
  async (table, { server }) => {
    await expect(server.pool.query(`DELETE FROM ${table}`)).rejects.toThrow('append only');
    await expect(server.pool.query(`UPDATE ${table} SET at = at`)).rejects.toThrow('append only');
    await expect(server.pool.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('append only');
  },
);
