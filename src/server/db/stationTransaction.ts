// Owns the one way to the data: a transaction of one station, opened at its first query.
import { isDeepStrictEqual } from 'node:util';
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult } from 'kysely';
import type pg from 'pg';
import { prepared, socketOf, stalePlan } from './pool.ts';
import { dialectOf, type Statement } from './preparedQuery.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** Rows of steady statements as they came last, by station, statement and parameters; those that changed longest ago go first. */
const lastRows = new Map<string, unknown[]>();
const lastRowsMost = 20_000;

function keepRows(key: string, rows: unknown[]): void {
  lastRows.delete(key);
  // Of what is not there, such as an invented session, nothing is kept: anybody could fill the map with it.
  if (rows.length === 0) return;
  lastRows.set(key, rows);
  if (lastRows.size > lastRowsMost) lastRows.delete(lastRows.keys().next().value!);
}

/** What a transaction presumed was not so: whatever it did is to be undone, and done anew without presuming. */
export class Mistaken extends Error {
  override name = 'Mistaken';
}

/**
 * A transaction that sees and writes the rows of one station alone, as the role house_app. Nothing is asked of the
 * database before the first query. End it with commit() or rollback(); both do nothing when it never opened.
 *
 * One that presumes goes on at once with the rows a steady statement gave last time. Nothing is committed before the database has said the
 * same, asked again by commit() or by whoever takes the work over from handOver(); verify() before anything else is told of it.
 */
export class StationTransaction {
  readonly db: Db;
  readonly #pool: pg.Pool;
  readonly #station: string;
  readonly #presumes: boolean;
  readonly #opening: string;
  /** Ask for what is presumed, and give whether it stands. */
  #presumed: (() => Promise<boolean>)[] = [];
  #client: Promise<pg.PoolClient> | undefined;
  #hasEnded = false;
  /** What was sent and not waited for, in order. */
  #ahead: Promise<unknown>[] = [];
  #isStale = false;
  #isHeld = false;

  constructor(pool: pg.Pool, station: string, { presumes = false } = {}) {
    if (!/^[a-z][a-z0-9]{1,15}$/.test(station)) throw new Error('Not the code of a station.');
    this.#pool = pool;
    this.#station = station;
    this.#presumes = presumes;
    // SET LOCAL dies with the transaction, so that a pooled connection carries nothing over.
    this.#opening = `BEGIN; SET LOCAL ROLE house_app; SET LOCAL app.station = '${station}'`;
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: Statement): Promise<QueryResult<R>> => {
        if (query.steady !== undefined) return { rows: (await this.#presume(query)) as R[] };
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
  }

  #open(): Promise<pg.PoolClient> {
    if (this.#hasEnded) return Promise.reject(new Error('This transaction has ended.'));
    this.#client ??= this.#pool.connect().then((client) => {
      // Where it fails the transaction is broken or was never there, and nothing that follows is done.
      this.#sendAhead(client, this.#opening);
      process.nextTick(() => this.#letGo(client));
      return client;
    });
    return this.#client;
  }

  async #ask({ sql, parameters }: CompiledQuery, isLast = false): Promise<pg.QueryResult> {
    const client = await this.#open();
    const before = [...this.#ahead];
    let ending: Promise<void> | undefined;
    try {
      this.#hold(client);
      const answer = client.query(prepared(sql, parameters));
      if (isLast) ending = this.#end('COMMIT', client, answer);
      // What else is asked for in this very moment goes with it.
      else process.nextTick(() => this.#letGo(client));
      const result = await answer;
      await ending;
      return result;
    } catch (error) {
      this.#isStale ||= (error as { code?: string }).code === stalePlan;
      await ending?.catch(() => {});
      // What failed first says why.
      await Promise.all(before);
      throw error;
    }
  }

  /** The rows of a steady statement: as they were last time, where it has been asked before and this transaction presumes. */
  async #presume(query: Statement): Promise<readonly unknown[]> {
    const values = query.parameters.map((each) =>
      Buffer.isBuffer(each) ? each.toString('hex') : String(each),
    );
    const key = `${this.#station} ${query.steady} ${values.join(' ')}`;
    const last = this.#presumes && !query.isAnew ? lastRows.get(key) : undefined;
    const ask = async () => {
      const { rows } = await this.#ask(query);
      keepRows(key, rows);
      return rows;
    };
    if (!last) return await ask();
    this.#presumed.push(async () => isDeepStrictEqual(last, await ask()));
    return last;
  }

  /** Waits until what was presumed is known to be so; throws Mistaken where it is not. */
  async verify(): Promise<void> {
    const stand = await Promise.all(this.#presumed.splice(0).map((ask) => ask()));
    if (stand.includes(false)) throw new Mistaken();
  }

  /**
   * Ends this transaction for a statement in another one, which confirms what was presumed or read here and does the work; gives where that
   * is to be. What was written here is committed, whether the work gets done or not.
   */
  async handOver(): Promise<{ pool: pg.Pool; station: string }> {
    this.#presumed = [];
    await this.commit();
    this.#hasEnded = true;
    return { pool: this.#pool, station: this.#station };
  }

  /** Runs a statement and commits: both leave in one write. */
  async last<Row>(query: CompiledQuery<Row>): Promise<Row[]> {
    return (await this.#ask(query, true)).rows;
  }

  /** What is sent ahead leaves together with what is waited for: one write of the socket instead of several. */
  #sendAhead(client: pg.PoolClient, query: string | pg.QueryConfig): void {
    this.#hold(client);
    const answer = client.query(query);
    answer.catch(() => {});
    this.#ahead.push(answer);
  }

  #hold(client: pg.PoolClient): void {
    if (!this.#isHeld) socketOf(client).cork();
    this.#isHeld = true;
  }

  #letGo(client: pg.PoolClient): void {
    if (this.#isHeld) socketOf(client).uncork();
    this.#isHeld = false;
  }

  /** Sends a statement without waiting for it: its failure shows at the next one, at the latest at commit(). */
  async send({ sql, parameters }: CompiledQuery): Promise<void> {
    this.#sendAhead(await this.#open(), prepared(sql, parameters));
  }

  /** Remembers this moment, to come back to with backToSavepoint(). */
  async savepoint(): Promise<void> {
    this.#sendAhead(await this.#open(), 'SAVEPOINT work');
  }

  async backToSavepoint(): Promise<void> {
    this.#sendAhead(await this.#open(), 'ROLLBACK TO SAVEPOINT work');
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

  /** Ends the transaction; where `last` fails, that is for whoever asked it to tell. */
  async #end(how: 'COMMIT' | 'ROLLBACK', client: pg.PoolClient, last?: Promise<unknown>): Promise<void> {
    this.#hasEnded = true;
    let command: string;
    try {
      const answer = client.query(how);
      this.#letGo(client);
      const [ended, asked] = await Promise.allSettled([answer, last]);
      if (asked.status === 'rejected') this.#isStale ||= asked.reason?.code === stalePlan;
      if (ended.status === 'rejected') throw ended.reason;
      ({ command } = ended.value);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release(this.#isStale);
    if (how === 'ROLLBACK' || command !== 'ROLLBACK') return;
    await Promise.all(this.#ahead);
    throw new Error('The database rolled back instead.');
  }
}

/** Runs work in a transaction of a station and commits it; rolls back and throws when the work throws. */
export async function inStation<T>(pool: pg.Pool, station: string, work: (db: Db) => Promise<T>): Promise<T> {
  const transaction = new StationTransaction(pool, station);
  try {
    const result = await work(transaction.db);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback().catch(() => {});
    throw error;
  }
}
