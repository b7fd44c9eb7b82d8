// The newest winners of an activity: members who really won, their names masked.
import { sql } from 'kysely';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import type { Db } from '../db/stationTransaction.ts';

/** The first two characters of a name. */
export const maskedWinner = (name: string): string => `${[...name].slice(0, 2).join('')}***`;

export const winnersOf = (db: Db, activityId: number, limit = 20) =>
  db
    .selectFrom('activity_award as w')
    .innerJoin('account as a', 'a.id', 'w.account_id')
    .select(['a.name', 'w.prize', 'w.amount', 'w.goods', 'w.created_at'])
    .where('w.activity_id', '=', activityId)
    .where('w.prize', '<>', 'none')
    .where('w.status', '=', sql.lit(AwardStatus.given))
    .orderBy('w.id', 'desc')
    .limit(limit)
    .execute();
