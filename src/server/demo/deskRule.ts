// How a demonstration decides on deposits and withdrawals that nobody at the office has taken: all of them, after some seconds, as its screens say.
import { sql } from 'kysely';
import type pg from 'pg';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { inStation, type StationWork } from '../db/stationTransaction.ts';
import { createJob, type Job } from '../jobs/job.ts';
import { applyStatus } from '../money/deposits/settle.ts';
import { endWithdrawal } from '../money/withdrawals/order.ts';
import { depositQueue } from '../office/waiting/money/decideDeposit.ts';
import { withdrawalQueue } from '../office/waiting/money/takeWithdrawals.ts';
import type { StationsInService } from '../stations.ts';

export interface DeskRuleOptions {
  pool: pg.Pool;
  stations: StationsInService;
  now: () => Date;
  /** How long an order is left to people. */
  seconds: number;
  onFailure: (what: string, error: unknown) => void;
}

const atOnce = 50;
const intervalMs = 2_000;
const jobNumber = 7_204_161;

/** Whether nobody holds an order. */
const isFree = (queue: string, orderNo: string, now: Date) =>
  sql<boolean>`NOT EXISTS (SELECT FROM waiting_lease AS l WHERE l.queue = ${queue} AND l.item = ${sql.ref(orderNo)} AND l.ends_at > ${now})`;

/** Decides on what has waited long enough in a station; returns how many orders. What was announced is what came in, but for coins. */
export async function decideByRule({ db, station, now }: StationWork, seconds: number): Promise<number> {
  const before = new Date(now.getTime() - seconds * 1000);
  const deposits = await db
    .selectFrom('deposit_order as d')
    .select(['d.order_no', 'd.amount'])
    .where('d.kind', 'in', ['bank', 'fast'])
    .where('d.status', '=', DepositStatus.pending)
    .where('d.pay_amount', 'is', null)
    .where('d.created_at', '<=', before)
    .where(isFree(depositQueue, 'd.order_no', now))
    .orderBy('d.order_no')
    .limit(atOnce)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal as w')
    .select('w.order_no')
    .where('w.status', '=', WithdrawalStatus.pending)
    .where('w.take_back_at', 'is', null)
    .where('w.taken_at', 'is', null)
    .where('w.created_at', '<=', before)
    .where(isFree(withdrawalQueue, 'w.order_no', now))
    .orderBy('w.order_no')
    .limit(atOnce)
    .execute();
  for (const { order_no: orderNo, amount } of deposits)
    await applyStatus({ db, station, now }, orderNo, { state: 'paid', amount }, ['bank', 'fast']);
  for (const { order_no: orderNo } of withdrawals)
    await endWithdrawal({ db, station, now }, orderNo, { isPaid: true });
  return deposits.length + withdrawals.length;
}

/** The job of the rule, at one of several servers. */
export const createDeskRule = ({ pool, stations, now, seconds, onFailure }: DeskRuleOptions): Job =>
  createJob({
    name: 'demonstration desk',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isStopped }) {
      for (const { code } of stations.all()) {
        if (isStopped()) return;
        await inStation(pool, code, (db) => decideByRule({ db, station: code, now: now() }, seconds));
      }
    },
  });
