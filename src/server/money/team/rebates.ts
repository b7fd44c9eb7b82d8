// The daily rebate of members (返水) and what friends' bets earn those who recommended the station: both from the valid bets of a day that has ended.
import { sql } from 'kysely';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import { dailyRebate, type RebatePlan } from '#rules/team/rebate.ts';
import { atHour, endOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { percentOf, percentOfMillionths, type Rate } from '#values/rate.ts';
import { ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { requireTurnover } from '../turnover.ts';
import { noRates, percentText, teamSettingOf } from './rates.ts';
import { byCategoryOf, categoryOfRound, lotteryBets, uncountedRounds } from './rebateBets.ts';

/** The hour in Beijing at which the bets of the day before are added up: most of what was settled before midnight is stored by then. */
export const rebateHour = 3;

/** A factor in hundredths as the rule takes it. */
const factorOf = (hundredths: number): Rate => BigInt(hundredths) * 10n ** 10n;

export interface StationRebate {
  plan: RebatePlan;
  fromDay: string;
  /** Days in which a member claims it, the first of them included; null where it is paid by itself. */
  claimDays: number | null;
  /** How many times it has to be bet before a withdrawal, in hundredths. */
  factor: number;
}

/** A station's terms of rebate; null where it pays none. */
export async function rebateTermsOf(db: Db): Promise<StationRebate | null> {
  const setting = await db
    .selectFrom('rebate_setting')
    .select(['minimum', 'cap', 'factor', 'is_auto', 'claim_days', sql<string>`from_day::text`.as('fromDay')])
    .executeTakeFirst();
  if (!setting) return null;
  const rows = await db
    .selectFrom('rebate_tier')
    .select(['category', 'level', 'from_bet', 'rate'])
    .orderBy('from_bet')
    .execute();
  const categories = new Map(
    CATEGORIES.map((category) => [
      category,
      new Map(
        [
          ...Map.groupBy(
            rows.filter((row) => row.category === category),
            ({ level }) => String(level),
          ),
        ].map(([level, tiers]) => [
          level,
          tiers.map(({ from_bet, rate }) => ({
            from: from_bet,
            rate: { text: percentText(rate), value: percentOfMillionths(BigInt(rate)) },
          })),
        ]),
      ),
    ]),
  );
  const { minimum, cap, factor, is_auto, claim_days: claimDays, fromDay } = setting;
  return {
    plan: { categories, minimum, cap, factor: factorOf(factor), auto: is_auto },
    fromDay,
    claimDays,
    factor,
  };
}

/** The last day whose bets are added up by now. */
export function lastRebateDay(now: Date): string {
  const today = dayOf(now);
  return addDays(today, atHour(today, rebateHour) <= now ? -1 : -2);
}

/** The oldest day whose bets are to be added up now; null where there is none. A station begins with the first day of its rebate or of its first recommendation. */
export async function nextRebateDay(db: Db, now: Date): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT coalesce((SELECT max(day) + 1 FROM rebate_run),
      least((SELECT min(from_day) FROM rebate_setting), (SELECT min(beijing_day(at)) FROM recommendation)))::text AS day`.execute(
    db,
  );
  const day = rows[0]!.day;
  return day !== null && day <= lastRebateDay(now) ? day : null;
}

/**
 * Adds up every member's valid bets of a day by category, once. A round of a platform that was read after its day had been added up counts on the next day; one
 * that has counted never counts again, whatever a correction makes of it.
 */
export async function addUpDay({ db, station, now }: StationWork, day: string): Promise<void> {
  const claimed = await db
    .insertInto('rebate_run')
    .values({ station, day, at: now })
    .onConflict((clash) => clash.columns(['station', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  if (claimed.numInsertedOrUpdatedRows !== 1n) return;
  await sql`
    WITH rounds AS (
      UPDATE game_round SET rebate_day = ${day}::date
        WHERE ${uncountedRounds(sql`game_round`, day)}
        RETURNING account_id, kind, valid)
    INSERT INTO rebate_bet (station, day, account_id, category, valid)
      SELECT ${station}, ${day}::date, x.account_id, x.category, sum(x.valid) FROM (
          ${lotteryBets(day)}
          UNION ALL
          SELECT r.account_id, ${categoryOfRound(sql`r.kind`)}, r.valid
            FROM rounds r) x
        GROUP BY x.account_id, x.category HAVING sum(x.valid) > 0`.execute(db);
}

/** Calculates a batch of members whose day was added up, and pays what is paid automatically; returns how many members there were. */
export async function payRebates({ db, station, now }: StationWork, batch: number): Promise<number> {
  const { rows } = await sql<{
    account_id: number;
    day: string;
    level: number;
    recommender_id: number | null;
    valid: Partial<Record<Category, string>>;
  }>`
    WITH due AS (SELECT DISTINCT b.day, b.account_id FROM rebate_bet b WHERE b.done_at IS NULL ORDER BY b.day, b.account_id LIMIT ${batch})
    SELECT d.account_id, d.day::text AS day, a.level, r.recommender_id, (SELECT json_object_agg(b.category, b.valid::text) FROM rebate_bet b
        WHERE b.account_id = d.account_id AND b.day = d.day) AS valid
      FROM due d JOIN account a ON a.id = d.account_id LEFT JOIN recommendation r ON r.account_id = d.account_id
      ORDER BY d.day, d.account_id`.execute(db);
  if (rows.length === 0) return 0;
  const terms = await rebateTermsOf(db);
  const { recommend_rates: recommendRates = [...noRates] } = await teamSettingOf(db);
  for (const { account_id: accountId, day, level, recommender_id: recommender, valid } of rows) {
    const bets = byCategoryOf(valid);
    if (terms && terms.fromDay <= day)
      await rebateOf({ db, station, now }, terms, { accountId, day, level, bets });
    if (recommender !== null)
      await payRecommender(
        { db, station, now },
        { accountId, day, recommender, bets, rates: recommendRates },
      );
    await db
      .updateTable('rebate_bet')
      .set({ done_at: now })
      .where('account_id', '=', accountId)
      .where('day', '=', day)
      .execute();
  }
  return rows.length;
}

interface MemberDay {
  accountId: number;
  day: string;
  level: number;
  bets: ReadonlyMap<Category, bigint>;
}

async function rebateOf(
  { db, station, now }: StationWork,
  { plan, claimDays }: StationRebate,
  { accountId, day, level, bets }: MemberDay,
): Promise<void> {
  const result = dailyRebate(plan, { level, validBet: bets, trial: false, alreadyPaid: false });
  if (result.state === 'none') return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rebate_day')
    .values({
      station,
      account_id: accountId,
      day,
      level,
      lines: JSON.stringify(
        result.lines.map(({ category, validBet, rate, amount }) => ({
          category,
          validBet: String(validBet),
          rate,
          amount: String(amount),
        })),
      ),
      amount: result.amount,
      required: result.requiredBet,
      ...(plan.auto ? released(claimDays, now) : { state: 'pending' }),
      at: now,
    })
    .onConflict((clash) => clash.columns(['station', 'account_id', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  if (plan.auto && claimDays === null && numInsertedOrUpdatedRows === 1n)
    await payRebate(
      { db, station, now },
      { accountId, day, amount: result.amount, required: result.requiredBet },
    );
}

/** What a rebate becomes that nobody has to decide on any more: the member's to claim within some days, or paid at once. */
const released = (claimDays: number | null, now: Date) =>
  claimDays === null
    ? ({ state: 'paid', decided_at: now } as const)
    : ({
        state: 'claimable',
        decided_at: now,
        claim_until: endOfDay(addDays(dayOf(now), claimDays - 1)),
      } as const);

/** The factor in hundredths that makes of an amount what is required of it. */
const factorFrom = (amount: bigint, required: bigint): number =>
  Number((required * 100n + amount - 1n) / amount);

/** Pays a rebate and requires the turnover that was calculated with it; a repeat does nothing. */
export async function payRebate(
  { db, station, now }: StationWork,
  { accountId, day, amount, required }: { accountId: number; day: string; amount: bigint; required: bigint },
): Promise<void> {
  const refId = `${day} ${accountId}`;
  await post(db, {
    type: ledgerTypes.rebate,
    refType: 'rebate',
    refId,
    remark: day,
    at: now,
    legs: [
      { account: await ledgerAccount(db, { station, id: 0 }, 'house', 'real', 'rebate'), amount: -amount },
      { account: await ledgerAccount(db, { station, id: accountId }, 'wallet', 'real'), amount },
    ],
  });
  if (required > 0n)
    await requireTurnover(db, {
      station,
      accountId,
      source: 'rebate',
      refType: 'rebate',
      refId,
      base: amount,
      factor: factorFrom(amount, required),
      at: now,
    });
}

async function payRecommender(
  { db, station, now }: StationWork,
  {
    accountId,
    day,
    recommender,
    bets,
    rates,
  }: Omit<MemberDay, 'level'> & { recommender: number; rates: readonly number[] },
): Promise<void> {
  const amount = CATEGORIES.reduce(
    (sum, category, at) => sum + percentOf(bets.get(category) ?? 0n, percentOfMillionths(BigInt(rates[at]!))),
    0n,
  );
  if (amount === 0n) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recommendation_day')
    .values({ station, account_id: accountId, day, recommender_id: recommender, amount, at: now })
    .onConflict((clash) => clash.columns(['station', 'account_id', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await post(db, {
    type: ledgerTypes.agentRebate,
    refType: 'recommendation',
    refId: `${day} ${accountId}`,
    remark: day,
    at: now,
    legs: [
      { account: await ledgerAccount(db, { station, id: 0 }, 'house', 'real', 'rebate'), amount: -amount },
      { account: await ledgerAccount(db, { station, id: recommender }, 'wallet', 'real'), amount },
    ],
  });
}

/** Whether a rebate that waits is approved, and why not: the member reads the reason. */
export type RebateDecision = { isApproved: true } | { isApproved: false; reason: string };

/**
 * Decides a rebate that waits for the operator; false where there is none. One that is approved is paid, or is the member's to claim by the terms of this
 * moment.
 */
export async function decideRebate(
  { db, station, now }: StationWork,
  { accountId, day, ...decision }: { accountId: number; day: string } & RebateDecision,
): Promise<boolean> {
  const claimDays = decision.isApproved ? await claimDaysOf(db) : null;
  const row = await db
    .updateTable('rebate_day')
    .set(
      decision.isApproved
        ? released(claimDays, now)
        : { state: 'rejected', decided_at: now, reason: decision.reason },
    )
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where('state', '=', 'pending')
    .returning(['amount', 'required'])
    .executeTakeFirst();
  if (!row) return false;
  // The turnover as it was calculated: the terms may have changed since.
  if (decision.isApproved && claimDays === null)
    await payRebate({ db, station, now }, { accountId, day, ...row });
  return true;
}

async function claimDaysOf(db: Db): Promise<number | null> {
  const setting = await db.selectFrom('rebate_setting').select('claim_days').executeTakeFirst();
  return setting?.claim_days ?? null;
}
