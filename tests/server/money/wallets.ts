// Owns wallets with a history for tests: entries by the thousand, straight through the ledger's own functions.
import { sql } from 'kysely';
import { ledgerAccount, post } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import type { RunningServer } from '#support/startServer.ts';

export const idOf = (db: Db, name: string): Promise<number> =>
  db
    .selectFrom('account')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id);

/** Moves money between a member's wallet and the station's bets; positive comes in. */
export async function move(
  db: Db,
  station: string,
  name: string,
  type: number,
  amount: bigint,
  refId: string,
  at: Date,
): Promise<void> {
  const wallet = await ledgerAccount(db, station, await idOf(db, name), 'wallet', 'real');
  const house = await ledgerAccount(db, station, 0, 'house', 'real');
  const legs = [
    { account: house, amount: -amount },
    { account: wallet, amount },
  ];
  await post(db, { type, refType: 'test', refId, at, legs });
}

/** So many payouts and rebates of one yuan into a member's wallet, one every `everyMs` up to now; every thousandth is a gift. */
export async function fill(
  server: RunningServer,
  station: string,
  name: string,
  count: number,
  everyMs: number,
  reference = 'fill',
): Promise<void> {
  const client = await server.pool.connect();
  const yuan = 10_000;
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL app.station = '${station}'`);
    // As ledger_post does, for all of them at once.
    await client.query(
      `WITH purse AS (SELECT a.id, a.owner_id, a.balance, a.entries FROM ledger_account a LEFT JOIN account p ON p.id = a.owner_id
          WHERE a.station = $1 AND a.book = 'real' AND (p.name = $2 AND a.kind = 'wallet' OR a.kind = 'house' AND a.part = '') ORDER BY a.id FOR UPDATE OF a),
        made AS (INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
          SELECT $1, CASE WHEN x % 1000 = 0 THEN 81 WHEN x % 3 = 0 THEN 9 ELSE 131 END, $6, x::text,
              $4::timestamptz - ($3::bigint - x) * $5::bigint * interval '1 millisecond' FROM generate_series(1, $3::int) x
          RETURNING id, ref_id::int AS x)
        INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after)
          SELECT $1, q.id, q.entries + m.x, m.id, s.sign * ${yuan}, q.balance + s.sign * ${yuan}::bigint * m.x
            FROM purse q CROSS JOIN LATERAL (SELECT CASE WHEN q.owner_id = 0 THEN -1 ELSE 1 END AS sign) s CROSS JOIN made m
            ORDER BY q.id, m.x`,
      [station, name, count, server.now(), everyMs, reference],
    );
    await client.query(
      `UPDATE ledger_account a SET balance = e.balance_after, entries = e.number
        FROM ledger_entry e WHERE e.account_id = a.id AND e.number = a.entries + $1`,
      [count],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  await server.pool.query('ANALYZE ledger_entry, ledger_day, ledger_transaction');
}

/** What does not add up in a station: balances or days that are not the fold of their entries, and books that do not sum to zero. */
export const troublesOf = (server: RunningServer, station: string): Promise<unknown[]> =>
  server.inStation(station, async (db) => [
    ...(await sql`SELECT * FROM ledger_misfits()`.execute(db)).rows,
    ...(await sql`SELECT * FROM ledger_day_misfits()`.execute(db)).rows,
    ...(
      await sql`SELECT book, sum(balance) FROM ledger_account GROUP BY book HAVING sum(balance) <> 0`.execute(
        db,
      )
    ).rows,
  ]);
