// What an act with money stands on while it waits for a second person: the member as the requester saw it, without what changes with every bet.
import { wireMoney } from '#values/money.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { memberFacts } from '../../db/supportAction.ts';
import { type TurnoverItem, turnoverOf } from '../../money/turnover.ts';
import { numberOf } from '../../support/input.ts';
import { memberNamed } from '../../support/member.ts';
import type { TwoPeopleFacts } from '../pipeline/handle.ts';

/** How often money was moved by hand for a member. */
async function movesByHand(db: Db, accountId: number): Promise<string> {
  const { count } = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as l', 'l.id', 'e.account_id')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('l.owner_id', '=', accountId)
    .where('l.kind', '=', 'wallet')
    .where('e.type', 'in', [ledgerTypes.addedByHand, ledgerTypes.deductedByHand])
    .executeTakeFirstOrThrow();
  return String(count);
}

const fingerprint = (facts: Readonly<Record<string, string>>): string => JSON.stringify(facts);

/** Of money by hand: `amount` in 0.0001 yuan, negative where it is taken. A block, a debt or another movement by hand comes between. */
export async function standsForMoney(db: Db, account: string, amount: bigint): Promise<TwoPeopleFacts> {
  const { id } = await memberNamed(db, account);
  const { state, playBlockedUntil, withdrawBlockedUntil, debt, wallet } = await memberFacts(db, id);
  const stands = {
    state: state!,
    playBlockedUntil: playBlockedUntil!,
    withdrawBlockedUntil: withdrawBlockedUntil!,
    debt: debt!,
    movesByHand: await movesByHand(db, id),
  };
  return { amount, fingerprint: fingerprint(stands), summary: { ...stands, wallet: wallet! }, accountId: id };
}

const itemOf = (items: readonly TurnoverItem[], number: string | undefined): TurnoverItem | undefined =>
  number === undefined ? undefined : items.find(({ id }) => id === numberOf(number));

/** What a payment asks a member to bet, in 0.0001 yuan; 0 where it asks for nothing. */
export async function itemRequired(db: Db, account: string, number: string): Promise<bigint> {
  const { items } = await turnoverOf(db, (await memberNamed(db, account)).id);
  return itemOf(items, number)?.required ?? 0n;
}

/** Of turnover: what is asked of the member in all, and of the item `number` where one is named. `amount` follows from what the item asks for now. */
export async function standsForTurnover(
  db: Db,
  account: string,
  { number, yuan }: { number?: string; yuan: bigint },
): Promise<TwoPeopleFacts> {
  const { id } = await memberNamed(db, account);
  const { required, items } = await turnoverOf(db, id);
  const item = itemOf(items, number);
  const stands = {
    turnoverRequired: wireMoney(required),
    ...(item && { itemRequired: wireMoney(item.required) }),
  };
  const change = item ? yuan - item.required : yuan;
  return {
    amount: change,
    fingerprint: fingerprint(stands),
    summary: stands,
    accountId: id,
  };
}
