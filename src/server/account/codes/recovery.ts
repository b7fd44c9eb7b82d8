// Owns the recovery of a forgotten log-in password: the ways of a station, the code to the member's own phone or mailbox, and the proof that it is the member.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type Account, accountOf, findAccount, keyOfName, type PasswordDeps } from '../accounts.ts';
import { failureKeys, nearnessOf, tryKeyOf } from '../failures.ts';
import { attemptsOf, lockKey, recordAttempt } from '../rateLimit.ts';
import { plainAnswer } from '../securityQuestion.ts';
import type { Visitor } from '../visitor.ts';
import type { ContactKind } from './contactChange.ts';
import { countCode, forgiveCode, isCode, newCode, queueCode, type Recipient } from './outgoingCodes.ts';

export type RecoveryWay = ContactKind | 'question';

interface Context extends PasswordDeps {
  station: StationFacts;
  visitor: Visitor;
  counterparties: Counterparties | undefined;
}

/** The member's own contact a code goes to; one of the two. */
export type OwnContact = { kind: ContactKind; address: string };

const daySeconds = 86_400;

const recipientOf = ({ kind, address }: OwnContact): Recipient => ({
  channel: kind === 'phone' ? 'sms' : 'mail',
  address,
});

/** What it is counted as: capitals make no other mailbox. */
const countedAs = ({ kind, address }: OwnContact): Recipient =>
  recipientOf({ kind, address: address.toLowerCase() });

/** How members of a station recover their password: by phone and mailbox where there is a gateway to them, by their question where its file says so. */
export function recoveryWays({
  station,
  counterparties,
}: Pick<Context, 'station' | 'counterparties'>): RecoveryWay[] {
  const ways: RecoveryWay[] = [];
  if (counterparties?.sms) ways.push('phone');
  if (counterparties?.mail) ways.push('email');
  if (station.onOff.recoverByQuestion) ways.push('question');
  return ways;
}

/** Refuses a way that this station's members do not have, at its field. */
export function refuseOtherWay(
  context: Pick<Context, 'station' | 'counterparties'>,
  way: RecoveryWay,
  field: string,
): void {
  if (!recoveryWays(context).includes(way))
    throw new Refusal('server.recover.off', { code: 'switchedOff', field });
}

/** The contact that a request names. Refuses none, both, and one that is no way of this station. */
export function ownContactIn(
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
  context: Pick<Context, 'station' | 'counterparties'>,
): OwnContact {
  if ((phone === undefined) === (email === undefined))
    throw new Refusal('server.recover.one', { code: 'invalid', field: 'phone' });
  const contact: OwnContact =
    phone === undefined ? { kind: 'email', address: email! } : { kind: 'phone', address: phone };
  refuseOtherWay(context, contact.kind, contact.kind);
  return contact;
}

/** Members and agents whose account is not disabled: nobody else has a password to recover. */
const isRecoverable = (account: Account | undefined): account is Account =>
  account !== undefined &&
  account.state !== 'disabled' &&
  (account.role === 'member' || account.role === 'agent');

const isOwn = (account: Account, { kind, address }: OwnContact): boolean =>
  account[kind] !== '' && account[kind].toLowerCase() === address.toLowerCase();

/**
 * Puts a code into the outbox where the contact is the account's own; `wordsOf` writes it. What it counts and returns, the seconds until the next
 * code, is the same where it is not: nobody learns whose contact it is. Refuses what countCode() refuses.
 */
export async function sendRecoveryCode(
  context: Context,
  name: string,
  contact: OwnContact,
  wordsOf: (code: string, minutes: number) => Promise<{ subject?: string; body: string }>,
): Promise<number> {
  const { db, station, now, settings } = context;
  const { kind } = contact;
  const waitSeconds = await countCode(context, countedAs(contact), kind);
  const account = await findAccount(db, name);
  if (!isRecoverable(account) || !isOwn(account, contact)) return waitSeconds;
  // Where the account says, not as it was typed: to some mail servers capitals are another mailbox.
  const recipient = recipientOf({ kind, address: account[kind] });
  await endCodes(db, account);
  const { code, salt, code_hash } = newCode();
  const expiresAt = new Date(now.getTime() + settings.smsSeconds * 1000);
  await db
    .insertInto('password_recovery')
    .values({
      station: station.code,
      account_id: account.id,
      kind,
      address: account[kind],
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

/** A code is of no use once there is a newer one, or the password was recovered. */
const endCodes = (db: Db, account: Account) =>
  db
    .updateTable('password_recovery')
    .set({ is_over: true })
    .where('account_id', '=', account.id)
    .where('is_over', '=', false)
    .execute();

async function knowsCode(
  { db, now, settings }: Context,
  account: Account | undefined,
  contact: OwnContact,
  code: string,
): Promise<boolean> {
  if (!account || !isOwn(account, contact)) return false;
  const row = await db
    .updateTable('password_recovery')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('account_id', '=', account.id)
    .where('kind', '=', contact.kind)
    .where('address', '=', account[contact.kind])
    .where('is_over', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', settings.smsTries)
    .returning(['salt', 'code_hash'])
    .executeTakeFirst();
  return row !== undefined && isCode(row, code);
}

/** What somebody who has forgotten the password proves to be the member with. */
export type RecoveryProof = (OwnContact & { code: string }) | { questionId: number; answer: string };

async function isProven(context: Context, account: Account | undefined, proof: RecoveryProof) {
  if ('code' in proof) return knowsCode(context, account, proof, proof.code);
  const isQuestion = account?.question_id === proof.questionId;
  // Compared in any case, so that the duration does not say whether the question was the right one.
  const isAnswer = await context.hashing.verify(plainAnswer(proof.answer), account?.answer_hash);
  return isQuestion && isAnswer;
}

/**
 * The account whose member this proof shows, with its row locked; its codes are over. Refuses a wrong one at `field`, and any after a few wrong ones within a day, the
 * same for an account that is not there. The owner's devices and networks have tries of their own, so that nobody locks the owner out.
 */
export async function accountByProof(
  context: Context,
  name: string,
  proof: RecoveryProof,
  field: string,
): Promise<Account> {
  const { db, station, visitor, now, settings } = context;
  const nameKey = keyOfName(name);
  await lockKey(db, station.code, `recover ${nameKey}`);
  const account = await findAccount(db, name);
  const tryKey = tryKeyOf('recover', nameKey, await nearnessOf(db, account?.id, visitor), visitor);
  const { address } = failureKeys(nameKey, visitor);
  const throttled = (limit: 'recoverTriesADay' | 'addressFailuresAnHour', keep: boolean) =>
    new Refusal('server.recover.throttled', { code: 'throttled', field, limit, keep });
  const tries = await attemptsOf(db, tryKey, now, daySeconds);
  if (tries >= settings.recoverTriesADay) throw throttled('recoverTriesADay', false);
  if ((await attemptsOf(db, address, now, 3600)) >= settings.addressFailuresAnHour)
    throw throttled('addressFailuresAnHour', false);
  const isTheirs = await isProven(context, account, proof);
  if (!isTheirs || !isRecoverable(account)) {
    await recordAttempt(db, station.code, [tryKey, address], now);
    if (tries + 1 >= settings.recoverTriesADay) throw throttled('recoverTriesADay', true);
    throw new Refusal('server.recover.wrong', { code: 'recoverWrong', field, keep: true });
  }
  if ('code' in proof) await forgiveCode(db, countedAs(proof), visitor);
  await endCodes(db, account);
  return accountOf(db, account.id);
}
