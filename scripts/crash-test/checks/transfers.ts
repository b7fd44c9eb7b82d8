// The check that server and game platforms agree on every transfer, and on what every player holds there.
import { operatorOf } from '#counterparty/game-platform/wire.ts';
import { processOf } from '#counterparty/programs.ts';
import type { Check, World } from '../world.ts';

interface Order {
  station: string;
  book: 'real' | 'play';
  order_no: string;
  account_id: number;
  platform: string;
  direction: string;
  amount: bigint;
  state: string;
}
interface Put {
  operator: string;
  order_no: string;
  member: string;
  platform: string;
  direction: string;
  amount: bigint;
  state: string;
}
interface Wallet {
  operator: string;
  platform: string;
  member: string;
  balance: bigint;
  fold: bigint;
  moved: bigint;
}

const putAt = ({ counterparties }: World, platform: string): Put[] =>
  counterparties
    .read<Put>(processOf(platform), 'SELECT * FROM transfer')
    .filter((put) => put.platform === platform);

/** Balance of each wallet there, the sum of its book, and the part of it that came in or went out by transfers. */
const walletsAt = ({ counterparties }: World, platform: string): Wallet[] =>
  counterparties
    .read<Wallet>(
      processOf(platform),
      `SELECT w.*, coalesce(sum(b.amount), 0) AS fold, coalesce(sum(b.amount) FILTER (WHERE b.kind IN ('in', 'out')), 0) AS moved
        FROM wallet w LEFT JOIN book b USING (operator, platform, member) GROUP BY w.operator, w.platform, w.member`,
    )
    .filter((wallet) => wallet.platform === platform);

const transfers: Check = {
  says: 'server and game platforms agree on every transfer and every wallet',
  async look(world) {
    const { pool, counterparties } = world;
    const faults: string[] = [];
    const { rows } = await pool.query<Order>('SELECT * FROM transfer_order');
    const { rows: accounts } = await pool.query<{
      station: string;
      book: 'real' | 'play';
      part: string;
      balance: bigint;
    }>("SELECT station, book, part, balance FROM ledger_account WHERE kind = 'platform'");
    for (const platform of counterparties.platforms) {
      const puts = new Map(putAt(world, platform).map((put) => [`${put.operator} ${put.order_no}`, put]));
      const moved = new Map<string, bigint>();
      const add = (key: string, amount: bigint) => moved.set(key, (moved.get(key) ?? 0n) + amount);
      for (const order of rows.filter((row) => row.platform === platform)) {
        // Play money is an operator of its own there.
        const operator = operatorOf(order.station, order.book);
        const key = `${operator} ${order.order_no}`;
        const put = puts.get(key);
        puts.delete(key);
        const says = `Transfer ${order.order_no} ${order.direction} ${platform} of ${order.amount}`;
        const isHeld = order.state === 'held';
        const isDone = order.state === 'success' || isHeld;
        if (!isDone && order.state !== 'failed') faults.push(`${says} still waits (${order.state}).`);
        if (isDone !== (put?.state === 'done'))
          faults.push(`${says} is ${order.state}; the platform says ${put?.state ?? 'nothing'}.`);
        if (
          put &&
          (put.amount !== order.amount ||
            put.direction !== order.direction ||
            put.member !== String(order.account_id))
        )
          faults.push(`${says} is another one at the platform.`);
        if (isDone) {
          const amount = order.direction === 'in' ? order.amount : -order.amount;
          add(`${operator} ${order.account_id}`, amount);
          // What is held has left the platform and arrived nowhere.
          if (!isHeld) add(operator, amount);
        }
      }
      for (const [key] of puts)
        faults.push(`${platform} has a transfer ${key} that the server does not know.`);
      for (const { operator, member, balance, fold, moved: there } of walletsAt(world, platform)) {
        const here = moved.get(`${operator} ${member}`) ?? 0n;
        if (balance !== fold || there !== here)
          faults.push(
            `Member ${member} of ${operator} holds ${balance} at ${platform}, its book ${fold}; ${there} were moved there, ${here} by the server.`,
          );
      }
      for (const { station, book, balance } of accounts.filter(({ part }) => part === platform)) {
        const operator = operatorOf(station, book);
        if (balance !== (moved.get(operator) ?? 0n))
          faults.push(
            `The server believes ${balance} of ${operator} to be at ${platform}, its transfers say ${moved.get(operator) ?? 0n}.`,
          );
      }
    }
    return { counted: rows.length, faults };
  },
};

export default transfers;
