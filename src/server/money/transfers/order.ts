// Transfer orders between the wallet and game platforms: opening one with its money, querying the platform, and its single end.
import { randomInt } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import { isOrder, isTransfer, operatorOf } from '#counterparty/game-platform/wire.ts';
import { ask, CounterpartyError, type Party } from '#counterparty/signed.ts';
import { restAfter } from '#values/backoff.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { YUAN } from '#values/money.ts';
import { type Book, ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import { resolveProblem } from '../../db/operatorProblem.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { TransferOrderTable } from '../../db/tables.ts';
import { excessOf, hold, lockClaim, settleClaim, waitOn } from './claim.ts';

export type TransferRow = Selectable<TransferOrderTable>;

/** Time limit of a request within a call; two of them and the rest fit into the ten seconds that the browser waits. */
export const askMs = 2_500;
/** How much later the money job takes over an order whose process died. */
const orphanedMs = 20_000;
const waitsMs = { first: 2_000, longest: 60_000 };

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

/** Opens an order, of the account's own money: play money for a trial account. Towards a platform it leaves the wallet now and is in transit until the result is known. Refuses with balanceTooSmall. */
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
  if (direction === 'in') await move(db, row, ledgerTypes.transferIn, ['wallet', 'transit'], at);
  return row;
}

type Place = 'wallet' | 'transit' | 'platform';

async function move(
  db: Db,
  row: TransferRow,
  type: number,
  [from, to]: readonly [Place, Place],
  at: Date,
): Promise<void> {
  const accountOf = (place: Place) =>
    ledgerAccount(
      db,
      { station: row.station, id: place === 'platform' ? 0 : row.account_id },
      place,
      row.book,
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

const lockOrder = (db: Db, orderNo: string): Promise<TransferRow> =>
  db
    .selectFrom('transfer_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Stores the end of an order and moves its money; an order that has ended already stays as it is. What comes back above the member's claim or
 * the platform's day is held: nothing is credited. Returns the order as it is now.
 */
export async function endTransfer(
  db: Db,
  orderNo: string,
  verdict: TransferResult,
  at: Date,
): Promise<TransferRow> {
  const row = await lockOrder(db, orderNo);
  if (row.state !== 'created' && row.state !== 'unknown') return row;
  if (verdict.state === 'unknown') {
    const waitMs = restAfter(row.asks, waitsMs);
    return update(db, orderNo, {
      state: 'unknown',
      asks: row.asks + 1,
      ask_at: new Date(at.getTime() + waitMs),
    });
  }
  if (verdict.state === 'failed') return fail(db, row, verdict.reason, at);
  if (row.book === 'real') await lockClaim(db, row, at);
  if (row.direction === 'in') {
    await move(db, row, ledgerTypes.transferArrived, ['transit', 'platform'], at);
    return finish(db, row, at);
  }
  // Nobody can be paid play money: what a platform adds to it is nobody's loss.
  if (row.book === 'play' || (await excessOf(db, row, at)) === null) return credit(db, row, at);
  await hold(db, row, at);
  return update(db, orderNo, { state: 'held', ask_at: null });
}

const finish = (db: Db, row: TransferRow, at: Date): Promise<TransferRow> =>
  update(db, row.order_no, { state: 'success', finished_at: at, ask_at: null });

async function credit(db: Db, row: TransferRow, at: Date): Promise<TransferRow> {
  await move(db, row, ledgerTypes.transferOut, ['platform', 'wallet'], at);
  return finish(db, row, at);
}

async function fail(db: Db, row: TransferRow, reason: string, at: Date): Promise<TransferRow> {
  if (row.direction === 'in') await move(db, row, ledgerTypes.transferReturned, ['transit', 'wallet'], at);
  return update(db, row.order_no, { state: 'failed', reason, finished_at: at, ask_at: null });
}

/** Compares an order that is held with what may come back by now, and credits it where that is enough; one that is not held stays as it is. */
export async function judgeHeld(db: Db, orderNo: string, at: Date): Promise<TransferRow> {
  const row = await lockOrder(db, orderNo);
  if (row.state !== 'held') return row;
  const held = await db
    .selectFrom('transfer_hold')
    .select(['held_at', 'reported_at'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  await lockClaim(db, row, held.held_at);
  const reason = await excessOf(db, row, held.held_at);
  if (reason !== null) {
    await waitOn(db, { row, heldAt: held.held_at, isReported: held.reported_at !== null }, reason, at);
    return row;
  }
  await endHold(db, orderNo, at, false);
  return credit(db, row, at);
}

/** A person credits an order that is held, or refuses it: then the member gets nothing. Null where none of this number is held. */
export async function decideHeld(
  db: Db,
  orderNo: string,
  isCredited: boolean,
  at: Date,
): Promise<TransferRow | null> {
  const row = await lockOrder(db, orderNo);
  if (row.state !== 'held') return null;
  await lockClaim(db, row, at);
  await endHold(db, orderNo, at, true);
  if (!isCredited) return fail(db, row, 'notConfirmed', at);
  await settleClaim(db, row);
  return credit(db, row, at);
}

async function endHold(db: Db, orderNo: string, at: Date, isDecided: boolean): Promise<void> {
  await db
    .updateTable('transfer_hold')
    .set({ ended_at: at, is_decided: isDecided })
    .where('order_no', '=', orderNo)
    .execute();
  await resolveProblem(db, 'transfer', orderNo, at);
}

const update = (db: Db, orderNo: string, set: Updateable<TransferOrderTable>): Promise<TransferRow> =>
  db
    .updateTable('transfer_order')
    .set(set)
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow();

/** How platforms identify a member, and which of the two moneys is meant. */
export const holderOf = (row: { station: string; account_id: number; platform: string; book: Book }) => ({
  operator: operatorOf(row.station, row.book),
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
      { operator: operatorOf(row.station, row.book), orderNo: row.order_no },
      { isAnswer: isOrder, timeoutMs: askMs, nowMs: at.getTime() },
    );
    if (answer.state === 'none') return await submitTransfer(party, row, at, false);
    return resultOf({ state: answer.state, reason: answer.reason });
  } catch (error) {
    if (error instanceof CounterpartyError) return { state: 'unknown' };
    throw error;
  }
}
