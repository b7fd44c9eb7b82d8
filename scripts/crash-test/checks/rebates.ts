// The check that every rebate of a day, and everything a friend's day earned, is one posting of the ledger, and that nothing of them still waits.
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from '../world.ts';

interface Row {
  what: string;
  postings: number;
  amount: bigint;
  due: bigint;
}

/** Days that were calculated beside the postings that name them; a posting without a day has a due of 0. */
const compared = (days: string, refType: string): string => `
  SELECT $$${refType} $$ || coalesce(d.ref, p.ref_id) AS what, coalesce(p.postings, 0)::int AS postings,
      coalesce(p.amount, 0)::bigint AS amount, coalesce(d.amount, 0)::bigint AS due
    FROM (${days}) d
    FULL JOIN (SELECT t.station, t.ref_id, count(DISTINCT t.id) AS postings, sum(e.amount) AS amount,
          min(a.owner_id) AS owner_id FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
          JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'wallet'
        WHERE t.ref_type = '${refType}' GROUP BY 1, 2) p
      ON p.station = d.station AND p.ref_id = d.ref AND p.owner_id = d.owner_id`;

const rebates: Check = {
  says: 'every rebate of a day and every reward for a friend is one posting to its owner',
  async look({ pool }) {
    for (let tries = 0; tries < 100; tries++) {
      const { rows } = await pool.query('SELECT FROM rebate_bet WHERE done_at IS NULL LIMIT 1');
      if (rows.length === 0) break;
      await pause(200);
    }
    const { rows } = await pool.query<Row>(
      `${compared("SELECT station, day || ' ' || account_id AS ref, account_id AS owner_id, amount FROM rebate_day WHERE state = 'paid'", 'rebate')}
      UNION ALL ${compared("SELECT station, day || ' ' || account_id AS ref, recommender_id AS owner_id, amount FROM recommendation_day", 'recommendation')}`,
    );
    const { rows: open } = await pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM rebate_bet WHERE done_at IS NULL',
    );
    return {
      counted: rows.length,
      faults: [
        ...rows
          .filter(({ postings, amount, due }) => postings !== 1 || amount !== due)
          .map(
            ({ what, postings, amount, due }) =>
              `${what}: ${amount} in ${postings} postings instead of ${due}.`,
          ),
        ...(open[0]!.n === 0 ? [] : [`${open[0]!.n} days of rebates still wait.`]),
      ],
    };
  },
};

export default rebates;
