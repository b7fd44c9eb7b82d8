// Invitations: a link by which somebody chooses a password and a second factor, once; for a new colleague, or for one who begins again after a loss.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { keyOfName } from '../../account/accounts.ts';
import type { Hashing } from '../../account/hashing.ts';
import { randomSecret, sha256 } from '../../account/tokens.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { finish, type LogInPlace, type LogInStep, type StaffWork, staffOf } from './logIn.ts';
import { appAddress, newSecret, secretText, stepOfCode } from './oneTimePassword.ts';
import { type Decider, nameOfDecider, type Rights, refuseBeyond, refuseOneself } from './rights.ts';
import { endStaffSessions, needsSecondFactor, type Staff } from './session.ts';

const hashOf = (token: string): Buffer => sha256('staff invitation', token);

/** Where a link leads, below the address of the office: what follows the # reaches no log of a server. */
export const joinPath = (token: string): string => `/join#${token}`;

/** Fewer letters are guessed. */
export const passwordLeast = 10;

const lasting = ({ now, settings }: StaffWork): Date =>
  new Date(now.getTime() + settings.staffInvitationSeconds * 1000);

/** Invitations to one name follow one another, so that a name is never given twice. */
const lockName = (db: Db, nameKey: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`office name ${nameKey}`}, 0))`.execute(db);

const staffNamed = (db: Db, nameKey: string): Promise<Staff | undefined> =>
  db.selectFrom('staff').selectAll().where('name_key', '=', nameKey).executeTakeFirst();

async function insertInvitation(
  work: StaffWork,
  who: Decider,
  invited: Rights & { name: string; shownName: string; person: string; staffId: number | null },
): Promise<string> {
  const { db, now, settings } = work;
  const nameKey = keyOfName(invited.name);
  await db
    .updateTable('staff_invitation')
    .set({ is_void: true })
    .where('name_key', '=', nameKey)
    .where('used_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('staff_invitation')
    .values({
      // Nobody knows its token before linkOf() draws one.
      token_hash: hashOf(randomSecret()),
      name: invited.name,
      name_key: nameKey,
      shown_name: invited.shownName,
      person: invited.person,
      role: invited.role,
      stations: invited.stations === null ? null : [...invited.stations],
      elevates_to: [...invited.elevatesTo],
      staff_id: invited.staffId,
      totp_secret: newSecret(settings),
      invited_by: nameOfDecider(who),
      at: now,
      until: lasting(work),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Refuses a name that somebody has; until this transaction ends nobody else takes it. */
export async function refuseTakenName(db: Db, name: string): Promise<void> {
  const nameKey = keyOfName(name);
  await lockName(db, nameKey);
  if (await staffNamed(db, nameKey))
    throw new Refusal('office-staff.nameTaken', { field: 'name', code: 'nameTaken' });
}

/** Invites a new colleague; an open invitation to the same name lapses. Returns its number; linkOf() gives its link. */
export async function invite(
  work: StaffWork,
  who: Decider,
  invited: Rights & { name: string; shownName: string },
): Promise<string> {
  refuseBeyond(who, invited.stations);
  await refuseTakenName(work.db, invited.name);
  return await insertInvitation(work, who, { ...invited, person: randomUUID(), staffId: null });
}

/** Lets a colleague choose a new password and second factor, as after a lost phone. Rights stay as they are. */
export async function inviteAgain(work: StaffWork, who: Decider, staffId: number): Promise<string> {
  const staff = await staffOf(work.db, staffId);
  refuseOneself(who, staff);
  refuseBeyond(who, staff.stations);
  return await insertInvitation(work, who, {
    name: staff.name,
    shownName: staff.shown_name,
    person: staff.person,
    role: staff.role,
    stations: staff.stations,
    elevatesTo: staff.elevates_to,
    staffId,
  });
}

/** An owner for all stations, by the administrator of the machine: a new one, or one who is there and begins again. Refuses the name of another role. */
export async function inviteOwner(work: StaffWork, name: string): Promise<string> {
  const nameKey = keyOfName(name);
  await lockName(work.db, nameKey);
  const known = await staffNamed(work.db, nameKey);
  if (!known) {
    const rights: Rights = { role: 'owner', stations: null, elevatesTo: [] };
    return await invite(work, 'administrator', { name, shownName: name, ...rights });
  }
  if (known.role !== 'owner' || known.state === 'disabled')
    throw new Refusal('office-staff.noOwner', { values: { name } });
  return await inviteAgain(work, 'administrator', known.id);
}

/** Draws the token of an open invitation's link; the link that was drawn before is of no use any more. */
export async function linkOf(
  work: StaffWork,
  who: Decider,
  invitation: string,
): Promise<{ name: string; token: string; until: Date }> {
  const { db, now } = work;
  const row = await db
    .selectFrom('staff_invitation')
    .select(['id', 'name', 'stations'])
    .where('id', '=', BigInt(invitation))
    .where('used_at', 'is', null)
    .where('is_void', '=', false)
    .where('until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('office-staff.invitationOver', { code: 'invitationOver' });
  refuseBeyond(who, row.stations);
  const token = randomSecret();
  const until = lasting(work);
  await db
    .updateTable('staff_invitation')
    .set({ token_hash: hashOf(token), until })
    .where('id', '=', row.id)
    .execute();
  return { name: row.name, token, until };
}

/** The open invitation behind a token; nobody else uses it meanwhile. */
async function invitationOf({ db, now }: StaffWork, token: string) {
  const row = await db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('is_void', '=', false)
    .where('until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('office-staff.invitationOver', { code: 'invitationOver' });
  return row;
}

/** What whoever opens the link sees: whose it is, and the secret for the app. */
export async function lookAtInvitation(work: StaffWork, token: string) {
  const { name, shown_name, role, totp_secret, until } = await invitationOf(work, token);
  return {
    name,
    shownName: shown_name,
    role,
    until,
    needsCode: needsSecondFactor(role),
    secret: secretText(work.settings, totp_secret),
    appAddress: appAddress(work.settings, totp_secret, name),
  };
}

/** Takes the password and the first code of the app, and logs in. A role that needs no second factor may leave the code out. Hashes: it queues. */
export async function accept(
  work: StaffWork,
  hashing: Hashing,
  asked: { token: string; password: string; code: string | undefined; place: LogInPlace },
): Promise<Extract<LogInStep, { next: 'done' }>> {
  const { db, now, settings } = work;
  const row = await invitationOf(work, asked.token);
  const { name, role } = row;
  if (asked.password.length < passwordLeast || asked.password.toLowerCase().includes(row.name_key))
    throw new Refusal('office-staff.weakPassword', { field: 'password', values: { least: passwordLeast } });
  let step: bigint | null = null;
  if (asked.code !== undefined) {
    step = stepOfCode(settings, row.totp_secret, asked.code, now, 0n);
    if (step === null) throw new Refusal('office-staff.wrongCode', { field: 'code', code: 'wrongCode' });
  } else if (needsSecondFactor(role))
    throw new Refusal('office-staff.codeMissing', { field: 'code', code: 'codeMissing' });
  const proof = {
    password_hash: await hashing.hash(asked.password),
    totp_secret: step === null ? null : row.totp_secret,
    totp_step: step ?? 0n,
    changed_at: now,
  };
  const staffId = row.staff_id ?? (await insertStaff(work, row, proof));
  if (row.staff_id !== null) await replaceProof(work, row.staff_id, proof);
  await db.updateTable('staff_invitation').set({ used_at: now }).where('id', '=', row.id).execute();
  const done = await finish(work, { id: staffId, name }, asked.place, step !== null);
  if (done.next !== 'done') throw new Error('A log-in that passed everything is done.');
  return done;
}

type Proof = Pick<Staff, 'password_hash' | 'totp_secret' | 'totp_step' | 'changed_at'>;

async function insertStaff(
  { db, now }: StaffWork,
  row: Pick<Staff, 'name' | 'name_key' | 'shown_name' | 'person' | 'role' | 'stations' | 'elevates_to'>,
  proof: Proof,
): Promise<number> {
  const { name, name_key, shown_name, person, role, stations, elevates_to } = row;
  const made = await db
    .insertInto('staff')
    .values({ name, name_key, shown_name, person, role, stations, elevates_to, made_at: now, ...proof })
    .onConflict((clash) => clash.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Refusal('office-staff.nameTaken', { code: 'nameTaken' });
  return made.id;
}

/** Whatever opened the account before opens it no more. */
async function replaceProof({ db, now }: StaffWork, staffId: number, proof: Proof): Promise<void> {
  await db.updateTable('staff').set(proof).where('id', '=', staffId).execute();
  await endStaffSessions(db, staffId, 'password', now);
  await db
    .updateTable('staff_device')
    .set({ forgotten_at: now })
    .where('staff_id', '=', staffId)
    .where('forgotten_at', 'is', null)
    .execute();
  await db
    .updateTable('staff_passkey')
    .set({ removed_at: now })
    .where('staff_id', '=', staffId)
    .where('removed_at', 'is', null)
    .execute();
  await db
    .updateTable('staff_token')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute();
}
