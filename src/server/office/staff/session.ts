// Sessions of the back office: opened by a log-in, looked up at each call, ended by log-out, by time, or by whoever ends them.
import { type Selectable, sql } from 'kysely';
import type { OfficeRole } from '#contract/officeCall.ts';
import { randomSecret, sha256 } from '../../account/tokens.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { StaffTable } from '../../db/tables.ts';
import type { Settings } from '../../settings.ts';

/** Somebody who works here, as their row has it. */
export type Staff = Selectable<StaffTable>;

/** Who is logged in at the office. */
export interface StaffSession {
  sessionId: string;
  staffId: number;
  /** As it is typed at a log-in; the trail has it. */
  name: string;
  /** For colleagues to read. */
  shownName: string;
  /** The human behind the account: two accounts of one person are not two people. */
  person: string;
  role: OfficeRole;
  /** Codes of stations; null for all of them. */
  stations: readonly string[] | null;
  /** This session has passed a second factor. */
  hasSecondFactor: boolean;
  /** For an hour, with a reason. */
  elevatedRole: OfficeRole | null;
  elevatedUntil: Date | null;
  /** The browser it was opened in, where it is known by a cookie of its own. */
  deviceId: string | null;
}

/** From where somebody logs in. */
export interface StaffPlace {
  address: string;
  /** As the browser names itself. */
  agent: string;
}

/** Roles that open nothing without a second factor: they move money, or decide who may. */
export const needsSecondFactor = (role: OfficeRole): boolean => role === 'owner' || role === 'finance';

/** How often the last use is stored at most. */
const touchSeconds = ({ staffIdleSeconds }: Settings): number => Math.min(60, staffIdleSeconds / 20);

const agentMost = 300;

const rowOf = (db: Db, token: string, isPending: boolean) =>
  db
    .selectFrom('staff_session as o')
    .innerJoin('staff as s', 's.id', 'o.staff_id')
    .select([
      'o.id',
      'o.staff_id',
      'o.device_id',
      'o.seen_at',
      'o.ends_at',
      'o.second_at',
      's.name',
      's.shown_name',
      's.person',
      's.role',
      's.stations',
    ])
    .where('o.token_hash', '=', sha256('staff session', token))
    .where('o.ended_at', 'is', null)
    .where('o.is_pending', '=', isPending)
    .where('s.state', '=', 'enabled')
    .executeTakeFirst();

/**
 * The session of a token; null where there is none, it is over, it still waits for a second factor, or its owner may not work here any more. Stores
 * its last use from time to time. Runs as office_staff.
 */
export async function findStaffSession(
  db: Db,
  token: string,
  now: Date,
  settings: Settings,
): Promise<StaffSession | null> {
  const row = await rowOf(db, token, false);
  if (!row || row.ends_at <= now) return null;
  const idleSeconds = (now.getTime() - row.seen_at.getTime()) / 1000;
  if (idleSeconds >= settings.staffIdleSeconds) return null;
  if (idleSeconds >= touchSeconds(settings))
    await db
      .updateTable('staff_session')
      .set({ seen_at: now })
      .where('id', '=', row.id)
      .where('seen_at', '<', now)
      .execute();
  const elevation = await db
    .selectFrom('staff_elevation')
    .select(['role', 'until'])
    .where('session_id', '=', row.id)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    sessionId: String(row.id),
    staffId: row.staff_id,
    name: row.name,
    shownName: row.shown_name,
    person: row.person,
    role: row.role,
    stations: row.stations,
    hasSecondFactor: row.second_at !== null,
    elevatedRole: elevation?.role ?? null,
    elevatedUntil: elevation?.until ?? null,
    deviceId: row.device_id === null ? null : String(row.device_id),
  };
}

/** Which of these sessions are still open; looking is no use of them. */
export async function openSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
  { staffIdleSeconds }: Settings,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('staff_session as o')
    .innerJoin('staff as s', 's.id', 'o.staff_id')
    .select('o.id')
    .where('o.id', '=', sql<bigint>`ANY (${ids}::bigint[])`)
    .where('o.ended_at', 'is', null)
    .where('o.ends_at', '>', now)
    .where('o.seen_at', '>', new Date(now.getTime() - staffIdleSeconds * 1000))
    .where('s.state', '=', 'enabled')
    .execute();
  return new Set(rows.map(({ id }) => String(id)));
}

/** A log-in whose password was right and whose second factor is still to come. */
export interface PendingLogIn {
  sessionId: bigint;
  staffId: number;
}

/** The log-in of a token that waits for its second factor; null where there is none, or it waited too long. */
export async function findPending(db: Db, token: string, now: Date): Promise<PendingLogIn | null> {
  const row = await rowOf(db, token, true);
  return row && row.ends_at > now ? { sessionId: row.id, staffId: row.staff_id } : null;
}

/** Opens a session under a token that nobody had before; `seconds` is how long it lasts at most. */
export async function openStaffSession(
  db: Db,
  asked: {
    staffId: number;
    place: StaffPlace;
    deviceId: bigint | null;
    isPending: boolean;
    hasSecondFactor: boolean;
    seconds: number;
  },
  now: Date,
): Promise<{ id: bigint; token: string }> {
  const token = randomSecret();
  const { id } = await db
    .insertInto('staff_session')
    .values({
      staff_id: asked.staffId,
      token_hash: sha256('staff session', token),
      device_id: asked.deviceId,
      agent: asked.place.agent.slice(0, agentMost),
      address: asked.place.address,
      begun_at: now,
      seen_at: now,
      ends_at: new Date(now.getTime() + asked.seconds * 1000),
      is_pending: asked.isPending,
      second_at: asked.hasSecondFactor ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

export type SessionEnd = 'logOut' | 'ended' | 'passed' | 'password' | 'disabled';

/** Ends one session. */
export async function endStaffSession(db: Db, id: bigint, reason: SessionEnd, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the sessions of somebody, all but the one named, and what their elevations opened. Returns how many were open. */
export async function endStaffSessions(
  db: Db,
  staffId: number,
  reason: SessionEnd,
  now: Date,
  { exceptId = 0n, deviceId }: { exceptId?: bigint; deviceId?: bigint } = {},
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('staff_session')
    .set({ ended_at: now, end_reason: reason })
    .where('staff_id', '=', staffId)
    .where('id', '<>', exceptId)
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', deviceId!))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Says whose transaction this is: what triggers write into the trail carries it. */
export async function actAs(db: Db, staffId: number): Promise<void> {
  await sql`SELECT set_config('app.staff', ${String(staffId)}, true)`.execute(db);
}
