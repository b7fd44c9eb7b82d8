// The check that a player holds what was granted, won, deposited and returned, and nothing else; and that nothing is left frozen or in transit.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { Check, World } from '../world.ts';

/** What the ledger says that an account got, by what for: a fault of it is found there. */
async function entriesOf({ pool }: World, owner: number): Promise<string> {
  const { rows } = await pool.query<{ what: string; sum: string; count: number }>(
    `SELECT t.ref_type || ' ' || t.type AS what, sum(e.amount)::text AS sum, count(*)::int AS count
      FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id JOIN ledger_account a ON a.id = e.account_id
      WHERE a.owner_id = $1 AND a.kind = 'wallet' GROUP BY 1 ORDER BY 1`,
    [owner],
  );
  return rows.map(({ what, sum, count }) => `${what}: ${sum} in ${count}`).join(', ');
}

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
  'SELECT account_id, amount FROM level_gift WHERE paid_at IS NOT NULL',
  `SELECT account_id, CASE direction WHEN 'toPoints' THEN -cash ELSE cash END FROM points_exchange`,
];
/** The same of one account, one sum each. */
async function sumsOf({ pool }: World, owner: number): Promise<string> {
  const sums = await Promise.all(
    businesses.map(async (business) => {
      const { rows } = await pool.query<{ sum: string | null }>(
        `SELECT sum(b.amount)::text AS sum FROM (SELECT NULL::int AS account_id, NULL::bigint AS amount UNION ALL ${business}) b WHERE b.account_id = $1`,
        [owner],
      );
      return `${/FROM (\w+)/.exec(business)![1]}: ${rows[0]!.sum ?? 0}`;
    }),
  );
  return sums.join(', ');
}

const wallets: Check = {
  says: 'every wallet holds what its owner was given, won and moved, and nothing is held back',
  async look(world) {
    const { pool, people, money } = world;
    const { rows } = await pool.query<Row>(
      `SELECT a.owner_id, sum(a.balance) FILTER (WHERE a.kind = 'wallet')::bigint AS wallet,
          coalesce(sum(a.balance) FILTER (WHERE a.kind <> 'wallet'), 0)::bigint AS elsewhere,
          $2::bigint + coalesce((SELECT sum(b.amount) FROM (${businesses.join(' UNION ALL ')}) b
            WHERE b.account_id = a.owner_id), 0)::bigint AS due
        FROM ledger_account a WHERE a.owner_id = ANY ($1) AND a.book = 'real' GROUP BY a.owner_id`,
      [people.map(({ accountId }) => accountId), String(money)],
    );
    const wrong = rows.filter(({ wallet, due }) => wallet !== due);
    const said = await Promise.all(
      wrong.map(
        async ({ owner_id, wallet, due }) =>
          `The wallet of account ${owner_id} holds ${wallet} instead of ${due}: ${await entriesOf(world, owner_id)}; rows: ${await sumsOf(world, owner_id)}.`,
      ),
    );
    const faults = rows.flatMap(({ owner_id, elsewhere }) => [
      ...(elsewhere === 0n ? [] : [`Of account ${owner_id} ${elsewhere} are still frozen or in transit.`]),
    ]);
    return { counted: rows.length, faults: [...said, ...faults] };
  },
};

export default wallets;
