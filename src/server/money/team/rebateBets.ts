// Which valid bets count for the rebate of a day, for all members and for one who looks at a day that still runs: in one place, so that both say the same.
import { type RawBuilder, sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { categoryOfFamily } from '#lottery/covering/shares.ts';
import { FAMILY_CODES } from '#lottery/familyCodes.generated.ts';
import { LOTTERIES } from '#lottery/lotteries.generated.ts';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import type { Db } from '../../db/stationTransaction.ts';

const markSixFamilies = FAMILY_CODES.filter((family) => categoryOfFamily(family) === 'lhc');
const markSixLotteries = LOTTERIES.flatMap(({ code, family }) =>
  markSixFamilies.includes(family) ? code : [],
);

const only = (column: RawBuilder<number>, accountId: number | undefined) =>
  accountId === undefined ? sql`` : sql`AND ${column} = ${accountId}`;

/** Rows of account_id, category and valid: lottery bets that ended on a day. The states are written out, so that the index of settled bets serves. */
export const lotteryBets = (day: string, accountId?: number) =>
  sql`SELECT o.account_id, CASE WHEN o.lot_code = ANY (${markSixLotteries}) OR w.code IS NOT NULL THEN 'lhc' ELSE 'lottery' END AS category, commission_basis(o) AS valid
    FROM bet_order o LEFT JOIN own_lottery w ON w.code = o.lot_code AND w.family = ANY (${markSixFamilies})
    WHERE o.status IN (${sql.lit(BetStatus.won)}, ${sql.lit(BetStatus.lost)})
      AND o.ended_at >= ${startOfDay(day)} AND o.ended_at < ${endOfDay(day)} AND commission_basis(o) > 0 ${only(sql`o.account_id`, accountId)}`;

/** Whether a round counts on a day, those that were read too late for theirs included; the first day that was added up is the earliest. */
export const uncountedRounds = (round: RawBuilder<unknown>, day: string) =>
  sql`${round}.rebate_day IS NULL AND ${round}.state IN ('won', 'lost') AND ${round}.settled_at < ${endOfDay(day)}
    AND beijing_day(${round}.settled_at) >= coalesce((SELECT min(day) FROM rebate_run), ${day}::date)`;

export const categoryOfRound = (kind: RawBuilder<string>) =>
  sql`CASE WHEN ${kind} IN ('pt', 'qt') THEN 'egame' WHEN ${kind} = 'tsport' THEN 'sport' ELSE ${kind} END`;

export type BetsByCategory = ReadonlyMap<Category, bigint>;

export const byCategoryOf = (valid: Partial<Record<Category, string>>): BetsByCategory =>
  new Map(
    CATEGORIES.flatMap((category) => {
      const bet = valid[category];
      return bet === undefined ? [] : [[category, BigInt(bet)] as const];
    }),
  );

/** What a member bet on a day, as it counts; `isAddedUp` once nothing more is added to it. */
export interface BetsOfDay {
  bets: BetsByCategory;
  isAddedUp: boolean;
}

/** A member's valid bets of a day: as they were added up, or as they would be now. Rounds that the day before will take count there. */
export async function betsOfDay(db: Db, accountId: number, day: string): Promise<BetsOfDay> {
  const { rows } = await sql<{ is_added_up: boolean; valid: Partial<Record<Category, string>> }>`
    WITH run AS (SELECT EXISTS (SELECT FROM rebate_run WHERE day = ${day}::date) AS is_there,
        EXISTS (SELECT FROM rebate_run WHERE day = ${addDays(day, -1)}::date) AS is_before)
    SELECT run.is_there AS is_added_up, coalesce((SELECT json_object_agg(y.category, y.valid::text) FROM (
        SELECT x.category, sum(x.valid) AS valid FROM (
          SELECT b.category, b.valid FROM rebate_bet b WHERE run.is_there AND b.account_id = ${accountId} AND b.day = ${day}::date
          UNION ALL
          SELECT o.category, o.valid FROM (${lotteryBets(day, accountId)}) o WHERE NOT run.is_there
          UNION ALL
          SELECT ${categoryOfRound(sql`r.kind`)}, r.valid FROM game_round r
            WHERE NOT run.is_there AND r.account_id = ${accountId} AND ${uncountedRounds(sql`r`, day)}
              AND (run.is_before OR r.settled_at >= ${startOfDay(day)})) x
        GROUP BY x.category HAVING sum(x.valid) > 0) y), '{}') AS valid
      FROM run`.execute(db);
  const { is_added_up: isAddedUp, valid } = rows[0]!;
  return { bets: byCategoryOf(valid), isAddedUp };
}
