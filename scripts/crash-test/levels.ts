// The ladders of the crash test's stations: levels that what players bet and deposit reaches on the way, with what they claim by the week and at a birthday.
import type pg from 'pg';
import { inStation } from '#server/db/stationTransaction.ts';
import { dayOf } from '#values/days.ts';
import { openLadder, type Rung } from '../harness/ladder.ts';
import type { Person } from './world.ts';

/** The second level by what is bet the evening before, which makes the week's bonus due; the others in the run. */
const rungs: readonly Rung[] = [
  { from_bet: 1_000, keep_bet: 200, gift: 8, weekly: 2, weekly_bet: 1_000, birthday: 18 },
  { from_deposit: 100, from_bet: 1_300, keep_bet: 400, gift: 38, weekly: 8, weekly_bet: 1_100, birthday: 28 },
  {
    from_deposit: 500,
    from_bet: 1_600,
    keep_bet: 600,
    gift: 88,
    weekly: 18,
    weekly_bet: 1_200,
    birthday: 38,
  },
  { from_deposit: 2_000, from_bet: 3_000, keep_bet: 800, gift: 188, birthday: 58 },
];

/** A ladder at each station, one that asks for both totals and one that asks for either. Every third player has a birthday on the day of the run. */
export async function openLadders(
  pool: pg.Pool,
  stations: readonly string[],
  people: readonly Person[],
  day: Date,
): Promise<void> {
  for (const [at, station] of stations.entries())
    await inStation(pool, station, (db) =>
      openLadder(db, station, rungs, { mode: at % 2 === 0 ? 'both' : 'either' }),
    );
  await pool.query('UPDATE account SET birthday = $2 WHERE id = ANY ($1)', [
    people.filter((_, at) => at % 3 === 0).map(({ accountId }) => accountId),
    `1990${dayOf(day).slice(4)}`,
  ]);
}
