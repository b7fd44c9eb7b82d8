// Owns what support sees of things that are set aside, and what becomes of a deposit whose amount nobody credited.
import type pg from 'pg';
import { dismissProblem, listOpenProblems } from '#server/db/operatorProblem.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { creditSetAside } from '#server/money/deposits/settle.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { type AtAccount, reasonOf, yuanOf } from './accounts.ts';

/** Open problems of these stations, and of all of them together where more than one is named; the oldest first. */
export async function listProblems(pool: pg.Pool, stations: readonly string[]): Promise<string[]> {
  const codes = stations.length === 1 ? stations : [everyStation, ...stations];
  const found = [];
  for (const code of codes) found.push(...(await inStation(pool, code, listOpenProblems)));
  if (found.length === 0) return ['Nothing is set aside.'];
  return found
    .toSorted((a, b) => a.first_at.getTime() - b.first_at.getTime())
    .map(
      ({ station, kind, ref, reason, times, first_at: first, last_at: last }) =>
        `${station} · ${kind} · ${ref} · ${times} times, first ${formatMoment(first)}, last ${formatMoment(last)}\n  ${reason}`,
    );
}

/** Credits a deposit that is set aside with what was really paid, or closes it. */
export async function atDeposit(
  { db, station, now, note }: AtAccount,
  [orderNo = '', decision, ...rest]: readonly string[],
): Promise<string[]> {
  const order = await db
    .selectFrom('deposit_order')
    .select(['account_id', 'amount'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) throw new WrongUsage(`There is no deposit ${orderNo}.`);
  await note.about(order.account_id);
  if (decision === 'dismiss') {
    note.because(reasonOf(rest[0]));
    if (!(await dismissProblem(db, 'deposit', orderNo, now)))
      throw new WrongUsage(`The deposit ${orderNo} is not set aside.`);
    return [`The deposit ${orderNo} is closed: nothing is credited.`];
  }
  if (decision !== 'credit') throw new WrongUsage('A deposit is set right by credit <yuan> or dismiss.');
  const amount = yuanOf(rest[0]);
  note.because(reasonOf(rest[1]));
  const credited = await creditSetAside(db, station, orderNo, amount, now);
  if (!credited) throw new WrongUsage(`The deposit ${orderNo} is not set aside.`);
  return [
    `The deposit ${orderNo} is credited with ${formatYuan(credited.paid)} yuan; ${formatYuan(order.amount)} were ordered.`,
  ];
}
