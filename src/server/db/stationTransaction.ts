// The only way to the data: a transaction of one station, opened at its first query.
import { isDeepStrictEqual } from 'node:util';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';
import type { Leave } from '../boundedQueue.ts';
import { connectInTurn } from './connectInTurn.ts';
import { keepPoolOf } from './personal/dataKeys.ts';
import { boundsOf, prepared, socketOf, stalePlan } from './pool.ts';
import { dialectOf, type PreparedQuery } from './preparedQuery.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** What work in a station needs: its transaction, its code, and the moment at which it is done. */
export interface StationWork {
  db: Db;
  station: string;
  now: Date;
}

/** The station of rows that belong to all of them, such as a draw that was corrected; no station has this code. */
export const everyStation = 'all';

/** The last rows of cacheable queries, by station, query and parameters; the oldest entries are dropped first. */
const rowCache = new Map<string, unknown[]>();
const maxCachedRows = 20_000;

function cacheRows(key: string, rows: unknown[]): void {
  rowCache.delete(key);
  // Empty results, such as that of an invented session, are not kept: anybody could fill the map with them.
  if (rows.length === 0) return;
  rowCache.set(key, rows);
  if (rowCache.size > maxCachedRows) rowCache.delete(rowCache.keys().next().value!);
}

/** Cached rows that a transaction used are out of date: it has to be rolled back and repeated without the cache. */
export class StaleReadError extends Error {
  override name = 'StaleReadError';
}

export interface TransactionOptions {
  /** Continues with what was read last time, and confirms it. */
  optimistic?: boolean | undefined;
  /** Whose turn at the connections it takes: the network of a caller. The server's own work waits for nobody. */
  network?: string | undefined;
  /** The role of the database it runs as: that of the application, of a job that asks where something is due, or of a room of the back office. */
  role?: DatabaseRole | undefined;
  /** Who of the office is at work: what the trail's triggers read. */
  staffId?: number | undefined;
}

export type DatabaseRole =
  | 'house_app'
  | 'job_due'
  | 'office_staff'
  | 'office_read'
  | 'office_support'
  | 'office_content'
  | 'office_money';

/**
 * A transaction that sees and writes the rows of one station alone, as the role house_app or another one that is given. Nothing is sent to the
 * database before the first query. End it with commit() or rollback(); both do nothing when it never opened.
 *
 * An optimistic one continues at once with the rows a cacheable query returned last time. They are confirmed before anything is committed:
 * by commit(), or by the query that continues the work after commitAndRelease(). Call verify() before reporting anything read this way.
 */
export class StationTransaction {
  readonly db: Db;
  readonly #pool: pg.Pool;
  readonly #station: string;
  readonly #isOptimistic: boolean;
  readonly #network: string | undefined;
  #leaveTurn: Leave = () => {};
  readonly #opening: string;
  /** Each repeats a cached query and returns whether its rows are still the same. */
  #confirmations: (() => Promise<boolean>)[] = [];
  #client: Promise<pg.PoolClient> | undefined;
  #hasEnded = false;
  /** Answers to what was sent without waiting, in order. */
  #pending: Promise<unknown>[] = [];
  #isStale = false;
  #isCorked = false;

  constructor(
    pool: pg.Pool,
    station: string,
    { optimistic = false, network, role = 'house_app', staffId }: TransactionOptions = {},
  ) {
    if (!/^[a-z][a-z0-9]{1,15}$/.test(station)) throw new Error('Not the code of a station.');
    this.#pool = pool;
    this.#station = station;
    this.#isOptimistic = optimistic;
    this.#network = network;
    // SET LOCAL dies with the transaction, so that a pooled connection carries nothing over.
    this.#opening = `BEGIN; SET LOCAL ROLE ${role}; SET LOCAL app.station = '${station}'${staffId === undefined ? '' : `; SET LOCAL app.staff = '${staffId}'`}${boundsOf(pool)}`;
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: PreparedQuery): Promise<QueryResult<R>> => {
        if (query.cacheId !== undefined) return { rows: (await this.#cachedRows(query)) as R[] };
        const result = await this.#ask(query);
        return { rows: (result.rows ?? []) as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
      },
      streamQuery: () => {
        throw new Error('A call does not stream from the database.');
      },
    };
    const refuse = async () => {
      throw new Error('A call has one transaction already; use savepoint() of it.');
    };
    const driver: Driver = {
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: async () => {},
    };
    this.db = new Kysely<Tables>({ dialect: dialectOf(driver) });
    keepPoolOf(this.db, pool);
  }

  #open(): Promise<pg.PoolClient> {
    if (this.#hasEnded) return Promise.reject(new Error('This transaction has ended.'));
    this.#client ??= connectInTurn(this.#pool, this.#network).then(({ client, leave }) => {
      this.#leaveTurn = leave;
      // If it fails, no transaction is open and every later statement fails as well.
      this.#sendWithoutWaiting(client, this.#opening);
      process.nextTick(() => this.#uncork(client));
      return client;
    });
    return this.#client;
  }

