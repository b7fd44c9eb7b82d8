// Moving a member's money between wallet and platforms: one transfer, the recall of everything, and automatic exchange.
import type { StationFacts } from '#contract/station.generated.ts';
import { isBalance } from '#counterparty/game-platform/wire.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError, distrust } from '#counterparty/signed.ts';
import { wholeYuan } from '#values/money.ts';
import { refusePaused, refusePlayBlocked } from '../../account/accounts.ts';
import { type Book, balancesOf } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { AfterCommit } from '../../pipeline/handle.ts';
import { roomOnPlatforms } from '../../protection/holdLimits.ts';
import { Refusal } from '../../refusal.ts';
import { refuseInBreak } from '../breaks/holds.ts';
import { requireSeat } from '../breaks/seats.ts';
import { readNewest } from '../games/readPlatform.ts';
import { type Claimant, creditable, hasHold, mostOf } from './claim.ts';
import { endTransfer, holderOf, judgeHeld, openTransfer, submitTransfer, type TransferRow } from './order.ts';

/** A balance is read before money moves; both have to fit into the ten seconds that the browser waits. */
const balanceMs = 1_500;

/** Whose money moves, and with what. */
export interface Exchange {
  station: StationFacts;
  accountId: number;
  book: Book;
  counterparties: Counterparties | undefined;
  later: AfterCommit;
}

/** Whose exchange is asked about. */
interface Exchanger {
  accountId: number;
  role: 'trial' | 'member' | 'agent';
}

/** Whether automatic exchange is on for a player: as they have set it, otherwise as the station has it. A trial account has no other way. */
export async function isAutoFor(
  db: Db,
  station: StationFacts,
  { accountId, role }: Exchanger,
): Promise<boolean> {
  if (role === 'trial') return true;
  if (!station.onOff.thirdAutoExchange) return false;
  const row = await db
    .selectFrom('transfer_member')
    .select('is_auto')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.is_auto ?? !station.onOff.thirdAutoExchangeOptIn;
}

