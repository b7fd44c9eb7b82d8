// Owns what moves a member's money between platforms as a whole: one thing after another, the recall, and automatic exchange.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StationFacts } from '#contract/station.generated.ts';
import { isBalance } from '#counterparty/game-platform/wire.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import { balancesOf } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { AfterCommit } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';
import { endTransfer, holderOf, openTransfer, submitTransfer, type TransferRow, wholeYuan } from './order.ts';

/** Longer than anything a call does in its lane: only a process that died leaves one behind. */
const lockMs = 30_000;
const lockWaitMs = 3_000;
const lockRetryMs = 100;
/** A balance is read before money moves: both have to fit into the ten seconds of the browser. */
const balanceMs = 1_500;

/** Whose money moves, and with what. */
export interface Exchange {
  station: StationFacts;
  accountId: number;
  counterparties: Counterparties | undefined;
  later: AfterCommit;
}

/** Whether automatic exchange is on for a member: as they have set it, otherwise as the station has it. */
export async function isAutoFor(db: Db, station: StationFacts, accountId: number): Promise<boolean> {
  if (!station.onOff.thirdAutoExchange) return false;
  const row = await db
    .selectFrom('transfer_member')
    .select('is_auto')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.is_auto ?? !station.onOff.thirdAutoExchangeOptIn;
}

/** Refuses whoever may not move money. */
export async function requireActive(db: Db, accountId: number): Promise<void> {
  const { state } = await db
    .selectFrom('account')
    .select('state')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (state !== 'enabled') throw new Refusal('server.transfer.frozen', { code: 'accountFrozen' });
}

/** Takes a member's lane: whoever holds it moves their money alone, in every process. Null while somebody else does. */
export async function acquireMemberLock(
  db: Db,
  station: string,
  accountId: number,
  at: Date,
): Promise<string | null> {
  const lane = randomUUID();
  const locked_until = new Date(at.getTime() + lockMs);
  const taken = await db
    .insertInto('transfer_member')
    .values({ station, account_id: accountId, locked_by: lane, locked_until })
    .onConflict((clash) =>
      clash
        .columns(['station', 'account_id'])
        .doUpdateSet({ locked_by: lane, locked_until })
        .where((where) =>
          where.or([
            where('transfer_member.locked_until', 'is', null),
            where('transfer_member.locked_until', '<=', at),
          ]),
        ),
    )
    .returning('locked_by')
    .executeTakeFirst();
  return taken ? lane : null;
}

export async function releaseMemberLock(db: Db, accountId: number, lane: string): Promise<void> {
  await db
    .updateTable('transfer_member')
    .set({ locked_by: null, locked_until: null })
    .where('account_id', '=', accountId)
    .where('locked_by', '=', lane)
    .execute();
}

/** Works in the member's lane, waiting for it a moment; null where it stays taken. */
export async function withMemberLock<T>(exchange: Exchange, work: () => Promise<T>): Promise<T | null> {
  const { later, station, accountId } = exchange;
  let lane: string | null = null;
  for (let waited = 0; lane === null; waited += lockRetryMs) {
    if (waited > lockWaitMs) return null;
    if (waited > 0) await pause(lockRetryMs);
    lane = await later.inStation((db) => acquireMemberLock(db, station.code, accountId, later.now()));
  }
  const held = lane;
  try {
    return await work();
  } finally {
    await later.inStation((db) => releaseMemberLock(db, accountId, held));
  }
}

/** What a platform says a member holds there, in 0.0001 yuan; null where it gives no answer. */
export async function balanceAt(
  { station, accountId, counterparties }: Omit<Exchange, 'later'>,
  platform: string,
  at: Date,
): Promise<bigint | null> {
  const party = counterparties?.platforms[platform];
  if (!party) return null;
  try {
    const { balance } = await ask(
      party,
      '/balance',
      holderOf({ station: station.code, account_id: accountId, platform }),
      { isAnswer: isBalance, timeoutMs: balanceMs, nowMs: at.getTime() },
    );
    return BigInt(balance.replace('.', ''));
  } catch (error) {
    if (error instanceof CounterpartyError) return null;
    throw error;
  }
}

/** Puts a new order to its platform and writes what became of it. */
export async function executeTransfer(
  { later, counterparties }: Pick<Exchange, 'later' | 'counterparties'>,
  row: TransferRow,
): Promise<TransferRow> {
  const verdict = await submitTransfer(counterparties!.platforms[row.platform]!, row, later.now(), true);
  return later.inStation((db) => endTransfer(db, row.order_no, verdict, later.now()));
}

export interface Recalled {
  platform: string;
  /** Null where nothing was there to move, or nobody answered. */
  order: TransferRow | null;
  /** The platform gave no answer. */
  isSkipped: boolean;
}

/** Brings the whole yuan of a platform back. In the member's lane only. */
export async function recall(exchange: Exchange, platform: string, isAuto: boolean): Promise<Recalled> {
  const { later, station, accountId } = exchange;
  const balance = await balanceAt(exchange, platform, later.now());
  if (balance === null) return { platform, order: null, isSkipped: true };
  const amount = wholeYuan(balance);
  let order: TransferRow | null = null;
  if (amount > 0n) {
    const row = await later.inStation((db) =>
      openTransfer(db, {
        station: station.code,
        accountId,
        platform,
        direction: 'out',
        amount,
        isAuto,
        at: later.now(),
      }),
    );
    order = await executeTransfer(exchange, row);
  }
  if (order === null || order.state === 'success')
    await later.inStation((db) => clearLastPlatform(db, accountId, platform));
  return { platform, order, isSkipped: false };
}

/** Nothing is left to bring back from there, unless some of it is still on its way. */
async function clearLastPlatform(db: Db, accountId: number, platform: string): Promise<void> {
  await db
    .updateTable('transfer_member')
    .set({ last_platform: null })
    .where('account_id', '=', accountId)
    .where('last_platform', '=', platform)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('transfer_order')
            .select('id')
            .where('account_id', '=', accountId)
            .where('platform', '=', platform)
            .where('ask_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

/** The platform money was last carried to; null where all of it is back. */
export async function lastPlatform(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('transfer_member')
    .select('last_platform')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.last_platform ?? null;
}

/** Carries the whole yuan of the wallet to a platform, after what the last one still holds is back. In the member's lane only. Null where nothing was to carry. */
export async function carryToPlatform(exchange: Exchange, platform: string): Promise<TransferRow | null> {
  const { later, station, accountId } = exchange;
  const last = await later.inStation((db) => lastPlatform(db, accountId));
  if (last !== null && last !== platform) await recall(exchange, last, true);
  const row = await later.inStation(async (db) => {
    await db
      .updateTable('transfer_member')
      .set({ last_platform: platform })
      .where('account_id', '=', accountId)
      .execute();
    const amount = wholeYuan((await balancesOf(db, accountId, 'real')).wallet);
    if (amount === 0n) return null;
    return openTransfer(db, {
      station: station.code,
      accountId,
      platform,
      direction: 'in',
      amount,
      isAuto: true,
      at: later.now(),
    });
  });
  return row && executeTransfer(exchange, row);
}
