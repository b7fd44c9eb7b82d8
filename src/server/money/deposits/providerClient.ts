// Requests to the provider of a deposit: the payment provider for online deposits, the bank desk for all others. Never inside a transaction.

import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError, type Party } from '#counterparty/signed.ts';
import { localText } from '#station/station.ts';
import { amountText } from '#values/amount.ts';
import { restAfter } from '#values/backoff.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { readMoney, wireMoney } from '#values/money.ts';
import { openedDeposit } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { deskDetails } from '../deskDetails.ts';
import type { Deposit } from './order.ts';
import { applyStatus, type StatusUpdate } from './settle.ts';

export interface ProviderDeps {
  station: StationFacts;
  counterparties: Counterparties | undefined;
  now: Date;
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

interface ProviderStatus {
  orderNo: string;
  state: string;
  amount: string;
  reason?: string;
  url?: string;
}

const isProviderStatus = (answer: unknown): answer is ProviderStatus => {
  const { orderNo, state, amount } = (answer ?? {}) as Partial<ProviderStatus>;
  return typeof orderNo === 'string' && typeof state === 'string' && typeof amount === 'string';
};

/** The status update in a provider's answer or callback; undefined where it cannot be read. */
export function statusUpdateOf({ state, amount, reason, url }: ProviderStatus): StatusUpdate | undefined {
  switch (state) {
    case 'approved':
    case 'paid': {
      const sum = readMoney(amount);
      return sum === undefined || sum <= 0n ? undefined : { state: 'paid', amount: sum };
    }
    case 'refused':
      return { state: 'failed', reason: reason || 'server.deposit.refused' };
    case 'failed':
      return { state: 'failed', reason: 'server.deposit.failed' };
    case 'cancelled':
    case 'closed':
      return { state: 'closed' };
    case 'waiting':
    case 'open':
      return { state: 'open', ...(url && { url }) };
    default:
      return undefined;
  }
}

interface ProviderRequest {
  party: Party;
  path: string;
  message: object;
}

/** A pending order is submitted (again), which is answered with its status; one that has ended is cancelled at the provider. */
async function providerRequestOf(order: Deposit, around: ProviderDeps): Promise<ProviderRequest | undefined> {
  const { station, counterparties } = around;
  const party = order.kind === 'online' ? counterparties?.payProvider : counterparties?.bankDesk;
  if (!counterparties || !party) return undefined;
  const named = {
    station: station.code,
    ...(order.kind !== 'online' && { kind: 'deposit' }),
    orderNo: order.order_no,
  };
  if (order.status !== DepositStatus.pending)
    return { party, path: order.kind === 'online' ? '/close' : '/cancel', message: named };
  const { method, payer } = await around.inStation(async (db) => ({
    method: await db
      .selectFrom('pay_method')
      .selectAll()
      .where('id', '=', order.method_id)
      .executeTakeFirstOrThrow(),
    payer: openedDeposit(db, order).payer_name,
  }));
  if (order.kind === 'online')
    return {
      party,
      path: '/order',
      message: {
        ...named,
        amount: wireMoney(order.amount),
        shop: localText(station.name, station.locale),
        payType: localText(method.name, station.locale),
        expiresAt: order.expires_at.toISOString(),
        returnUrl: order.return_url,
        callback: `${counterparties.serverUrl}/callback/deposit-online`,
      },
    };
  const details = deskDetails(station.locale, [
    ['server.deposit.detail.way', method.name],
    ['server.deposit.detail.account', `${method.receiver} ${method.card_no}`],
    ['server.deposit.detail.payer', payer],
    ['server.deposit.detail.payTime', order.paid_at ? formatMoment(order.paid_at) : ''],
    [
      'server.deposit.detail.payAmount',
      order.pay_amount === null ? '' : `${amountText(wireMoney(order.pay_amount))} USDT`,
    ],
    ['server.deposit.detail.remark', order.remark],
  ]);
  return {
    party,
    path: '/request',
    message: {
      ...named,
      amount: wireMoney(order.amount),
      details,
      callback: `${counterparties.serverUrl}/callback/deposit-desk`,
    },
  };
}

async function requestStatus(
  question: ProviderRequest,
  status: number,
  now: Date,
): Promise<StatusUpdate | undefined> {
  const { party, path, message } = question;
  try {
    return statusUpdateOf(
      await ask(party, path, message, { isAnswer: isProviderStatus, nowMs: now.getTime() }),
    );
  } catch (error) {
    if (!(error instanceof CounterpartyError)) throw error;
    if (error.kind !== 'refused') return undefined;
    // Nobody can pay an order that the provider does not know. Any other refusal means that a pending order has failed.
    return error.code === 'unknownOrder'
      ? { state: 'closed' }
      : status === DepositStatus.pending
        ? { state: 'failed', reason: 'server.deposit.refused' }
        : undefined;
  }
}

const waitsMs = { first: 15_000, longest: 600_000 };
/** After so many requests both sides have long agreed; a later callback is still accepted. */
const asksAtMost = 400;

/** Asks the provider once and applies its answer; without one the order is queried again later. Returns the order as it is then. */
export async function syncWithProvider(order: Deposit, around: ProviderDeps): Promise<Deposit> {
  const { station, now } = around;
  const question = await providerRequestOf(order, around);
  const news = question && (await requestStatus(question, order.status, now));
  return around.inStation(async (db) => {
    const after = news && (await applyStatus({ db, station: station.code, now }, order.order_no, news));
    if (after && after.ask_at === null) return after;
    const waitMs = restAfter(order.asked, waitsMs);
    return db
      .updateTable('deposit_order')
      .set({
        asked: order.asked + 1,
        ask_at: order.asked >= asksAtMost ? null : new Date(now.getTime() + waitMs),
      })
      .where('order_no', '=', order.order_no)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
