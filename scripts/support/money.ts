// Owns money that support adds or takes by hand: exact, once for each intent, never below nothing.
import { credit } from '#server/account/accounts.ts';
import { lockKey } from '#server/account/rateLimit.ts';
import { balancesOf, bookOf, ledgerAccount, ledgerTypes, takeBack } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { requireTurnover, withdrawRequirement } from '#server/money/turnover.ts';
import { Refusal } from '#server/refusal.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan, readMoney, wireMoney } from '#values/money.ts';
import { say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, begin, intentOf, reportTo, yuanOf } from './accounts.ts';

const refType = 'byHand';
const undoneRefType = 'byHandUndone';

/** Adds money by hand or takes it, once for each intent; what is added has to be bet as often as --turnover says, once where left out. */
export async function moveMoney(
  at: AtAccount,
  [name, direction, yuan, why]: readonly (string | undefined)[],
  { intent: named, turnover = '1' }: { intent?: string | undefined; turnover?: string | undefined },
): Promise<string[]> {
  const { db, station, now, note } = at;
  if (direction !== 'credit' && direction !== 'deduct') throw new WrongUsage(say('support.money.form'));
  const amount = yuanOf(yuan);
  const intent = intentOf(named);
  const times = /^\d{1,3}(?:\.\d{1,2})?$/.test(turnover) ? readMoney(turnover) : undefined;
  if (times === undefined) throw new WrongUsage(say('support.money.turnover'));
  const { account, reason } = await begin(at, name, why);
  const isCredit = direction === 'credit';
  const type = isCredit ? ledgerTypes.addedByHand : ledgerTypes.deductedByHand;
  await lockKey(db, station, `by hand ${intent}`);
  const earlier = await earlierMove(db, intent);
  if (earlier) {
    if (
      earlier.owner !== account.id ||
      earlier.type !== type ||
      earlier.amount !== (isCredit ? amount : -amount)
    )
      throw new WrongUsage(
        say('support.money.other', {
          intent,
          amount: wireMoney(earlier.amount),
          name: earlier.name,
          at: formatMoment(earlier.at),
        }),
      );
    note.forget();
    return [say('support.money.before', { at: formatMoment(earlier.at) })];
  }
  const { wallet: before } = await balancesOf(db, account.id, bookOf(account.role));
  const moved = { type, refType, refId: intent, remark: reason };
  await credit(db, station, account, isCredit ? amount : -amount, moved, now).catch((error: Error) => {
    if (!(error instanceof Refusal)) throw error;
    throw new WrongUsage(
      say('support.money.short', { name: account.name, has: formatYuan(before), amount: formatYuan(amount) }),
    );
  });
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
  await reportTo(at, account, isCredit ? 'server.mail.byCredit' : 'server.mail.byDeduct', {
    amount: formatYuan(amount),
    reason,
  });
  const { wallet } = await balancesOf(db, account.id, bookOf(account.role));
  return [
    say(isCredit ? 'support.money.added' : 'support.money.taken', {
      amount: formatYuan(amount),
      name: account.name,
      has: formatYuan(wallet),
    }),
  ];
}

/**
 * Undoes what an intent added by mistake, once and whole: the money goes back, what was spent of it is owed, and nothing has to be bet for it
 * any more.
 */
export async function undoCredit(
  at: AtAccount,
  name: string | undefined,
  intentGiven: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { db, station, now, note } = at;
  const intent = intentOf(intentGiven);
  const { account, reason } = await begin(at, name, why);
  await lockKey(db, station, `by hand ${intent}`);
  const earlier = await earlierMove(db, intent);
  if (earlier?.owner !== account.id || earlier.type !== ledgerTypes.addedByHand)
    throw new WrongUsage(say('support.money.addedNothing', { intent, name: account.name }));
  const { amount } = earlier;
  const book = bookOf(account.role);
  const to = await ledgerAccount(db, station, 0, 'house', book);
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
    note.forget();
    return [say('support.money.undoneBefore', { intent })];
  }
  await withdrawRequirement(db, { source: 'manual', refType, refId: intent, at: now });
  await reportTo(at, account, owed > 0n ? 'server.mail.byUndoOwed' : 'server.mail.byUndo', {
    amount: formatYuan(amount),
    owed: formatYuan(owed),
    reason,
  });
  const { wallet } = await balancesOf(db, account.id, book);
  return [
    say('support.money.undone', {
      amount: formatYuan(amount),
      intent,
      name: account.name,
      has: formatYuan(wallet),
      owed: formatYuan(owed),
    }),
  ];
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
