// Histories made for a measurement or a test: lines of a wallet and deposits by the hundred thousand, written at once.

import type pg from 'pg';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { YUAN } from '#values/money.ts';

export interface History {
  station: string;
  /** The player's name. */
  name: string;
  count: number;
  /** Time between two entries; the last one is made now. */
  everyMs: number;
  reference: string;
  now: Date;
}

/** Runs the work in one transaction of the station, as the database's owner. */
async function writing(
  pool: pg.Pool,
  station: string,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL app.station = '${station}'`);
    await work(client);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const yuan = Number(YUAN);

/** Payouts and rebates of one yuan; every thousandth is a gift. As ledger_post() writes them, all of them at once. */
export async function fillWallet(pool: pg.Pool, history: History): Promise<void> {
  const { station, name, count, everyMs, reference, now } = history;
  await writing(pool, station, async (client) => {
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
      [station, name, count, now, everyMs, reference],
    );
    await client.query(
      `UPDATE ledger_account a SET balance = e.balance_after, entries = e.number
        FROM ledger_entry e WHERE e.account_id = a.id AND e.number = a.entries + $1`,
      [count],
    );
  });
  await pool.query('ANALYZE ledger_entry, ledger_day, ledger_transaction');
}

/** Completed deposits of one yuan; returns their numbers, oldest first. Only records are written: no money moves. */
export async function fillDeposits(pool: pg.Pool, history: Omit<History, 'reference'>): Promise<string[]> {
  const { station, name, count, everyMs, now } = history;
  const first = 100_000_000_000_000_000n;
  await writing(pool, station, async (client) => {
    await client.query(
      `INSERT INTO deposit_order (order_no, station, account_id, kind, method_id, amount, deposit_factor, status, paid,
            created_at, expires_at, finished_at)
          SELECT 'D' || ($6::bigint + x), $1, p.id, m.kind, m.id, ${yuan}, 100, ${DepositStatus.paid}, ${yuan}, t.at, t.at, t.at
            FROM account p CROSS JOIN (SELECT id, kind FROM pay_method WHERE station = $1 ORDER BY id LIMIT 1) m
            CROSS JOIN generate_series(1, $3::int) x
            CROSS JOIN LATERAL (SELECT $4::timestamptz - ($3::bigint - x) * $5::bigint * interval '1 millisecond' AS at) t
            WHERE p.station = $1 AND p.name = $2`,
      [station, name, count, now, everyMs, String(first)],
    );
  });
  await pool.query('ANALYZE deposit_order, charge_day');
  return Array.from({ length: count }, (_, at) => `D${first + BigInt(at + 1)}`);
}
