// The browsers somebody has logged in with and the sessions that are open in them.
import { randomSecret, sha256 } from '../../account/tokens.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { endStaffSessions, type StaffPlace, type StaffSession } from './session.ts';

const agentMost = 300;

const hashOf = (secret: string): Buffer => sha256('staff device', secret);

/** The browser with this secret, where it is known to somebody. */
export async function deviceOf(db: Db, staffId: number, secret: string | undefined): Promise<bigint | null> {
  if (secret === undefined) return null;
  const row = await db
    .selectFrom('staff_device')
    .select('id')
    .where('secret_hash', '=', hashOf(secret))
    .where('staff_id', '=', staffId)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Notes that somebody has passed every factor in a browser; where it is a new one, with the secret for its cookie. */
export async function rememberDevice(
  db: Db,
  staffId: number,
  known: bigint | null,
  { agent, address }: StaffPlace,
  now: Date,
): Promise<{ id: bigint; secret: string | null }> {
  const seen = { agent: agent.slice(0, agentMost), address, last_at: now };
  if (known !== null) {
    await db.updateTable('staff_device').set(seen).where('id', '=', known).execute();
    return { id: known, secret: null };
  }
  const secret = randomSecret();
  const { id } = await db
    .insertInto('staff_device')
    .values({ staff_id: staffId, secret_hash: hashOf(secret), first_at: now, ...seen })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

export interface OwnDevice {
  id: string;
  /** As the browser names itself. */
  agent: string;
  address: string;
  firstAt: Date;
  lastAt: Date;
  /** A session is open in it. */
  isOpen: boolean;
  isThis: boolean;
}

/** The browsers of whoever asks, the last used first. */
export async function ownDevices(
  db: Db,
  { staffId, deviceId }: StaffSession,
  now: Date,
  { staffIdleSeconds }: Settings,
): Promise<OwnDevice[]> {
  const rows = await db
    .selectFrom('staff_device as d')
    .select((row) => [
      'd.id',
      'd.agent',
      'd.address',
      'd.first_at',
      'd.last_at',
      row
        .exists(
          row
            .selectFrom('staff_session as o')
            .select('o.id')
            .whereRef('o.device_id', '=', 'd.id')
            .where('o.ended_at', 'is', null)
            .where('o.is_pending', '=', false)
            .where('o.ends_at', '>', now)
            .where('o.seen_at', '>', new Date(now.getTime() - staffIdleSeconds * 1000)),
        )
        .as('is_open'),
    ])
    .where('d.staff_id', '=', staffId)
    .where('d.forgotten_at', 'is', null)
    .orderBy('d.last_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id, agent, address, first_at, last_at, is_open }) => ({
    id: String(id),
    agent,
    address,
    firstAt: first_at,
    lastAt: last_at,
    isOpen: is_open === true,
    isThis: String(id) === deviceId,
  }));
}

/** Ends the sessions of one browser and forgets it. Refuses one that is not the caller's. */
export async function forgetDevice(
  db: Db,
  { staffId }: StaffSession,
  device: string,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('staff_device')
    .set({ forgotten_at: now })
    .where('id', '=', BigInt(device))
    .where('staff_id', '=', staffId)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('office-staff.noDevice', { field: 'device' });
  await endStaffSessions(db, staffId, 'ended', now, { deviceId: BigInt(device) });
}

/** Forgets every browser of somebody but one, and ends what is open elsewhere. */
export async function forgetOtherDevices(
  db: Db,
  staffId: number,
  now: Date,
  { exceptSession = 0n, exceptDevice = 0n }: { exceptSession?: bigint; exceptDevice?: bigint } = {},
): Promise<number> {
  await db
    .updateTable('staff_device')
    .set({ forgotten_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '<>', exceptDevice)
    .where('forgotten_at', 'is', null)
    .execute();
  return await endStaffSessions(db, staffId, 'ended', now, { exceptId: exceptSession });
}
