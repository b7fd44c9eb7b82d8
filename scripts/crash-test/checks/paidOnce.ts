// The check that every order is paid what it says, once, to its player.
import type { Check } from '../world.ts';

const paidOnce: Check = {
  says: 'every order is paid what it says, once',
  async look({ pool }) {
    const { rows } = await pool.query<{
      id: bigint;
      owed: bigint;
      paid: bigint;
      payments: number;
      strangers: number;
    }>(
      `SELECT o.id, o.payout + o.rebate AS owed, coalesce(sum(e.amount), 0)::bigint AS paid, count(e.number)::int AS payments,
          count(*) FILTER (WHERE a.owner_id <> o.account_id)::int AS strangers
        FROM bet_order o
        LEFT JOIN ledger_transaction t ON t.station = o.station AND t.ref_type = 'bet' AND t.ref_id = o.id::text
        LEFT JOIN ledger_entry e ON e.transaction_id = t.id AND e.amount > 0
        LEFT JOIN ledger_account a ON a.id = e.account_id
        GROUP BY o.id, o.payout, o.rebate
        HAVING coalesce(sum(e.amount), 0) <> o.payout + o.rebate
          OR count(e.number) <> (o.payout > 0)::int + (o.rebate > 0)::int
          OR count(*) FILTER (WHERE a.owner_id <> o.account_id) > 0`,
    );
    const { rows: count } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM bet_order');
    return {
      counted: count[0]!.n,
      faults: rows.map(
        ({ id, owed, paid, payments, strangers }) =>
          `Order ${id} is owed ${owed} and was paid ${paid} in ${payments} payments, ${strangers} of them to somebody else.`,
      ),
    };
  },
};

export default paidOnce;
