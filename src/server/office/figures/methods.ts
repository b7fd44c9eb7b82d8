// The pay methods of a station as the office watches them: whether they are open, and how many orders went through of late.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { dayMs } from '#values/beijingOffset.ts';
import type { DepositKind } from '../../db/columnTypes.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { orderNoFrom } from '../../money/deposits/open.ts';
import { maskedCard } from '../../present/mask.ts';

/** Orders that ended in a while, and what those that were paid brought, in 0.0001 yuan. */
interface Share {
  ended: number;
  paid: number;
  amount: bigint;
}

export interface WatchedMethod {
  key: string;
  name: string;
  kind: DepositKind;
  receiver: string;
  isOpen: boolean;
  least: bigint;
  most: bigint;
  waiting: number;
  hour: Share;
  day: Share;
}

const { pending, paid } = DepositStatus;
const took = [DepositStatus.paid, DepositStatus.rolledBack, DepositStatus.rolledBackOwing];

interface Row {
  id: number;
  name: LocalText;
  kind: DepositKind;
  receiver: string;
  card_no: string;
  is_open: boolean;
  least: bigint;
  most: bigint;
  waiting: number;
  hour_ended: number;
  hour_paid: number;
  hour_amount: bigint;
  day_ended: number;
  day_paid: number;
  day_amount: bigint;
}

/** All of them in the order of the station, those that are closed as well. An order counts in the while in which it was opened. */
export async function watchedMethods(db: Db, now: Date, locale: Locale): Promise<WatchedMethod[]> {
  const hourAgo = new Date(now.getTime() - dayMs / 24);
  const dayAgo = new Date(now.getTime() - dayMs);
  // The number of an order begins with the moment at which it was opened: the last day is one stretch of the primary key.
  const { rows } = await sql<Row>`
    WITH late AS MATERIALIZED (
      SELECT d.method_id, d.status, d.paid, d.created_at FROM deposit_order d
        WHERE d.order_no >= ${orderNoFrom(dayAgo)} AND d.order_no < ${orderNoFrom(new Date(now.getTime() + 1000))} AND d.created_at > ${dayAgo}),
    counted AS (
      SELECT l.method_id,
          count(*) FILTER (WHERE l.status <> ${pending} AND l.created_at > ${hourAgo})::int AS hour_ended,
          count(*) FILTER (WHERE l.status = ANY (${took}::smallint[]) AND l.created_at > ${hourAgo})::int AS hour_paid,
          coalesce(sum(l.paid) FILTER (WHERE l.status = ${paid} AND l.created_at > ${hourAgo}), 0)::bigint AS hour_amount,
          count(*) FILTER (WHERE l.status <> ${pending})::int AS day_ended,
          count(*) FILTER (WHERE l.status = ANY (${took}::smallint[]))::int AS day_paid,
          coalesce(sum(l.paid) FILTER (WHERE l.status = ${paid}), 0)::bigint AS day_amount
        FROM late l GROUP BY 1)
    SELECT m.id, m.name, m.kind, m.receiver, m.card_no, m.is_open, m.least, m.most,
        (SELECT count(*)::int FROM deposit_order d WHERE d.station = m.station AND d.method_id = m.id AND d.status = ${sql.lit(pending)}) AS waiting,
        coalesce(c.hour_ended, 0) AS hour_ended, coalesce(c.hour_paid, 0) AS hour_paid, coalesce(c.hour_amount, 0)::bigint AS hour_amount,
        coalesce(c.day_ended, 0) AS day_ended, coalesce(c.day_paid, 0) AS day_paid, coalesce(c.day_amount, 0)::bigint AS day_amount
      FROM pay_method m LEFT JOIN counted c ON c.method_id = m.id ORDER BY m.position, m.id`.execute(db);
  return rows.map((row) => ({
    key: `pay:${row.id}`,
    name: localText(row.name, locale),
    kind: row.kind,
    receiver: [row.receiver, row.card_no && maskedCard(row.card_no)].filter(Boolean).join(' '),
    isOpen: row.is_open,
    least: row.least,
    most: row.most,
    waiting: row.waiting,
    hour: { ended: row.hour_ended, paid: row.hour_paid, amount: row.hour_amount },
    day: { ended: row.day_ended, paid: row.day_paid, amount: row.day_amount },
  }));
}
