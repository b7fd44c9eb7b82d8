// The directory: who works here with which rights, changing them, and taking them away.
import { sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { sha256 } from '../../account/tokens.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type StaffWork, staffOf } from './logIn.ts';
import { type Decider, type Rights, refuseBeyond, refuseOneself } from './rights.ts';
import { endStaffSessions, needsSecondFactor, type Staff, type StaffSession } from './session.ts';

/** What may be decided of somebody; what is absent stays as it is. */
export interface Change extends Partial<Rights> {
  /** Lets somebody in again. */
  enabled?: true | undefined;
}

export interface Person extends Rights {
  id: string;
  name: string;
  shownName: string;
  state: 'enabled' | 'disabled';
  hasSecondFactor: boolean;
  madeAt: Date;
  /** Null where they have not logged in yet. */
  lastSeenAt: Date | null;
  isOneself: boolean;
  /** Differs whenever their rights have changed. */
  version: string;
}

export interface OpenInvitation extends Rights {
  id: string;
  name: string;
  shownName: string;
  by: string;
  at: Date;
  until: Date;
  /** For somebody who is there already. */
  isAgain: boolean;
}

const isVisible = (own: readonly string[] | null, stations: readonly string[] | null): boolean =>
  own === null || (stations?.some((station) => own.includes(station)) ?? true);

/** Everybody whose stations are among those of the caller, by name, and the invitations that are open. */
export async function directory(
  { db, now }: StaffWork,
  who: StaffSession,
): Promise<{ people: Person[]; invitations: OpenInvitation[] }> {
  const rows = await db
    .selectFrom('staff as s')
    .selectAll('s')
    .select((row) => [
      row
        .selectFrom('staff_session as o')
        .select((session) => session.fn.max('o.seen_at').as('seen'))
        .whereRef('o.staff_id', '=', 's.id')
        .where('o.is_pending', '=', false)
        .as('seen'),
      sql<boolean>`s.totp_secret IS NOT NULL OR EXISTS (SELECT FROM staff_passkey p WHERE p.staff_id = s.id AND p.removed_at IS NULL)`.as(
        'has_second',
      ),
    ])
    .orderBy('s.name_key')
    .execute();
  const open = await db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('used_at', 'is', null)
    .where('is_void', '=', false)
    .where('until', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return {
    people: rows
      .filter(({ stations }) => isVisible(who.stations, stations))
      .map((row) => ({
        id: String(row.id),
        name: row.name,
        shownName: row.shown_name,
        role: row.role,
        stations: row.stations,
        elevatesTo: row.elevates_to,
        state: row.state,
        hasSecondFactor: row.has_second,
        madeAt: row.made_at,
        lastSeenAt: row.seen,
        isOneself: row.id === who.staffId,
        version: fingerprintOf(row),
      })),
    invitations: open
      .filter(({ stations }) => isVisible(who.stations, stations))
      .map((row) => ({
        id: String(row.id),
        name: row.name,
        shownName: row.shown_name,
        role: row.role,
        stations: row.stations,
        elevatesTo: row.elevates_to,
        by: row.invited_by,
        at: row.at,
        until: row.until,
        isAgain: row.staff_id !== null,
      })),
  };
}

/** Somebody of the directory, for a decision about them. Refuses a number that nobody has. */
export async function personToDecide(db: Db, id: string): Promise<Staff> {
  const found = /^\d{1,9}$/.test(id)
    ? await db.selectFrom('staff').select('id').where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (!found) throw new Refusal('office-staff.nobody', { field: 'staff' });
  return await staffOf(db, found.id);
}

export const rightsOf = ({ role, stations, elevates_to }: Staff): Rights => ({
  role,
  stations,
  elevatesTo: elevates_to,
});

/** Differs whenever the rights of somebody have changed. */
export const fingerprintOf = (staff: Staff): string =>
  sha256(JSON.stringify([staff.id, staff.state, rightsOf(staff)])).toString('hex');

/** Refuses a change that was decided on older rights than somebody has, and says who changed them. */
export async function refuseStaleRights(db: Db, staff: Staff, version: string | undefined): Promise<void> {
  if (version === undefined || version === fingerprintOf(staff)) return;
  // A change and its line of the trail are of the same moment.
  const line = await db
    .selectFrom('trail')
    .select('done_by')
    .where('at', '=', staff.changed_at)
    .where('what', 'in', ['staff/change', 'staff/disable'])
    .executeTakeFirst();
  throw new Refusal('office-staff.changedMeanwhile', {
    code: 'changedMeanwhile',
    values: { name: line?.done_by ?? '', at: formatMoment(staff.changed_at) },
  });
}

/** The last owner's rights cannot be taken away. */
function refusalOfGuard(error: unknown): unknown {
  return (error as { code?: string }).code === 'ST001'
    ? new Refusal('office-staff.lastOwner', { code: 'lastOwner' })
    : error;
}

/** Changes somebody's rights. They count at the next call; who now needs a second factor and has none is logged out. */
export async function changeRights(
  { db, now }: StaffWork,
  who: Decider,
  staffId: string,
  change: Change,
): Promise<void> {
  const staff = await personToDecide(db, staffId);
  refuseOneself(who, staff);
  refuseBeyond(who, staff.stations);
  const { enabled, ...rights } = change;
  const next = { ...rightsOf(staff), ...rights };
  refuseBeyond(who, next.stations);
  await db
    .updateTable('staff')
    .set({
      role: next.role,
      stations: next.stations === null ? null : [...next.stations],
      elevates_to: [...next.elevatesTo],
      ...(enabled && { state: 'enabled' as const }),
      changed_at: now,
    })
    .where('id', '=', staff.id)
    .execute()
    .catch((error: unknown) => {
      throw refusalOfGuard(error);
    });
  // What somebody took for an hour was given with the rights of before.
  await db
    .updateTable('staff_elevation')
    .set({ ended_at: now })
    .where('staff_id', '=', staff.id)
    .where('ended_at', 'is', null)
    .execute();
  if (needsSecondFactor(next.role) && !needsSecondFactor(staff.role))
    await endStaffSessions(db, staff.id, 'ended', now);
}

/** Shuts somebody out at once: sessions, elevations and tokens end. */
export async function disable({ db, now }: StaffWork, who: Decider, staffId: string): Promise<void> {
  const staff = await personToDecide(db, staffId);
  refuseOneself(who, staff);
  refuseBeyond(who, staff.stations);
  await db
    .updateTable('staff')
    .set({ state: 'disabled', changed_at: now })
    .where('id', '=', staff.id)
    .execute()
    .catch((error: unknown) => {
      throw refusalOfGuard(error);
    });
  await endStaffSessions(db, staff.id, 'disabled', now);
  await db
    .updateTable('staff_token')
    .set({ ended_at: now })
    .where('staff_id', '=', staff.id)
    .where('ended_at', 'is', null)
    .execute();
  await db
    .updateTable('staff_invitation')
    .set({ is_void: true })
    .where('staff_id', '=', staff.id)
    .where('used_at', 'is', null)
    .execute();
}
