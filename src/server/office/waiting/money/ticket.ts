// What stands beside one withdrawal: who shares card, device or address with its owner, what the owner paid in and drew before, and whom to pay.
import { sql } from 'kysely';
import type { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { openedCard } from '../../../db/personal/members.ts';
import type { Db } from '../../../db/stationTransaction.ts';
import { Refusal } from '../../../refusal.ts';
import { leasesOf } from '../queue/lease.ts';
import type { Clerk, QueueWork } from '../queue/queue.ts';
import { unknownOrder } from './decides.ts';
import { cardFormsOf, freedBetween, hasNumber } from './figures.ts';
import { withdrawalQueue } from './takeWithdrawals.ts';

const rowsMost = 10;
const sharersMost = 20;

/** Somebody who has something in common with the member. */
export interface Sharer {
  by: 'card' | 'device' | 'address';
  account: string;
  level: number;
  state: 'enabled' | 'frozen' | 'disabled';
  /** When the device or the address was last seen with that member, or the card was added. */
  at: Date;
}

/** Members who share card, device or address with the owner of an order, at most 20 of each, those seen last first; trial accounts are left out. */
export async function sharersOf(db: Db, accountId: number, cardKeys: readonly string[]): Promise<Sharer[]> {
  const bySign = async (by: 'device' | 'address', column: 'visitor_hash' | 'address') => {
    const { rows } = await sql<Sharer>`
      SELECT ${by}::text AS by, a.name AS account, a.level, a.state, found.at
      FROM (SELECT other.account_id, max(other.seen_at) AS at
        FROM device own
        JOIN device other ON other.${sql.ref(column)} = own.${sql.ref(column)} AND other.account_id <> own.account_id
        WHERE own.account_id = ${accountId} AND own.address <> ''
        GROUP BY other.account_id) found
      JOIN account a ON a.id = found.account_id AND a.role <> 'trial'
      ORDER BY found.at DESC, a.name LIMIT ${sql.lit(sharersMost)}`.execute(db);
    return rows;
  };
  const between = cardKeys.map(freedBetween);
  const { rows: byCard } = await sql<Sharer>`
    SELECT 'card'::text AS by, a.name AS account, a.level, a.state, max(c.created_at) AS at
    FROM unnest(${cardKeys}::text[], ${between.map(({ low }) => low)}::text[], ${between.map(({ high }) => high)}::text[]) AS f (base, low, high)
    JOIN card c ON ${hasNumber('c', sql`f.base`, sql`f.low`, sql`f.high`)} JOIN account a ON a.id = c.account_id
    WHERE c.account_id <> ${accountId}
    GROUP BY a.id, a.name, a.level, a.state ORDER BY 5 DESC, a.name LIMIT ${sql.lit(sharersMost)}`.execute(
    db,
  );
  return [...byCard, ...(await bySign('device', 'visitor_hash')), ...(await bySign('address', 'address'))];
}

/** An earlier withdrawal or deposit; amounts in 0.0001 yuan. */
export interface EarlierOrder<Status extends number = number> {
  orderNo: string;
  amount: bigint;
  status: Status;
  reason: string;
  createdAt: Date;
  finishedAt: Date | null;
}

/** The member's other withdrawals, the newest first. */
const earlierWithdrawals = (db: Db, accountId: number, orderNo: string): Promise<EarlierOrder[]> =>
  db
    .selectFrom('withdrawal')
    .select([
      'order_no as orderNo',
      'amount',
      'status',
      'reason',
      'created_at as createdAt',
      'finished_at as finishedAt',
    ])
    .where('account_id', '=', accountId)
    .where('order_no', '<>', orderNo)
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(rowsMost)
    .execute();

/** The member's deposits, the newest first; of one that was paid what came in. */
const earlierDeposits = (db: Db, accountId: number): Promise<EarlierOrder[]> =>
  db
    .selectFrom('deposit_order')
    .select([
      'order_no as orderNo',
      'status',
      'reason',
      'created_at as createdAt',
      'finished_at as finishedAt',
    ])
    .select(sql<bigint>`CASE WHEN paid > 0 THEN paid ELSE amount END`.as('amount'))
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(rowsMost)
    .execute();

/** All that stands beside a withdrawal. Refuses with unknownOrder. */
export async function besideWithdrawal(
  db: Db,
  orderNo: string,
): Promise<{
  sharers: Sharer[];
  withdrawals: EarlierOrder<WithdrawalStatus>[];
  deposits: EarlierOrder<DepositStatus>[];
}> {
  const order = await db
    .selectFrom('withdrawal as w')
    .innerJoin('card as c', 'c.id', 'w.card_id')
    .select(['w.station', 'w.account_id', 'c.card_no'])
    .where('w.order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) throw unknownOrder(orderNo);
  const { station, account_id: accountId, card_no: number } = openedCard(db, order);
  return {
    sharers: await sharersOf(db, accountId, cardFormsOf(db, station, number)),
    withdrawals: (await earlierWithdrawals(db, accountId, orderNo)) as EarlierOrder<WithdrawalStatus>[],
    deposits: (await earlierDeposits(db, accountId)) as EarlierOrder<DepositStatus>[],
  };
}

/** Whom a withdrawal is paid to, in full. */
export interface Payee {
  realName: string;
  cardNo: string;
  bank: string;
  typeName: string;
}

/** Shown to whoever has taken the order over, and to nobody else. Refuses with unknownOrder, orderOver, takeFirst. */
export async function payeeOf(
  { db, now }: Pick<QueueWork, 'db' | 'now'>,
  { staffId }: Clerk,
  { orderNo, locale }: { orderNo: string; locale: Locale },
): Promise<Payee & { accountId: number }> {
  const found = await db
    .selectFrom('withdrawal as w')
    .innerJoin('card as c', 'c.id', 'w.card_id')
    .innerJoin('card_type as t', 't.code', 'w.type')
    .select([
      'w.status',
      'w.station',
      'w.account_id',
      'c.real_name',
      'c.card_no',
      'c.bank_name',
      'c.branch',
      't.name',
    ])
    .where('w.order_no', '=', orderNo)
    .executeTakeFirst();
  if (!found) throw unknownOrder(orderNo);
  const row = openedCard(db, found);
  const lease = (await leasesOf({ db, now }, withdrawalQueue, [orderNo])).get(orderNo);
  if (row.status !== WithdrawalStatus.pending || lease?.staffId !== staffId)
    throw new Refusal('office-waiting.takeFirst', { code: 'takeFirst' });
  return {
    accountId: row.account_id,
    realName: row.real_name,
    cardNo: row.card_no,
    bank: [row.bank_name, row.branch].filter(Boolean).join(' '),
    typeName: localText(row.name, locale),
  };
}
