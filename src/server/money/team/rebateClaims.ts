// Rebates as their member sees them: what a day comes to so far, what became of each, and claiming one.
import { sql } from 'kysely';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import { dailyRebate, type RebatePlan } from '#rules/team/rebate.ts';
import type { RebateLine } from '../../db/columnTypes.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import type { RebateDayTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import { betsOfDay } from './rebateBets.ts';
import { payRebate, type StationRebate } from './rebates.ts';

export interface DayLine {
  category: Category;
  validBet: bigint;
  /** Percent that these bets have reached, as text; "0" for none. */
  rate: string;
  amount: bigint;
}

/** A member's day; amounts in 0.0001 yuan. */
export interface DaySoFar {
  /** Those with a rate for the member's level, and those with bets. */
  lines: DayLine[];
  /** What it brings by the terms and bets of now. */
  amount: bigint;
  /** There is something, and less than the least that is paid. */
  isBelowLeast: boolean;
  /** The limit of a day cuts it. */
  isCapped: boolean;
  /** The bets of the day have been added up: nothing is added any more. */
  isAddedUp: boolean;
}

/** What a day of a member comes to, by the function that pays. */
export async function daySoFar(
  db: Db,
  { plan, fromDay }: StationRebate,
  { accountId, level, day }: { accountId: number; level: number; day: string },
): Promise<DaySoFar> {
  const { bets, isAddedUp } = await betsOfDay(db, accountId, day);
  if (day < fromDay) return { lines: [], amount: 0n, isBelowLeast: false, isCapped: false, isAddedUp };
  const brings = (terms: RebatePlan) =>
    dailyRebate(terms, { level, validBet: bets, trial: false, alreadyPaid: false });
  const { amount } = brings(plan);
  // Each line before the limits of the day, which are about their sum.
  const whole = brings({ ...plan, minimum: 0n, cap: null });
  const earned = new Map(whole.lines.map((line) => [line.category, line]));
  const lines = CATEGORIES.filter(
    (category) => bets.has(category) || plan.categories.get(category)?.has(String(level)),
  ).map((category) => ({
    category,
    validBet: bets.get(category) ?? 0n,
    rate: earned.get(category)?.rate ?? '0',
    amount: earned.get(category)?.amount ?? 0n,
  }));
  return {
    lines,
    amount,
    isBelowLeast: whole.amount > 0n && whole.amount < plan.minimum,
    isCapped: amount > 0n && amount < whole.amount,
    isAddedUp,
  };
}

export type RebateState = 'waiting' | 'claimable' | 'lapsed' | 'paid' | 'refused';

export interface MemberRebate {
  day: string;
  amount: bigint;
  required: bigint;
  lines: readonly RebateLine[];
  state: RebateState;
  /** Why it was refused; empty otherwise. */
  reason: string;
  /** Until when it is there, or was; null where it is not claimed. */
  until: Date | null;
  /** When it was last decided on or claimed; null while it waits. */
  handledAt: Date | null;
}

/** What became of a rebate by now: nothing writes that its time is over. */
export function stateOf(
  { state, claim_until: until }: Pick<RebateDayTable, 'state' | 'claim_until'>,
  now: Date,
): RebateState {
  if (state === 'pending') return 'waiting';
  if (state === 'rejected') return 'refused';
  return state === 'claimable' && until! <= now ? 'lapsed' : state;
}

const rebatesQuery = (db: Db, accountId: number) =>
  db
    .selectFrom('rebate_day')
    .select([
      'amount',
      'required',
      'lines',
      'state',
      'reason',
      'claim_until',
      'claimed_at',
      'decided_at',
      sql<string>`day::text`.as('day'),
    ])
    .where('account_id', '=', accountId);

type Row = Awaited<ReturnType<ReturnType<typeof rebatesQuery>['execute']>>[number];

const memberRebate = (row: Row, now: Date): MemberRebate => ({
  day: row.day,
  amount: row.amount,
  required: row.required,
  lines: row.lines,
  state: stateOf(row, now),
  reason: row.reason,
  until: row.claim_until,
  handledAt: row.claimed_at ?? row.decided_at,
});

/** A member's rebates, the newest day first: those before a day where one is named. */
export async function rebatesOf(
  db: Db,
  accountId: number,
  { before, limit }: { before?: string | undefined; limit: number },
  now: Date,
): Promise<MemberRebate[]> {
  const rows = await rebatesQuery(db, accountId)
    .$if(before !== undefined, (query) => query.where('day', '<', before!))
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => memberRebate(row, now));
}

/** What of a member's rebates can be claimed now, what lapses first in front. */
export async function claimableRebates(db: Db, accountId: number, now: Date): Promise<MemberRebate[]> {
  const rows = await rebatesQuery(db, accountId)
    .where('state', '=', 'claimable')
    .where('claim_until', '>', now)
    .orderBy('claim_until')
    .orderBy('day')
    .execute();
  return rows.map((row) => memberRebate(row, now));
}

/** Pays a rebate that its member claims, once. Refuses with why where it is not there to be claimed. */
export async function claimRebate(
  { db, station, now }: StationWork,
  { accountId, day }: { accountId: number; day: string },
): Promise<{ amount: bigint; required: bigint }> {
  const row = await db
    .updateTable('rebate_day')
    .set({ state: 'paid', claimed_at: now })
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where('state', '=', 'claimable')
    .where('claim_until', '>', now)
    .returning(['amount', 'required'])
    .executeTakeFirst();
  if (!row) {
    const there = await rebatesQuery(db, accountId).where('day', '=', day).executeTakeFirst();
    if (!there) throw new Refusal('server.rebate.missing', { code: 'missing', field: 'day' });
    const state = stateOf(there, now);
    // Somebody else's transaction may have claimed it since: then it is paid.
    const why = state === 'claimable' ? 'paid' : state;
    throw new Refusal(`server.rebate.${why}`, { code: why });
  }
  await payRebate({ db, station, now }, { accountId, day, ...row });
  return row;
}
