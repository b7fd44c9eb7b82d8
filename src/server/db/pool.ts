// The connections to the database: a pool, and statements that are prepared once per connection.
import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { defaultSettings, type Settings } from '../settings.ts';
import { keepDataKeys } from './personal/dataKeys.ts';

const int8Oid = 20;

/** Statements named after their text, so that the database plans a repeated one once per connection. */
const statementNames = new Map<string, { name: string; count: number }>();
const preparedMost = 300;
const worthPreparing = 3;

/** The name to prepare a statement under, once it has come often enough; each connection keeps its plan. */
function nameOf(text: string): string | undefined {
  let known = statementNames.get(text);
  if (!known) {
    if (statementNames.size >= preparedMost) return undefined;
    known = { name: `s${statementNames.size}`, count: 0 };
    statementNames.set(text, known);
  }
  known.count += 1;
  return known.count >= worthPreparing ? known.name : undefined;
}

/** Pools that reach their database through a pooler, which may give each transaction another connection. */
const behindPooler = new WeakMap<pg.Pool, { databaseUrl: string; bounds: string }>();

/** What a session of one's own connects by, such as one that listens. */
export const addressOf = (pool: pg.Pool): string | undefined =>
  behindPooler.get(pool)?.databaseUrl ?? pool.options.connectionString;

/** What a transaction sets for itself where a connection cannot have it set from its start; nothing elsewhere. */
export const boundsOf = (pool: pg.Pool): string => behindPooler.get(pool)?.bounds ?? '';

/** A statement as it is sent. Behind a pooler it has no name: the next one may reach another connection, which has prepared nothing. */
export const prepared = (pool: pg.Pool, text: string, parameters: readonly unknown[]): pg.QueryConfig => {
  const name = behindPooler.has(pool) ? undefined : nameOf(text);
  return { ...(name && { name }), text, values: [...parameters] };
};

/** pg keeps its socket to itself; it corks it for a statement at a time. */
export const socketOf = (client: pg.ClientBase): Writable =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream;

/** A plan cached before a migration no longer fits the tables; its connection is discarded. */
export const stalePlan = '0A000';

/**
 * Where a commit waits for a second machine, a wait that somebody cancels ends as if all were well: the database warns, and has it on one machine.
 * Nobody may be answered then, so the connection counts as lost, and what it was at as unknown.
 */
function loseUnconfirmed(client: pg.PoolClient): void {
  client.on('notice', ({ routine }) => {
    if (routine !== 'SyncRepWaitForLSN') return;
    const error = new Error('A commit is not known to be on a second machine.');
    // Before the answer, which lies behind it in the same read.
    (client as unknown as { connection: { emit(event: 'error', error: Error): void } }).connection.emit(
      'error',
      error,
    );
    socketOf(client).destroy();
  });
}

const usualConnections = Math.min(40, Math.max(8, 4 * availableParallelism()));

const idleInTransactionMs = 30_000;

/** How long somebody waits for a connection, and for a statement; what opens the data of persons. */
type PoolSettings = Pick<Settings, 'connectionWaitMs' | 'statementMs'> & Partial<Pick<Settings, 'dataKey'>>;

/**
 * Connections to a database; int8 comes as bigint. Needs the migrations of migrate.ts. No more of them than processors keep busy: each
 * has plans and tables of its own, and twenty on two processors evicted each other's from the processor cache. Through the pooler at `poolerUrl` where
 * one is given: connections then begin with no settings, which a pooler would refuse.
 */
export function openPool(
  databaseUrl: string,
  connections = usualConnections,
  { connectionWaitMs, statementMs, dataKey = defaultSettings.dataKey }: PoolSettings = defaultSettings,
  poolerUrl?: string,
): pg.Pool {
  const parsers: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8Oid
        ? (value: string) => BigInt(value)
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: poolerUrl ?? databaseUrl,
    max: connections,
    types: parsers,
    // A statement goes out behind one that is still being answered: a transaction waits for what it needs to know and no more.
    pipeline: true,
    connectionTimeoutMillis: connectionWaitMs,
    // A connection that has been opened stays: its first bet takes twenty times as long as the others, until everything is planned.
    idleTimeoutMillis: 0,
    ...(poolerUrl === undefined && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    }),
  });
  if (poolerUrl !== undefined)
    behindPooler.set(pool, {
      databaseUrl,
      bounds: `; SET LOCAL statement_timeout = ${statementMs}; SET LOCAL idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
    });
  keepDataKeys(pool, dataKey);
  // A connection that breaks, idle or at work, is replaced at the next call; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    loseUnconfirmed(client);
  });
  return pool;
}
