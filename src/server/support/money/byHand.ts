// Money that support adds or takes by hand: exact, once for each intent, never below nothing.
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan, readMoney, wireMoney } from '#values/money.ts';
import { credit } from '../../account/accounts.ts';
import { lockKey } from '../../account/rateLimit.ts';
import { balancesOf, bookOf, ledgerAccount, ledgerTypes, takeBack } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { requireTurnover, withdrawRequirement } from '../../money/turnover.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { intentOf, type Written, yuanOf } from '../input.ts';
import { begin, memberNamed, reportTo } from '../member.ts';

/** How the ledger names what was moved by hand; its number is the intent. */
export const byHandRef = 'byHand';
const refType = byHandRef;
const undoneRefType = 'byHandUndone';

/** A repeat of an intent says when it was done and changes nothing. */
export type MovedMoney =
  | { done: 'before'; at: Date }
  | { done: 'now'; name: string; direction: 'credit' | 'deduct'; amount: bigint; wallet: bigint };

/** Adds money by hand or takes it, once for each intent; what is added has to be bet as often as `turnover` says, once where left out. */
export async function moveMoney(
  work: SupportWork,
  who: Supporter,
  input: {
    account: Written;
    direction: Written;
    yuan: Written;
    reason: Written;
    intent: Written;
    turnover?: Written;
  },
): Promise<MovedMoney> {
  const { db, station, now } = work;
  const { direction, turnover = '1' } = input;
  if (direction !== 'credit' && direction !== 'deduct') throw new Refusal('support.money.form');
  const amount = yuanOf(input.yuan);
  const intent = intentOf(input.intent);
  const times = /^\d{1,3}(?:\.\d{1,2})?$/.test(turnover) ? readMoney(turnover) : undefined;
  if (times === undefined) throw new Refusal('support.money.turnover');
  const { account, reason } = await begin(work, who, input.account, input.reason);
  const isCredit = direction === 'credit';
  const type = isCredit ? ledgerTypes.addedByHand : ledgerTypes.deductedByHand;
  const moves = isCredit ? amount : -amount;
  await lockKey(db, station, `by hand ${intent}`);
  const earlier = await earlierMove(db, intent);
  if (earlier) {
    if (earlier.owner !== account.id || earlier.type !== type || earlier.amount !== moves)
      throw new Refusal('support.money.other', {
        values: {
          intent,
          amount: wireMoney(earlier.amount),
          name: earlier.name,
          at: formatMoment(earlier.at),
        },
      });
    who.note.forget();
    return { done: 'before', at: earlier.at };
  }
  const book = bookOf(account.role);
  const { wallet: before } = await balancesOf(db, account.id, book);
  await credit(db, station, account, moves, { type, refType, refId: intent, remark: reason, at: now }).catch(
    (error: Error) => {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal('support.money.short', {
        values: { name: account.name, has: formatYuan(before), amount: formatYuan(amount) },
      });
    },
  );
  if (isCredit)
    await requireTurnover(db, {
      station,
      accountId: account.id,
      source: 'manual',
      refType,
      refId: intent,
      base: amount,
      factor: Number(times / 100n),
      at: now,
    });
  await reportTo(work, account, isCredit ? 'server.mail.byCredit' : 'server.mail.byDeduct', {
    amount: formatYuan(amount),
    reason,
  });
  const { wallet } = await balancesOf(db, account.id, book);
  return { done: 'now', name: account.name, direction, amount, wallet };
}

export type UndoneCredit =
  | { done: 'before'; intent: string }
  /** `owed` is what the wallet did not cover. */
  | { done: 'now'; intent: string; name: string; amount: bigint; wallet: bigint; owed: bigint };

/**
 * Undoes what an intent added by mistake, once and whole: the money goes back, what was spent of it is owed, and nothing has to be bet for it
 * any more.
 */
export async function undoCredit(
  work: SupportWork,
  who: Supporter,
  input: { account: Written; intent: Written; reason: Written },
): Promise<UndoneCredit> {
  const { db, station, now } = work;
  const intent = intentOf(input.intent);
  const { account, reason } = await begin(work, who, input.account, input.reason);
  await lockKey(db, station, `by hand ${intent}`);
  const earlier = await earlierMove(db, intent);
  if (earlier?.owner !== account.id || earlier.type !== ledgerTypes.addedByHand)
    throw new Refusal('support.money.addedNothing', { values: { intent, name: account.name } });
  const { amount } = earlier;
  const book = bookOf(account.role);
  const to = await ledgerAccount(db, { station, id: 0 }, 'house', book);
  const taking = {
    type: ledgerTypes.deductedByHand,
    refType: undoneRefType,
    refId: intent,
    remark: reason,
    to,
    amount,
  };
  const owed = await takeBack(db, { id: account.id, book }, [taking], now);
  if (owed === null) {
    who.note.forget();
    return { done: 'before', intent };
  }
  await withdrawRequirement(db, { source: 'manual', refType, refId: intent, at: now });
  await reportTo(work, account, owed > 0n ? 'server.mail.byUndoOwed' : 'server.mail.byUndo', {
    amount: formatYuan(amount),
    owed: formatYuan(owed),
    reason,
  });
  const { wallet } = await balancesOf(db, account.id, book);
  return { done: 'now', intent, name: account.name, amount, wallet, owed };
}

/** What an intent added to a member, in 0.0001 yuan; refuses where it added nothing. */
export async function amountOfCredit(db: Db, account: Written, written: Written): Promise<bigint> {
  const intent = intentOf(written);
  const { id, name } = await memberNamed(db, account);
  const earlier = await earlierMove(db, intent);
  if (earlier?.owner !== id || earlier.type !== ledgerTypes.addedByHand)
    throw new Refusal('support.money.addedNothing', { values: { intent, name } });
  return earlier.amount;
}

/** What an intent moved already, whatever it was. */
const earlierMove = (db: Db, intent: string) =>
  db
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.transaction_id', '=', 't.id').onRef('e.station', '=', 't.station'),
    )
    .innerJoin('ledger_account as l', (join) =>
      join.onRef('l.id', '=', 'e.account_id').onRef('l.station', '=', 'e.station'),
    )
    .innerJoin('account as a', 'a.id', 'l.owner_id')
    .select(['t.type', 't.at', 'e.amount', 'l.owner_id as owner', 'a.name'])
    .where('t.ref_type', '=', refType)
    .where('t.ref_id', '=', intent)
    .executeTakeFirst();
