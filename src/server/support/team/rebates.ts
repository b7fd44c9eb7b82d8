// Daily rebates: those that wait for a decision, deciding on one, and what became of a member's.
import { sql } from 'kysely';
import { isDay } from '#values/beijingTime.ts';
import { findAccount } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { RebateDayTable } from '../../db/tables.ts';
import { type MemberRebate, rebatesOf } from '../../money/team/rebateClaims.ts';
import { decideRebate } from '../../money/team/rebates.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { reasonOf, textOf, type Written } from '../input.ts';
import { memberNamed } from '../member.ts';

const listMost = 200;
const nameMost = 2_000;

export interface WaitingRebate {
  name: string;
  day: string;
  amount: bigint;
}

/** The last rebate of a page: the next one begins after it. */
export interface AfterRebate {
  day: string;
  accountId: number;
}

/** Rebates that wait, those of the oldest day first, after another one where it is named. */
export async function waitingRebates(
  db: Db,
  limit: number,
  after?: AfterRebate,
): Promise<(WaitingRebate & { accountId: number; at: Date; lines: RebateDayTable['lines'] })[]> {
  const { rows } = await sql<WaitingRebate & { accountId: number; at: Date; lines: RebateDayTable['lines'] }>`
    SELECT a.name, r.day::text AS day, r.amount, r.account_id AS "accountId", r.at, r.lines
      FROM rebate_day r JOIN account a ON a.id = r.account_id
      WHERE r.state = 'pending' ${after ? sql`AND (r.day, r.account_id) > (${after.day}::date, ${after.accountId}::integer)` : sql``}
      ORDER BY r.day, r.account_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** The oldest first. */
export const pendingRebates = async ({ db }: SupportWork): Promise<WaitingRebate[]> =>
  (await waitingRebates(db, listMost)).map(({ name, day, amount }) => ({ name, day, amount }));

/** What became of a member's rebates, the newest day first. */
export async function rebatesOfMember(
  { db, now }: SupportWork,
  _: unknown,
  { account }: { account: Written },
): Promise<MemberRebate[]> {
  const { id } = await memberNamed(db, account);
  return await rebatesOf(db, id, { limit: listMost }, now);
}

/** Approves a rebate or refuses it with a reason, which the member reads. */
export async function decideWaitingRebate(
  { db, station, now }: SupportWork,
  { note }: Supporter,
  {
    account: written,
    day,
    isApproved,
    reason,
  }: { account: Written; day: string; isApproved: boolean; reason?: Written },
): Promise<{ account: string; day: string; isApproved: boolean }> {
  if (!isDay(day)) throw new Refusal('support.dayForm');
  const name = textOf(written, nameMost);
  const decision = isApproved ? { isApproved } : { isApproved, reason: reasonOf(reason) };
  if (!decision.isApproved) note.because(decision.reason);
  const account = await findAccount(db, name);
  if (account) await note.about(account.id);
  const isDecided =
    account && (await decideRebate({ db, station, now }, { accountId: account.id, day, ...decision }));
  if (!isDecided) throw new Refusal('support.noRebate', { values: { account: name, day } });
  return { account: name, day, isApproved };
}
