// Submitting a withdrawal to the bank desk, asking for it back, and applying its status; both are repeated as often as needed, since the desk knows an order by its number.
import { sql } from 'kysely';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError, distrust } from '#counterparty/signed.ts';
import { restAfter } from '#values/backoff.ts';
import { dividedBy, formatYuan, wireMoney } from '#values/money.ts';
import { reportProblem } from '../../db/operatorProblem.ts';
import { openedCard } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { deskDetails, textInEach } from '../deskDetails.ts';
import { endWithdrawal, type WithdrawalEnd } from './order.ts';
import { giveBackUnpaid } from './takeBack.ts';

/** What the desk reports of an order, in an answer and in a callback. */
export interface DeskStatus {
  orderNo: string;
  state: 'waiting' | 'approved' | 'refused' | 'cancelled';
  /** Approved: what went out, as on the wire. */
  amount?: string;
  reason: string;
}

const states = ['waiting', 'approved', 'refused', 'cancelled'];
const isDeskStatus = (answer: unknown): answer is DeskStatus => {
  const { orderNo, state, amount, reason } = (answer ?? {}) as Record<string, unknown>;
  return (
    typeof orderNo === 'string' &&
    states.includes(String(state)) &&
    typeof reason === 'string' &&
    (state !== 'approved' || typeof amount === 'string')
  );
};

/** How an order ends by the status the desk reports; null while the desk has not decided. */
export const endOf = ({ state, reason }: Pick<DeskStatus, 'state' | 'reason'>): WithdrawalEnd | null =>
  state === 'waiting'
    ? null
    : state === 'approved'
      ? { isPaid: true }
      : { isPaid: false, reason, isCancelled: state === 'cancelled' };

/** What the desk pays out of an order that is under way, as on the wire; undefined where there is none. */
export async function payableOf(db: Db, orderNo: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('withdrawal')
    .select(['amount', 'fee'])
    .where('order_no', '=', orderNo)
    .where('status', '=', WithdrawalStatus.pending)
    .executeTakeFirst();
  return order && wireMoney(order.amount - order.fee);
}

/** Puts an order before the operator whose desk says that another amount went out: it stays under way, for nobody here knows which is true. */
export async function reportOtherAmount(
  db: Db,
  {
    station,
    orderNo,
    said,
    asked,
    now,
  }: { station: string; orderNo: string; said: string; asked: string; now: Date },
): Promise<void> {
  const reason = `The bank desk says it paid ${said}, and was asked to pay ${asked}.`;
  await reportProblem(db, { station, kind: 'withdrawal', ref: orderNo, reason, at: now });
  distrust({ about: `withdrawal ${orderNo}`, reason });
}

export interface DeskDeps {
  station: StationFacts;
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  counterparties: Counterparties | undefined;
  now: Date;
}

interface Later {
  stage: 'waiting' | 'locked';
  asked: number;
  take_back_at?: null;
  taken_at?: Date;
}

/** The desk reports without being asked; queries are for reports that got lost. */
const askAgainSeconds = 30;
const longestWaitSeconds = 300;

/** An order that is under way, with all that the desk is to know of it. */
async function pendingOrder(db: Db, orderNo: string) {
  const row = await db
    .selectFrom('withdrawal')
    .innerJoin('card', 'card.id', 'withdrawal.card_id')
    .innerJoin('card_type', 'card_type.code', 'withdrawal.type')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .selectAll('withdrawal')
    .select(['card.card_no', 'card.real_name', 'card.bank_name', 'card.branch'])
    .select(['card_type.name as type_name', 'account.name as account_name'])
    .where('withdrawal.order_no', '=', orderNo)
    .where('withdrawal.status', '=', WithdrawalStatus.pending)
    .executeTakeFirst();
  return row && openedCard(db, row);
}

type PendingOrder = NonNullable<Awaited<ReturnType<typeof pendingOrder>>>;

const detailsOf = (station: StationFacts, order: PendingOrder) =>
  deskDetails(station.locale, [
    ['server.desk.account', order.account_name],
    ['server.desk.type', order.type_name],
    ['server.desk.bank', [order.bank_name, order.branch].filter(Boolean).join(' ')],
    ['server.desk.cardNo', order.card_no],
    ['server.desk.realName', order.real_name],
    [
      'server.desk.coins',
      order.rate === null
        ? ''
        : `${wireMoney(dividedBy(order.amount - order.fee, order.rate))} ${order.coin}`,
    ],
    ['server.desk.fee', `¥${formatYuan(order.fee)}`],
    ['server.desk.review', order.is_large ? textInEach('server.desk.large') : ''],
  ]);

/**
 * Submits an order to the desk, which answers with its status, and asks for it back where its owner wants that: only what the desk says it has
 * cancelled goes back, and what somebody there is paying out stays. Returns whether the desk could be reached; otherwise the order waits for the
 * next round. Throws where the desk rejects the request: the money stays held until a person has looked into it. Where no company is the desk, the
 * office decides, and an order that its owner wants back and nobody there is paying out goes back at once.
 */
export async function submitWithdrawal(round: DeskDeps, orderNo: string): Promise<boolean> {
  const { station, inStation, counterparties, now } = round;
  const desk = counterparties?.bankDesk;
  if (!desk) {
    await inStation((db) => giveBackUnpaid({ db, station: station.code, now }, orderNo));
    return true;
  }
  const found = await inStation((db) => pendingOrder(db, orderNo));
  if (!found) return true;
  const asked = wireMoney(found.amount - found.fee);
  const later = (columns: Later, seconds: number) =>
    inStation((db) =>
      db
        .updateTable('withdrawal')
        .set({ ...columns, ask_at: new Date(now.getTime() + seconds * 1000) })
        .where('order_no', '=', orderNo)
        .where('status', '=', sql.lit(WithdrawalStatus.pending))
        .execute(),
    );
  const named = { station: station.code, kind: 'withdrawal', orderNo };
  const callback = `${counterparties.serverUrl}/callback/withdrawal`;
  const say = (path: string, message: object) =>
    ask(desk, path, { ...named, ...message }, { nowMs: now.getTime(), isAnswer: isDeskStatus });
  try {
    // Known at the desk first: a question that arrives late opens nothing after it was cancelled.
    let word = await say('/request', {
      amount: asked,
      details: detailsOf(station, found),
      callback,
    });
    const isWantedBack = found.take_back_at !== null;
    if (isWantedBack && word.state === 'waiting') word = await say('/cancel', {});
    const end = endOf(word);
    const said = word.amount ?? '';
    if (end?.isPaid && said !== asked) {
      await inStation((db) => reportOtherAmount(db, { station: station.code, orderNo, said, asked, now }));
      await later({ stage: 'locked', asked: 0 }, longestWaitSeconds);
    } else if (end) await inStation((db) => endWithdrawal({ db, station: station.code, now }, orderNo, end));
    else
      await later(
        { stage: 'locked', asked: 0, ...(isWantedBack && { take_back_at: null, taken_at: now }) },
        askAgainSeconds,
      );
    return true;
  } catch (error) {
    if (!(error instanceof CounterpartyError)) throw error;
    const waitSeconds = restAfter(found.asked, { first: 1, longest: longestWaitSeconds });
    await later({ stage: found.stage as 'waiting' | 'locked', asked: found.asked + 1 }, waitSeconds);
    if (error.kind === 'refused') throw error;
    return false;
  }
}
