// The check that money is neither created nor lost: every transaction sums to zero, every book, and all together.
import type { Check } from '../world.ts';

const ledgerSums: Check = {
  says: 'every ledger transaction sums to zero, and every book',
  async look({ pool }) {
    const { rows: wrong } = await pool.query<{ id: bigint; sum: string }>(
      `SELECT t.id, coalesce(sum(e.amount), 0)::text AS sum FROM ledger_transaction t
        LEFT JOIN ledger_entry e ON e.transaction_id = t.id GROUP BY t.id HAVING count(e.number) < 2 OR sum(e.amount) <> 0`,
    );
    const { rows: books } = await pool.query<{ station: string; book: string; sum: string }>(
      'SELECT station, book, sum(balance)::text AS sum FROM ledger_account GROUP BY station, book HAVING sum(balance) <> 0',
    );
    const { rows: count } = await pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM ledger_transaction',
    );
    return {
      counted: count[0]!.n,
      faults: [
        ...wrong.map(({ id, sum }) => `Transaction ${id} sums to ${sum}, or has a single leg.`),
        ...books.map(({ station, book, sum }) => `The ${book} book of ${station} sums to ${sum}.`),
      ],
    };
  },
};

export default ledgerSums;
