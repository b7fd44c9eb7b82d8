// Owns money that support adds or takes by hand: exact, once for each intent, never below nothing.
import { credit } from '#server/account/accounts.ts';
import { lockKey } from '#server/account/rateLimit.ts';
import { balancesOf, bookOf, ledgerTypes } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { requireTurnover } from '#server/money/turnover.ts';
import { Refusal } from '#server/refusal.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan, readMoney, wireMoney } from '#values/money.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, begin, reportTo, yuanOf } from './accounts.ts';

const refType = 'byHand';

/** Adds money by hand or takes it, once for each intent; what is added has to be bet as often as --turnover says, once where left out. */
export async function moveMoney(
  at: AtAccount,
  [name, direction, yuan, why]: readonly (string | undefined)[],
  { intent, turnover = '1' }: { intent?: string | undefined; turnover?: string | undefined },
): Promise<string[]> {
  const { db, station, now, note } = at;
  if (direction !== 'credit' && direction !== 'deduct') throw new WrongUsage('Money is credit or deduct.');
  const amount = yuanOf(yuan);
  if (!/^[\w.-]{4,64}$/.test(intent ?? ''))
    throw new WrongUsage(
      'Name the intent, as --intent ticket-4711 (4 to 64 letters, digits, dots, dashes): the same one never moves money twice.',
    );
  const times = /^\d{1,3}(?:\.\d{1,2})?$/.test(turnover) ? readMoney(turnover) : undefined;
  if (times === undefined)
    throw new WrongUsage('Turnover is how often the money has to be bet, as 1 or 0.5; 0 for not at all.');
  const { account, reason } = await begin(at, name, why);
  const isCredit = direction === 'credit';
  const type = isCredit ? ledgerTypes.addedByHand : ledgerTypes.deductedByHand;
  await lockKey(db, station, `by hand ${intent}`);
  const earlier = await earlierMove(db, intent!);
  if (earlier) {
    if (
      earlier.owner !== account.id ||
      earlier.type !== type ||
      earlier.amount !== (isCredit ? amount : -amount)
    )
      throw new WrongUsage(
        `The intent ${intent} moved ${wireMoney(earlier.amount)} yuan of ${earlier.name} at ${formatMoment(earlier.at)}. Name another one for something else.`,
      );
    note.forget();
    return [`This was done at ${formatMoment(earlier.at)}. Nothing changes.`];
  }
  const { wallet: before } = await balancesOf(db, account.id, bookOf(account.role));
  const moved = { type, refType, refId: intent!, remark: reason };
  await credit(db, station, account, isCredit ? amount : -amount, moved, now).catch((error: Error) => {
    if (!(error instanceof Refusal)) throw error;
    throw new WrongUsage(
      `${account.name} has ${formatYuan(before)} yuan, less than ${formatYuan(amount)}. Nothing is taken.`,
    );
  });
  if (isCredit)
    await requireTurnover(db, {
      station,
      accountId: account.id,
      source: 'manual',
      refType,
      refId: intent!,
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
    `${formatYuan(amount)} yuan are ${isCredit ? 'added to' : 'taken from'} ${account.name}, who has ${formatYuan(wallet)} now.`,
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
