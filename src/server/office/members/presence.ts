// Where a member was and is: sessions that are open, the last log-ins, and the devices seen.

import type { Db } from '../../db/stationTransaction.ts';
import { deviceShown } from './find.ts';

export interface MemberSession {
  startedAt: Date;
  seenAt: Date;
  address: string;
  /** The beginning of the hash of the device, as the box finds it. */
  device: string;
  /** Null while it is open. */
  endedAt: Date | null;
  /** How it ended; null while it is open. */
  ended: string | null;
}

export interface MemberDevice {
  device: string;
  address: string;
  seenAt: Date;
}

const listed = 20;

const shortHash = (hash: Buffer): string => hash.toString('hex').slice(0, deviceShown);

/** The newest first. */
export async function presenceOf(
  db: Db,
  accountId: number,
): Promise<{ sessions: MemberSession[]; devices: MemberDevice[] }> {
  const sessions = await db
    .selectFrom('session')
    .select(['started_at', 'seen_at', 'address', 'visitor_hash', 'ended_at', 'end_reason'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  const devices = await db
    .selectFrom('device')
    .select(['visitor_hash', 'address', 'seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .limit(listed)
    .execute();
  return {
    sessions: sessions.map((row) => ({
      startedAt: row.started_at,
      seenAt: row.seen_at,
      address: row.address,
      device: shortHash(row.visitor_hash),
      endedAt: row.ended_at,
      ended: row.end_reason,
    })),
    devices: devices.map((row) => ({
      device: shortHash(row.visitor_hash),
      address: row.address,
      seenAt: row.seen_at,
    })),
  };
}
