// Owns the claimable flags of a member: which kinds have something to be taken now. The poll reads one row; it is calculated again once it is old.
import type { ActivityKind } from '#contract/entities.generated.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Db } from '../db/stationTransaction.ts';
import { activitiesNow } from './activity.ts';
import { factsFor, judge } from './registry.ts';

/** So long a flag may be behind deposits and bets; an award changes it at once. */
const freshMs = 60_000;

/** Points are there to be kept: they make no dot. */
const isFlagged = (kind: ActivityKind): boolean => kind !== 'points';

/** Calculates the flags of a member and keeps them for the polls to come. */
export async function refreshFlags(
  db: Db,
  station: string,
  accountId: number,
  now: Date,
): Promise<ActivityKind[]> {
  const activities = (await activitiesNow(db, now)).filter(({ kind }) => isFlagged(kind));
  const facts = await factsFor(db, accountId, activities, now);
  const claimable = activities.filter((activity) => judge(activity, facts).refusal === null);
  const kinds = [...new Set(claimable.map(({ kind }) => kind))];
  // A new day changes what can be taken.
  const midnight = startOfDay(addDays(dayOf(now), 1));
  const until = new Date(Math.min(now.getTime() + freshMs, midnight.getTime()));
  const row = { kinds, until };
  await db
    .insertInto('activity_flag')
    .values({ station, account_id: accountId, ...row })
    .onConflict((clash) => clash.column('account_id').doUpdateSet(row))
    .execute();
  return kinds;
}
