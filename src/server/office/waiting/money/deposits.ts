// The queue of deposits that are paid outside, as the office sees it: those that wait, the oldest first, and those that ended unpaid of late.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { openedDeposit } from '../../../db/personal/members.ts';
import { maskedCard } from '../../../present/mask.ts';
import { type Lease, leasesOf } from '../queue/lease.ts';
import type { QueueWork } from '../queue/queue.ts';
import { depositQueue } from './decideDeposit.ts';
import { unknownOrder } from './decides.ts';
import type { Place } from './place.ts';

/** A deposit by bank or code; amounts in 0.0001 yuan. */
export interface WaitingDeposit {
  orderNo: string;
  accountId: number;
  account: string;
  level: number;
  /** What was announced; what came in is to be read from the statement of the bank. */
  amount: bigint;
  /** What was to be paid in a coin; null where yuan are. */
  coinAmount: bigint | null;
  payer: string;
  /** When it was paid, as the member says. */
  paidAt: Date | null;
  remark: string;
  way: string;
  /** Whom the member was to pay: a name and the end of a number. */
  receiver: string;
  createdAt: Date;
  expiresAt: Date;
  status: number;
  reason: string;
  finishedAt: Date | null;
  /** An amount that no such order comes to was reported: it waits for somebody who looks again. */
  isSetAside: boolean;
  lease: Lease | null;
}

const endedUnpaid = [DepositStatus.failed, DepositStatus.cancelled, DepositStatus.expired].map((each) =>
  sql.lit(each),
);

/** How long a deposit that ended unpaid is offered for money that comes late. */
const lateDays = 30;

const rowsOf = ({ db }: Pick<QueueWork, 'db'>) =>
  db
    .selectFrom('deposit_order as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .innerJoin('pay_method as m', 'm.id', 'd.method_id')
    .select([
      'd.order_no',
      'd.station',
      'd.account_id',
      'd.amount',
      'd.pay_amount',
      'd.payer_name',
      'd.paid_at',
      'd.remark',
      'd.created_at',
      'd.expires_at',
      'd.finished_at',
      'd.status',
      'd.reason',
      'a.name as account',
      'a.level',
      'm.name as way',
      'm.receiver',
      'm.card_no',
    ])
    .select(
      sql<boolean>`EXISTS (SELECT FROM operator_problem p WHERE p.kind = 'deposit' AND p.ref = d.order_no AND p.resolved_at IS NULL)`.as(
        'is_set_aside',
      ),
    )
    .where(sql<boolean>`d.kind IN ('bank', 'fast')`);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

async function present(
  work: Pick<QueueWork, 'db' | 'now'>,
  rows: readonly Row[],
  locale: Locale,
): Promise<WaitingDeposit[]> {
  const leases = await leasesOf(
    work,
    depositQueue,
    rows.map(({ order_no }) => order_no),
  );
  return rows.map((row) => ({
    orderNo: row.order_no,
    accountId: row.account_id,
    account: row.account,
    level: row.level,
    amount: row.amount,
    coinAmount: row.pay_amount,
    payer: openedDeposit(work.db, row).payer_name,
    paidAt: row.paid_at,
    remark: row.remark,
    way: localText(row.way, locale),
    receiver: [row.receiver, row.card_no && maskedCard(row.card_no)].filter(Boolean).join(' '),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    status: row.status,
    reason: row.reason,
    finishedAt: row.finished_at,
    isSetAside: row.is_set_aside,
    lease: leases.get(row.order_no) ?? null,
  }));
}

interface Paging {
  locale: Locale;
  after: Place | undefined;
  limit: number;
}

/** A page of those that wait, the oldest first; `next` is where the following one begins, null on the last. */
export async function waitingDeposits(
  work: Pick<QueueWork, 'db' | 'now'>,
  { locale, after, limit }: Paging,
): Promise<{ list: WaitingDeposit[]; next: Place | null }> {
  const rows = await rowsOf(work)
    .where('d.status', '=', sql.lit(DepositStatus.pending))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(d.created_at, d.order_no) > (${after!.at}, ${after!.orderNo})`),
    )
    .orderBy('d.created_at')
    .orderBy('d.order_no')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    list: await present(work, page, locale),
    next: rows.length > limit && last ? { at: last.created_at, orderNo: last.order_no } : null,
  };
}

/** A page of those that failed, were cancelled or expired in the last 30 days, the latest first: their money may come all the same. */
export async function lateDeposits(
  work: Pick<QueueWork, 'db' | 'now'>,
  { locale, after, limit }: Paging,
): Promise<{ list: WaitingDeposit[]; next: Place | null }> {
  const rows = await rowsOf(work)
    // Word for word as the index has it.
    .where('d.status', 'in', endedUnpaid)
    .where('d.finished_at', '>=', new Date(work.now.getTime() - lateDays * dayMs))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(d.finished_at, d.order_no) < (${after!.at}, ${after!.orderNo})`),
    )
    .orderBy('d.finished_at', 'desc')
    .orderBy('d.order_no', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    list: await present(work, page, locale),
    next: rows.length > limit && last ? { at: last.finished_at!, orderNo: last.order_no } : null,
  };
}

/** One of them, whatever became of it. Refuses with unknownOrder. */
export async function oneDeposit(
  work: Pick<QueueWork, 'db' | 'now'>,
  locale: Locale,
  orderNo: string,
): Promise<WaitingDeposit> {
  const row = await rowsOf(work).where('d.order_no', '=', orderNo).executeTakeFirst();
  if (!row) throw unknownOrder(orderNo);
  return (await present(work, [row], locale))[0]!;
}