/** Whether automatic exchange is on for a player and has moved money to a platform that has not returned yet. */
export async function isExchangePending(
  db: Db,
  station: StationFacts,
  { accountId, role }: Exchanger,
): Promise<boolean> {
  if (role !== 'trial' && !station.onOff.thirdAutoExchange) return false;
  const row = await db
    .selectFrom('transfer_member')
    .select(['is_auto', 'last_platform'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row || row.last_platform === null) return false;
  if (role === 'trial') return true;
  return row.is_auto ?? !station.onOff.thirdAutoExchangeOptIn;
}

/** Refuses an account that may not move money. */
export async function requireActive(db: Db, accountId: number): Promise<void> {
  const { state } = await db
    .selectFrom('account')
    .select('state')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (state !== 'enabled') throw new Refusal('server.transfer.frozen', { code: 'accountFrozen' });
}

/** Refuses an account that may not play: neither enter a game nor move money to one. */
export async function requirePlaying(db: Db, accountId: number, now: Date): Promise<void> {
  await requireActive(db, accountId);
  const account = await db
    .selectFrom('account')
    .select(['paused_until', 'play_blocked_until'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  refusePlayBlocked(account, now);
  refusePaused(account, now);
  // Before any limit: whoever is in a break reads of the break.
  await refuseInBreak(db, accountId, now);
  await requireSeat(db, accountId, now);
}

/** The balance of a member at a platform, in 0.0001 yuan; null where the platform does not answer. */
export async function balanceAt(
  { station, accountId, book, counterparties }: Omit<Exchange, 'later'>,
  platform: string,
  at: Date,
): Promise<bigint | null> {
  const party = counterparties?.platforms[platform];
  if (!party) return null;
  try {
    const { balance } = await ask(
      party,
      '/balance',
      holderOf({ station: station.code, account_id: accountId, platform, book }),
      { isAnswer: isBalance, timeoutMs: balanceMs, nowMs: at.getTime() },
    );
    return BigInt(balance.replace('.', ''));
  } catch (error) {
    if (error instanceof CounterpartyError) return null;
    throw error;
  }
}

/** Submits a new order to its platform and stores the result. One that would be held is compared once more when the newest rounds are read. */
export async function executeTransfer(exchange: Executing, row: TransferRow): Promise<TransferRow> {
  const { later, counterparties } = exchange;
  const verdict = await submitTransfer(counterparties!.platforms[row.platform]!, row, later.now(), true);
  const ended = await later.inStation((db) => endTransfer(db, row.order_no, verdict, later.now()));
  if (ended.state !== 'held') return ended;
  await readRounds(exchange, row);
  return later.inStation((db) => judgeHeld(db, row.order_no, later.now()));
}

type Executing = Pick<Exchange, 'later' | 'counterparties'>;

const readRounds = (
  { later, counterparties }: Executing,
  { station, platform }: Pick<Claimant, 'station' | 'platform'>,
): Promise<void> =>
  readNewest({
    inStation: later.inStation,
    station,
    platform,
    party: counterparties!.platforms[platform]!,
    now: later.now,
    onFinding: (reason) => distrust({ about: `/records of ${platform}`, reason }),
  });

export interface Recalled {
  platform: string;
  /** None where there was nothing to transfer, or the platform did not answer. */
  orders: TransferRow[];
  /** The platform did not answer. */
  isSkipped: boolean;
}

/** Transfers the whole yuan of a platform back to the wallet. Only while the member's lock is held. */
export async function recall(exchange: Exchange, platform: string, isAuto: boolean): Promise<Recalled> {
  const { later, station, accountId } = exchange;
  const balance = await balanceAt(exchange, platform, later.now());
  if (balance === null) return { platform, orders: [], isSkipped: true };
  const orders: TransferRow[] = [];
  for (const amount of await partsOf(exchange, platform, wholeYuan(balance))) {
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
    orders.push(await executeTransfer(exchange, row));
  }
  if (orders.every(({ state }) => state === 'success' || state === 'held'))
    await later.inStation((db) => clearLastPlatform(db, accountId, platform));
  return { platform, orders, isSkipped: false };
}

/** What may be credited and the rest apart, so that nothing of a member's own waits with what is too much; no rest while an earlier one waits. */
async function partsOf(exchange: Exchange, platform: string, amount: bigint): Promise<bigint[]> {
  const { later, station, accountId: account_id, book } = exchange;
  if (book === 'play') return amount > 0n ? [amount] : [];
  const claimant = { station: station.code, account_id, platform };
  const most = () => later.inStation(async (db) => mostOf(await creditable(db, claimant, later.now())));
  if (amount > (await most())) await readRounds(exchange, claimant);
  const credited = await most();
  if (amount <= credited) return amount > 0n ? [amount] : [];
  const own = credited > 0n ? wholeYuan(credited) : 0n;
  const isWaiting = await later.inStation((db) => hasHold(db, claimant));
  return [own, isWaiting ? 0n : amount - own].filter((part) => part > 0n);
}

/** Clears the platform the money was last transferred to, unless a transfer of it is still open. */
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

/** The platform that money was last transferred to; null where all of it is back. */
export async function lastPlatform(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('transfer_member')
    .select('last_platform')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.last_platform ?? null;
}

/** Transfers the whole yuan of the wallet to a platform, as far as the member's limits leave room, after recalling the money of the last one. Only while the member's lock is held. Null where there was nothing to transfer. */
export async function carryToPlatform(exchange: Exchange, platform: string): Promise<TransferRow | null> {
  const { later, station, accountId, book } = exchange;
  const last = await later.inStation((db) => lastPlatform(db, accountId));
  if (last !== null && last !== platform) await recall(exchange, last, true);
  const row = await later.inStation(async (db) => {
    await db
      .updateTable('transfer_member')
      .set({ last_platform: platform })
      .where('account_id', '=', accountId)
      .execute();
    const { wallet } = await balancesOf(db, accountId, book);
    // Limits are about real money.
    const amount = wholeYuan(
      book === 'play' ? wallet : await roomOnPlatforms({ db, station, accountId, now: later.now() }, wallet),
    );
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
