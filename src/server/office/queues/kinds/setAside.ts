// The queues of what was set aside: deposits of another amount than ordered, money that came back from platforms above a claim, rounds that cannot be stored.
import { sql } from 'kysely';
import { supportCommands } from '../../../support/commands.ts';
import { placeIn, type Queue, type Reading, type Ticket } from '../queue.ts';

interface Row {
  ref: string;
  reason: string;
  times: number;
  at: Date;
  account: string | null;
  amount: bigint | null;
  platform: string | null;
}

const kinds = { depositsAside: 'deposit', transfersAside: 'transfer', roundsAside: 'gameRound' } as const;
type SetAside = keyof typeof kinds;

/** Open problems of a kind with the orders they are about, the oldest first: after one, or one alone, where such is named. */
async function problemsOf(
  { db }: Reading,
  name: SetAside,
  limit: number,
  { after, only }: { after?: string | undefined; only?: string },
): Promise<Row[]> {
  const order = {
    depositsAside: sql`LEFT JOIN deposit_order o ON o.order_no = p.ref`,
    transfersAside: sql`LEFT JOIN transfer_order o ON o.order_no = p.ref`,
    roundsAside: sql`LEFT JOIN LATERAL (SELECT s.platform, (s.record->>'member')::integer AS account_id, NULL::bigint AS amount
        FROM game_round_set_aside s WHERE s.platform || '/' || s.round_no = p.ref LIMIT 1) o ON true`,
  }[name];
  const [at, ref] = after === undefined ? [] : placeIn(after, /(.{1,200})/);
  const { rows } = await sql<Row>`
    SELECT p.ref, p.reason, p.times, p.first_at AS at, a.name AS account, o.amount,
        ${name === 'depositsAside' ? sql`NULL` : sql`o.platform`} AS platform
      FROM (SELECT * FROM operator_problem WHERE kind = ${sql.lit(kinds[name])} AND resolved_at IS NULL
          ${at ? sql`AND (first_at, ref) > (${at}::timestamptz, ${ref}::text)` : sql``}
          ${only === undefined ? sql`` : sql`AND ref = ${only}`}
          ORDER BY first_at, ref LIMIT ${limit}) p
        ${order} LEFT JOIN account a ON a.id = o.account_id
      ORDER BY p.first_at, p.ref`.execute(db);
  return rows;
}

const ticketOf = ({ ref, reason, times, at, account, amount, platform }: Row): Ticket => ({
  item: ref,
  at,
  account,
  amount,
  words: null,
  facts: [
    ...(platform === null ? [] : [{ name: 'platform' as const, value: platform }]),
    { name: 'why', value: reason },
    { name: 'times', value: String(times) },
  ],
  place: `${at.getTime()}|${ref}`,
});

const queueOf = (name: SetAside, decisions: Queue['decisions']): Queue => ({
  name,
  roles: ['owner', 'finance'],
  decisions,
  list: async (reading, limit, after) => (await problemsOf(reading, name, limit, { after })).map(ticketOf),
  async find(reading, item) {
    const [row] = await problemsOf(reading, name, 1, { only: item });
    return row ? ticketOf(row) : null;
  },
});

/** What really came in is typed, never taken over from the report or from the order. */
export const depositsAside = queueOf('depositsAside', {
  credit: {
    call: 'credit',
    asks: ['amount', 'reason'],
    run: (run, { item: order }, { amount: yuan, reason }) =>
      run(supportCommands.creditDeposit, { order, yuan, reason }),
  },
  dismiss: {
    call: 'decide',
    asks: ['reason'],
    run: (run, { item: order }, { reason }) => run(supportCommands.dismissDeposit, { order, reason }),
  },
});

const decideTransfer = (decision: 'credit' | 'refuse'): Queue['decisions'][string] => ({
  call: decision === 'credit' ? 'credit' : 'decide',
  asks: ['reason'],
  run: (run, { item: order }, { reason }) => run(supportCommands.decideTransfer, { order, decision, reason }),
});

export const transfersAside = queueOf('transfersAside', {
  credit: decideTransfer('credit'),
  refuse: decideTransfer('refuse'),
});

/** A round is stored once its platform sends a version that can be: there is nothing to decide. */
export const roundsAside = queueOf('roundsAside', {});
