// Batches: the work of several calls, executed by the database in one query, each item whole or not at all.
import { availableParallelism } from 'node:os';
import { setImmediate as nextLoop } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { StaleReadError, StationTransaction } from './stationTransaction.ts';

/** The outcome of one item: its result, or the SQLSTATE it was refused with and its detail. */
export interface BatchOutcome<Result> {
  refused: string | null;
  detail: string | null;
  result: Result;
}

/** The database refused an item and did nothing for it; `code` and `detail` are those of a failed statement. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
  readonly code: string;
  readonly detail: string;

  constructor(code: string, detail: string | null) {
    super(`The database refused with ${code}.`);
    this.code = code;
    this.detail = detail ?? '';
  }
}

/** The SQLSTATE for: something that was read before has changed. */
const staleRead = 'ST001';

/** Larger batches gain nothing: they only make every caller in them wait longer. */
const maxBatchItems = 32;
/** A batch of this size takes some hundredths of a second; a larger item is executed alone, so that it delays nobody. */
const maxBatchSize = 200;
/** What queues behind more than this would be answered after the browser has given up. */
const maxQueued = 2_000;
/**
 * While one worker waits for the disk, another writes. A power of two, so that two workers never share what is spread by owner,
 * such as ledger_shard().
 */
const workerCount = 2 ** Math.ceil(Math.log2(Math.max(2, Math.min(8, availableParallelism()))));

interface Queued<Item, Result> {
  station: string;
  item: Item;
  resolve: (outcome: BatchOutcome<Result>) => void;
  reject: (error: unknown) => void;
}

interface Worker<Item, Result> {
  queue: Queued<Item, Result>[];
  isBusy: boolean;
}

export interface BatchWork<Item, Result> {
  /** The account an item belongs to; items of one owner are executed one after the other. */
  ownerOf(item: Item): number;
  /** How much work an item is; 1 is little. */
  sizeOf(item: Item): number;
  /** One query for items of one station, each of another owner. It checks first that what they were read with still holds, and returns an outcome for each, in their order. */
  query(items: readonly Item[]): CompiledQuery<BatchOutcome<Result>>;
}

/**
 * Executes items at once while there are few of them, and in batches as soon as the database is busy: what arrives while a
 * batch is being written makes up the next one.
 */
export class BatchQueue<Item, Result> {
  readonly #work: BatchWork<Item, Result>;
  readonly #workers = new WeakMap<pg.Pool, Worker<Item, Result>[]>();

  constructor(work: BatchWork<Item, Result>) {
    this.#work = work;
  }

  /**
   * Executes an item in place of the rest of a transaction that has only read so far, and ends that transaction. Throws
   * DatabaseRefusal where the item was refused, StaleReadError where something that was read has changed since.
   */
  async submit(transaction: StationTransaction, item: Item): Promise<Result> {
    const { pool, station } = await transaction.commitAndRelease();
    return resultOf(await this.#enqueue(pool, station, item));
  }

  async #enqueue(pool: pg.Pool, station: string, item: Item): Promise<BatchOutcome<Result>> {
    let workers = this.#workers.get(pool);
    if (!workers) {
      workers = Array.from({ length: workerCount }, () => ({ queue: [], isBusy: false }));
      this.#workers.set(pool, workers);
    }
    const worker = workers[this.#work.ownerOf(item) % workerCount]!;
    if (worker.queue.length >= maxQueued || this.#work.sizeOf(item) > maxBatchSize)
      return (await this.#execute(pool, station, [item]))[0]!;
    return await new Promise((resolve, reject) => {
      worker.queue.push({ station, item, resolve, reject });
      if (!worker.isBusy) void this.#drain(worker, pool);
    });
  }

  /** Executes what is queued until nothing is. Never rejects: errors go to those who wait. */
  async #drain(worker: Worker<Item, Result>, pool: pg.Pool): Promise<void> {
    worker.isBusy = true;
    // Calls that arrive in the same moment share a batch from the first on.
    await nextLoop();
    while (worker.queue.length > 0) await this.#executeBatch(pool, this.#takeBatch(worker));
    worker.isBusy = false;
  }

  /** Takes the items of the next batch from the queue: of one station, one of each owner, within the limits of a batch, in order of arrival. */
  #takeBatch(worker: Worker<Item, Result>): Queued<Item, Result>[] {
    const { station } = worker.queue[0]!;
    const owners = new Set<number>();
    const batch: Queued<Item, Result>[] = [];
    let size = 0;
    worker.queue = worker.queue.filter((each) => {
      const owner = this.#work.ownerOf(each.item);
      const newSize = size + this.#work.sizeOf(each.item);
      const isFirst = !owners.has(owner);
      // Also where the item stays: a later one of the same owner must not overtake it.
      owners.add(owner);
      if (!isFirst || batch.length === maxBatchItems || newSize > maxBatchSize || each.station !== station)
        return true;
      size = newSize;
      batch.push(each);
      return false;
    });
    return batch;
  }

  async #executeBatch(pool: pg.Pool, batch: readonly Queued<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.#execute(
        pool,
        batch[0]!.station,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ resolve }, at) => {
        resolve(outcomes[at]!);
      });
    } catch (error) {
      // The whole batch is rolled back, most often because of one item: each is tried alone, so that no other fails with it.
      if (batch.length > 1 && error instanceof pg.DatabaseError)
        for (const each of batch) await this.#executeBatch(pool, [each]);
      else for (const { reject } of batch) reject(error);
    }
  }

  #execute(pool: pg.Pool, station: string, items: readonly Item[]): Promise<BatchOutcome<Result>[]> {
    return new StationTransaction(pool, station).executeAndCommit(this.#work.query(items));
  }
}

/** The result of an item; throws DatabaseRefusal where it was refused, StaleReadError where something that was read has changed since. */
export function resultOf<Result>({ refused, detail, result }: BatchOutcome<Result>): Result {
  if (refused === staleRead) throw new StaleReadError();
  if (refused !== null) throw new DatabaseRefusal(refused, detail);
  return result;
}
