// Owns the test of the demonstration's past at game platforms.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformKinds } from '#counterparty/game-platform/wire.ts';
import { seedRounds } from '#server/demo/games/seedRounds.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { dayOf } from '#values/days.ts';

let server: RunningServer;
const seed = () =>
  seedRounds({
    pool: server.pool,
    stations: [{ code: alpha }, { code: beta }],
    now: server.now(),
    isStopped: () => false,
  });
const rounds = (station: string) =>
  server.inStation(station, (db) =>
    db
      .selectFrom('game_round as r')
      .innerJoin('account as a', 'a.id', 'r.account_id')
      .select(['a.name', 'r.kind', 'r.state', 'r.bet_at', 'r.detail', 'r.id'])
      .execute(),
  );

beforeAll(async () => {
  server = await startServer({ stations: testStations });
  await seed();
});
afterAll(() => server.stop());

test('every demonstration account has days of settled rounds of each kind, with what happened in them', async () => {
  for (const station of [alpha, beta]) {
    const all = await rounds(station);
    for (const name of ['member01', 'member02', 'agent01'])
      for (const kind of platformKinds) {
        const own = all.filter((row) => row.name === name && row.kind === kind);
        expect(new Set(own.map(({ bet_at }) => dayOf(bet_at))).size, `${name} ${kind}`).toBeGreaterThan(1);
      }
    expect(all.filter(({ state }) => state === 'unsettled')).toEqual([]);
    expect(all.every(({ detail }) => Object.keys(detail).length > 0)).toBe(true);
    const { rows } = await server.inStation(station, (db) =>
      sql`SELECT * FROM game_day_mismatches()`.execute(db),
    );
    expect(rows).toEqual([]);
  }
});

test('a station that has rounds gets no more', async () => {
  const before = (await rounds(alpha)).length;
  await seed();
  expect(await rounds(alpha)).toHaveLength(before);
});
