// The check that what the bank desk paid out is what left the server: each once, what it refused or cancelled was returned, and nothing is pending.
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { parseMoney } from '#values/money.ts';
import type { Check } from '../world.ts';

interface Decided {
  station: string;
  order_no: string;
  state: string;
  paid: string;
}
interface Row {
  station: string;
  order_no: string;
  status: number;
  amount: bigint;
  fee: bigint;
  /** What the station paid out and kept, and what left the player's accounts. */
  out: bigint;
  lost: bigint;
  postings: number;
}

const withdrawals: Check = {
  says: 'what the desk paid out has left the books, once, and what it refused was returned',
  async look({ pool, counterparties }) {
    const { rows } = await pool.query<Row>(
      `SELECT w.station, w.order_no, w.status, w.amount, w.fee, count(DISTINCT t.id)::int AS postings,
          coalesce(sum(e.amount) FILTER (WHERE a.kind = 'payout'), 0)::bigint AS out,
          coalesce(-sum(e.amount) FILTER (WHERE a.owner_id = w.account_id), 0)::bigint AS lost
        FROM withdrawal w
        LEFT JOIN ledger_transaction t ON t.station = w.station AND t.ref_type = 'withdrawal' AND t.ref_id = w.order_no
        LEFT JOIN ledger_entry e ON e.transaction_id = t.id LEFT JOIN ledger_account a ON a.id = e.account_id
        GROUP BY w.station, w.order_no`,
    );
    const requests = counterparties.read<Decided>(
      'bank-desk',
      "SELECT station, order_no, state, paid FROM request WHERE kind = 'withdrawal'",
    );
    const decided = new Map(requests.map((request) => [`${request.station} ${request.order_no}`, request]));
    const faults = rows.flatMap(({ station, order_no, status, amount, fee, out, lost, postings }) => {
      const says = `Withdrawal ${order_no} of ${amount}`;
      const request = decided.get(`${station} ${order_no}`);
      decided.delete(`${station} ${order_no}`);
      if (status === WithdrawalStatus.pending) return [`${says} still waits.`];
      const isPaid = status === WithdrawalStatus.paid;
      const isRight = isPaid
        ? request?.state === 'approved' && parseMoney(request.paid) === amount - fee
        : request?.state === (status === WithdrawalStatus.cancelled ? 'cancelled' : 'refused');
      return [
        ...(isRight ? [] : [`${says} ended with ${status}; the desk says ${JSON.stringify(request)}.`]),
        ...(postings === 2 && out === (isPaid ? amount - fee : 0n) && lost === (isPaid ? amount : 0n)
          ? []
          : [
              `${says}, status ${status}, has ${postings} postings: ${out} went out, its owner lost ${lost}.`,
            ]),
      ];
    });
    for (const { order_no } of decided.values())
      faults.push(`The desk has a withdrawal ${order_no} that the server does not know.`);
    return { counted: rows.length, faults };
  },
};

export default withdrawals;
