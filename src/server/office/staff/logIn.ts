// The log-in to the office: a password, then the second factor where there is one, and only then a session.
import { keyOfName } from '../../account/accounts.ts';
import type { Hashing } from '../../account/hashing.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { deviceOf, rememberDevice } from './devices.ts';
import { countGuess } from './guesses.ts';
import { stepOfCode } from './oneTimePassword.ts';
import { hasPasskeys } from './passkeys.ts';
import {
  endStaffSession,
  findPending,
  needsSecondFactor,
  openStaffSession,
  type PendingLogIn,
  type Staff,
  type StaffPlace,
} from './session.ts';

/** What a log-in works with; runs as office_staff. */
export interface StaffWork {
  db: Db;
  now: Date;
  settings: Settings;
}

/** The browser that somebody logs in with. */
export interface LogInPlace extends StaffPlace {
  network: string;
  /** The secret of its cookie, where it has one. */
  deviceSecret: string | undefined;
}

/** Where a log-in has got to. The tokens are for the cookies of the answer. */
export type LogInStep =
  | {
      next: 'done';
      staffId: number;
      /** As it is written, for the trail. */
      name: string;
      token: string;
      /** The secret of a browser that is known from now on; null where it was known before. */
      deviceSecret: string | null;
    }
  | { next: 'secondFactor'; token: string; hasCode: boolean; hasPasskey: boolean };

export const staffOf = (db: Db, id: number): Promise<Staff> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

const wrong = () =>
  new Refusal('office-staff.wrongLogIn', { code: 'wrongLogIn', field: 'password', keep: true });

/**
 * Takes a name and a password. A wrong name is refused as a wrong password is, after the same time. Hashes: it queues.
 */
export async function logInByPassword(
  { db, now, settings }: StaffWork,
  hashing: Hashing,
  { name, password, place }: { name: string; password: string; place: LogInPlace },
): Promise<LogInStep> {
  const nameKey = keyOfName(name.trim());
  const staff = await db.selectFrom('staff').selectAll().where('name_key', '=', nameKey).executeTakeFirst();
  const deviceId = staff ? await deviceOf(db, staff.id, place.deviceSecret) : null;
  const forgive = await countGuess({ db, now, settings }, 'password', nameKey, {
    network: place.network,
    deviceId,
  });
  if (!(await hashing.verify(password, staff?.password_hash)) || !staff) throw wrong();
  if (staff.state === 'disabled')
    throw new Refusal('office-staff.disabled', { code: 'disabled', keep: true });
  const hasPasskey = await hasPasskeys(db, staff.id);
  const hasCode = staff.totp_secret !== null;
  if (!hasCode && !hasPasskey) {
    if (needsSecondFactor(staff.role))
      throw new Refusal('office-staff.secondFactorMissing', { code: 'secondFactorMissing', keep: true });
    await forgive();
    return await finish({ db, now, settings }, staff, place, false);
  }
  const { token } = await openStaffSession(
    db,
    {
      staffId: staff.id,
      place,
      deviceId,
      isPending: true,
      hasSecondFactor: false,
      seconds: settings.staffPendingSeconds,
    },
    now,
  );
  return { next: 'secondFactor', token, hasCode, hasPasskey };
}

/** The log-in that waits under a token, with its owner; nobody else decides on it meanwhile. Refuses where there is none. */
export async function pendingOf(
  { db, now }: StaffWork,
  token: string | undefined,
): Promise<{ pending: PendingLogIn; staff: Staff }> {
  const pending = token === undefined ? null : await findPending(db, token, now);
  if (!pending) throw new Refusal('office-staff.logInOver', { code: 'logInOver' });
  return { pending, staff: await staffOf(db, pending.staffId) };
}

/** Takes the code of an app for a log-in that waits for it. A code is good for one log-in. */
export async function logInByCode(
  work: StaffWork,
  { token, code, place }: { token: string | undefined; code: string; place: LogInPlace },
): Promise<LogInStep> {
  const { db, now, settings } = work;
  const { pending, staff } = await pendingOf(work, token);
  return await passSecondFactor(work, pending, staff, place, async () => {
    const step = staff.totp_secret
      ? stepOfCode(settings, staff.totp_secret, code, now, staff.totp_step)
      : null;
    if (step === null) return false;
    await db.updateTable('staff').set({ totp_step: step }).where('id', '=', staff.id).execute();
    return true;
  });
}

/** Counts a second factor, looks at it, and opens the session where it is right. The refusal of a wrong one keeps what was counted. */
export async function passSecondFactor(
  work: StaffWork,
  pending: PendingLogIn,
  staff: Staff,
  place: LogInPlace,
  isRight: () => Promise<boolean>,
): Promise<LogInStep> {
  const { db, now, settings } = work;
  const deviceId = await deviceOf(db, staff.id, place.deviceSecret);
  const guesser = { network: place.network, deviceId };
  const forgive = await countGuess({ db, now, settings }, 'code', staff.name_key, guesser);
  const { tries } = await db
    .updateTable('staff_session')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', pending.sessionId)
    .returning('tries')
    .executeTakeFirstOrThrow();
  if (tries > settings.staffPendingTries) {
    await endStaffSession(db, pending.sessionId, 'ended', now);
    throw new Refusal('office-staff.logInOver', { code: 'logInOver', keep: true });
  }
  if (!(await isRight()))
    throw new Refusal('office-staff.wrongCode', { code: 'wrongCode', field: 'code', keep: true });
  await forgive();
  await endStaffSession(db, pending.sessionId, 'passed', now);
  return await finish(work, staff, place, true);
}

/** Opens a session under a new token, whatever the browser sent before, and remembers the browser. */
export async function finish(
  { db, now, settings }: StaffWork,
  staff: Pick<Staff, 'id' | 'name'>,
  place: LogInPlace,
  hasSecondFactor: boolean,
): Promise<LogInStep> {
  const known = await deviceOf(db, staff.id, place.deviceSecret);
  const device = await rememberDevice(db, staff.id, known, place, now);
  const { token } = await openStaffSession(
    db,
    {
      staffId: staff.id,
      place,
      deviceId: device.id,
      isPending: false,
      hasSecondFactor,
      seconds: settings.staffAbsoluteSeconds,
    },
    now,
  );
  return { next: 'done', staffId: staff.id, name: staff.name, token, deviceSecret: device.secret };
}
