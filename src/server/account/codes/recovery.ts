// The recovery of a forgotten log-in password: the ways of a station, the code to the member's own phone or mailbox, and the proof that it is the member.
import { Refusal } from '../../refusal.ts';
import { type Account, accountOf, findAccount, keyOfName } from '../accounts.ts';
import { lockKey } from '../rateLimit.ts';
import { plainAnswer } from '../securityQuestion.ts';
import type { ContactKind } from './contactChange.ts';
import {
  type OwnCodeContext as Context,
  endOwnCodes,
  knowsOwnCode,
  mayComeBack,
  type OwnContact,
  requireProof,
  sendOwnCode,
  spendOwnCode,
} from './ownCodes.ts';

export type RecoveryWay = ContactKind | 'question';

const daySeconds = 86_400;

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

const isOwn = (account: Account, { kind, address }: OwnContact): boolean =>
  account[kind] !== '' && account[kind].toLowerCase() === address.toLowerCase();

/**
 * Puts a code into the outbox where the contact is the account's own; `wordsOf` writes it. What it counts and returns, the seconds until the next
 * code, is the same where it is not: nobody learns whose contact it is. Refuses what countCode() refuses.
 */
export const sendRecoveryCode = (
  context: Context,
  name: string,
  contact: OwnContact,
  wordsOf: (code: string, minutes: number) => Promise<{ subject?: string; body: string }>,
): Promise<number> =>
  sendOwnCode(
    context,
    'recover',
    contact,
    async () => {
      const account = await findAccount(context.db, name);
      return mayComeBack(account) && isOwn(account, contact) ? account : undefined;
    },
    wordsOf,
  );

/** What somebody who has forgotten the password proves to be the member with. */
export type RecoveryProof = (OwnContact & { code: string }) | { questionId: number; answer: string };

async function isProven(context: Context, account: Account | undefined, proof: RecoveryProof) {
  if ('code' in proof)
    return (
      account !== undefined &&
      isOwn(account, proof) &&
      (await knowsOwnCode(context, 'recover', account, proof, proof.code))
    );
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
  const { db, station } = context;
  const key = keyOfName(name);
  await lockKey(db, station.code, `recover ${key}`);
  const account = await findAccount(db, name);
  let own: Account | undefined;
  await requireProof(
    context,
    {
      what: 'recover',
      key,
      account,
      limit: 'recoverTriesADay',
      seconds: daySeconds,
      wrong: () => new Refusal('server.recover.wrong', { code: 'recoverWrong', field, keep: true }),
      throttled: (limit, keep) =>
        new Refusal('server.recover.throttled', { code: 'throttled', field, limit, keep }),
    },
    async () => {
      // Looked at in any case, so that the duration does not say which accounts there are.
      const isTheirs = await isProven(context, account, proof);
      if (isTheirs && mayComeBack(account)) own = account;
      return own !== undefined;
    },
  );
  if ('code' in proof) await spendOwnCode(context, 'recover', own!, proof);
  else await endOwnCodes(db, own!, 'recover');
  return accountOf(db, own!.id);
}
