// Owns the interest of a demonstration's past: the terms that a station begins with, and each day's payment on the morning it was due.

import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { atHour } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { YUAN } from '#values/money.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { accrueInterest, nextAccrualDay, payHour, payInterestDue } from '../money/savings/interest.ts';

/** Payments in one round; more than a station has demonstration accounts. */
const batch = 100;

/** Whether the database has drawn before: then its stations get no past bets. */
export async function hasDrawn(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(`SELECT 1 FROM lottery_period WHERE state <> 'open' LIMIT 1`);
  return rows.length > 0;
}

/** Calculates and pays every day whose morning has come by then, at that morning, as the money job would have done. */
export async function replayInterest(db: Db, station: string, until: Date): Promise<void> {
  for (;;) {
    const day = await nextAccrualDay(db, until);
    if (day === null) return;
    const morning = atHour(addDays(day, 1), payHour);
    if (morning > until) return;
    await accrueInterest(db, station, day, morning);
    while ((await payInterestDue(db, station, morning, batch)) === batch);
  }
}

/**
 * Gives stations without terms some that began a month ago and were raised since. On a new database the days are paid between the past bets
 * (demoBets.ts); a station added later has no past bets, so they are paid at once. It changes balances, so tests that rely on the seeded ones
 * leave it out.
 */
export async function seedInterest(
  pool: pg.Pool,
  stations: readonly Pick<StationFacts, 'code'>[],
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const hasPast = await hasDrawn(pool);
  for (const { code: station } of stations) {
    const terms = { station, least: YUAN, most: 1_000_000n * YUAN };
    await inStation(pool, station, async (db) => {
      const there = await db.selectFrom('interest_rate').select('annual').executeTakeFirst();
      if (there) return;
      await db
        .insertInto('interest_rate')
        .values([
          { ...terms, from_day: addDays(today, -30), annual: 36_000n },
          { ...terms, from_day: addDays(today, -12), annual: 40_000n },
        ])
        .onConflict((clash) => clash.columns(['station', 'from_day']).doNothing())
        .execute();
      if (hasPast) await replayInterest(db, station, now);
    });
  }
}
