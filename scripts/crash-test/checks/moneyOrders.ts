// The check that the answers about deposits, withdrawals and transfers were true: each order is there once as it was reported, and there is no order without an answer.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { parseMoney } from '#values/money.ts';
import type { Check } from '../world.ts';

interface Row {
  order_no: string;
  account_id: number;
  amount: bigint;
  /** Its end, in the words of the wire; null while there is none, or where it may still change. */
  ending: string | null;
  /** Opened by automatic exchange: its player sees only the end of the order. */
  is_auto: boolean;
}

const orders = `SELECT order_no, account_id, amount, CASE WHEN status = ${DepositStatus.paid} THEN status::text END AS ending, false AS is_auto FROM deposit_order
  UNION ALL SELECT order_no, account_id, amount, CASE WHEN status <> ${WithdrawalStatus.pending} THEN status::text END, false FROM withdrawal
  UNION ALL SELECT order_no, account_id, amount, CASE WHEN state IN ('success', 'failed') THEN state END, is_auto FROM transfer_order`;
/** States a player may see that are not final: money can still arrive for a deposit that failed or expired. */
const open = [
  'processing',
  'held',
  ...[DepositStatus.pending, DepositStatus.failed, DepositStatus.cancelled, DepositStatus.expired].map(
    String,
  ),
];

const moneyOrders: Check = {
  says: 'every deposit, withdrawal and transfer that was reported is there as reported, and no other',
  async look({ pool, people, history }) {
    const { rows } = await pool.query<Row>(`SELECT * FROM (${orders}) o WHERE account_id = ANY ($1)`, [
      people.map(({ accountId }) => accountId),
    ]);
    const there = new Map(rows.map((row) => [row.order_no, row]));
    const known = new Set<string>();
    const faults: string[] = [];
    for (const { account, accountId, operation, answer } of history.accepted()) {
      // A throw of dice has an order as well: the number of its rank.
      const one = typeof answer.order === 'object' ? answer.order : undefined;
      const reported = (one ? [one] : answer.buyMoney ? [] : (answer.orders ?? [])) as {
        orderNo: string;
        money?: string;
        /** The name of the amount in a deposit. */
        amount?: string;
        status: string | number;
      }[];
      for (const { orderNo, money, amount = money, status } of reported) {
        const row = there.get(orderNo);
        const says = `${account} has an answer with ${orderNo} (${amount}, ${status})`;
        // Taken back it is reported a second time, to the same player.
        const isFirst = operation !== 'takeBack';
        if (isFirst && known.has(orderNo)) faults.push(`${says}, and so was somebody else.`);
        if (isFirst) known.add(orderNo);
        if (!row) faults.push(`${says}, which is not there.`);
        else if (row.account_id !== accountId || row.amount !== parseMoney(amount!))
          faults.push(`${says}, which is another's or of ${row.amount}.`);
        else if (!open.includes(String(status)) && row.ending !== String(status))
          faults.push(`${says}, and it ended with ${row.ending}.`);
      }
    }
    for (const { order_no, account_id, is_auto } of rows)
      if (!is_auto && !known.has(order_no))
        faults.push(`Order ${order_no} of account ${account_id} is in no answer: doubled.`);
    return { counted: rows.length, faults };
  },
};

export default moneyOrders;
