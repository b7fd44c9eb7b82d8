// Applications for an activity: an award that always waits for the operator.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { dayOf } from '#values/days.ts';
import { ledgerTypes } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Activity } from './activity.ts';
import type { Award } from './award.ts';

/** Stores an application; approved, its prize is given with the activity's turnover. */
export async function applyFor(
  db: Db,
  activity: Activity<'general'>,
  accountId: number,
  key: string,
  now: Date,
): Promise<Award> {
  const { prize } = activity.terms;
  const amount = prize.kind === 'cash' || prize.kind === 'points' ? prize.amount : 0n;
  return db
    .insertInto('activity_award')
    .values({
      station: activity.row.station,
      activity_id: activity.id,
      account_id: accountId,
      claim_key: key,
      day: dayOf(now),
      prize: prize.kind,
      amount,
      goods: prize.kind === 'goods' ? JSON.stringify(prize.name) : null,
      required: prize.kind === 'cash' ? (amount * BigInt(activity.row.bet_factor)) / 100n : 0n,
      ledger_type: ledgerTypes.activityPrize,
      status: AwardStatus.waiting,
      detail: '{}',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
