// The queue of withdrawals as the office sees it: the oldest first, each with its member, the figures a clerk goes by, and why it waits.
import { sql } from 'kysely';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { dividedBy } from '#values/money.ts';
import { openedCard } from '../../../db/personal/members.ts';
import { maskedCard } from '../../../present/mask.ts';
import { type Lease, leasesOf } from '../queue/lease.ts';
import type { QueueWork } from '../queue/queue.ts';
import { unknownOrder } from './decides.ts';
import { cardFormsOf, type Figures, figuresOf } from './figures.ts';
import type { Place } from './place.ts';
import { withdrawalQueue } from './takeWithdrawals.ts';
import { type Why, whyItWaits } from './why.ts';

/** A withdrawal in the queue; amounts in 0.0001 yuan. */
export interface WaitingWithdrawal {
  orderNo: string;
  accountId: number;
  account: string;
  level: number;
  /** What it is worth, what of that is a fee, and what goes out. */
  amount: bigint;
  fee: bigint;
  arriving: bigint;
  typeName: string;
  /** With the last digits alone. */
  card: string;
  /** The coin of its type, and what goes out in it; null where yuan do. */
  coin: string | null;
  coinAmount: bigint | null;
  createdAt: Date;
  status: number;
  stage: string;
  /** Since when somebody pays it out. */
  takenAt: Date | null;
  reason: string;
  figures: Figures;
  why: Why[];
  lease: Lease | null;
}

export interface ListGiven {
  locale: Locale;
  decidesOn: 'office' | 'desk';
}

const rowsOf = ({ db }: Pick<QueueWork, 'db'>) =>
  db
    .selectFrom('withdrawal as w')
    .innerJoin('account as a', 'a.id', 'w.account_id')
    .innerJoin('card as c', 'c.id', 'w.card_id')
    .innerJoin('card_type as t', 't.code', 'w.type')
    .selectAll('w')
    .select(['a.name as account', 'a.level', 'a.state as account_state', 'c.card_no', 't.name as type_name'])
    .select((select) => select.selectFrom('withdrawal_rule').select('review_from').as('review_from'));

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

async function present(
  { db, now }: Pick<QueueWork, 'db' | 'now'>,
  sealed: readonly Row[],
  { locale, decidesOn }: ListGiven,
): Promise<WaitingWithdrawal[]> {
  const rows = sealed.map((row) => openedCard(db, row));
  const figures = await figuresOf(
    db,
    rows.map((row) => ({
      orderNo: row.order_no,
      accountId: row.account_id,
      cardId: row.card_id,
      cardKeys: cardFormsOf(db, row.station, row.card_no),
    })),
  );
  const leases = await leasesOf(
    { db, now },
    withdrawalQueue,
    rows.map(({ order_no }) => order_no),
  );
  return rows.map((row) => {
    const own = figures.get(row.order_no)!;
    const arriving = row.amount - row.fee;
    return {
      orderNo: row.order_no,
      accountId: row.account_id,
      account: row.account,
      level: row.level,
      amount: row.amount,
      fee: row.fee,
      arriving,
      typeName: localText(row.type_name, locale),
      card: maskedCard(row.card_no),
      coin: row.rate === null ? null : row.coin,
      coinAmount: row.rate === null ? null : dividedBy(arriving, row.rate),
      createdAt: row.created_at,
      status: row.status,
      stage: row.stage,
      takenAt: row.taken_at,
      reason: row.reason,
      figures: own,
      why: whyItWaits(
        {
          decidesOn,
          amount: row.amount,
          turnoverFee: row.turnover_fee,
          isLarge: row.is_large,
          isWantedBack: row.take_back_at !== null,
          accountState: row.account_state,
          reviewFrom: row.review_from,
        },
        own,
      ),
      lease: leases.get(row.order_no) ?? null,
    };
  });
}

/** A page of those that wait, the oldest first; `next` is where the following one begins, null on the last. */
export async function waitingWithdrawals(
  work: Pick<QueueWork, 'db' | 'now'>,
  given: ListGiven,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<{ list: WaitingWithdrawal[]; next: Place | null }> {
  const rows = await rowsOf(work)
    .where('w.status', '=', sql.lit(WithdrawalStatus.pending))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(w.created_at, w.order_no) > (${after!.at}, ${after!.orderNo})`),
    )
    .orderBy('w.created_at')
    .orderBy('w.order_no')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    list: await present(work, page, given),
    next: rows.length > limit && last ? { at: last.created_at, orderNo: last.order_no } : null,
  };
}

/** One of them, whatever became of it. Refuses with unknownOrder. */
export async function oneWithdrawal(
  work: Pick<QueueWork, 'db' | 'now'>,
  given: ListGiven,
  orderNo: string,
): Promise<WaitingWithdrawal> {
  const row = await rowsOf(work).where('w.order_no', '=', orderNo).executeTakeFirst();
  if (!row) throw unknownOrder(orderNo);
  return (await present(work, [row], given))[0]!;
}
