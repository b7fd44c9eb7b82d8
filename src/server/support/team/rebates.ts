// Daily rebates that wait for a decision, and deciding on one.
import { sql } from 'kysely';
import { isDay } from '#values/beijingTime.ts';
import { findAccount } from '../../account/accounts.ts';
import { decideRebate } from '../../money/team/rebates.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { textOf, type Written } from '../input.ts';

const listMost = 200;
const nameMost = 2_000;

export interface WaitingRebate {
  name: string;
  day: string;
  amount: bigint;
}

/** The oldest first. */
export async function pendingRebates({ db }: SupportWork): Promise<WaitingRebate[]> {
  const { rows } = await sql<WaitingRebate>`
    SELECT a.name, r.day::text AS day, r.amount FROM rebate_day r JOIN account a ON a.id = r.account_id
      WHERE r.state = 'pending' ORDER BY r.day, a.name LIMIT ${listMost}`.execute(db);
  return rows;
}

/** Approves a rebate or refuses it. */
export async function decideWaitingRebate(
  { db, station, now }: SupportWork,
  { note }: Supporter,
  { account: written, day, isApproved }: { account: Written; day: string; isApproved: boolean },
): Promise<{ account: string; day: string; isApproved: boolean }> {
  if (!isDay(day)) throw new Refusal('support.dayForm');
  const name = textOf(written, nameMost);
  const account = await findAccount(db, name);
  if (account) await note.about(account.id);
  const isDecided =
    account && (await decideRebate(db, station, { accountId: account.id, day, isApproved }, now));
  if (!isDecided) throw new Refusal('support.noRebate', { values: { account: name, day } });
  return { account: name, day, isApproved };
}
