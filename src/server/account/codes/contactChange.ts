// A member's change of phone or mail address: which of them a station lets change, the code to the new one, and the change itself.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { compared, comparedForms, sealed } from '../../db/personal/fields.ts';
import { changePersonal } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { type Account, refuseTakenPhone } from '../accounts.ts';
import { registrationFields } from '../registrationFields.ts';
import type { Visitor } from '../visitor.ts';
import { countCode, forgiveCode, isCode, newCode, queueCode, type Recipient } from './outgoingCodes.ts';

export type ContactKind = 'phone' | 'email';

export interface Contact {
  kind: ContactKind;
  address: string;
}

interface Context {
  db: Db;
  station: StationFacts;
  visitor: Visitor;
  now: Date;
  settings: Settings;
  counterparties: Counterparties | undefined;
}

const dayMs = 86_400_000;
/** Codes of all kinds that an account may ask for within 24 hours. */
const codesMost = 5;

const recipientOf = ({ kind, address }: Contact): Recipient => ({
  channel: kind === 'phone' ? 'sms' : 'mail',
  address,
});

/** What members of a station change themselves: a phone where it sends codes by SMS, a mail address where there is a gateway for mail. */
export function changeableContacts({
  station,
  counterparties,
}: Pick<Context, 'station' | 'counterparties'>): ContactKind[] {
  if (!station.frontConfig.personalInfoflag) return [];
  const sendsSms = station.onOff.smsLogin || registrationFields(station).some(({ key }) => key === 'smsCode');
  const kinds: ContactKind[] = [];
  if (sendsSms && counterparties?.sms) kinds.push('phone');
  if (counterparties?.mail) kinds.push('email');
  return kinds;
}

/** The one contact that a request names. Refuses none, both, and one that this station's members do not change. */
export function contactIn(
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
  context: Pick<Context, 'station' | 'counterparties'>,
): Contact {
  if ((phone === undefined) === (email === undefined))
    throw new Refusal('server.contactChange.one', { code: 'invalid', field: 'phone' });
  const contact: Contact =
    phone === undefined ? { kind: 'email', address: email! } : { kind: 'phone', address: phone };
  if (!changeableContacts(context).includes(contact.kind))
    throw new Refusal('server.contactChange.off', { code: 'switchedOff', field: contact.kind });
  return contact;
}

/** Whether a code shows that the phone which the account has is the member's, for whoever logs in by it: nobody has read one there yet. */
export const provesOnly = (
  { station }: Pick<Context, 'station'>,
  account: Account,
  { kind, address }: Contact,
): boolean =>
  station.onOff.smsLogin && kind === 'phone' && account.phone === address && account.proven_phone !== address;

/** Refuses the contact that is there and needs no proof, a frozen account, and a second change of a kind within 24 hours. */
export async function refuseChange(
  { db, station, now }: Pick<Context, 'db' | 'station' | 'now'>,
  account: Account,
  contact: Contact,
): Promise<void> {
  const { kind, address } = contact;
  if (account.state !== 'enabled') throw new Refusal('server.moneyFrozen', { code: 'accountFrozen' });
  // Nothing changes: the wait of a change does not hold.
  if (provesOnly({ station }, account, contact)) return;
  if (account[kind].toLowerCase() === address.toLowerCase())
    throw new Refusal('server.contactChange.same', { code: 'invalid', field: kind });
  const last = await db
    .selectFrom('contact_change')
    .select('changed_at')
    .where('account_id', '=', account.id)
    .where('kind', '=', kind)
    .where('changed_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirst();
  if (last)
    throw new Refusal('server.contactChange.wait', {
      code: 'throttled',
      field: kind,
      values: { time: formatMoment(new Date(last.changed_at!.getTime() + dayMs)) },
    });
}

/**
 * Puts a code for a new contact of an account into the outbox; returns its message and the seconds until the next one; `wordsOf` writes it.
 * Refuses what countCode() refuses, and more than a few codes a day for one account. The caller's transaction holds the account's row.
 */
export async function sendContactCode(
  context: Context,
  account: Account,
  contact: Contact,
  wordsOf: (code: string, minutes: number) => Promise<{ subject?: string; body: string }>,
): Promise<{ messageId: string; waitSeconds: number }> {
  const { db, station, now, settings } = context;
  const { count } = await db
    .selectFrom('contact_change')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', account.id)
    .where('sent_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (count >= codesMost) throw new Refusal('server.smsLimit', { code: 'throttled', field: contact.kind });
  const recipient = recipientOf(contact);
  const waitSeconds = await countCode(context, recipient, contact.kind);
  await endCodes(db, account, contact.kind);
  const { code, salt, code_hash } = newCode();
  const expiresAt = new Date(now.getTime() + settings.smsSeconds * 1000);
  const keys = dataKeysOf(db);
  await db
    .insertInto('contact_change')
    .values({
      station: station.code,
      account_id: account.id,
      kind: contact.kind,
      address: compared(keys, contact.kind, station.code, contact.address),
      ...sealed(
        keys,
        'contact_change',
        { station: station.code, owner: account.id },
        { previous: account[contact.kind] },
      ),
      salt,
      code_hash,
      sent_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const words = await wordsOf(code, Math.floor(settings.smsSeconds / 60));
  const queued = { station: station.code, recipient, words, now, expiresAt };
  return { messageId: await queueCode(db, queued), waitSeconds };
}

/** A code is of no use once there is a newer one, or one was used. */
const endCodes = (db: Db, account: Account, kind: ContactKind) =>
  db
    .updateTable('contact_change')
    .set({ is_over: true })
    .where('account_id', '=', account.id)
    .where('kind', '=', kind)
    .where('is_over', '=', false)
    .execute();

/**
 * Makes a contact the account's own by the code that was sent to it. Refuses a wrong code, which counts, and one that was tried too often,
 * has lapsed or went elsewhere. The caller's transaction holds the account's row.
 */
export async function changeContact(
  { db, station, visitor, now, settings }: Context,
  account: Account,
  contact: Contact,
  code: string,
): Promise<void> {
  const { kind, address } = contact;
  const row = await db
    .updateTable('contact_change')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('account_id', '=', account.id)
    .where('kind', '=', kind)
    .where('address', 'in', comparedForms(dataKeysOf(db), kind, station.code, address))
    .where('is_over', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', settings.smsTries)
    .returning(['id', 'salt', 'code_hash'])
    .executeTakeFirst();
  if (!row || !isCode(row, code))
    throw new Refusal('server.contactChange.codeWrong', {
      field: 'verifyCode',
      code: 'smsWrong',
      keep: true,
    });
  await endCodes(db, account, kind);
  await forgiveCode(db, recipientOf(contact), visitor);
  if (kind === 'phone') await refuseTakenPhone(db, station.code, address, account.id);
  if (!provesOnly({ station }, account, contact))
    await db.updateTable('contact_change').set({ changed_at: now }).where('id', '=', row.id).execute();
  await changePersonal(db, account, {
    [kind]: address,
    ...(kind === 'phone' && { proven_phone: address }),
  });
}
