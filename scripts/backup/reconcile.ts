// Reading a restored database back: every row of every table, and what the ledger, its days, teams and rounds come to.
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
  'chase_mismatches',
  'team_mismatches',
  'game_day_mismatches',
  'platform_claim_mismatches',
  'limit_mismatches',
  'figure_mismatches',
] as const;
/** Faults of one kind and station that are listed. */
const listed = 5;

/**
 * Reads a database of which the caller is the owner. Row security hides every row from an owner who is no superuser: then it is read station by
 * station, those of `known` and those the database itself names.
 */
export async function reconcile(databaseUrl: string, known: readonly string[] = []): Promise<Reconciliation> {
  const pool = openPool(databaseUrl, 2);
  try {
    // An owner sees every row of a table whose row security is not forced, from whichever station.
    const { rows: tables } = await pool.query<Table>(
      `SELECT c.oid::regclass::text AS name, c.relrowsecurity AND c.relforcerowsecurity AS is_secured FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') ORDER BY 1`,
    );
    if (!tables.some(({ name }) => name === 'ledger_transaction'))
      return { ...nothing, faults: ['It holds no ledger: no server has ever run on it.'] };
    const { rows: role } = await pool.query<{ sees_all: boolean }>(
      'SELECT rolsuper OR rolbypassrls AS sees_all FROM pg_roles WHERE rolname = current_user',
    );
    const views = role[0]!.sees_all ? [everything] : await stationsOf(pool, known);
    const counts = new Map<string, number>();
    const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
    const stations = new Set<string>();
    const faults: string[] = [];
    let lastAt: Date | null = null;
    for (const [at, view] of views.entries())
      await inView(pool, view, async (query) => {
        for (const { name, is_secured } of tables)
          if (is_secured || at === 0)
            add(
              name,
              (await query<{ count: number }>(`SELECT count(*)::float8 AS count FROM ${name}`))[0]!.count,
            );
        const [last] = await query<{ at: Date | null }>('SELECT max(at) AS at FROM ledger_transaction');
        if (last!.at && (!lastAt || last!.at > lastAt)) lastAt = last!.at;
        faults.push(...(await booksThatDiffer(query)));
        for (const { station } of await query<{ station: string }>(
          'SELECT DISTINCT station FROM account ORDER BY 1',
        ))
          stations.add(station);
      });
    for (const station of stations)
      faults.push(...(await inStation(pool, station, (db) => mismatches(db, station))));
    return {
      stations: stations.size,
      accounts: counts.get('account') ?? 0,
      bets: counts.get('bet_order') ?? 0,
      transactions: counts.get('ledger_transaction') ?? 0,
      rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
      lastAt,
      faults,
    };
  } finally {
    await pool.end();
  }
}

interface Table {
  name: string;
  is_secured: boolean;
}

type Query = <R extends pg.QueryResultRow>(text: string) => Promise<R[]>;

/** The name of the view of whom row security does not concern. */
const everything = '';

/** Reads within one transaction, with the rows of a station in sight. */
async function inView(pool: pg.Pool, station: string, work: (query: Query) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY ISOLATION LEVEL REPEATABLE READ');
    await client.query(`SELECT set_config('app.station', $1, true)`, [station]);
    await work(async (text) => (await client.query(text)).rows as never);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

/** The stations that are known, and those with terms of play: a station has such a row since its first lottery. */
async function stationsOf(pool: pg.Pool, known: readonly string[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    // Undone at once: only this look is free of row security.
    await client.query(
      `BEGIN; SET LOCAL lock_timeout = '2s'; ALTER TABLE play_terms_version NO FORCE ROW LEVEL SECURITY`,
    );
    const { rows } = await client.query<{ station: string }>(
      'SELECT DISTINCT station FROM play_terms_version',
    );
    return [...new Set([...known, ...rows.map(({ station }) => station)])].sort();
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

const nothing = { stations: 0, accounts: 0, bets: 0, transactions: 0, rows: 0, lastAt: null };

async function booksThatDiffer(query: Query): Promise<string[]> {
  const rows = await query<{ station: string; book: string; sum: string }>(
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
