// The check of breaks: what was said to be taken holds, and nothing was bet, brought in, moved to a platform or opened of a chase after it.
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { Check } from '../world.ts';

/** With so many requests of all players somebody has asked for something in a break. */
const enoughRequests = 1_000;

const breaks: Check = {
  says: 'every break said to be taken holds, nothing was bet, opened or brought in after it, what open chases held went back once, and what lay at platforms was called back',
  async look({ pool, people, history }) {
    const { rows: held } = await pool.query<{ account_id: number; at: Date }>(
      "SELECT account_id, min(at) AS at FROM break_wish WHERE kind = 'timeout' GROUP BY account_id",
    );
    const inBreak = new Set(held.map(({ account_id }) => account_id));
    const taken = people.filter(({ inBreakSince }) => inBreakSince !== undefined);
    const faults = taken
      .filter(({ accountId }) => !inBreak.has(accountId))
      .map(({ name }) => `${name} was said to be in a break, and is not.`);
    // By when the answer was here: a bet of a moment before may have come first. What a break gave back of a chase has the moment at which it would have begun.
    const { rows: leaked } = await pool.query<{ account_id: number; what: string; at: Date }>(
      `SELECT h.account_id, x.what, x.at FROM unnest($1::integer[], $2::timestamptz[]) AS h(account_id, at) JOIN (
         SELECT account_id, 'order ' || id AS what, coalesce(opened_at, created_at) AS at FROM bet_order WHERE status <> ${BetStatus.returned}
         UNION ALL SELECT account_id, 'deposit ' || order_no, created_at FROM deposit_order
         UNION ALL SELECT account_id, 'transfer ' || order_no, created_at FROM transfer_order WHERE direction = 'in'
       ) x ON x.account_id = h.account_id AND x.at > h.at`,
      [taken.map(({ accountId }) => accountId), taken.map(({ inBreakSince }) => new Date(inBreakSince!))],
    );
    faults.push(
      ...leaked.map(
        ({ account_id, what, at }) =>
          `Account ${account_id} is in a break, and has ${what} of ${at.toISOString()}.`,
      ),
    );
    if (history.all.length >= enoughRequests && !history.all.some(({ answer }) => answer.code === 'inBreak'))
      faults.push('Nobody was refused in a break: nothing is proven of it.');
    const { rows: left } = await pool.query<{ account_id: number; platform: string }>(
      'SELECT account_id, platform FROM break_recall WHERE ended_at IS NULL',
    );
    faults.push(
      ...left.map(
        ({ account_id, platform }) => `What account ${account_id} has at ${platform} is not called back yet.`,
      ),
    );
    const { rows: chases } = await pool.query<{ id: bigint }>(
      `SELECT c.id FROM chase_plan c JOIN break_wish w ON w.station = c.station AND w.account_id = c.account_id AND w.kind = 'timeout' WHERE c.status = 'running'`,
    );
    faults.push(...chases.map(({ id }) => `Chase ${id} of a player in a break still runs.`));
    // A break and what it gives back have one moment. That nothing is given back twice is what the check of chases says of all of them.
    const { rows: ended } = await pool.query<{ id: bigint; held: bigint; back: bigint; paid: bigint }>(
      `SELECT r.chase_id AS id, r.held, r.returned AS back,
          (SELECT coalesce(sum(e.amount), 0)::bigint FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id AND e.amount > 0
            WHERE t.station = r.station AND t.ref_type = 'chase' AND t.ref_id = r.chase_id::text) AS paid
        FROM break_wish w JOIN chase_rest r ON r.station = w.station AND r.account_id = w.account_id AND r.returned_at = w.at WHERE w.kind = 'timeout'`,
    );
    faults.push(
      ...ended
        .filter(({ held: kept, back, paid }) => kept > 0n || back !== paid)
        .map(
          ({ id, held: kept, back, paid }) =>
            `A break ended chase ${id}, which holds ${kept}, gave back ${back} and paid ${paid}.`,
        ),
    );
    if (history.all.length >= enoughRequests && !ended.some(({ paid }) => paid > 0n))
      faults.push('No break has ended a chase that held something: nothing is proven of it.');
    return { counted: held.length, faults };
  },
};

export default breaks;
