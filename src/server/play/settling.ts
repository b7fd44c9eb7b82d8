// Settling bets that wait and whose period is drawn, void or corrected, in batches, each a transaction of its own.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { rolledBackStates, unsettledStates } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { categoryOfFamily } from '#lottery/covering/shares.ts';
import { playOf } from '#lottery/families.ts';
import { restAfter } from '#values/backoff.ts';
import { betTypes, ledgerTypes } from '../db/ledger.ts';
import { reportProblem, resolveProblem } from '../db/operatorProblem.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { stopChase } from '../protection/stopChase.ts';
import {
  type Counted,
  type CountingBet,
  type CountingTerms,
  DrawCounting,
  likenessOf,
  readCountingTerms,
} from './drawCounting.ts';

/** How long a batch may take in the database: a bet call may wait for one, since both lock a wallet, and it has other waits as well. */
const batchMs = 25;
const batchLeast = 50;
const batchMost = 2_000;
/** How long calculating may block the event loop. */
const turnMs = 5;
/**
 * Batches are written side by side, each of members of its own, so that they never lock the same wallet or the same part of the
 * station's account (ledger_shard() divides payments by sixteen, a multiple of this).
 */
const workers = 2;
const tries = 5;
const conflicts = new Set(['40001', '40P01']);
/** An order that could not be settled is tried again after this long, then after twice as long each time. */
const retriesMs = { first: 60_000, longest: 3_600_000 };
/** More failures in one period than this are no fault of single orders: the round of the station ends, and nothing is set aside for it. */
const setAsideMost = 50;
/** Classes of SQLSTATE that say nothing of the rows: connection, conflict, resources, shutdown, system. */
const classesOfServer = new Set(['08', '25', '40', '53', '55', '57', '58']);
const statementTimeout = '57014';

/** Whether a batch failed by what is in it, so that a part of it may succeed. */
function isOfContent(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
    return code === statementTimeout || !classesOfServer.has(code.slice(0, 2));
  return error instanceof TypeError || error instanceof RangeError;
}

/** Orders that could not be settled, until they are tried again. Rows of operator_problem say the same to the operator. */
export class SetAsideOrders {
  readonly #orders = new Map<bigint, { station: string; times: number; retryAtMs: number }>();
  readonly #loaded = new Set<string>();

