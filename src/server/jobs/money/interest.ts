// Owns the money job's step for interest: the interest of each day that has ended is calculated, missed days first, and paid in the morning.
import { accrueInterest, nextAccrualDay, payInterestDue } from '../../money/savings/interest.ts';
import type { MoneyStep } from './step.ts';

/** Payments in one transaction. */
const batch = 100;
/** Days calculated in one round: the other steps wait meanwhile. */
const daysARound = 40;

export const interest: MoneyStep = async ({ station, inStation, now }) => {
  const { code } = station;
  for (let count = 0; count < daysARound; count++) {
    const isDone = await inStation(async (db) => {
      const day = await nextAccrualDay(db, now);
      if (day !== null) await accrueInterest(db, code, day, now);
      return day === null;
    });
    if (isDone) break;
  }
  while ((await inStation((db) => payInterestDue(db, code, now, batch))) === batch);
};
