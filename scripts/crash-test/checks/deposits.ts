// The check that what provider and desk recorded as paid was credited: each once, nothing else, and nothing is pending.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { parseMoney } from '#values/money.ts';
import type { Check } from '../world.ts';

interface Paid {
  station: string;
  order_no: string;
  paid: string;
}
interface Row {
  station: string;
  order_no: string;
  status: number;
  paid: bigint | null;
  waits: boolean;
  credited: bigint;
  postings: number;
}

const deposits: Check = {
  says: 'what provider and desk hold as paid is credited, once, and nothing else is',
  async look({ pool, people, counterparties }) {
    const paid = [
      ...counterparties.read<Paid>(
        'pay-provider',
        "SELECT station, order_no, amount AS paid FROM payment WHERE state = 'paid'",
      ),
      ...counterparties.read<Paid>(
        'bank-desk',
        "SELECT station, order_no, paid FROM request WHERE kind = 'deposit' AND state = 'approved'",
      ),
    ];
    const { rows } = await pool.query<Row>(
      `SELECT d.station, d.order_no, d.status, d.paid, d.status = ${DepositStatus.pending} OR d.ask_at IS NOT NULL AS waits,
          coalesce(sum(e.amount), 0)::bigint AS credited, count(e.number)::int AS postings
        FROM deposit_order d
        LEFT JOIN ledger_transaction t ON t.station = d.station AND t.ref_type = 'deposit' AND t.ref_id = d.order_no
        LEFT JOIN ledger_account a ON a.station = d.station AND a.owner_id = d.account_id AND a.kind = 'wallet'
        LEFT JOIN ledger_entry e ON e.transaction_id = t.id AND e.account_id = a.id
        GROUP BY d.station, d.order_no`,
    );
    const orders = new Map(rows.map((row) => [`${row.station} ${row.order_no}`, row]));
    const faults: string[] = [];
    const held = new Set<string>();
    for (const { station, order_no, paid: amount } of paid) {
      held.add(`${station} ${order_no}`);
      const row = orders.get(`${station} ${order_no}`);
      const says = `${station} ${order_no} was paid with ${amount}`;
      if (!row) faults.push(`${says}, and the server does not know it.`);
      else if (row.status !== DepositStatus.paid || row.paid !== parseMoney(amount))
        faults.push(`${says}; the server says status ${row.status}, paid ${row.paid}.`);
    }
    for (const row of rows) {
      const says = `Deposit ${row.order_no} (status ${row.status}, paid ${row.paid})`;
      const isPaid = row.status === DepositStatus.paid;
      if (row.waits) faults.push(`${says} still waits.`);
      if (isPaid && !held.has(`${row.station} ${row.order_no}`)) faults.push(`${says} was paid by nobody.`);
      if (row.credited !== (isPaid ? row.paid : 0n) || row.postings !== (isPaid ? 1 : 0))
        faults.push(`${says} has ${row.postings} postings of ${row.credited}.`);
    }
    for (const { station, name, paid: reported } of people)
      for (const orderNo of reported)
        if (!held.has(`${station} ${orderNo}`))
          faults.push(`${name} read at the provider that ${orderNo} is paid, and it is not.`);
    return { counted: rows.length, faults };
  },
};

export default deposits;
