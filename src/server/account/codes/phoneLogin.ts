// The log-in by a code to a phone: where it is offered, and whose phone it is. Only a phone on which its member has read a code before is good for it.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { compared, hasContact } from '../../db/personal/fields.ts';
import { openedAccount } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type Account, accountOf } from '../accounts.ts';
import { recordLogIn } from '../devices/logIns.ts';
import { lockKey } from '../rateLimit.ts';
import { isCodeAsked } from './outgoingCodes.ts';
import {
  knowsOwnCode,
  mayComeBack,
  type OwnCodeContext,
  requireProof,
  sendOwnCode,
  spendOwnCode,
} from './ownCodes.ts';

/** Whether members of a station log in by a code to their phone: its file says so, and there is a gateway. */
export const offersPhoneLogin = ({
  station,
  counterparties,
}: {
  station: StationFacts;
  counterparties: Counterparties | undefined;
}): boolean => station.onOff.smsLogin && counterparties?.sms !== undefined;

export function refuseWithoutPhoneLogin(context: Parameters<typeof offersPhoneLogin>[0]): void {
  if (!offersPhoneLogin(context))
    throw new Refusal('server.smsLogin.off', { code: 'switchedOff', field: 'phone' });
}

/** Whether a code for this phone may be on its way, to a member or to nobody: no other log-in by it can succeed. */
export const mayHaveCode = (
  { db, visitor, now }: Pick<OwnCodeContext, 'db' | 'visitor' | 'now'>,
  phone: string,
): Promise<boolean> => isCodeAsked(db, { channel: 'sms', address: phone }, visitor, now);

/** The account whose member has proven this phone; undefined where nobody has, or may not log in. */
async function accountByPhone(db: Db, station: string, phone: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where(hasContact(db, 'phone', station, phone))
    .executeTakeFirst();
  const account = row && openedAccount(db, row);
  return mayComeBack(account) && account.proven_phone === phone ? account : undefined;
}

/** Puts a code to log in with into the outbox where somebody has proven the phone. What it counts and returns, the seconds until the next, is the same where nobody has. */
export const sendPhoneLoginCode = (
  context: OwnCodeContext,
  phone: string,
  wordsOf: (code: string, minutes: number) => Promise<{ body: string }>,
): Promise<number> =>
  sendOwnCode(
    context,
    'login',
    { kind: 'phone', address: phone },
    () => accountByPhone(context.db, context.station.code, phone),
    wordsOf,
  );

/** The account of whoever read the code, with its row locked. Refuses a wrong code with `smsWrong`, the same for a phone that nobody has proven, and too many. */
export async function accountByPhoneCode(
  context: OwnCodeContext,
  phone: string,
  code: string,
): Promise<Account> {
  const { db, station, visitor, now } = context;
  // Tries are kept under it.
  const key = `phone ${compared(dataKeysOf(db), 'phone', station.code, phone)}`;
  const field = 'verifyCode';
  await lockKey(db, station.code, `login ${key}`);
  const account = await accountByPhone(db, station.code, phone);
  const contact = { kind: 'phone' as const, address: phone };
  await requireProof(
    context,
    {
      what: 'login',
      key,
      account,
      limit: 'loginTriesAnHour',
      seconds: 3600,
      wrong: () => new Refusal('server.smsWrong', { code: 'smsWrong', field, keep: true }),
      throttled: (limit, keep) =>
        new Refusal('server.loginThrottled', { code: 'throttled', field, limit, keep }),
    },
    async () => {
      if (account && (await knowsOwnCode(context, 'login', account, contact, code))) return true;
      await recordLogIn(db, account?.id, visitor, { way: 'sms', outcome: 'wrong' }, now);
      return false;
    },
  );
  await spendOwnCode(context, 'login', account!, contact);
  return accountOf(db, account!.id);
}
