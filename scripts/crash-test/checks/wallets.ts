// Owns the check that a player holds what was granted, won, deposited and returned, and nothing else; and that nothing is left frozen or in transit.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { Check } from '../world.ts';

interface Row {
  owner_id: number;
  wallet: bigint;
  elsewhere: bigint;
  due: bigint;
}

/** Everything that moves a player's money, as whole transactions; each reports what it brought a player. */
const businesses = [
  'SELECT account_id, payout + rebate - stake AS amount FROM bet_order',
  'SELECT account_id, -held FROM chase_rest',
  `SELECT account_id, paid + gift + coupon_amount FROM deposit_order WHERE status = ${DepositStatus.paid}`,
  `SELECT account_id, -amount FROM withdrawal WHERE status = ${WithdrawalStatus.paid}`,
  `SELECT account_id, CASE direction WHEN 'in' THEN -amount ELSE amount END FROM transfer_order WHERE state = 'success'`,
  "SELECT account_id, amount FROM rebate_day WHERE state = 'paid'",
  'SELECT recommender_id, amount FROM recommendation_day',
  'SELECT account_id, income FROM interest_day WHERE paid_at IS NOT NULL',
  `SELECT account_id, amount FROM activity_award WHERE status = ${AwardStatus.given} AND prize = 'cash'`,
  `SELECT account_id, CASE direction WHEN 'toPoints' THEN -cash ELSE cash END FROM points_exchange`,
];

const wallets: Check = {
  says: 'every wallet holds what its owner was given, won and moved, and nothing is held back',
  async look({ pool, people, money }) {
    const { rows } = await pool.query<Row>(
      `SELECT a.owner_id, sum(a.balance) FILTER (WHERE a.kind = 'wallet')::bigint AS wallet,
          coalesce(sum(a.balance) FILTER (WHERE a.kind <> 'wallet'), 0)::bigint AS elsewhere,
          $2::bigint + coalesce((SELECT sum(b.amount) FROM (${businesses.join(' UNION ALL ')}) b
            WHERE b.account_id = a.owner_id), 0)::bigint AS due
        FROM ledger_account a WHERE a.owner_id = ANY ($1) AND a.book = 'real' GROUP BY a.owner_id`,
      [people.map(({ accountId }) => accountId), String(money)],
    );
    const faults = rows.flatMap(({ owner_id, wallet, elsewhere, due }) => [
      ...(wallet === due ? [] : [`The wallet of account ${owner_id} holds ${wallet} instead of ${due}.`]),
      ...(elsewhere === 0n ? [] : [`Of account ${owner_id} ${elsewhere} are still frozen or in transit.`]),
    ]);
    return { counted: rows.length, faults };
  },
};

export default wallets;
