// Elevation: another role for an hour, of those that an owner has allowed somebody, with a reason.
import type { OfficeRole } from '#contract/officeCall.ts';
import { Refusal } from '../../refusal.ts';
import { type StaffWork, staffOf } from './logIn.ts';
import type { StaffSession } from './session.ts';

/** Takes a role until an hour from now, in this session alone. Returns when it ends. */
export async function elevate(
  { db, now, settings }: StaffWork,
  who: StaffSession,
  { role, reason }: { role: OfficeRole; reason: string },
): Promise<Date> {
  const staff = await staffOf(db, who.staffId);
  if (!staff.elevates_to.includes(role))
    throw new Refusal('office-staff.notElevated', { code: 'notElevated', field: 'role' });
  if (!who.hasSecondFactor) throw new Refusal('office.noSecondFactor', { code: 'noSecondFactor' });
  const until = new Date(now.getTime() + settings.staffElevationSeconds * 1000);
  await lower({ db, now, settings }, who);
  await db
    .insertInto('staff_elevation')
    .values({ staff_id: who.staffId, session_id: BigInt(who.sessionId), role, reason, at: now, until })
    .execute();
  return until;
}

/** Gives it back before its time. */
export async function lower({ db, now }: StaffWork, who: StaffSession): Promise<void> {
  await db
    .updateTable('staff_elevation')
    .set({ ended_at: now })
    .where('session_id', '=', BigInt(who.sessionId))
    .where('ended_at', 'is', null)
    .execute();
}
