// Owns reading a restored database back: every row of every table, and what the ledger, its days, teams and rounds come to.
import { sql } from 'kysely';
import type pg from 'pg';
import { openPool } from '#server/db/pool.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';

export interface Reconciliation {
  stations: number;
  accounts: number;
  bets: number;
  transactions: number;
  rows: number;
  /** The newest movement of money; null where there is none. */
  lastAt: Date | null;
  /** A sentence for everything that does not add up. */
  faults: string[];
}

/** Functions of the database that list what does not add up in a station; empty when all is well. */
const functions = [
  'ledger_mismatches',
  'ledger_day_mismatches',
  'team_mismatches',
  'game_day_mismatches',
] as const;
/** Faults of one kind and station that are listed. */
const listed = 5;

/** Reads a database of which the caller is the owner. */
export async function reconcile(databaseUrl: string): Promise<Reconciliation> {
  const pool = openPool(databaseUrl, 2);
  try {
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') ORDER BY 1`,
    );
    if (!tables.some(({ name }) => name === 'ledger_transaction'))
      return { ...nothing, faults: ['It holds no ledger: no server has ever run on it.'] };
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::float8 AS count FROM ${name}`);
      counts.set(name, rows[0]!.count);
    }
    const { rows: last } = await pool.query<{ at: Date | null }>(
      'SELECT max(at) AS at FROM ledger_transaction',
    );
    const { rows: stations } = await pool.query<{ station: string }>(
      'SELECT DISTINCT station FROM account ORDER BY station',
    );
    const faults = await booksThatDiffer(pool);
    for (const { station } of stations)
      faults.push(...(await inStation(pool, station, (db) => mismatches(db, station))));
    return {
      stations: stations.length,
      accounts: counts.get('account') ?? 0,
      bets: counts.get('bet_order') ?? 0,
      transactions: counts.get('ledger_transaction') ?? 0,
      rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
      lastAt: last[0]!.at,
      faults,
    };
  } finally {
    await pool.end();
  }
}

const nothing = { stations: 0, accounts: 0, bets: 0, transactions: 0, rows: 0, lastAt: null };

async function booksThatDiffer(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ station: string; book: string; sum: string }>(
    'SELECT station, book, sum(balance)::text AS sum FROM ledger_account GROUP BY station, book HAVING sum(balance) <> 0',
  );
  return rows.map(({ station, book, sum }) => `The ${book} book of ${station} sums to ${sum} in place of 0.`);
}

async function mismatches(db: Db, station: string): Promise<string[]> {
  const faults: string[] = [];
  for (const name of functions) {
    const { rows } = await sql<object>`SELECT * FROM ${sql.id(name)}()`.execute(db);
    for (const row of rows.slice(0, listed)) faults.push(`${name} of ${station}: ${said(row)}`);
    if (rows.length > listed) faults.push(`${name} of ${station}: ${rows.length - listed} more`);
  }
  return faults;
}

const said = (row: object): string =>
  JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value));
