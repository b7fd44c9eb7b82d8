// The check that nobody got more back from a platform than went there, its rounds paid and the operator lets pass, however the platform lied.
import type { Check } from '../world.ts';

/** Transfers that are held although the claim and the day leave room for them. */
export const explainedHolds = `SELECT h.order_no, o.amount FROM transfer_hold h JOIN transfer_order o USING (station, order_no)
  JOIN platform p ON p.station = h.station AND p.code = h.platform
  JOIN platform_claim c ON c.account_id = h.account_id AND c.platform = h.platform
  LEFT JOIN platform_day d ON d.station = h.station AND d.platform = h.platform AND d.day = beijing_day(h.held_at)
  WHERE h.ended_at IS NULL AND o.amount <= c.moved + c.won + c.adjusted + p.unexplained_most AND o.amount <= c.own + greatest(p.day_back_most - coalesce(d.back, 0), 0)`;

interface Row {
  account_id: number;
  platform: string;
  /** What the transfers and rounds come to, and what the claim says. */
  left: bigint;
  claim: bigint;
  /** What could come back at the most: bets with money that is a lie take from `left` what never came back. */
  room: bigint;
  most: bigint;
}

const claims: Check = {
  says: 'nobody got more back from a platform than went there and its rounds paid; what is above it waits',
  async look({ pool, people }) {
    const { rows } = await pool.query<Row>(
      `SELECT m.account_id, m.platform, sum(m.amount)::bigint AS left, sum(m.amount + m.stake)::bigint AS room, coalesce(max(c.moved + c.won), 0)::bigint AS claim, max(p.unexplained_most)::bigint AS most
        FROM (SELECT station, account_id, platform, CASE direction WHEN 'in' THEN amount ELSE -amount END AS amount, 0::bigint AS stake
            FROM transfer_order WHERE state = 'success'
          UNION ALL SELECT station, account_id, platform, prize - stake, stake FROM game_round) m
        JOIN platform p ON p.station = m.station AND p.code = m.platform
        LEFT JOIN platform_claim c ON c.account_id = m.account_id AND c.platform = m.platform
        WHERE m.account_id = ANY ($1) GROUP BY m.account_id, m.platform`,
      [people.map(({ accountId }) => accountId)],
    );
    const { rows: late } = await pool.query<{ order_no: string; amount: bigint }>(explainedHolds);
    const { rows: held } = await pool.query<{ order_no: string; amount: bigint; state: string }>(
      'SELECT h.order_no, o.amount, o.state FROM transfer_hold h JOIN transfer_order o USING (station, order_no) WHERE h.ended_at IS NULL',
    );
    return {
      counted: rows.length,
      faults: [
        ...rows
          .filter(({ left, claim }) => left !== claim)
          .map(
            ({ account_id, platform, left, claim }) =>
              `The claim of account ${account_id} at ${platform} is ${claim} in place of ${left}.`,
          ),
        ...rows
          .filter(({ room, most }) => room < -most)
          .map(
            ({ account_id, platform, room }) =>
              `Account ${account_id} got ${-room} more back from ${platform} than went there and its rounds paid.`,
          ),
        ...late.map(
          ({ order_no, amount }) => `Transfer ${order_no} of ${amount} waits although it is explained.`,
        ),
        ...held
          .filter(({ state }) => state !== 'held')
          .map(({ order_no, state }) => `Transfer ${order_no} waits and is ${state}.`),
        ...(held.length > 0 ? [] : ['Every platform lied, and nothing waits.']),
      ],
    };
  },
};

export default claims;
