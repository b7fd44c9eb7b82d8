// Owns the team job's step for rebates: each day that has ended is added up, missed days first, and members are paid.
import { addUpDay, nextRebateDay, payRebates } from '../../money/team/rebates.ts';
import type { TeamStep } from './step.ts';

/** Members in one transaction. */
const batch = 100;
/** Days added up in one round: the other steps wait meanwhile. */
const daysARound = 40;

export const rebates: TeamStep = async ({ station, inStation, now, isStopped }) => {
  for (let count = 0; count < daysARound; count++) {
    const isDone = await inStation(async (db) => {
      const day = await nextRebateDay(db, now);
      if (day !== null) await addUpDay(db, station.code, day, now);
      return day === null;
    });
    if (isDone) break;
  }
  while (!isStopped() && (await inStation((db) => payRebates(db, station.code, now, batch))) === batch);
};
