// What time does to a member of a history: periods of chases that began, and bets that were settled. Chance decides these; that limits let them through, and stopped what they do not, is judged here.
import type pg from 'pg';
import { alpha } from '../testStations.ts';
import { leftOf, type Member, stopChase } from './model.ts';

interface Row {
  id: string;
  status: number;
  stake: bigint;
  payout: bigint;
  chase: string | null;
  at: Date;
  seals_at: Date;
}

/** Reads the orders of a member after a round of the draw job at `now`, and brings the model there. Throws where a limit was passed, or stopped a chase that had room. */
export async function readTick(
  owner: pg.Pool,
  accountId: number,
  member: Member,
  now: Date,
  name: string,
): Promise<void> {
  const { rows } = await owner.query<Row>(
    `SELECT id::text, status, stake, payout, chase_id::text AS chase, coalesce(opened_at, created_at) AS at, seals_at FROM bet_order
       WHERE station = $1 AND account_id = $2 ORDER BY at, bet_order.id`,
    [alpha, accountId],
  );
  const { chase } = member;
  // First what began, while every bet of before still waits: as the job does it.
  const begun = rows.filter(({ id, chase: of }) => of !== null && !member.stakes.has(id));
  for (const { id, stake, at, seals_at, chase: of } of begun) {
    if (of !== chase?.id) throw new Error(`${name}: order ${id} is of a chase that does not run`);
    const start = chase.starts.shift();
    if (start !== at.getTime() || BigInt(stake) !== chase.stake)
      throw new Error(
        `${name}: order ${id} began at ${at.toISOString()} with ${stake}, and is not the chase's next`,
      );
    const lowest = leftOf(member, ['stake', 'loss'], start);
    if (lowest && chase.stake > lowest.left)
      throw new Error(
        `${name}: order ${id} of a chase was placed above a limit: ${lowest.left} was left for ${stake}`,
      );
    member.stakes.set(id, {
      id,
      at: start,
      amount: chase.stake,
      sealsAt: seals_at.getTime(),
      chase: chase.id,
      payout: null,
      isRevoked: false,
    });
  }
  const next = chase?.starts[0];
  if (chase && next !== undefined && next <= now.getTime()) {
    const lowest = leftOf(member, ['stake', 'loss'], next);
    if (!lowest || chase.stake <= lowest.left)
      throw new Error(
        `${name}: chase ${chase.id} was stopped, and its period of ${new Date(next).toISOString()} had room`,
      );
    stopChase(member, now.getTime());
  }

  for (const { id, status, payout } of rows) {
    const stake = member.stakes.get(id);
    if (!stake) throw new Error(`${name}: order ${id} is in no answer`);
    const isReturned = status === 4;
    if (isReturned !== stake.isRevoked)
      throw new Error(
        `${name}: order ${id} is in state ${status}, and the model has it ${stake.isRevoked ? '' : 'not '}returned`,
      );
    if (isReturned || status === 1 || stake.payout !== null) continue;
    stake.payout = BigInt(payout);
    member.wallet += stake.payout;
  } // It runs as long as anything of it waits.
  const isWaiting = [...member.stakes.values()].some(
    (stake) => stake.chase === chase?.id && !stake.isRevoked && stake.payout === null,
  );
  if (chase && chase.starts.length === 0 && !isWaiting) member.chase = null;
}
