// Taking over what a bank desk of an earlier release still knew and this server does not: what was decided there, and what somebody had begun to pay.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { wireMoney } from '#values/money.ts';
import type { Db, StationWork } from '../../../db/stationTransaction.ts';
import { statusUpdateOf } from '../../../money/deposits/providerClient.ts';
import { applyStatus } from '../../../money/deposits/settle.ts';
import { endOf } from '../../../money/withdrawals/desk.ts';
import { endWithdrawal } from '../../../money/withdrawals/order.ts';
import { appendLine } from '../../trail/append.ts';

/** What the desk has of an order. */
export interface DeskRecord {
  station: string;
  kind: 'deposit' | 'withdrawal';
  orderNo: string;
  state: 'waiting' | 'approved' | 'refused' | 'cancelled';
  /** What came in or went out, '' unless approved: '500.0000'. */
  paid: string;
  reason: string;
  /** Who decided, '' where nobody is known; since when somebody pays it out, and who. */
  decidedBy: string;
  takenBy: string | null;
  takenAt: Date | null;
}

/**
 * What the server does not know of it. `decided`: it ended there and is open here. `begun`: somebody there pays it out, and its owner could take it
 * back here. `contradicts`: it ended there in one way and here in another, which people have to look into. `unknown`: no such order is here.
 */
export type DeskNews = 'decided' | 'begun' | 'contradicts' | 'unknown';

export interface DeskFinding {
  record: DeskRecord;
  news: DeskNews;
}

/** What came in late counts; what is rolled back was credited before. */
const creditable: ReadonlySet<number> = new Set([
  DepositStatus.pending,
  DepositStatus.failed,
  DepositStatus.cancelled,
  DepositStatus.expired,
]);

const ended: readonly DeskRecord['state'][] = ['approved', 'refused'];

async function newsOfDeposits(db: Db, records: readonly DeskRecord[]): Promise<DeskFinding[]> {
  const rows = await db
    .selectFrom('deposit_order')
    .select(['order_no', 'status'])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('operator_problem as p')
            .select('p.ref')
            .where('p.kind', '=', 'deposit')
            .whereRef('p.ref', '=', 'order_no')
            .where('p.resolved_at', 'is', null),
        )
        .as('is_set_aside'),
    )
    .where(
      'order_no',
      'in',
      records.map(({ orderNo }) => orderNo),
    )
    .execute();
  const orders = new Map(rows.map((row) => [row.order_no, row]));
  return records.flatMap((record): DeskFinding[] => {
    const order = orders.get(record.orderNo);
    if (!order) return [{ record, news: 'unknown' }];
    // It was reported, with an amount that people decide on.
    if (order.is_set_aside) return [];
    const isOpen =
      record.state === 'approved'
        ? creditable.has(order.status)
        : record.state === 'refused' && order.status === DepositStatus.pending;
    return isOpen ? [{ record, news: 'decided' }] : [];
  });
}

async function newsOfWithdrawals(db: Db, records: readonly DeskRecord[]): Promise<DeskFinding[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['order_no', 'status', 'taken_at', 'amount', 'fee'])
    .where(
      'order_no',
      'in',
      records.map(({ orderNo }) => orderNo),
    )
    .execute();
  const orders = new Map(rows.map((row) => [row.order_no, row]));
  return records.flatMap((record): DeskFinding[] => {
    const order = orders.get(record.orderNo);
    if (!order) return [{ record, news: 'unknown' }];
    const isPaidThere = record.state === 'approved';
    if (order.status === WithdrawalStatus.pending) {
      if (isPaidThere && record.paid !== wireMoney(order.amount - order.fee))
        return [{ record, news: 'contradicts' }];
      if (ended.includes(record.state)) return [{ record, news: 'decided' }];
      return record.state === 'waiting' && record.takenAt !== null && order.taken_at === null
        ? [{ record, news: 'begun' }]
        : [];
    }
    return ended.includes(record.state) && isPaidThere !== (order.status === WithdrawalStatus.paid)
      ? [{ record, news: 'contradicts' }]
      : [];
  });
}

/** What the server does not know of the records of one station. */
export async function newsOfDesk(db: Db, records: readonly DeskRecord[]): Promise<DeskFinding[]> {
  const [deposits, withdrawals] = (['deposit', 'withdrawal'] as const).map((kind) =>
    records.filter((record) => record.kind === kind),
  );
  return [
    ...(deposits!.length > 0 ? await newsOfDeposits(db, deposits!) : []),
    ...(withdrawals!.length > 0 ? await newsOfWithdrawals(db, withdrawals!) : []),
  ];
}

/**
 * Makes the server know it, each with a line of the trail: a decision is booked as its report would have been, once; what was begun is taken back
 * by its owner no more. What contradicts or is unknown stays as it is. `by` is who runs the command.
 */
export async function adoptNews(
  { db, station, now }: StationWork,
  findings: readonly DeskFinding[],
  by: string,
): Promise<void> {
  for (const { record, news } of findings) {
    if (news === 'contradicts' || news === 'unknown') continue;
    const { kind, orderNo, state, paid, reason, decidedBy, takenBy, takenAt } = record;
    if (news === 'begun')
      await db
        .updateTable('withdrawal')
        .set({ stage: 'locked', taken_at: takenAt ?? now, take_back_at: null })
        .where('order_no', '=', orderNo)
        .where('status', '=', WithdrawalStatus.pending)
        .where('taken_at', 'is', null)
        .execute();
    else if (kind === 'deposit') {
      const update = statusUpdateOf({ orderNo, state, amount: paid, reason });
      if (update) await applyStatus({ db, station, now }, orderNo, update, ['bank', 'fast']);
    } else await endWithdrawal({ db, station, now }, orderNo, endOf({ state, reason })!);
    await appendLine(db, {
      at: now,
      source: 'act',
      what: 'office adopt',
      station,
      staffId: null,
      by,
      accountId: null,
      detail: { orderNo, news, state, ...(paid && { paid }), atDesk: news === 'begun' ? takenBy : decidedBy },
      reason,
    });
  }
}
