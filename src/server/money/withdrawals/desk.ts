// Owns submitting a withdrawal to the bank desk and applying its status; it is submitted again as often as needed, since the desk knows an order by its number.
import { sql } from 'kysely';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import { dividedBy, formatYuan, wireMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { deskDetails, textInEach } from '../deskDetails.ts';
import { endWithdrawal, type WithdrawalEnd } from './order.ts';

/** What the desk reports of an order, in an answer and in a callback. */
export interface DeskStatus {
  orderNo: string;
  state: 'waiting' | 'approved' | 'refused' | 'cancelled';
  reason: string;
}

const states = ['waiting', 'approved', 'refused', 'cancelled'];
const isDeskStatus = (answer: unknown): answer is DeskStatus => {
  const { orderNo, state, reason } = (answer ?? {}) as Record<string, unknown>;
  return typeof orderNo === 'string' && states.includes(String(state)) && typeof reason === 'string';
};

/** How an order ends by the status the desk reports; null while the desk has not decided. */
export const endOf = ({ state, reason }: Pick<DeskStatus, 'state' | 'reason'>): WithdrawalEnd | null =>
  state === 'waiting' ? null : state === 'approved' ? { isPaid: true } : { isPaid: false, reason };

export interface DeskDeps {
  station: StationFacts;
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  counterparties: Counterparties;
  now: Date;
}

/** The desk reports without being asked; queries are for reports that got lost. */
const askAgainSeconds = 30;
const longestWaitSeconds = 300;

/**
 * Submits an order to the desk, which answers with its status. Returns whether the desk could be reached; otherwise the order waits for the
 * next round. Throws where the desk rejects the request: the money stays held until a person has looked into it.
 */
export async function submitWithdrawal(round: DeskDeps, orderNo: string): Promise<boolean> {
  const { station, inStation, counterparties, now } = round;
  const desk = counterparties.bankDesk;
  if (!desk) return false;
  const found = await inStation((db) =>
    db
      .selectFrom('withdrawal')
      .innerJoin('card', 'card.id', 'withdrawal.card_id')
      .innerJoin('card_type', 'card_type.code', 'withdrawal.type')
      .innerJoin('account', 'account.id', 'withdrawal.account_id')
      .selectAll('withdrawal')
      .select(['card.card_no', 'card.real_name', 'card.bank_name', 'card.branch'])
      .select(['card_type.name as type_name', 'account.name as account_name'])
      .where('withdrawal.order_no', '=', orderNo)
      .where('withdrawal.status', '=', WithdrawalStatus.pending)
      .executeTakeFirst(),
  );
  if (!found) return true;
  const paid = found.amount - found.fee;
  const details = deskDetails(station.locale, [
    ['server.desk.account', found.account_name],
    ['server.desk.type', found.type_name],
    ['server.desk.bank', [found.bank_name, found.branch].filter(Boolean).join(' ')],
    ['server.desk.cardNo', found.card_no],
    ['server.desk.realName', found.real_name],
    [
      'server.desk.coins',
      found.rate === null ? '' : `${wireMoney(dividedBy(paid, found.rate))} ${found.coin}`,
    ],
    ['server.desk.fee', `¥${formatYuan(found.fee)}`],
    ['server.desk.review', found.is_large ? textInEach('server.desk.large') : ''],
  ]);
  const later = (columns: { stage: 'waiting' | 'locked'; asked: number }, seconds: number) =>
    inStation((db) =>
      db
        .updateTable('withdrawal')
        .set({ ...columns, ask_at: new Date(now.getTime() + seconds * 1000) })
        .where('order_no', '=', orderNo)
        .where('status', '=', sql.lit(WithdrawalStatus.pending))
        .execute(),
    );
  // Approved, it says that this very amount went out.
  const isStatusOf = (answer: unknown): answer is DeskStatus =>
    isDeskStatus(answer) &&
    (answer.state !== 'approved' || (answer as { amount?: unknown }).amount === wireMoney(paid));
  try {
    const word = await ask(
      desk,
      '/request',
      {
        station: station.code,
        kind: 'withdrawal',
        orderNo,
        amount: wireMoney(paid),
        details,
        callback: `${counterparties.serverUrl}/callback/withdrawal`,
      },
      { nowMs: now.getTime(), isAnswer: isStatusOf },
    );
    const end = endOf(word);
    if (end) await inStation((db) => endWithdrawal(db, station.code, orderNo, end, now));
    else await later({ stage: 'locked', asked: 0 }, askAgainSeconds);
    return true;
  } catch (error) {
    if (!(error instanceof CounterpartyError)) throw error;
    const waitSeconds = Math.min(2 ** Math.min(found.asked, 9), longestWaitSeconds);
    await later({ stage: found.stage as 'waiting' | 'locked', asked: found.asked + 1 }, waitSeconds);
    if (error.kind === 'refused') throw error;
    return false;
  }
}
