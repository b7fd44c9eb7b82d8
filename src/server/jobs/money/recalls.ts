// The money job's step for breaks: what a member in a break has at a platform is called back, and the seats there are closed, until nothing is left.
import { sql } from 'kysely';
import { isLeave } from '#counterparty/game-platform/wire.ts';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import { restAfter } from '#values/backoff.ts';
import { type Exchange, recall } from '../../money/transfers/exchange.ts';
import { acquireMemberLock, releaseMemberLock } from '../../money/transfers/memberLock.ts';
import { askMs, holderOf } from '../../money/transfers/order.ts';
import { stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

/** Looked at at the same time: a slow platform delays a round by its time-outs, not by many. */
const batch = 20;
const waitsMs = { first: 1_000, longest: 600_000 };

interface Due {
  station: string;
  account_id: number;
  platform: string;
  tries: number;
  left_at: Date | null;
  /** The break holds still. */
  holds: boolean;
}

async function run(round: MoneyDeps): Promise<void> {
  const { inStation, now, onFailure } = round;
  const due = await inStation((db) =>
    db
      .selectFrom('break_recall')
      .select(['station', 'account_id', 'platform', 'tries', 'left_at'])
      .select(sql<boolean>`break_holds(account_id, ${now})`.as('holds'))
      .where('ended_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(batch)
      .execute(),
  );
  // One platform of a member after the other: its transfers have one lock.
  const byMember = Map.groupBy(due, ({ account_id }) => account_id);
  await Promise.all(
    [...byMember.values()].map(async (rows) => {
      for (const row of rows)
        await callBack(round, row).catch((error) => onFailure(`recall from ${row.platform}`, error));
    }),
  );
}

export const recalls: MoneyStep = {
  due: ({ now }) =>
    stationsWith('break_recall', { kept: sql`t.ended_at IS NULL`, due: sql`t.due_at <= ${now}` }),
  run,
};

async function callBack(round: MoneyDeps, row: Due): Promise<void> {
  // Put off first: whatever happens to this process, somebody looks again.
  await putOff(round, row);
  if (!row.holds) return end(round, row);
  await closeSeats(round, row);
  const found = await bringBack(round, row);
  if (found === 'nothing' && !(await isUnderWay(round, row))) await end(round, row);
}

const rowOf = (row: Due) => ({ account_id: row.account_id, platform: row.platform });

async function putOff({ inStation, now }: MoneyDeps, row: Due): Promise<void> {
  const waitMs = restAfter(row.tries, waitsMs);
  await inStation((db) =>
    db
      .updateTable('break_recall')
      .set({ tries: row.tries + 1, due_at: new Date(now.getTime() + waitMs) })
      .where((where) => where.and(rowOf(row)))
      .execute(),
  );
}

async function end({ inStation, now }: MoneyDeps, row: Due): Promise<void> {
  await inStation((db) =>
    db
      .updateTable('break_recall')
      .set({ ended_at: now })
      .where((where) => where.and(rowOf(row)))
      .execute(),
  );
}

/** Ends what is open there, once the platform says so. One that has no such question keeps its game open, without money to play with. */
async function closeSeats({ counterparties, inStation, now }: MoneyDeps, row: Due): Promise<void> {
  const party = counterparties?.platforms[row.platform];
  if (!party || row.left_at) return;
  try {
    await ask(party, '/leave', holderOf({ ...row, book: 'real' }), {
      isAnswer: isLeave,
      timeoutMs: askMs,
      nowMs: now.getTime(),
    });
  } catch (error) {
    if (error instanceof CounterpartyError) return;
    throw error;
  }
  await inStation((db) =>
    db
      .updateTable('break_recall')
      .set({ left_at: now })
      .where((where) => where.and(rowOf(row)))
      .execute(),
  );
}

/** Moves what is there to the wallet: nothing where it was found empty, unknown where it was not seen. */
async function bringBack(
  { station, counterparties, inStation, now }: MoneyDeps,
  { account_id: accountId, platform }: Due,
): Promise<'nothing' | 'moved' | 'unknown'> {
  if (!counterparties?.platforms[platform]) return 'unknown';
  const lock = await inStation((db) => acquireMemberLock(db, station.code, accountId, now));
  if (lock === null) return 'unknown';
  const later = { inStation, now: () => now };
  // Breaks are of members.
  const exchange: Exchange = { station, accountId, book: 'real', counterparties, later };
  try {
    const { orders, isSkipped } = await recall(exchange, platform, true);
    if (isSkipped) return 'unknown';
    return orders.length === 0 ? 'nothing' : 'moved';
  } finally {
    await inStation((db) => releaseMemberLock(db, accountId, lock));
  }
}

/** Whether more may come: a transfer whose end is unknown, or a bet there that is not settled. */
async function isUnderWay({ inStation }: MoneyDeps, { account_id, platform }: Due): Promise<boolean> {
  const { rows } = await inStation((db) =>
    sql<{ is: boolean }>`SELECT EXISTS (SELECT FROM transfer_order t
        WHERE t.account_id = ${account_id} AND t.platform = ${platform} AND t.ask_at IS NOT NULL)
      OR EXISTS (SELECT FROM game_round r
        WHERE r.account_id = ${account_id} AND r.platform = ${platform} AND r.state = 'unsettled') AS is`.execute(
      db,
    ),
  );
  return rows[0]!.is;
}
