// The check that every settlement follows the rules, calculated again from the stored bet and the stored draw.
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { endingOf } from '#server/play/settling.ts';
import type { Check } from '../world.ts';

interface Row {
  id: bigint;
  play_code: string;
  selection: object;
  terms: object;
  stake: bigint;
  status: number;
  return_reason: string | null;
  winning_units: bigint;
  pushed_units: bigint;
  payout: bigint;
  rebate: bigint;
  state: string | null;
  draw: number[] | null;
}

const settledByRules: Check = {
  says: 'every settlement is what the rules say of the draw',
  async look({ pool }) {
    const { rows } = await pool.query<Row>(
      `SELECT o.*, p.state, p.draw FROM bet_order o LEFT JOIN lottery_period p USING (lot_code, qi_hao) WHERE o.status <> ${BetStatus.waiting}`,
    );
    const faults: string[] = [];
    for (const row of rows) {
      const wasGivenBack = row.status === BetStatus.returned && row.return_reason !== 'void';
      const right = endingOf(row, wasGivenBack ? null : row.draw);
      const isRight =
        row.status === right.status &&
        row.payout === right.payout &&
        row.rebate === right.rebate &&
        Number(row.winning_units) === right.winningUnits &&
        Number(row.pushed_units) === right.pushedUnits;
      if (!isRight)
        faults.push(
          `Order ${row.id} (${row.play_code}, drawn ${row.draw}) ended with ${row.status}, ${row.payout}, ${row.rebate}; the rules say ${right.status}, ${right.payout}, ${right.rebate}.`,
        );
    }
    return { counted: rows.length, faults };
  },
};

export default settledByRules;
