// Owns transfer orders between the wallet and game platforms: opening one with its money, querying the platform, and its single end.
import { randomInt } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import { isOrder, isTransfer } from '#counterparty/game-platform/wire.ts';
import { ask, CounterpartyError, type Party } from '#counterparty/signed.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { YUAN } from '#values/money.ts';
import { ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { TransferOrderTable } from '../../db/tables.ts';

export type TransferRow = Selectable<TransferOrderTable>;

/** Time limit of a request within a call; two of them and the rest fit into the ten seconds that the browser waits. */
export const askMs = 2_500;
/** How much later the money job takes over an order whose process died. */
const orphanedMs = 20_000;
const shortestWaitMs = 2_000;
const longestWaitMs = 60_000;

export interface NewTransfer {
  station: string;
  accountId: number;
  platform: string;
  direction: 'in' | 'out';
  /** 0.0001 yuan, whole yuan. */
  amount: bigint;
  isAuto: boolean;
  at: Date;
}

/** Opens an order. Towards a platform its money leaves the wallet now and is in transit until the result is known. Refuses with balanceTooSmall. */
export async function openTransfer(db: Db, transfer: NewTransfer): Promise<TransferRow> {
  const { station, accountId, platform, direction, amount, isAuto, at } = transfer;
  const row = await db
    .insertInto('transfer_order')
    .values({
      station,
      order_no: `ZH${formatMoment(at).replaceAll(/\D/g, '')}${String(randomInt(100_000_000)).padStart(8, '0')}`,
      account_id: accountId,
      platform,
      direction,
      amount,
      is_auto: isAuto,
      created_at: at,
      ask_at: new Date(at.getTime() + orphanedMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (direction === 'in') await move(db, row, ledgerTypes.transferIn, 'wallet', 'transit', at);
  return row;
}

type Place = 'wallet' | 'transit' | 'platform';

async function move(db: Db, row: TransferRow, type: number, from: Place, to: Place, at: Date): Promise<void> {
  const accountOf = (place: Place) =>
    ledgerAccount(
      db,
      row.station,
      place === 'platform' ? 0 : row.account_id,
      place,
      'real',
      place === 'wallet' ? '' : row.platform,
    );
  await post(db, {
    type,
    refType: 'transfer',
    refId: row.order_no,
    at,
    legs: [
      { account: await accountOf(from), amount: -row.amount },
      { account: await accountOf(to), amount: row.amount },
    ],
  });
}

/** How an order ended at its platform; unknown where there was no usable answer. */
export type TransferResult =
  | { state: 'success' }
  | { state: 'failed'; reason: string }
  | { state: 'unknown' };

/** Stores the end of an order and moves its money; an order that has ended already stays as it is. Returns the order as it is now. */
export async function endTransfer(
  db: Db,
  orderNo: string,
  verdict: TransferResult,
  at: Date,
): Promise<TransferRow> {
  const row = await db
    .selectFrom('transfer_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.state === 'success' || row.state === 'failed') return row;
  if (verdict.state === 'unknown') {
    const waitMs = Math.min(shortestWaitMs * 2 ** row.asks, longestWaitMs);
    return update(db, orderNo, {
      state: 'unknown',
      asks: row.asks + 1,
      ask_at: new Date(at.getTime() + waitMs),
    });
  }
  const isIn = row.direction === 'in';
  if (verdict.state === 'success') {
    if (isIn) await move(db, row, ledgerTypes.transferArrived, 'transit', 'platform', at);
    else await move(db, row, ledgerTypes.transferOut, 'platform', 'wallet', at);
  } else if (isIn) await move(db, row, ledgerTypes.transferReturned, 'transit', 'wallet', at);
  return update(db, orderNo, {
    state: verdict.state,
    reason: verdict.state === 'failed' ? verdict.reason : '',
    finished_at: at,
    ask_at: null,
  });
}

const update = (db: Db, orderNo: string, set: Updateable<TransferOrderTable>): Promise<TransferRow> =>
  db
    .updateTable('transfer_order')
    .set(set)
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow();

/** How platforms identify a member. */
export const holderOf = (row: { station: string; account_id: number; platform: string }) => ({
  operator: row.station,
  platform: row.platform,
  member: String(row.account_id),
});

const resultOf = ({ state, reason }: { state: 'done' | 'refused'; reason: string }): TransferResult =>
  state === 'done' ? { state: 'success' } : { state: 'failed', reason };

/** Submits an order to its platform. `isFirst`: it was never submitted before, so that if it could not be sent the platform does not have it. */
export async function submitTransfer(
  party: Party,
  row: TransferRow,
  at: Date,
  isFirst: boolean,
): Promise<TransferResult> {
  try {
    const answer = await ask(
      party,
      '/transfer',
      {
        ...holderOf(row),
        orderNo: row.order_no,
        direction: row.direction,
        amount: String(row.amount / YUAN),
      },
      { isAnswer: isTransfer, timeoutMs: askMs, nowMs: at.getTime() },
    );
    return resultOf(answer);
  } catch (error) {
    if (!(error instanceof CounterpartyError)) throw error;
    if (error.kind === 'refused') return { state: 'failed', reason: error.code };
    return isFirst && error.kind === 'unreachable'
      ? { state: 'failed', reason: 'unreachable' }
      : { state: 'unknown' };
  }
}

/**
 * Queries the platform about an order by its number. One that it does not know is submitted again under the same number, so that it is executed
 * once even if the first request still arrives.
 */
export async function queryTransfer(party: Party, row: TransferRow, at: Date): Promise<TransferResult> {
  try {
    const answer = await ask(
      party,
      '/order',
      { operator: row.station, orderNo: row.order_no },
      { isAnswer: isOrder, timeoutMs: askMs, nowMs: at.getTime() },
    );
    if (answer.state === 'none') return await submitTransfer(party, row, at, false);
    return resultOf({ state: answer.state, reason: answer.reason });
  } catch (error) {
    if (error instanceof CounterpartyError) return { state: 'unknown' };
    throw error;
  }
}
