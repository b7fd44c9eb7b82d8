// Owns work of several calls that the database does in one statement, each whole or not at all.
import { availableParallelism } from 'node:os';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { Mistaken, StationTransaction } from './stationTransaction.ts';

/** What came of one call's work: its result, or the SQLSTATE it was refused with and what that is about. */
export interface Outcome<Result> {
  refused: string | null;
  detail: string | null;
  result: Result;
}

/** The database has done none of a call's work, and says why as a failed statement does. */
export class Declined extends Error {
  override name = 'Declined';
  readonly code: string;
  readonly detail: string;

  constructor(code: string, detail: string | null) {
    super(`The database refused with ${code}.`);
    this.code = code;
    this.detail = detail ?? '';
  }
}

/** The SQLSTATE that says that what a transaction presumed is not so. */
const changedSince = 'ST001';

/** As many as gain by it: with more of them the share of what all of them wait for grows, and nothing else. */
const batchMost = 32;
/** So large a batch takes some hundredths of a second; what is larger by itself goes by itself, and holds up nobody. */
const sizeMost = 200;
/** More than that are not done before the browser gives up. */
const lineMost = 2_000;
/** One writes while another waits for the disk. A power of two: whatever is shared out by owner, such as ledger_shard(), is never shared by two. */
const laneCount = 2 ** Math.ceil(Math.log2(Math.max(2, Math.min(8, availableParallelism()))));

interface Waiting<Item, Result> {
  station: string;
  item: Item;
  tell: (outcome: Outcome<Result>) => void;
  fail: (error: unknown) => void;
}

interface Lane<Item, Result> {
  line: Waiting<Item, Result>[];
  isBusy: boolean;
}

export interface Work<Item, Result> {
  /** Whose it is: what one asks for is done one after the other. */
  ownerOf(item: Item): number;
  /** How much there is to do for it; 1 is little. */
  sizeOf(item: Item): number;
  /** Does it for items of one station, each of another owner; gives an outcome for each, in their order, and confirms first what was presumed. */
  statement(items: readonly Item[]): CompiledQuery<Outcome<Result>>;
}

/**
 * Work that waits for nobody while there is little of it, and goes together with that of others as soon as the database has its hands full:
 * what comes while a batch is written makes the next one.
 */
export class Together<Item, Result> {
  readonly #work: Work<Item, Result>;
  readonly #lanes = new WeakMap<pg.Pool, Lane<Item, Result>[]>();

  constructor(work: Work<Item, Result>) {
    this.#work = work;
  }

  /**
   * Does an item in place of a transaction that has only read for it, which ends. Throws Declined where it was refused, Mistaken where what
   * was read or presumed is so no more.
   */
  async finish(transaction: StationTransaction, item: Item): Promise<Result> {
    const { pool, station } = await transaction.handOver();
    return resultOf(await this.#inTurn(pool, station, item));
  }

  async #inTurn(pool: pg.Pool, station: string, item: Item): Promise<Outcome<Result>> {
    let lanes = this.#lanes.get(pool);
    if (!lanes) {
      lanes = Array.from({ length: laneCount }, () => ({ line: [], isBusy: false }));
      this.#lanes.set(pool, lanes);
    }
    const lane = lanes[this.#work.ownerOf(item) % laneCount]!;
    if (lane.line.length >= lineMost || this.#work.sizeOf(item) > sizeMost)
      return (await this.#do(pool, station, [item]))[0]!;
    return await new Promise((tell, fail) => {
      lane.line.push({ station, item, tell, fail });
      if (!lane.isBusy) void this.#empty(lane, pool);
    });
  }

  /** Does what waits in a lane until nothing does. Never rejects: who waits is told. */
  async #empty(lane: Lane<Item, Result>, pool: pg.Pool): Promise<void> {
    lane.isBusy = true;
    // Calls that came in the same moment go together from the first on.
    await othersFirst();
    while (lane.line.length > 0) await this.#doAll(pool, this.#batchOf(lane));
    lane.isBusy = false;
  }

  /** Takes those out of the line that go together: of one station, one of each owner, no more than is done soon, in the order they came. */
  #batchOf(lane: Lane<Item, Result>): Waiting<Item, Result>[] {
    const { station } = lane.line[0]!;
    const owners = new Set<number>();
    const batch: Waiting<Item, Result>[] = [];
    let size = 0;
    lane.line = lane.line.filter((each) => {
      const owner = this.#work.ownerOf(each.item);
      const more = size + this.#work.sizeOf(each.item);
      const isFirst = !owners.has(owner);
      // Where it stays, a later one of his does not come before it.
      owners.add(owner);
      if (!isFirst || batch.length === batchMost || more > sizeMost || each.station !== station) return true;
      size = more;
      batch.push(each);
      return false;
    });
    return batch;
  }

  async #doAll(pool: pg.Pool, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.#do(
        pool,
        batch[0]!.station,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ tell }, at) => {
        tell(outcomes[at]!);
      });
    } catch (error) {
      // All of it is undone, for one of them most often: each by itself, so that it is nobody else's fault.
      if (batch.length > 1 && error instanceof pg.DatabaseError)
        for (const each of batch) await this.#doAll(pool, [each]);
      else for (const { fail } of batch) fail(error);
    }
  }

  #do(pool: pg.Pool, station: string, items: readonly Item[]): Promise<Outcome<Result>[]> {
    return new StationTransaction(pool, station).last(this.#work.statement(items));
  }
}

/** The result of what was done; throws Declined where it was refused, Mistaken where a presumption failed. */
export function resultOf<Result>({ refused, detail, result }: Outcome<Result>): Result {
  if (refused === changedSince) throw new Mistaken();
  if (refused !== null) throw new Declined(refused, detail);
  return result;
}
