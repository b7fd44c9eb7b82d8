// The check that every balance is the sum of its entries, which are numbered without a gap and each build on the one before.
import type { Check } from '../world.ts';

const balanceFolds: Check = {
  says: 'every balance is the sum of its entries, without a gap',
  async look({ pool }) {
    const { rows } = await pool.query<{
      id: bigint;
      balance: bigint;
      fold: string;
      entries: bigint;
      broken: number;
    }>(
      `SELECT a.id, a.balance, a.entries, coalesce(sum(e.amount), 0)::text AS fold,
          count(*) FILTER (WHERE e.number <> e.place OR e.balance_after <> e.folded)::int AS broken
        FROM ledger_account a LEFT JOIN (SELECT account_id, number, amount, balance_after,
            row_number() OVER w AS place, sum(amount) OVER w AS folded
          FROM ledger_entry WINDOW w AS (PARTITION BY account_id ORDER BY number)) e ON e.account_id = a.id
        GROUP BY a.id, a.balance, a.entries`,
    );
    const wrong = rows.filter(({ balance, fold, broken }) => String(balance) !== fold || broken > 0);
    const { rows: counts } = await pool.query<{ id: bigint }>(
      `SELECT a.id FROM ledger_account a WHERE a.entries <> (SELECT count(*) FROM ledger_entry e WHERE e.account_id = a.id)
        OR CASE WHEN a.kind = 'debt' THEN a.balance > 0 ELSE a.owner_id <> 0 AND a.balance < 0 END`,
    );
    return {
      counted: rows.length,
      faults: [
        ...wrong.map(
          ({ id, balance, fold, broken }) =>
            `Account ${id} stands at ${balance}, its entries fold to ${fold}, ${broken} do not follow on.`,
        ),
        ...counts.map(({ id }) => `Account ${id} counts other entries than it has, or is overdrawn.`),
      ],
    };
  },
};

export default balanceFolds;
