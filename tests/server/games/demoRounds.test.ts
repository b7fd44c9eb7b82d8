// The demonstration's past at game platforms.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformKinds } from '#counterparty/game-platform/wire.ts';
import { seedRounds } from '#server/demo/games/seedRounds.ts';
import { addUpDay } from '#server/money/team/rebates.ts';
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

test('each round counts for rebates on the day on which it was settled', async () => {
  const days = await server.inStation(alpha, async (db) => {
    const { rows } = await sql<{
      day: string;
      valid: string;
    }>`SELECT beijing_day(settled_at)::text AS day, sum(valid)::text AS valid
      FROM game_round WHERE state IN ('won', 'lost') AND valid > 0 GROUP BY 1 ORDER BY 1`.execute(db);
    for (const { day } of rows) await addUpDay({ db, station: alpha, now: server.now() }, day);
    return rows;
  });
  expect(days.length).toBeGreaterThan(2);
  const counted = await server.inStation(alpha, (db) =>
    sql`SELECT day::text AS day, sum(valid)::text AS valid FROM rebate_bet WHERE category <> 'lottery' GROUP BY 1 ORDER BY 1`.execute(
      db,
    ),
  );
  expect(counted.rows).toEqual(days);
});

test('a station that has rounds gets no more', async () => {
  const before = (await rounds(alpha)).length;
  await seed();
  expect(await rounds(alpha)).toHaveLength(before);
});
