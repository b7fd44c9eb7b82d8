// How much of what a platform returns is credited without a person: the member's claim, the platform's bounds, and what of a transfer waits.
import { distrust } from '#counterparty/signed.ts';
import { dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import { reportProblem } from '../../db/operatorProblem.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** Rounds come a little later than the money they explain; a person is asked about what they have not explained by then. */
export const lateRoundsMs = 60_000;

/** A member of a station at a platform. */
export interface Claimant {
  station: string;
  account_id: number;
  platform: string;
}

/** A transfer that a platform has carried out. */
export interface Returned extends Claimant {
  order_no: string;
  /** 0.0001 yuan. */
  amount: bigint;
}

/** What may come back, in 0.0001 yuan. */
export interface Creditable {
  /** To the member: what was moved there, what the rounds paid, and what is credited without a reason. */
  claim: bigint;
  /** By the day: the member's own, and what the platform may still pay above it to all members together. */
  day: bigint;
}

/**
 * Locks a member's claim and the platform's day, so that what is judged by them holds until it is booked: before any account of the ledger, and
 * for both directions, so that no two transfers wait for each other. An update that changes nothing locks the row, whether it was there or not.
 */
export async function lockClaim(
  db: Db,
  { station, account_id, platform }: Claimant,
  at: Date,
): Promise<void> {
  await db
    .insertInto('platform_claim')
    .values({ station, account_id, platform })
    .onConflict((known) => known.columns(['account_id', 'platform']).doUpdateSet({ platform }))
    .execute();
  await db
    .insertInto('platform_day')
    .values({ station, platform, day: dayOf(at), back: 0n })
    .onConflict((known) => known.columns(['station', 'platform', 'day']).doUpdateSet({ platform }))
    .execute();
}

/** What may come back to a member from a platform on a day. */
export async function creditable(db: Db, { account_id, platform }: Claimant, at: Date): Promise<Creditable> {
  const { unexplained_most, day_back_most } = await db
    .selectFrom('platform')
    .select(['unexplained_most', 'day_back_most'])
    .where('code', '=', platform)
    .executeTakeFirstOrThrow();
  const claim = await db
    .selectFrom('platform_claim')
    .select(['moved', 'won', 'adjusted', 'own'])
    .where('account_id', '=', account_id)
    .where('platform', '=', platform)
    .executeTakeFirst();
  const today = await db
    .selectFrom('platform_day')
    .select('back')
    .where('platform', '=', platform)
    .where('day', '=', dayOf(at))
    .executeTakeFirst();
  const left = day_back_most - (today?.back ?? 0n);
  return {
    claim: unexplained_most + (claim ? claim.moved + claim.won + claim.adjusted : 0n),
    day: (claim?.own ?? 0n) + (left > 0n ? left : 0n),
  };
}

/** The most of it in one transfer; below zero where too much has come back already. */
export const mostOf = ({ claim, day }: Creditable): bigint => (claim < day ? claim : day);

/** Why a transfer that comes back is not credited; null where it is. The member's claim is locked. */
export async function excessOf(db: Db, row: Returned, since: Date): Promise<string | null> {
  const most = await creditable(db, row, since);
  const came = `${wireMoney(row.amount)} came back from ${row.platform}`;
  if (row.amount > most.claim)
    return `${came}, transfers, rounds and the bound explain ${wireMoney(most.claim)}: nothing is credited`;
  if (row.amount > most.day)
    return `${came}, own money and its day leave ${wireMoney(most.day)}: nothing is credited`;
  return null;
}

/** Whether something of a member waits that came back from a platform. */
export async function hasHold(db: Db, { account_id, platform }: Claimant): Promise<boolean> {
  const row = await db
    .selectFrom('transfer_hold')
    .select('order_no')
    .where('account_id', '=', account_id)
    .where('platform', '=', platform)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What of a member waits that came back from platforms, in 0.0001 yuan. */
export async function heldMoney(db: Db, accountId: number): Promise<bigint> {
  const rows = await db
    .selectFrom('transfer_hold as h')
    .innerJoin('transfer_order as o', 'o.order_no', 'h.order_no')
    .select('o.amount')
    .where('h.account_id', '=', accountId)
    .where('h.ended_at', 'is', null)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Where a member has moved money to or from, or has a round. */
export async function usedPlatforms(db: Db, accountId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('platform_claim')
    .select('platform')
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map(({ platform }) => platform));
}

/** Writes down that a transfer waits. */
export async function hold(db: Db, row: Returned, at: Date): Promise<void> {
  await db
    .insertInto('transfer_hold')
    .values({
      station: row.station,
      order_no: row.order_no,
      account_id: row.account_id,
      platform: row.platform,
      held_at: at,
      looked_at: at,
    })
    .execute();
}

/** Notes that a transfer waits still; once late rounds would have come, a person is asked. */
export async function waitOn(
  db: Db,
  { row, heldAt, isReported }: { row: Returned; heldAt: Date; isReported: boolean },
  reason: string,
  at: Date,
): Promise<void> {
  const isDue = !isReported && at.getTime() - heldAt.getTime() >= lateRoundsMs;
  await db
    .updateTable('transfer_hold')
    .set({ looked_at: at, ...(isDue && { reported_at: at }) })
    .where('order_no', '=', row.order_no)
    .execute();
  if (!isDue) return;
  await reportProblem(db, { station: row.station, kind: 'transfer', ref: row.order_no, reason, at });
  distrust({ about: `transfer ${row.order_no}`, reason });
}

/** Adds to a claim what a person credits above it, so that it is not missing from it afterwards. */
export async function settleClaim(db: Db, row: Returned): Promise<void> {
  const { moved, won, adjusted } = await db
    .selectFrom('platform_claim')
    .select(['moved', 'won', 'adjusted'])
    .where('account_id', '=', row.account_id)
    .where('platform', '=', row.platform)
    .executeTakeFirstOrThrow();
  const lacking = row.amount - (moved + won + adjusted);
  if (lacking <= 0n) return;
  await db
    .updateTable('platform_claim')
    .set({ adjusted: adjusted + lacking })
    .where('account_id', '=', row.account_id)
    .where('platform', '=', row.platform)
    .execute();
}
