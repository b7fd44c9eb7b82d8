// Asking somebody who is logged in for the password again: whoever finds a browser open makes no key of their own with it.
import { keyOfName } from '../../account/accounts.ts';
import type { Hashing } from '../../account/hashing.ts';
import { Refusal } from '../../refusal.ts';
import { countGuess } from './guesses.ts';
import { type StaffWork, staffOf } from './logIn.ts';
import { ownerOf } from './passkeys.ts';
import type { Staff, StaffSession } from './session.ts';

/**
 * The account of whoever asks, once the second factor was passed in this session and the password is right. Guesses count with those at the log-in. Refuses
 * with noSecondFactor, throttled or wrongPassword. Hashes: it queues.
 */
export async function provenAgain(
  { db, now, settings }: StaffWork,
  hashing: Hashing,
  who: StaffSession,
  { password, network }: { password: string; network: string },
): Promise<Staff> {
  ownerOf(who);
  const deviceId = who.deviceId === null ? null : BigInt(who.deviceId);
  // Before the account's row is locked, as at the log-in: two locks in two orders would wait for each other.
  const forgive = await countGuess({ db, now, settings }, 'password', keyOfName(who.name), {
    network,
    deviceId,
  });
  const staff = await staffOf(db, who.staffId);
  if (!(await hashing.verify(password, staff.password_hash)))
    throw new Refusal('office-staff.wrongPassword', { code: 'wrongPassword', field: 'password', keep: true });
  await forgive();
  return staff;
}