  /** Takes over what an earlier process recorded, to be tried again now. */
  async load(db: Db, station: string): Promise<void> {
    if (this.#loaded.has(station)) return;
    const rows = await db
      .selectFrom('operator_problem')
      .select(['ref', 'times'])
      .where('kind', '=', 'settlement')
      .where('resolved_at', 'is', null)
      .execute();
    for (const { ref, times } of rows) this.#orders.set(BigInt(ref), { station, times, retryAtMs: 0 });
    this.#loaded.add(station);
  }

  isWaiting(id: bigint, now: Date): boolean {
    return (this.#orders.get(id)?.retryAtMs ?? 0) > now.getTime();
  }

  add(id: bigint, station: string, now: Date): void {
    const times = (this.#orders.get(id)?.times ?? 0) + 1;
    const waitMs = restAfter(times - 1, retriesMs);
    this.#orders.set(id, { station, times, retryAtMs: now.getTime() + waitMs });
  }

  /** Closes the problems of those that have ended meanwhile, however they did. */
  async closeEnded(db: Db, station: string, now: Date): Promise<void> {
    const ids = [...this.#orders].flatMap(([id, order]) => (order.station === station ? [id] : []));
    if (ids.length === 0) return;
    const { rows } = await sql<{ id: bigint }>`SELECT id FROM bet_order
      WHERE status NOT IN (${list(unsettledStates)}) AND id = ANY (${ids.map(String)}::bigint[])`.execute(db);
    for (const { id } of rows) {
      await resolveProblem(db, 'settlement', String(id), now);
      this.#orders.delete(id);
    }
  }
}

interface Due {
  lot_code: string;
  qi_hao: string;
  draw: number[] | null;
  /** The bets that a correction took back, in place of those that wait for the first time. */
  isCorrected: boolean;
}

/** Written out, so that the indexes of waiting bets and of those taken back serve. */
const list = (states: readonly BetStatus[]) => sql.join(states.map((state) => sql.lit(state)));

/** A bet of a member whose bets are settled, in whatever state. */
interface StoredBet extends CountingBet {
  readonly status: BetStatus;
  readonly chase_id: bigint | null;
}

type Settled = StoredBet & { ending: Ending };

/** How an order ends; amounts in 0.0001 yuan. */
export interface Ending {
  status: typeof BetStatus.won | typeof BetStatus.lost | typeof BetStatus.returned | typeof BetStatus.pushed;
  winningUnits: number;
  pushedUnits: number;
  payout: bigint;
  rebate: bigint;
}

/** How an order ends by the rules of play: won, lost, or all of it refunded; returned in full where the period is void. */
export function endingOf(
  order: { play_code: string; selection: object; terms: object; stake: bigint },
  draw: number[] | null,
): Ending {
  if (draw === null)
    return { status: BetStatus.returned, winningUnits: 0, pushedUnits: 0, payout: order.stake, rebate: 0n };
  const play = playOf(order.play_code);
  if (!play) throw new RangeError(`There is no play ${order.play_code}.`);
  const result = settle(readBet(play, { selection: order.selection, ...order.terms }), draw);
  const isPushed = result.pushUnits === result.units;
  return {
    status: isPushed ? BetStatus.pushed : result.winnings > 0n ? BetStatus.won : BetStatus.lost,
    winningUnits: result.winningUnits,
    pushedUnits: result.pushUnits,
    payout: result.payout,
    rebate: result.rebate,
  };
}

/** The kinds of business that the bets of a play move money by. */
export const betTypesOf = (playCode: string) => betTypes[categoryOfFamily(playOf(playCode)?.family)];

/** Calculates a batch without blocking the event loop; identical bets are calculated once. */
async function endingsOf(
  orders: readonly StoredBet[],
  due: Due,
  alike: Map<string, Ending>,
  onFailure: (id: bigint, error: unknown) => void,
): Promise<Settled[]> {
  const settled: Settled[] = [];
  let since = performance.now();
  for (const order of orders) {
    const { play_code, selection, terms, stake } = order;
    const likeness = likenessOf(order);
    const key = due.draw === null ? `${likeness} ${stake}` : likeness;
    let ending = alike.get(key);
    if (!ending) {
      try {
        const bet = { play_code, selection: JSON.parse(selection), terms: JSON.parse(terms), stake };
        ending = endingOf(bet, due.draw);
      } catch (error) {
        onFailure(order.id, error);
        continue;
      }
      alike.set(key, ending);
      if (performance.now() - since > turnMs) {
        await othersFirst();
        since = performance.now();
      }
    }
    settled.push({ ...order, ending });
  }
  return settled;
}

type Numeric = bigint | number | null;

/** An array as PostgreSQL reads it. pg quotes and escapes each element, which numbers do not need and which a batch of thousands feels. */
const numericArray = (values: readonly Numeric[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`;

/** Orders of one mode end as they do; `counted` says what each counts where that is not all of it. */
export async function endOrders(
  db: Db,
  orders: readonly Pick<Settled, 'id' | 'play_code' | 'ending'>[],
  isVoid: boolean,
  now: Date,
  counted: readonly Counted[] = orders.map(() => ({ valid: null, coverage: null })),
): Promise<void> {
  const { payout: ofDrawn, returned: ofVoid } = betTypesOf(orders[0]!.play_code);
  const { rebate } = ledgerTypes;
  const column = (pick: (order: (typeof orders)[number]) => Numeric) => numericArray(orders.map(pick));
  const optional = (pick: (one: Counted) => bigint | null) => numericArray(counted.map(pick));
  await sql`SELECT bet_end(${column(({ id }) => id)}::bigint[], ${column(({ ending }) => ending.status)}::smallint[],
    ${column(({ ending }) => ending.winningUnits)}::bigint[], ${column(({ ending }) => ending.pushedUnits)}::bigint[],
    ${column(({ ending }) => ending.payout)}::bigint[], ${column(({ ending }) => ending.rebate)}::bigint[],
    ${isVoid ? ofVoid : ofDrawn}, ${rebate}, ${isVoid ? 'void' : null}, ${now},
    ${optional(({ valid }) => valid)}::bigint[], ${optional(({ coverage }) => coverage)}::integer[])`.execute(
    db,
  );
}

/** Ends a batch in one transaction, and stops the chases that won. */
async function end(
  { pool, station, stationLimits, now }: Pick<SettlingOptions, 'pool' | 'station' | 'stationLimits' | 'now'>,
  due: Due,
  batch: readonly Settled[],
  counting: DrawCounting,
): Promise<void> {
  const isVoid = due.draw === null;
  const won = new Set(
    batch.flatMap(({ chase_id, ending }) =>
      chase_id !== null && ending.status === BetStatus.won ? chase_id : [],
    ),
  );
  const counted = batch.map((order) => counting.of(order, order.ending));
  await inStation(pool, station, async (db) => {
    await endOrders(db, batch, isVoid, now, counted);
    if (won.size > 0)
      await sql`SELECT ${stopChase(sql.ref('c.id'), 'stopped', now, stationLimits)} FROM chase_plan c
        WHERE c.id = ANY (${[...won].map(String)}::bigint[]) AND c.is_stopping_on_win AND c.status = 'running'
        ORDER BY c.id`.execute(db);
  });
}

/** Retries work that the database rolled back because of a conflict. */
async function persistently(work: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count++) {
    try {
      return await work();
    } catch (error) {
      if (!conflicts.has((error as { code?: string }).code ?? '') || count === tries) throw error;
    }
  }
}

/** Draws that are being settled now, by the server's pool. */
const settling = new WeakMap<pg.Pool, number>();

/** Whether this server settles a draw: what can wait some seconds leaves it the processor. */
export const isSettling = (pool: pg.Pool): boolean => (settling.get(pool) ?? 0) > 0;

async function whileSettling(pool: pg.Pool, work: () => Promise<unknown>): Promise<void> {
  settling.set(pool, (settling.get(pool) ?? 0) + 1);
  try {
    await work();
  } finally {
    settling.set(pool, settling.get(pool)! - 1);
  }
}

export interface SettlingOptions {
  pool: pg.Pool;
  station: string;
  /** What the station sets above the limits of its players, as JSON; null for nothing. */
  stationLimits: string | null;
  now: Date;
  /** Orders that could not be settled before: they are left alone until they are due again. */
  setAside: SetAsideOrders;
  onFailure: (id: bigint, error: unknown) => void;
  isStopped: () => boolean;
}

/** The draws on which bets in these states wait, of every station: from one to the next through the index of such bets. */
const drawsWaiting = (
  states: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(WITH RECURSIVE w (station, lot_code, qi_hao) AS (
    (SELECT o.station, o.lot_code, o.qi_hao FROM bet_order o WHERE ${states} ORDER BY o.station, o.lot_code, o.qi_hao LIMIT 1)
    UNION ALL
    SELECT n.* FROM w CROSS JOIN LATERAL (SELECT o.station, o.lot_code, o.qi_hao FROM bet_order o
      WHERE ${states} AND (o.station, o.lot_code, o.qi_hao) > (w.station, w.lot_code, w.qi_hao)
      ORDER BY o.station, o.lot_code, o.qi_hao LIMIT 1) n)
  SELECT * FROM w)`;

const isWaiting = sql`o.status = ${sql.lit(BetStatus.waiting)}`;
const isRolledBack = sql`o.status IN (${list(rolledBackStates)})`;

/** Stations that have bets to settle, or orders set aside that may have ended. */
export const settlingDue: RawBuilder<{ station: string }> = sql`(
  SELECT w.station FROM (${drawsWaiting(isWaiting)} UNION ALL ${drawsWaiting(isRolledBack)}) w
    WHERE (SELECT p.state FROM lottery_period p WHERE p.lot_code = w.lot_code AND p.qi_hao = w.qi_hao) <> 'open'
  UNION SELECT s.station FROM operator_problem s WHERE s.kind = 'settlement' AND s.resolved_at IS NULL)`;

/**
 * Settles the bets of a station that wait and whose draws are known, the oldest draw first, in batches by two workers: while the database writes one
 * batch, the next is read and calculated. A batch that fails is halved until the order is found that cannot be settled: that one stays open,
 * is set aside for a later round, reported to `onFailure` and recorded for the operator; all others are paid. Throws where the database fails.
 */
export async function settleDue(options: SettlingOptions): Promise<void> {
  const { pool, station, setAside, now } = options;
  const { rows, terms } = await inStation(pool, station, async (db) => {
    await setAside.load(db, station);
    // Nothing of a period is settled while a correction still takes back what was settled before.
    const due = await sql<Due>`SELECT p.lot_code, p.qi_hao, p.draw, o."isCorrected"
      FROM (SELECT DISTINCT w.lot_code, w.qi_hao, false AS "isCorrected" FROM bet_order w WHERE w.status = ${sql.lit(BetStatus.waiting)}
        UNION ALL SELECT DISTINCT r.lot_code, r.qi_hao, true FROM bet_order r WHERE r.status IN (${list(rolledBackStates)})) o
      JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
      WHERE p.state <> 'open' AND NOT EXISTS (SELECT FROM draw_correction c
        WHERE c.lot_code = p.lot_code AND c.qi_hao = p.qi_hao AND c.applied_at IS NOT NULL AND c.rolled_back_at IS NULL)
      ORDER BY p.opens_at, p.lot_code`.execute(db);
    return { rows: due.rows, terms: await readCountingTerms(db) };
  });
  for (const due of rows) {
    if (options.isStopped()) return;
    const members = await inStation(pool, station, (db) => membersOf(db, due));
    const all = Array.from({ length: workers }, (_, worker) =>
      settleMembers(
        due,
        members.filter(({ account_id: id }) => id % workers === worker),
        terms,
        options,
      ),
    );
    await whileSettling(pool, () => Promise.all(all).finally(() => Promise.allSettled(all)));
  }
  await inStation(pool, station, (db) => setAside.closeEnded(db, station, now));
}

const statesOf = ({ isCorrected }: Due): readonly BetStatus[] =>
  isCorrected ? rolledBackStates : [BetStatus.waiting];

interface WaitingMember {
  readonly account_id: number;
  readonly bets: number;
}

/** The members whose bets on a draw wait, and how many do. */
async function membersOf(db: Db, due: Due): Promise<WaitingMember[]> {
  const { rows } = await sql<WaitingMember>`
    SELECT o.account_id, count(*)::integer AS bets FROM bet_order o
      WHERE o.status IN (${list(statesOf(due))}) AND o.lot_code = ${due.lot_code} AND o.qi_hao = ${due.qi_hao}
      GROUP BY o.account_id ORDER BY o.account_id DESC`.execute(db);
  return rows;
}

/** What members have bet on a draw, but for what went back to them. */
export async function betsOf(
  db: Db,
  { lot_code: lotCode, qi_hao: qiHao }: Pick<Due, 'lot_code' | 'qi_hao'>,
  members: readonly number[],
): Promise<StoredBet[]> {
  const { rows } = await sql<StoredBet>`
    SELECT o.id, o.status, o.account_id, o.book, o.play_code, o.selection::text, o.terms::text, o.units, o.stake, o.chase_id FROM bet_order o
      WHERE o.lot_code = ${lotCode} AND o.qi_hao = ${qiHao} AND o.account_id = ANY (${members}::integer[])
        AND o.status <> ${sql.lit(BetStatus.returned)}`.execute(db);
  return rows;
}

/** Settles the bets of these members, and takes them off the list meanwhile. */
async function settleMembers(
  due: Due,
  members: WaitingMember[],
  terms: CountingTerms,
  { pool, station, stationLimits, now, setAside, onFailure, isStopped }: SettlingOptions,
): Promise<void> {
  let size = batchLeast;
  const counting = new DrawCounting(due, terms);
  const waits = new Set<BetStatus>(statesOf(due));
  /** The bets that wait of the next members, whole members of them since what they cover they cover together. */
  const read = async (): Promise<StoredBet[]> => {
    const ids: number[] = [];
    for (let bets = 0; bets < size && members.length > 0; ) {
      const next = members.pop()!;
      ids.push(next.account_id);
      bets += next.bets;
    }
    if (ids.length === 0) return [];
    const all = await inStation(pool, station, (db) => betsOf(db, due, ids));
    counting.judge(all);
    return all.filter(({ id, status }) => waits.has(status) && !setAside.isWaiting(id, now));
  };
  const write = async (batch: readonly Settled[]): Promise<void> => {
    if (batch.length === 0) return;
    const since = performance.now();
    try {
      await persistently(() => end({ pool, station, stationLimits, now }, due, batch, counting));
    } catch (error) {
      if (!isOfContent(error) || failures >= setAsideMost) throw error;
      const [only] = batch;
      if (batch.length === 1) return fail(only!.id, error);
      const half = Math.ceil(batch.length / 2);
      await write(batch.slice(0, half));
      return write(batch.slice(half));
    }
    const fits = (batch.length * batchMs) / (performance.now() - since);
    // Grows by half at most, so that one fast batch does not make a long one.
    size = Math.round(Math.max(batchLeast, Math.min(batchMost, fits, size * 1.5)));
  };
  let failures = 0;
  const notes: Promise<void>[] = [];
  const fail = (id: bigint, error: unknown): void => {
    failures++;
    setAside.add(id, station, now);
    onFailure(id, error);
    const reason = `${due.lot_code} ${due.qi_hao}: ${(error as Error).message}`.slice(0, 500);
    const problem = { station, kind: 'settlement', ref: String(id), reason, at: now } as const;
    notes.push(
      inStation(pool, station, async (db) => {
        await reportProblem(db, problem);
      }).catch((failure) => onFailure(id, failure)),
    );
  };
  const alike = new Map<string, Ending>();
  /** Calculated, and not yet in a batch. */
  const ready: Settled[] = [];
  let writing: Promise<void> = Promise.resolve();
  let reading = read();
  try {
    for (;;) {
      const isLast = members.length === 0;
      const orders = await reading;
      if (isStopped()) return;
      reading = read();
      reading.catch(() => {});
      for (const order of await endingsOf(orders, due, alike, fail)) ready.push(order);
      if (alike.size > batchMost * 5) alike.clear();
      // Full batches, whatever members have: what is left goes with the next members, and at the end in even parts. A short batch costs as much as a full one.
      for (;;) {
        if (ready.length === 0 || (ready.length < size && !isLast)) break;
        await writing;
        // A batch may be larger by now.
        if (ready.length < size && !isLast) break;
        const parts = isLast ? Math.max(1, Math.round(ready.length / size)) : 1;
        writing = write(ready.splice(0, isLast ? Math.ceil(ready.length / parts) : size));
        writing.catch(() => {});
      }
      if (isLast) return;
    }
  } finally {
    await reading.catch(() => {});
    await writing.finally(() => Promise.all(notes));
  }
}
