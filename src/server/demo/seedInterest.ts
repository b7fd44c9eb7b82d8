// The interest of a demonstration's past: the terms that a station begins with, and each day's payment on the morning it was due.

import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { atHour, startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { accrueInterest, nextAccrualDay, payInterestDue } from '../money/savings/interest.ts';
import { payHour } from '../money/savings/payHour.ts';
import { applyDemonstration, demonstrationContent } from './demonstrationContent.ts';

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
    await accrueInterest({ db, station, now: morning }, day);
    while ((await payInterestDue({ db, station, now: morning }, batch)) === batch);
  }
}

/** What the interest was at first, before it was raised to that of the files. */
const atFirst = { annualPercent: '3.6', daysAgo: 30 };
const raisedDaysAgo = 12;

/**
 * Gives stations without terms some that began a month ago and were raised since. On a new database the days are paid between the past bets
 * (demoBets.ts); a station added later has no past bets, so they are paid at once. It changes balances, so tests that rely on the seeded ones
 * leave it out.
 */
export async function seedInterest(
  pool: pg.Pool,
  stations: readonly StationFacts[],
  now: Date,
): Promise<void> {
  const hasPast = await hasDrawn(pool);
  for (const station of stations)
    await inStation(pool, station.code, async (db) => {
      const there = await db.selectFrom('interest_rate').select('annual').executeTakeFirst();
      if (there) return;
      const { interest } = demonstrationContent(station);
      if (!interest) return;
      const apply = (terms: typeof interest, daysAgo: number) =>
        applyDemonstration(db, station, { interest: terms }, startOfDay(addDays(dayOf(now), -daysAgo)));
      await apply({ ...interest, annualPercent: atFirst.annualPercent }, atFirst.daysAgo);
      await apply(interest, raisedDaysAgo);
      if (hasPast) await replayInterest(db, station.code, now);
    });
}
