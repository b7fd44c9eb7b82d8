// The check of turnover: all that was ever counted is what settled bets count and the valid bets of rounds, and a withdrawal that was paid has cleared up to its request.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { Check } from '../world.ts';

interface Row {
  id: number;
  counted: bigint;
  cleared: bigint;
  due: bigint;
  /** Valid bets of rounds before they were corrected: a correction takes none of them that a withdrawal had cleared. */
  corrected: bigint;
  /** Up to where paid withdrawals cleared. */
  paid_counted: bigint;
  open_below: number;
  deposits: number;
  items: number;
}

const turnover: Check = {
  says: 'turnover counts what every bet counts, once; a paid withdrawal cleared up to its request',
  async look({ pool, people }) {
    const { rows } = await pool.query<Row>(
      `SELECT a.id, coalesce(t.valid + t.cleared, 0)::bigint AS counted, coalesce(t.cleared, 0)::bigint AS cleared,
          coalesce((SELECT sum(commission_basis(b)) FROM bet_order b WHERE b.account_id = a.id), 0)::bigint
            + coalesce((SELECT sum(r.valid) FROM game_round r WHERE r.account_id = a.id), 0)::bigint AS due,
          coalesce((SELECT sum(v.valid) FROM game_round_version v JOIN game_round r ON r.id = v.round_id WHERE r.account_id = a.id), 0)::bigint
            AS corrected,
          coalesce(w.counted, 0)::bigint AS paid_counted,
          (SELECT count(*)::int FROM turnover_item i WHERE i.account_id = a.id AND i.ended_at IS NULL AND i.id <= w.item) AS open_below,
          (SELECT count(*)::int FROM deposit_order d WHERE d.account_id = a.id AND d.status = ${DepositStatus.paid}) AS deposits,
          (SELECT count(*)::int FROM turnover_item i WHERE i.account_id = a.id AND i.source = 'deposit') AS items
        FROM account a LEFT JOIN turnover t ON t.station = a.station AND t.account_id = a.id
        CROSS JOIN LATERAL (SELECT max(turnover_counted) AS counted, max(turnover_item) AS item FROM withdrawal
          WHERE account_id = a.id AND status = ${WithdrawalStatus.paid}) w
        WHERE a.id = ANY ($1)`,
      [people.map(({ accountId }) => accountId)],
    );
    const faults = rows.flatMap((row) => {
      const says = `Account ${row.id}`;
      return [
        ...(row.counted >= row.due && row.counted <= row.due + row.corrected
          ? []
          : [`${says} has ${row.counted} counted for stakes of ${row.due}.`]),
        ...(row.cleared >= row.paid_counted && row.open_below === 0
          ? []
          : [`${says} has turnover left from before a withdrawal that was paid.`]),
        ...(row.items === row.deposits
          ? []
          : [`${says} has ${row.items} requirements for ${row.deposits} paid deposits.`]),
      ];
    });
    return { counted: rows.length, faults };
  },
};

export default turnover;
