// Passkeys: asking a browser to make one or to sign with one, and checking what it answers. Each is bound to the address of the office.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import {
  countSigned,
  credentialIn,
  newKeyOptions,
  passkeysMost,
  readAnswer,
  readNewKey,
  signingOptions,
} from '../../account/passkeys/webauthn.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { needsSecondFactor, type Staff, type StaffSession } from './session.ts';

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

const wrongPasskey = () => new Refusal('office-staff.wrongPasskey', { code: 'wrongPasskey', keep: true });

/** What a browser answered, from its JSON. Refuses what is none. */
export function answerIn(json: string): object {
  const answer = readAnswer(json);
  if (!answer) throw wrongPasskey();
  return answer;
}

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
  if (known.length >= passkeysMost)
    throw new Refusal('office-staff.passkeysFull', { values: { most: passkeysMost } });
  const options = await newKeyOptions({
    origin,
    site: 'Office',
    user: { handle: `staff ${staffId}`, name, shownName },
    known: known.map(({ credential }) => credential),
    isNamed: false,
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
  const made = await readNewKey(response, challenge, origin);
  if (!made) throw wrongPasskey();
  const { credential, publicKey, counter } = made;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_passkey')
    .values({
      staff_id: staffId,
      credential,
      public_key: publicKey,
      counter,
      name,
      made_at: now,
    })
    .onConflict((clash) => clash.column('credential').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw wrongPasskey();
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
  const options = await signingOptions({ origin, known: known.map(({ credential }) => credential) });
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
  const known = (await passkeysOf(db, staffId)).find(
    ({ credential }) => credential === credentialIn(response),
  );
  const counter = known ? await countSigned(response, known, challenge, origin) : null;
  if (!known || counter === null) return false;
  await db.updateTable('staff_passkey').set({ counter, used_at: now }).where('id', '=', known.id).execute();
  return true;
}