  async #ask({ sql, parameters }: CompiledQuery, isLast = false): Promise<pg.QueryResult> {
    const client = await this.#open();
    const before = [...this.#pending];
    let ending: Promise<void> | undefined;
    try {
      this.#cork(client);
      const answer = client.query(prepared(this.#pool, sql, parameters));
      if (isLast) ending = this.#end('COMMIT', client, answer);
      // Queries issued in the same tick go into the same write.
      else process.nextTick(() => this.#uncork(client));
      const result = await answer;
      await ending;
      return result;
    } catch (error) {
      this.#isStale ||= (error as { code?: string }).code === stalePlan;
      await ending?.catch(() => {});
      // The first failure is the cause.
      await Promise.all(before);
      throw error;
    }
  }

  /** The rows of a cacheable query: the cached ones where there are any and this transaction is optimistic. */
  async #cachedRows(query: PreparedQuery): Promise<readonly unknown[]> {
    const values = query.parameters.map((each) =>
      Buffer.isBuffer(each) ? each.toString('hex') : String(each),
    );
    const key = `${this.#station} ${query.cacheId} ${values.join(' ')}`;
    const last = this.#isOptimistic && !query.bypassesCache ? rowCache.get(key) : undefined;
    const ask = async () => {
      const { rows } = await this.#ask(query);
      cacheRows(key, rows);
      return rows;
    };
    if (!last) return await ask();
    this.#confirmations.push(async () => isDeepStrictEqual(last, await ask()));
    return last;
  }

  /** Waits until all cached rows that were used are confirmed; throws StaleReadError where one has changed. */
  async verify(): Promise<void> {
    const stand = await Promise.all(this.#confirmations.splice(0).map((ask) => ask()));
    if (stand.includes(false)) throw new StaleReadError();
  }

  /**
   * Ends this transaction so that a query in another one can continue the work, confirming what was read here; returns where to run it.
   * What was written here is committed, whether that work succeeds or not.
   */
  async commitAndRelease(): Promise<{ pool: pg.Pool; station: string }> {
    this.#confirmations = [];
    await this.commit();
    this.#hasEnded = true;
    return { pool: this.#pool, station: this.#station };
  }

  /** Executes a query and commits, both in one write to the socket. */
  async executeAndCommit<Row>(query: CompiledQuery<Row>): Promise<Row[]> {
    return (await this.#ask(query, true)).rows;
  }

  /** Sends a query in the same write to the socket as the next one that is waited for. */
  #sendWithoutWaiting(client: pg.PoolClient, query: string | pg.QueryConfig): void {
    this.#cork(client);
    const answer = client.query(query);
    answer.catch(() => {});
    this.#pending.push(answer);
  }

  #cork(client: pg.PoolClient): void {
    if (!this.#isCorked) socketOf(client).cork();
    this.#isCorked = true;
  }

  #uncork(client: pg.PoolClient): void {
    if (this.#isCorked) socketOf(client).uncork();
    this.#isCorked = false;
  }

  /** Sends a query without waiting for it: its failure shows at the next one, at the latest at commit(). */
  async send({ sql, parameters }: CompiledQuery): Promise<void> {
    this.#sendWithoutWaiting(await this.#open(), prepared(this.#pool, sql, parameters));
  }

  /** Sets the savepoint that rollbackToSavepoint() returns to. */
  async savepoint(): Promise<void> {
    this.#sendWithoutWaiting(await this.#open(), 'SAVEPOINT work');
  }

  async rollbackToSavepoint(): Promise<void> {
    this.#sendWithoutWaiting(await this.#open(), 'ROLLBACK TO SAVEPOINT work');
  }

  async commit(): Promise<void> {
    if (this.#hasEnded) return;
    await this.verify();
    if (this.#client) await this.#end('COMMIT', await this.#client);
  }

  async rollback(): Promise<void> {
    const client = this.#hasEnded ? undefined : await this.#client?.catch(() => undefined);
    if (client) await this.#end('ROLLBACK', client);
  }

  /** Ends the transaction; a failure of `last` is reported by whoever sent it. */
  async #end(how: 'COMMIT' | 'ROLLBACK', client: pg.PoolClient, last?: Promise<unknown>): Promise<void> {
    this.#hasEnded = true;
    let command: string;
    try {
      const answer = client.query(how);
      this.#uncork(client);
      const [ended, asked] = await Promise.allSettled([answer, last]);
      if (asked.status === 'rejected') this.#isStale ||= asked.reason?.code === stalePlan;
      if (ended.status === 'rejected') throw ended.reason;
      ({ command } = ended.value);
    } catch (error) {
      client.release(true);
      this.#leaveTurn();
      throw error;
    }
    client.release(this.#isStale);
    this.#leaveTurn();
    if (how === 'ROLLBACK' || command !== 'ROLLBACK') return;
    await Promise.all(this.#pending);
    throw new Error('The database rolled back instead.');
  }
}

/** Runs work in a transaction of a station and commits it; rolls back and throws when the work throws. */
export async function inStation<T>(
  pool: pg.Pool,
  station: string,
  work: (db: Db) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const transaction = new StationTransaction(pool, station, options);
  try {
    const result = await work(transaction.db);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback().catch(() => {});
    throw error;
  }
}

const show = (db: Db, station: string) => sql`SELECT set_config('app.station', ${station}, true)`.execute(db);

/** Does work in `station`, whose rows alone are visible meanwhile, and comes back to `home`. What fails ends the transaction or its savepoint, which comes back by itself. */
export async function elsewhere<T>(
  db: Db,
  home: string,
  station: string,
  work: () => Promise<T>,
): Promise<T> {
  if (station === home) return await work();
  await show(db, station);
  const done = await work();
  await show(db, home);
  return done;
}
