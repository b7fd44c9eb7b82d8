// Owns the interest terms that a station of the demonstration begins with.

import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { addDays, dayOf } from '#values/days.ts';
import { YUAN } from '#values/money.ts';
import { inStation } from '../db/stationTransaction.ts';

/**
 * Gives stations without terms some that began a month ago and were raised since: the money job then calculates and pays all those days, as after
 * an outage. It changes balances, so tests that rely on the seeded ones leave it out.
 */
export async function seedInterest(
  pool: pg.Pool,
  stations: readonly Pick<StationFacts, 'code'>[],
  now: Date,
): Promise<void> {
  const today = dayOf(now);
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
    });
  }
}
