// The check of interest: every day that has ended is calculated from the wallet's own entries, and paid once when its morning has come.
import { dailyIncome } from '#rules/activities/balanceTreasure.ts';
import { payHour } from '#server/money/savings/payHour.ts';
import { percentOfMillionths } from '#values/rate.ts';
import type { Check } from '../world.ts';

interface Row {
  account_id: number;
  day: string;
  /** Lowest balance of the day by the ledger's entries, the opening one included. */
  lowest: bigint;
  annual: bigint;
  least: bigint;
  most: bigint;
  is_due: boolean;
  income: bigint | null;
  is_paid: boolean;
  postings: number;
  posted: bigint;
}

const interest: Check = {
  says: "every day's interest is what the wallet's entries say, and paid once",
  async look({ pool, people, nowMs }) {
    const { rows } = await pool.query<Row>(
      `SELECT w.owner_id AS account_id, r.day::text AS day, t.annual, t.least, t.most,
          least(coalesce((SELECT e.balance_after FROM ledger_entry e WHERE e.account_id = w.id AND beijing_day(e.at) < r.day
              ORDER BY e.number DESC LIMIT 1), 0),
            (SELECT min(e.balance_after) FROM ledger_entry e WHERE e.account_id = w.id AND beijing_day(e.at) = r.day)) AS lowest,
          $2::timestamptz >= (r.day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai' + make_interval(hours => $3) AS is_due,
          d.income, d.paid_at IS NOT NULL AS is_paid,
          (SELECT count(*)::int FROM ledger_transaction x WHERE x.station = w.station AND x.ref_type = 'interest'
            AND x.ref_id = r.day || ' ' || w.owner_id) AS postings,
          (SELECT coalesce(sum(e.amount), 0)::bigint FROM ledger_transaction x JOIN ledger_entry e ON e.transaction_id = x.id
            AND e.account_id = w.id WHERE x.station = w.station AND x.ref_type = 'interest'
            AND x.ref_id = r.day || ' ' || w.owner_id) AS posted
        FROM interest_run r JOIN ledger_account w ON w.station = r.station AND w.kind = 'wallet' AND w.owner_id = ANY ($1)
        JOIN interest_rate t ON t.station = r.station
        LEFT JOIN interest_day d ON d.station = r.station AND d.account_id = w.owner_id AND d.day = r.day`,
      [people.map(({ accountId }) => accountId), new Date(nowMs()), payHour],
    );
    const faults = rows.flatMap(
      ({ account_id, day, lowest, is_due, income, is_paid, postings, posted, annual, least, most }) => {
        const terms = { annualRate: percentOfMillionths(annual), minimum: least, cap: most };
        const right = dailyIncome(terms, lowest);
        const says = `Account ${account_id} had ${lowest} at its lowest on ${day}, which earns ${right}`;
        if ((income ?? 0n) !== right) return [`${says}; ${income} was calculated.`];
        if (right > 0n && is_due && !is_paid) return [`${says}, and it was not paid.`];
        const paid = is_paid ? right : 0n;
        return posted === paid && postings === (is_paid ? 1 : 0)
          ? []
          : [`${says}; ${posted} was paid in ${postings} postings.`];
      },
    );
    return { counted: rows.filter(({ is_paid }) => is_paid).length, faults };
  },
};

export default interest;
