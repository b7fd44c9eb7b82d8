// The check of commission: each bet and each round below a chain divides its basis × (top − bettor) without a rest, and every agent was paid exactly these shares, once.
import { setTimeout as pause } from 'node:timers/promises';
import { distributeCommission } from '#rules/team/commission.ts';
import { percentOfMillionths } from '#values/rate.ts';
import type { Check } from '../world.ts';

interface Row {
  id: bigint;
  station: string;
  basis: bigint;
  uplines: number[];
  rates: number[];
}

const commission: Check = {
  says: 'every bet and round of a chain earns its basis × (top − bettor), and each agent was paid its shares once',
  async look({ pool }) {
    // The team job pays each second; the last bets may be settled just now.
    for (let tries = 0; tries < 100; tries++) {
      const { rows } = await pool.query('SELECT FROM commission WHERE paid_at IS NULL LIMIT 1');
      if (rows.length === 0) break;
      await pause(200);
    }
    const { rows } = await pool.query<Row>(
      `SELECT o.id, o.station, commission_basis(o) AS basis, o.uplines, o.rates FROM bet_order o
        WHERE o.uplines <> '{}' AND commission_basis(o) > 0
      UNION ALL SELECT t.round_id, t.station, t.bet, t.uplines, t.rates FROM team_round t WHERE t.uplines <> '{}' AND t.bet > 0`,
    );
    const faults: string[] = [];
    const owed = new Map<string, bigint>();
    for (const { id, station, basis, uplines, rates } of rows) {
      const rate = (at: number) => percentOfMillionths(BigInt(rates[at]!));
      const { shares, total } = distributeCommission(
        basis,
        rate(0),
        uplines.map((upline, at) => ({ id: `${station} ${upline}`, rate: rate(at + 1) })),
        null,
      );
      const whole = (basis * BigInt(rates.at(-1)! - rates[0]!)) / 1_000_000n;
      if (total !== whole) faults.push(`Bet or round ${id} divides ${total}, not ${whole}.`);
      for (const { account, amount } of shares) owed.set(account, (owed.get(account) ?? 0n) + amount);
    }
    const { rows: paid } = await pool.query<{ station: string; owner_id: number; amount: bigint }>(
      `SELECT a.station, a.owner_id, sum(e.amount)::bigint AS amount FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
        JOIN ledger_account a ON a.id = e.account_id AND a.kind IN ('wallet', 'debt') WHERE t.ref_type = 'commission' GROUP BY 1, 2`,
    );
    const received = new Map(paid.map(({ station, owner_id, amount }) => [`${station} ${owner_id}`, amount]));
    for (const agent of new Set([...owed.keys(), ...received.keys()]))
      if ((owed.get(agent) ?? 0n) !== (received.get(agent) ?? 0n))
        faults.push(
          `Agent ${agent} earned ${owed.get(agent) ?? 0n} and received ${received.get(agent) ?? 0n}.`,
        );
    return { counted: rows.length, faults };
  },
};

export default commission;
