// Owns the connections to the database: a pool that hands them out, lanes that are shared, statements prepared once a connection.
import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const int8Oid = 20;

/** Statements told from each other by their text, so that the database plans those that come again once a connection. */
const statementNames = new Map<string, { name: string; count: number }>();
const preparedMost = 300;
const worthPreparing = 3;

/** The name to prepare a statement under, once it has come often enough; each connection keeps its plan. None where too many have one. */
function nameOf(text: string, often = worthPreparing): string | undefined {
  let known = statementNames.get(text);
  if (!known) {
    if (statementNames.size >= preparedMost) return undefined;
    known = { name: `s${statementNames.size}`, count: 0 };
    statementNames.set(text, known);
  }
  known.count += 1;
  return known.count >= often ? known.name : undefined;
}

/** A statement as it is sent. */
export const prepared = (text: string, parameters: readonly unknown[]): pg.QueryConfig => {
  const name = nameOf(text);
  return { ...(name && { name }), text, values: [...parameters] };
};

/** A statement under the name that a connection keeps its plan by. */
export interface Named {
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Statements for a burst; null where there are no names left. */
export function named(
  statements: readonly { sql: string; parameters: readonly unknown[] }[],
): Named[] | null {
  const all = statements.map(({ sql, parameters }) => ({
    name: nameOf(sql, 1),
    text: sql,
    values: parameters,
  }));
  return all.every((each): each is Named => each.name !== undefined) ? all : null;
}

/** pg keeps its socket to itself; it corks it for a statement at a time. */
export const socketOf = (client: pg.ClientBase): Writable =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream;

/** A plan kept from before a migration does not fit the tables any more; its connection is given up. */
export const stalePlan = '0A000';

/** Each burst is short, and the next one lies ready behind it: as many as keep the processors busy while one waits for the disk. */
const laneCount = Math.min(20, Math.max(4, 2 * availableParallelism()));
/** One burst is done, the next one lies ready. What comes later waits in one line: nobody stands behind a slow one while others pass. */
const laneDepth = 2;
/** More than that are not done before the browser gives up. */
const lineMost = 2_000;

/** A connection that transactions share: each is one burst of statements from BEGIN to COMMIT, and follows the one before without waiting for its end. */
export interface Lane {
  client: Promise<pg.ClientBase>;
  /** Bursts that have not been answered. */
  underWay: number;
}

/** A pool with lanes beside the connections that it hands out one at a time. */
export class HousePool extends pg.Pool {
  readonly #lanes: Lane[] = [];
  /** Who waits for a lane, in order of coming. */
  readonly #line: (() => void)[] = [];

  /** Sends a burst in its turn along the lane with the least under way; null where too many wait. `send` sends it at once and gives its end. */
  async inLane<T>(send: (client: pg.ClientBase) => Promise<T>): Promise<T | null> {
    if (this.#line.length >= lineMost) return null;
    let lane = this.#lane();
    if (lane.underWay >= laneDepth) {
      await new Promise<void>((turn) => this.#line.push(turn));
      lane = this.#lane();
    }
    lane.underWay += 1;
    try {
      return await send(await lane.client);
    } catch (error) {
      if ((error as { code?: string }).code === stalePlan) this.#giveUp(lane);
      throw error;
    } finally {
      lane.underWay -= 1;
      this.#line.shift()?.();
    }
  }

  #lane(): Lane {
    const [least] = this.#lanes.toSorted((a, b) => a.underWay - b.underWay);
    if (least && (least.underWay === 0 || this.#lanes.length >= laneCount)) return least;
    const client = new pg.Client(this.options);
    const lane: Lane = { client: client.connect().then(() => client), underWay: 0 };
    // One that breaks is replaced by the next burst; without listeners it would end the process.
    client.on('error', () => this.#giveUp(lane));
    client.on('end', () => this.#giveUp(lane));
    lane.client.catch(() => this.#giveUp(lane));
    this.#lanes.push(lane);
    return lane;
  }

  /** Takes a lane out of use; it is closed once nothing is under way. */
  #giveUp(lane: Lane): void {
    const at = this.#lanes.indexOf(lane);
    if (at >= 0) this.#lanes.splice(at, 1);
    void this.#close(lane);
  }

  async #close(lane: Lane): Promise<void> {
    const client = await lane.client.catch(() => null);
    while (lane.underWay > 0) await pause(10);
    await (client as pg.Client | null)?.end().catch(() => {});
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), ...this.#lanes.splice(0).map((lane) => this.#close(lane))]);
  }
}

const usualConnections = Math.min(40, Math.max(8, 4 * availableParallelism()));

/**
 * Connections to a database; int8 comes as bigint. Needs the migrations of migrate.ts. No more of them than processors keep busy: each
 * has plans and tables of its own, and twenty on two processors drove one another's out of the cache. Two are held by jobs.
 */
export function openPool(databaseUrl: string, connections = usualConnections): HousePool {
  const parsers: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8Oid
        ? (value: string) => BigInt(value)
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new HousePool({
    connectionString: databaseUrl,
    max: connections,
    types: parsers,
    // A statement goes out behind one that is still being answered: a transaction waits for what it needs to know and no more.
    pipeline: true,
    // The browser gives up at 10 s: whoever waits longer than that in here waits for nobody.
    connectionTimeoutMillis: 8_000,
    // A connection that has been opened stays: its first bet takes twenty times as long as the others, until everything is planned.
    idleTimeoutMillis: 0,
    statement_timeout: 9_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks, idle or at work, is replaced at the next call; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
