// The team job's step for rebates: each day that has ended is added up, missed days first, and members are paid.
import { sql } from 'kysely';
import { endOfDay } from '#values/beijingTime.ts';
import { addUpDay, lastRebateDay, nextRebateDay, payRebates } from '../../money/team/rebates.ts';
import { isOpenDay, stationsBehind, stationsOfAny, stationsWith } from '../due/due.ts';
import type { TeamDeps, TeamStep } from './step.ts';

/** Members in one transaction. */
const batch = 100;
/** Days added up in one round: the other steps wait meanwhile. */
const daysARound = 40;

async function run({ station, inStation, now, isStopped }: TeamDeps): Promise<'more' | null> {
  let isDone = false;
  for (let count = 0; count < daysARound && !isDone; count++)
    isDone = await inStation(async (db) => {
      const day = await nextRebateDay(db, now);
      if (day !== null) await addUpDay({ db, station: station.code, now }, day);
      return day === null;
    });
  while (
    !isStopped() &&
    (await inStation((db) => payRebates({ db, station: station.code, now }, batch))) === batch
  );
  return isDone ? null : 'more';
}

export const rebates: TeamStep = {
  due({ now, isFirst }) {
    const last = lastRebateDay(now);
    const isOpen = isOpenDay('rebate_run', last);
    return stationsOfAny(
      stationsBehind({ run: 'rebate_run', through: last, isFirst }),
      sql`(SELECT t.station FROM rebate_setting t WHERE t.from_day <= ${last}::date AND ${isOpen})`,
      // Whoever recommended the station earns where it pays no rebate as well.
      sql`(SELECT t.station FROM ${stationsWith('recommendation', {})} t WHERE ${isOpen}
        AND EXISTS (SELECT FROM recommendation r WHERE r.station = t.station AND r.at < ${endOfDay(last)}))`,
      stationsWith('rebate_bet', { kept: sql`t.done_at IS NULL` }),
    );
  },
  run,
};
