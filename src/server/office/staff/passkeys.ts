// Owns passkeys: asking a browser to make one or to sign with one, and checking what it answers. Each is bound to the address of the office.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Staff } from './logIn.ts';
import { needsSecondFactor, type StaffSession } from './session.ts';

const most = 10;
/** EdDSA, ES256 and RS256 by their COSE numbers: what every browser of today signs with. */
const algorithms = [-8, -7, -257];

/** Whose passkey it is, and the session that asks. */
export interface PasskeyOwner {
  sessionId: bigint;
  staffId: number;
}

/** Whoever is logged in and has proven more than a password: a stolen password makes no passkey. */
export function ownerOf(staff: StaffSession): PasskeyOwner & Pick<StaffSession, 'name' | 'shownName'> {
  if (!staff.hasSecondFactor) throw new Refusal('office.noSecondFactor', { code: 'noSecondFactor' });
  const { sessionId, staffId, name, shownName } = staff;
  return { sessionId: BigInt(sessionId), staffId, name, shownName };
}

/** What a browser answered, from its JSON. Refuses what is none. */
export function readAnswer(json: string): object {
  try {
    const answer: unknown = JSON.parse(json);
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch {
    // Said below, as for any answer that is none.
  }
  throw new Refusal('office-staff.wrongPasskey', { code: 'wrongPasskey' });
}

const hostOf = (origin: string): string => new URL(origin).hostname;

const passkeysOf = (db: Db, staffId: number) =>
  db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

export const hasPasskeys = async (db: Db, staffId: number): Promise<boolean> =>
  (await passkeysOf(db, staffId)).length > 0;

/** The challenge is good for one answer: it is kept with the session that asked. */
async function keepChallenge(db: Db, sessionId: bigint, challenge: string): Promise<void> {
  await db.updateTable('staff_session').set({ challenge }).where('id', '=', sessionId).execute();
}

async function takeChallenge(db: Db, sessionId: bigint): Promise<string> {
  const { challenge } = await db
    .selectFrom('staff_session')
    .select('challenge')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable('staff_session').set({ challenge: null }).where('id', '=', sessionId).execute();
  // Nothing signs an empty challenge: the answer is refused as a wrong one is.
  return challenge ?? '';
}

/** What a browser needs to make a passkey for somebody who is logged in. */
export async function askForNewPasskey(
  db: Db,
  { sessionId, staffId, name, shownName }: PasskeyOwner & Pick<StaffSession, 'name' | 'shownName'>,
  origin: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(db, staffId);
  if (known.length >= most) throw new Refusal('office-staff.passkeysFull', { values: { most } });
  const options = await generateRegistrationOptions({
    rpName: 'Office',
    rpID: hostOf(origin),
    userName: name,
    userDisplayName: shownName,
    userID: new TextEncoder().encode(`staff ${staffId}`),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(db, sessionId, options.challenge);
  return options;
}

/** Keeps the passkey that a browser made; refuses one that was made for another address or another question. */
export async function addPasskey(
  db: Db,
  { sessionId, staffId }: PasskeyOwner,
  { response, name }: { response: object; name: string },
  origin: string,
  now: Date,
): Promise<void> {
  const challenge = await takeChallenge(db, sessionId);
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
  }).catch(() => null);
  if (!made?.verified) throw new Refusal('office-staff.wrongPasskey', { code: 'wrongPasskey', keep: true });
  const { credential } = made.registrationInfo;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_passkey')
    .values({
      staff_id: staffId,
      credential: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      name,
      made_at: now,
    })
    .onConflict((clash) => clash.column('credential').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n)
    throw new Refusal('office-staff.wrongPasskey', { code: 'wrongPasskey', keep: true });
}

export interface OwnPasskey {
  id: string;
  name: string;
  madeAt: Date;
  usedAt: Date | null;
}

/** The passkeys of somebody, the oldest first. */
export async function ownPasskeys(db: Db, staffId: number): Promise<OwnPasskey[]> {
  const rows = await passkeysOf(db, staffId);
  return rows.map(({ id, name, made_at, used_at }) => ({
    id: String(id),
    name,
    madeAt: made_at,
    usedAt: used_at,
  }));
}

/** Removes a passkey; refuses one that is not theirs, and the last way in of somebody who needs a second factor. */
export async function removePasskey(
  db: Db,
  { id, role, totp_secret }: Pick<Staff, 'id' | 'role' | 'totp_secret'>,
  passkey: string,
  now: Date,
): Promise<void> {
  const known = await passkeysOf(db, id);
  const removed = known.find((one) => String(one.id) === passkey);
  if (!removed) throw new Refusal('office-staff.noSuchPasskey', { code: 'noSuchPasskey', field: 'passkey' });
  if (known.length === 1 && totp_secret === null && needsSecondFactor(role))
    throw new Refusal('office-staff.lastSecondFactor', { code: 'lastSecondFactor' });
  await db.updateTable('staff_passkey').set({ removed_at: now }).where('id', '=', removed.id).execute();
}

/** What a browser needs to sign with one of somebody's passkeys. */
export async function askForPasskey(
  db: Db,
  { sessionId, staffId }: PasskeyOwner,
  origin: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = await passkeysOf(db, staffId);
  if (known.length === 0) throw new Refusal('office-staff.noPasskey', { code: 'noPasskey' });
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    allowCredentials: known.map(({ credential }) => ({ id: credential })),
    userVerification: 'required',
  });
  await keepChallenge(db, sessionId, options.challenge);
  return options;
}

/** Whether a browser has signed with a passkey of somebody; of a copy whose count is behind, no. */
export async function isPasskeyRight(
  db: Db,
  { sessionId, staffId }: PasskeyOwner,
  response: object,
  origin: string,
  now: Date,
): Promise<boolean> {
  const challenge = await takeChallenge(db, sessionId);
  const answer = response as AuthenticationResponseJSON;
  const known = (await passkeysOf(db, staffId)).find(({ credential }) => credential === answer.id);
  if (!known) return false;
  const signed = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    credential: {
      id: known.credential,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
    },
  }).catch(() => null);
  if (!signed?.verified) return false;
  await db
    .updateTable('staff_passkey')
    .set({ counter: BigInt(signed.authenticationInfo.newCounter), used_at: now })
    .where('id', '=', known.id)
    .execute();
  return true;
}
