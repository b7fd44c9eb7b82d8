// Owns the lock of a member's transfers: while it is held, no other call or process moves the member's money between wallet and platforms.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../db/stationTransaction.ts';
import type { AfterCommit } from '../../pipeline/handle.ts';

/** Longer than any call holds the lock: only a process that died leaves one behind. */
const lockMs = 30_000;
const lockWaitMs = 3_000;
const lockRetryMs = 100;

/** Whose lock it is, and the transactions to hold it with. */
interface LockOwner {
  station: { code: string };
  accountId: number;
  later: AfterCommit;
}

/** Acquires a member's lock; returns its token, or null while somebody else holds it. */
export async function acquireMemberLock(
  db: Db,
  station: string,
  accountId: number,
  at: Date,
): Promise<string | null> {
  const token = randomUUID();
  const lane_until = new Date(at.getTime() + lockMs);
  const taken = await db
    .insertInto('transfer_member')
    .values({ station, account_id: accountId, lane: token, lane_until })
    .onConflict((clash) =>
      clash
        .columns(['station', 'account_id'])
        .doUpdateSet({ lane: token, lane_until })
        .where((where) =>
          where.or([
            where('transfer_member.lane_until', 'is', null),
            where('transfer_member.lane_until', '<=', at),
          ]),
        ),
    )
    .returning('lane')
    .executeTakeFirst();
  return taken ? token : null;
}

export async function releaseMemberLock(db: Db, accountId: number, token: string): Promise<void> {
  await db
    .updateTable('transfer_member')
    .set({ lane: null, lane_until: null })
    .where('account_id', '=', accountId)
    .where('lane', '=', token)
    .execute();
}

/** Does work while holding the member's lock, waiting for it a moment; null where it stays held. */
export async function withMemberLock<T>(
  { later, station, accountId }: LockOwner,
  work: () => Promise<T>,
): Promise<T | null> {
  let token: string | null = null;
  for (let waited = 0; token === null; waited += lockRetryMs) {
    if (waited > lockWaitMs) return null;
    if (waited > 0) await pause(lockRetryMs);
    token = await later.inStation((db) => acquireMemberLock(db, station.code, accountId, later.now()));
  }
  const held = token;
  try {
    return await work();
  } finally {
    await later.inStation((db) => releaseMemberLock(db, accountId, held));
  }
}
