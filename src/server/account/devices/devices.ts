// The devices of an account: noted at each log-in, listed for the member, and removed at the member's word. At a removed one everybody is a stranger again.
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { sha256 } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';
import { type Browser, deviceKindOf, type System } from './deviceKind.ts';
import type { LogInWay } from './logIns.ts';
import { removePushDevices } from './pushDevices.ts';

/** How many are listed; `others` removes the rest as well. */
const shown = 50;

/** Notes a log-in at a device; one that was removed is known again. */
export async function noteDevice(
  { db, station, now }: StationWork,
  accountId: number,
  { hash, address, agent }: Pick<Visitor, 'hash' | 'address' | 'agent'>,
  way: LogInWay,
): Promise<void> {
  const seen = { address, seen_at: now, way, forgotten_at: null, ...deviceKindOf(agent) };
  await db
    .insertInto('device')
    .values({ station, account_id: accountId, visitor_hash: hash, first_at: now, ...seen })
    .onConflict((clash) => clash.columns(['station', 'account_id', 'visitor_hash']).doUpdateSet(seen))
    .execute();
}

export interface OwnDevice {
  /** Names it to its owner alone, 16 hexadecimal digits. */
  ref: string;
  /** Null of a device from before this was noted, as is what follows. */
  system: System | null;
  browser: Browser | null;
  way: LogInWay | null;
  firstAt: Date | null;
  /** The last log-in, and of this one the moment of the call. */
  seenAt: Date;
  address: string;
  isThis: boolean;
}

const refOf = (accountId: number, visitorHash: Buffer): string =>
  sha256(`device ${accountId}`, visitorHash).toString('hex').slice(0, 16);

const known = (db: Db, accountId: number) =>
  db.selectFrom('device').where('account_id', '=', accountId).where('forgotten_at', 'is', null);

/** The session of whoever asks. */
interface OwnSession {
  id: bigint;
  accountId: number;
}

/** The devices of whoever asks: the one of this session first, then the last used. */
export async function devicesOf(db: Db, { id, accountId }: OwnSession, now: Date): Promise<OwnDevice[]> {
  const own = await deviceOfSession(db, id);
  const rows = await known(db, accountId)
    .select(['visitor_hash', 'address', 'seen_at', 'first_at', 'system', 'browser', 'way'])
    .orderBy('seen_at', 'desc')
    .limit(shown)
    .execute();
  return rows
    .map((row) => ({ row, isThis: row.visitor_hash.equals(own) }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
    .map(({ row: { visitor_hash: visitorHash, first_at: firstAt, seen_at: seenAt, ...rest }, isThis }) => ({
      ...rest,
      ref: refOf(accountId, visitorHash),
      firstAt,
      seenAt: isThis ? now : seenAt,
      isThis,
    }));
}

/** Removes one device; returns whether it is the one of this session. Refuses one that is not the account's, or is removed already. */
export async function forgetDevice(
  db: Db,
  { id, accountId }: OwnSession,
  ref: string,
  now: Date,
): Promise<boolean> {
  const hashes = await known(db, accountId).select('visitor_hash').execute();
  const found = hashes.find(({ visitor_hash: hash }) => refOf(accountId, hash) === ref)?.visitor_hash;
  if (!found) throw new Refusal('server.device.unknown', { code: 'unknown', field: 'device' });
  await forget(db, accountId, now).where('visitor_hash', '=', found).execute();
  await removePushDevices(db, accountId, { only: found });
  return found.equals(await deviceOfSession(db, id));
}

/** Removes every device but the one of this session; returns how many. */
export async function forgetOtherDevices(db: Db, { id, accountId }: OwnSession, now: Date): Promise<number> {
  const own = await deviceOfSession(db, id);
  const { numUpdatedRows } = await forget(db, accountId, now)
    .where('visitor_hash', '<>', own)
    .executeTakeFirst();
  await removePushDevices(db, accountId, { except: own });
  return Number(numUpdatedRows);
}

const forget = (db: Db, accountId: number, now: Date) =>
  db
    .updateTable('device')
    .set({ forgotten_at: now })
    .where('account_id', '=', accountId)
    .where('forgotten_at', 'is', null);

/** A browser that lost its visitor cookie is still the device on which its session began. */
export async function deviceOfSession(db: Db, sessionId: bigint): Promise<Buffer> {
  const { visitor_hash: hash } = await db
    .selectFrom('session')
    .select('visitor_hash')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return hash;
}
