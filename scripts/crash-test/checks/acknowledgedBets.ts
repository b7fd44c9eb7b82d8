// The check that the orders in the answers to players and the orders of the server are the same: none lost, none doubled, none made up.
import { parseMoney } from '#values/money.ts';
import { betsOfPlayers } from '../betsOf.ts';
import type { Check } from '../world.ts';

const acknowledgedBets: Check = {
  says: 'every acknowledged order is there once, and no other',
  async look(world) {
    const { history } = world;
    const rows = await betsOfPlayers(world);
    const there = new Map(rows.map((row) => [row.id, row]));
    const faults: string[] = [];
    const known = new Set<string>();
    for (const { account, accountId, intentId, answer } of history.accepted()) {
      if (!answer.buyMoney) continue;
      for (const order of answer.orders as { orderId: string; qiHao: string; buyMoney: string }[]) {
        const row = there.get(order.orderId);
        const says = `${account} has an answer with order ${order.orderId} (${intentId})`;
        if (known.has(order.orderId)) faults.push(`${says}, and so was somebody else.`);
        known.add(order.orderId);
        if (!row) faults.push(`${says}, which is not there.`);
        else if (
          row.account_id !== accountId ||
          row.qi_hao !== order.qiHao ||
          row.stake !== parseMoney(order.buyMoney)
        )
          faults.push(`${says}, which is another's, of another period or of another stake.`);
      }
    }
    for (const { id, account_id } of rows)
      if (!known.has(id)) faults.push(`Order ${id} of account ${account_id} is in no answer: doubled.`);
    return { counted: rows.length, faults };
  },
};

export default acknowledgedBets;
