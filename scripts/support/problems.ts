// Owns what support sees of things that are set aside, and what becomes of a deposit or of money from a platform that nobody credited, or of a payment that was taken away again.
import type pg from 'pg';
import { dismissProblem, listOpenProblems } from '#server/db/operatorProblem.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { rollBackDeposit } from '#server/money/deposits/rollBack.ts';
import { creditSetAside } from '#server/money/deposits/settle.ts';
import { decideHeld } from '#server/money/transfers/order.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { say, sayValue } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, begin, reasonOf, reportTo, yuanOf } from './accounts.ts';

/** Open problems of these stations, and of all of them together where more than one is named; the oldest first. */
export async function listProblems(pool: pg.Pool, stations: readonly string[]): Promise<string[]> {
  const codes = stations.length === 1 ? stations : [everyStation, ...stations];
  const found = [];
  for (const code of codes) found.push(...(await inStation(pool, code, listOpenProblems)));
  if (found.length === 0) return [say('support.noProblems')];
  return found
    .toSorted((a, b) => a.first_at.getTime() - b.first_at.getTime())
    .map(
      ({ station, kind, ref, reason, times, first_at: first, last_at: last }) =>
        `${say('support.problem', {
          station,
          kind: sayValue(`support.problemKind.${kind}`, kind),
          ref,
          times,
          first: formatMoment(first),
          last: formatMoment(last),
        })}\n  ${reason}`,
    );
}

interface OrderOfMember {
  station: string;
  account_id: number;
  order_no: string;
  name: string;
}

/** Takes back a deposit that was paid, with all it brought. */
async function rollBack(at: AtAccount, order: OrderOfMember, why: string | undefined): Promise<string[]> {
  const { account, reason } = await begin(at, order.name, why);
  const { order_no: orderNo } = order;
  const taken = await rollBackDeposit(at.db, order, reason, at.now);
  if (taken.result === 'notPaid') throw new WrongUsage(say('support.deposit.notPaid', { order: orderNo }));
  if (taken.result === 'before') {
    at.note.forget();
    return [say('support.deposit.backBefore', { order: orderNo })];
  }
  const { paid, gift, coupon_amount: coupon } = taken.order;
  const [amount, given, owed] = [paid, gift + coupon, taken.owed].map(formatYuan) as [string, string, string];
  await reportTo(at, account, taken.owed > 0n ? 'server.mail.byRollBackOwed' : 'server.mail.byRollBack', {
    orderNo,
    amount,
    given,
    owed,
    reason,
  });
  return [say('support.deposit.back', { order: orderNo, amount, given, name: account.name, owed })];
}

/** Credits a deposit that is set aside with what was really paid, closes it, or takes back one that was paid. */
export async function atDeposit(
  at: AtAccount,
  [orderNo = '', decision, ...rest]: readonly string[],
): Promise<string[]> {
  const { db, station, now, note } = at;
  const order = await db
    .selectFrom('deposit_order as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select(['o.station', 'o.account_id', 'o.order_no', 'o.amount', 'a.name'])
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) throw new WrongUsage(say('support.noDeposit', { order: orderNo }));
  await note.about(order.account_id);
  if (decision === 'dismiss') {
    note.because(reasonOf(rest[0]));
    if (!(await dismissProblem(db, 'deposit', orderNo, now)))
      throw new WrongUsage(say('support.deposit.notAside', { order: orderNo }));
    return [say('support.deposit.closed', { order: orderNo })];
  }
  if (decision === 'roll-back') return await rollBack(at, order, rest[0]);
  if (decision !== 'credit') throw new WrongUsage(say('support.deposit.form'));
  const amount = yuanOf(rest[0]);
  note.because(reasonOf(rest[1]));
  const credited = await creditSetAside(db, station, orderNo, amount, now);
  if (!credited) throw new WrongUsage(say('support.deposit.notAside', { order: orderNo }));
  return [
    say('support.deposit.credited', {
      order: orderNo,
      paid: formatYuan(credited.paid),
      ordered: formatYuan(order.amount),
    }),
  ];
}

/** Credits a transfer that is held with what the platform has returned, or refuses it. */
export async function atTransfer(
  { db, now, note }: AtAccount,
  [orderNo = '', decision, reason]: readonly string[],
): Promise<string[]> {
  const order = await db
    .selectFrom('transfer_order')
    .select(['account_id', 'amount'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) throw new WrongUsage(say('support.noTransfer', { order: orderNo }));
  if (decision !== 'credit' && decision !== 'refuse') throw new WrongUsage(say('support.transfer.form'));
  await note.about(order.account_id);
  note.because(reasonOf(reason));
  if (!(await decideHeld(db, orderNo, decision === 'credit', now)))
    throw new WrongUsage(say('support.transfer.notHeld', { order: orderNo }));
  return [
    decision === 'credit'
      ? say('support.transfer.credited', { order: orderNo, amount: formatYuan(order.amount) })
      : say('support.transfer.refused', { order: orderNo }),
  ];
}
