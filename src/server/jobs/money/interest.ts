// The money job's step for interest: the interest of each day that has ended is calculated, missed days first, and paid in the morning.
import { sql } from 'kysely';
import { addDays, dayOf } from '#values/days.ts';
import { accrueInterest, lastDayPaid, nextAccrualDay, payInterestDue } from '../../money/savings/interest.ts';
import { isOpenDay, stationsBehind, stationsOfAny, stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

/** Payments in one transaction. */
const batch = 100;
/** Days calculated in one round: the other steps wait meanwhile. */
const daysARound = 40;

async function run({ station, inStation, now }: MoneyDeps): Promise<'more' | null> {
  const { code } = station;
  let isDone = false;
  for (let count = 0; count < daysARound && !isDone; count++)
    isDone = await inStation(async (db) => {
      const day = await nextAccrualDay(db, now);
      if (day !== null) await accrueInterest({ db, station: code, now }, day);
      return day === null;
    });
  while ((await inStation((db) => payInterestDue({ db, station: code, now }, batch))) === batch);
  return isDone ? null : 'more';
}

export const interest: MoneyStep = {
  due: ({ now, isFirst }) => {
    const today = dayOf(now);
    const yesterday = addDays(today, -1);
    return stationsOfAny(
      stationsBehind({ run: 'interest_run', through: yesterday, isFirst }),
      sql`(SELECT t.station FROM interest_rate t WHERE t.from_day < ${today}::date AND ${isOpenDay('interest_run', yesterday)})`,
      stationsWith('interest_day', {
        kept: sql`t.paid_at IS NULL`,
        due: sql`t.day <= ${lastDayPaid(now)}::date`,
      }),
    );
  },
  run,
};
