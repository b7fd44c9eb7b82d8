// What a clerk goes by beside a withdrawal: what its owner paid in, had paid out and bet since the last one, and who shares card, device or address.
import { type RawBuilder, sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { dataKeysOf, removedSign } from '../../../db/personal/dataKeys.ts';
import { comparedForms } from '../../../db/personal/fields.ts';
import { cardKey } from '../../../db/personal/kinds.ts';
import type { Db } from '../../../db/stationTransaction.ts';

/** An order, and whose it is. */
export interface OrderOf {
  orderNo: string;
  accountId: number;
  cardId: number;
  /** Of cardFormsOf(). */
  cardKeys: readonly string[];
}

/** Of the member of one withdrawal; amounts in 0.0001 yuan. */
export interface Figures {
  /** Withdrawals that were paid before: how many, their sum, and how many went to this card. */
  paidTimes: number;
  paidSum: bigint;
  paidToCard: number;
  /** When the last one of them was asked for. */
  lastPaidAt: Date | null;
  /** Deposits since then, or ever where there was none, with the gifts that came with them. */
  depositTimes: number;
  depositSum: bigint;
  giftSum: bigint;
  /** Valid bets since the last withdrawal, and what of them is required now. */
  bet: bigint;
  required: bigint;
  /** Other withdrawals of the member that wait. */
  otherWaiting: number;
  /** Other members, trial accounts left out, at most 50 of each. */
  sameCard: number;
  sameDevice: number;
  sameAddress: number;
}

const paidOut = sql.lit(WithdrawalStatus.paid);
const pending = sql.lit(WithdrawalStatus.pending);
const paidIn = sql.lit(DepositStatus.paid);

/** Beyond this nobody counts on: an address of a mobile network has thousands. */
const sharersMost = 50;

/** Other accounts with a device, or with the address of one, of the account `o.account_id`. */
const sharersOf = (column: 'visitor_hash' | 'address') => sql`(
  SELECT count(*)::int FROM (
    SELECT DISTINCT other.account_id
    FROM device own
    JOIN device other ON other.${sql.ref(column)} = own.${sql.ref(column)} AND other.account_id <> own.account_id
    JOIN account a ON a.id = other.account_id AND a.role <> 'trial'
    WHERE own.account_id = o.account_id AND own.address <> ''
    LIMIT ${sql.lit(sharersMost)}) found)`;

/** Every form in which the number of a card may be the key of one: open, and its tag by each key of the data. */
export const cardFormsOf = (db: Db, station: string, number: string): string[] =>
  comparedForms(dataKeysOf(db), 'card', station, cardKey(number));

/** Between these are the keys of cards with a number that were removed and freed. Calculated here, as the database uses no index below row security for what a function makes of a column. */
export const freedBetween = (form: string): { low: string; high: string } => ({
  low: `${form}${removedSign}`,
  high: `${form}${removedSign}:`,
});

/** That a card has the number of the keys, which are columns or values. */
export const hasNumber = (
  card: string,
  base: RawBuilder<unknown>,
  low: RawBuilder<unknown>,
  high: RawBuilder<unknown>,
) => {
  const key = sql`${sql.ref(`${card}.card_key`)}`;
  return sql`(${key} = ${base} OR (${key} COLLATE "C" > ${low} AND ${key} COLLATE "C" < ${high}))`;
};

/** The figures of each order, in one query. */
export async function figuresOf(db: Db, orders: readonly OrderOf[]): Promise<Map<string, Figures>> {
  if (orders.length === 0) return new Map();
  const forms = orders.flatMap(({ orderNo, cardKeys }) => cardKeys.map((form) => ({ orderNo, form })));
  const { rows } = await sql<Figures & { orderNo: string }>`
    SELECT o.order_no AS "orderNo",
      paid.times AS "paidTimes", paid.sum AS "paidSum", paid.to_card AS "paidToCard", paid.last_at AS "lastPaidAt",
      deposits.times AS "depositTimes", deposits.sum AS "depositSum", deposits.gifts AS "giftSum",
      coalesce((SELECT valid FROM turnover t WHERE t.account_id = o.account_id), 0) AS bet,
      (SELECT coalesce(sum(required), 0)::bigint FROM turnover_item i
        WHERE i.account_id = o.account_id AND i.ended_at IS NULL) AS required,
      paid.waiting AS "otherWaiting",
      (SELECT count(DISTINCT c.account_id)::int
        FROM unnest(${forms.map(({ orderNo }) => orderNo)}::text[], ${forms.map(({ form }) => form)}::text[],
          ${forms.map(({ form }) => freedBetween(form).low)}::text[], ${forms.map(({ form }) => freedBetween(form).high)}::text[])
          AS f (order_no, base, low, high)
        JOIN card c ON ${hasNumber('c', sql`f.base`, sql`f.low`, sql`f.high`)}
        WHERE f.order_no = o.order_no AND c.account_id <> o.account_id) AS "sameCard",
      ${sharersOf('visitor_hash')} AS "sameDevice",
      ${sharersOf('address')} AS "sameAddress"
    FROM unnest(${orders.map(({ orderNo }) => orderNo)}::text[], ${orders.map(({ accountId }) => accountId)}::int[],
      ${orders.map(({ cardId }) => cardId)}::int[])
      AS o (order_no, account_id, card_id)
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE w.status = ${paidOut})::int AS times,
        coalesce(sum(w.amount) FILTER (WHERE w.status = ${paidOut}), 0)::bigint AS sum,
        count(*) FILTER (WHERE w.status = ${paidOut} AND w.card_id = o.card_id)::int AS to_card,
        max(w.created_at) FILTER (WHERE w.status = ${paidOut}) AS last_at,
        count(*) FILTER (WHERE w.status = ${pending} AND w.order_no <> o.order_no)::int AS waiting
      FROM withdrawal w WHERE w.account_id = o.account_id AND w.order_no <> o.order_no) paid
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS times, coalesce(sum(d.paid), 0)::bigint AS sum,
        coalesce(sum(d.gift + d.coupon_amount), 0)::bigint AS gifts
      FROM deposit_order d
      WHERE d.account_id = o.account_id AND d.status = ${paidIn}
        AND (paid.last_at IS NULL OR d.finished_at > paid.last_at)) deposits`.execute(db);
  return new Map(rows.map(({ orderNo, ...figures }) => [orderNo, figures]));
}
