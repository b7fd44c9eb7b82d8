// The lock of a member's transfers: while it is held, no other call or process moves the member's money between wallet and platforms.
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
  const locked_until = new Date(at.getTime() + lockMs);
  const taken = await db
    .insertInto('transfer_member')
    .values({ station, account_id: accountId, locked_by: token, locked_until })
    .onConflict((clash) =>
      clash
        .columns(['station', 'account_id'])
        .doUpdateSet({ locked_by: token, locked_until })
        .where((where) =>
          where.or([
            where('transfer_member.locked_until', 'is', null),
            where('transfer_member.locked_until', '<=', at),
          ]),
        ),
    )
    .returning('locked_by')
    .executeTakeFirst();
  return taken ? token : null;
}

export async function releaseMemberLock(db: Db, accountId: number, token: string): Promise<void> {
  await db
    .updateTable('transfer_member')
    .set({ locked_by: null, locked_until: null })
    .where('account_id', '=', accountId)
    .where('locked_by', '=', token)
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
