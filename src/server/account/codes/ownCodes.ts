// Codes to a contact that an account holds, sent to whoever is not logged in: to recover a password, or to log in. Nobody learns from them whose contact it is.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { compared, comparedForms } from '../../db/personal/fields.ts';
import { changePersonal } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Refusal } from '../../refusal.ts';
import type { Account, PasswordDeps } from '../accounts.ts';
import { failureKeys, nearnessOf, tryKeyOf } from '../failures.ts';
import { attemptsOf, recordAttempt } from '../rateLimit.ts';
import type { Visitor } from '../visitor.ts';
import type { ContactKind } from './contactChange.ts';
import { countCode, forgiveCode, isCode, newCode, queueCode, type Recipient } from './outgoingCodes.ts';

export interface OwnCodeContext extends PasswordDeps {
  station: StationFacts;
  visitor: Visitor;
  counterparties: Counterparties | undefined;
}

/** What a code is good for. */
export type CodePurpose = 'recover' | 'login';

/** The member's own contact a code goes to; one of the two. */
export type OwnContact = { kind: ContactKind; address: string };

const recipientOf = ({ kind, address }: OwnContact): Recipient => ({
  channel: kind === 'phone' ? 'sms' : 'mail',
  address,
});

/** What it is counted as: capitals make no other mailbox. */
const countedAs = ({ kind, address }: OwnContact): Recipient =>
  recipientOf({ kind, address: address.toLowerCase() });

/** Members and agents whose account is not disabled: nobody else has anything to come back to. */
export const mayComeBack = (account: Account | undefined): account is Account =>
  account !== undefined &&
  account.state !== 'disabled' &&
  (account.role === 'member' || account.role === 'agent');

/**
 * Puts a code for a contact into the outbox, where there is an account `to` send it for; `wordsOf` writes it. What it counts and returns, the seconds
 * until the next code, is the same where there is none. Refuses what countCode() refuses.
 */
export async function sendOwnCode(
  context: OwnCodeContext,
  purpose: CodePurpose,
  contact: OwnContact,
  to: () => Promise<Account | undefined>,
  wordsOf: (code: string, minutes: number) => Promise<{ subject?: string; body: string }>,
): Promise<number> {
  const { db, station, visitor, now, settings } = context;
  const { kind } = contact;
  const waitSeconds = await countCode(context, countedAs(contact), kind);
  const account = await to();
  if (!account) return waitSeconds;
  // Where the account says, not as it was typed: to some mail servers capitals are another mailbox.
  const recipient = recipientOf({ kind, address: account[kind] });
  await endOwnCodes(db, account, purpose);
  const { code, salt, code_hash } = newCode();
  const expiresAt = new Date(now.getTime() + settings.smsSeconds * 1000);
  await db
    .insertInto('password_recovery')
    .values({
      station: station.code,
      account_id: account.id,
      purpose,
      visitor_hash: visitor.hash,
      kind,
      address: compared(dataKeysOf(db), kind, station.code, account[kind]),
      salt,
      code_hash,
      sent_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const words = await wordsOf(code, Math.floor(settings.smsSeconds / 60));
  await queueCode(db, { station: station.code, recipient, words, now, expiresAt });
  return waitSeconds;
}

/** A code is of no use once there is a newer one, or it has served. */
export const endOwnCodes = (db: Db, account: Account, purpose: CodePurpose) =>
  db
    .updateTable('password_recovery')
    .set({ is_over: true })
    .where('account_id', '=', account.id)
    .where('purpose', '=', purpose)
    .where('is_over', '=', false)
    .execute();

/** Whether this is the code that went to the account's contact, which counts as a try of it. A code to log in with is good for the visitor alone who asked for it. */
export async function knowsOwnCode(
  { db, visitor, now, settings }: OwnCodeContext,
  purpose: CodePurpose,
  account: Account,
  { kind }: OwnContact,
  code: string,
): Promise<boolean> {
  let open = db
    .updateTable('password_recovery')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('account_id', '=', account.id)
    .where('purpose', '=', purpose)
    .where('kind', '=', kind)
    .where('address', 'in', comparedForms(dataKeysOf(db), kind, account.station, account[kind]))
    .where('is_over', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', settings.smsTries);
  if (purpose === 'login') open = open.where('visitor_hash', '=', visitor.hash);
  const row = await open.returning(['salt', 'code_hash']).executeTakeFirst();
  return row !== undefined && isCode(row, code);
}

/** A code has served: it is over, what it counted is forgiven, and a phone that it went to is proven to be the member's. */
export async function spendOwnCode(
  { db, visitor }: OwnCodeContext,
  purpose: CodePurpose,
  account: Account,
  contact: OwnContact,
): Promise<void> {
  await forgiveCode(db, countedAs(contact), visitor);
  await endOwnCodes(db, account, purpose);
  if (contact.kind === 'phone') await changePersonal(db, account, { proven_phone: account.phone });
}

/** How tries of a proof are counted. */
export interface CountedTries {
  what: 'login' | 'recover';
  /** What is tried at, such as the key of a name: the same whether there is such an account or not. */
  key: string;
  account: Account | undefined;
  limit: 'recoverTriesADay' | 'loginTriesAnHour';
  seconds: number;
  wrong: () => Refusal;
  /** `keep` where this very try is to be kept as counted. */
  throttled: (
    limit: 'recoverTriesADay' | 'loginTriesAnHour' | 'addressFailuresAnHour',
    keep: boolean,
  ) => Refusal;
}

/**
 * Refuses a wrong proof, and any after a few wrong ones, the same for an account that is not there. The owner's devices and networks have tries of
 * their own, so that nobody locks the owner out. The caller's transaction holds the key locked.
 */
export async function requireProof(
  { db, station, visitor, now, settings }: OwnCodeContext,
  { what, key, account, limit, seconds, wrong, throttled }: CountedTries,
  isProven: () => Promise<boolean>,
): Promise<void> {
  const tryKey = tryKeyOf(what, key, await nearnessOf(db, account?.id, visitor), visitor);
  const { address } = failureKeys(key, visitor);
  const tries = await attemptsOf(db, tryKey, now, seconds);
  if (tries >= settings[limit]) throw throttled(limit, false);
  if ((await attemptsOf(db, address, now, 3600)) >= settings.addressFailuresAnHour)
    throw throttled('addressFailuresAnHour', false);
  if (await isProven()) return;
  await recordAttempt({ db, station: station.code, now }, [tryKey, address]);
  throw tries + 1 >= settings[limit] ? throttled(limit, true) : wrong();
}
