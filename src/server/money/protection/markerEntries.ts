// What markers of harm are computed from: what members did, as the database has it, each entry with the row it is.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { DayWindow } from '#rules/dayWindow.ts';
import { CHASE_MS, type MarkerEntry } from '#rules/protection/markers.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** An entry and the row it is, such as `deposit:D2026…`. */
export type FoundEntry = MarkerEntry & { readonly row: string };
/** By account. */
type Found = readonly (FoundEntry & { readonly account: number })[];

type DepositState = Extract<MarkerEntry, { type: 'deposit' }>['state'];

/** What was paid once is a deposit, whatever became of it later. */
const depositStates: Readonly<Record<number, DepositState>> = {
  [DepositStatus.pending]: 'pending',
  [DepositStatus.paid]: 'credited',
  [DepositStatus.failed]: 'failed',
  [DepositStatus.cancelled]: 'refused',
  [DepositStatus.expired]: 'lapsed',
  [DepositStatus.rolledBack]: 'credited',
  [DepositStatus.rolledBackOwing]: 'credited',
};

interface Range {
  from: Date;
  /** Excluded. */
  to: Date;
}

/** The moments of a window; play and losses just before it count into it. */
const rangeOf = ({ start, end }: DayWindow): Range => ({ from: startOfDay(start), to: endOfDay(end) });

async function deposits(db: Db, accounts: readonly number[], { from, to }: Range): Promise<Found> {
  const rows = await db
    .selectFrom('deposit_order')
    .select(['account_id', 'order_no', 'amount', 'paid', 'status', 'created_at'])
    .where('account_id', 'in', accounts)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute();
  return rows.map(({ account_id, order_no, amount, paid, status, created_at }) => {
    const state = depositStates[status]!;
    return {
      account: account_id,
      row: `deposit:${order_no}`,
      type: 'deposit',
      at: created_at.getTime(),
      amount: state === 'credited' ? paid : amount,
      state,
    };
  });
}

/** What members lost in a draw, all bets on it together, and in a round of a platform. */
async function losses(db: Db, accounts: readonly number[], range: Range): Promise<Found> {
  const from = new Date(range.from.getTime() - CHASE_MS);
  const draws = await sql<{ account_id: number; lot_code: string; qi_hao: string; at: Date; amount: string }>`
    SELECT account_id, lot_code, qi_hao, max(ended_at) AS at, sum(stake - payout)::text AS amount
      FROM bet_order WHERE account_id = ANY (${accounts}::int[]) AND book = 'real' AND status IN (${sql.lit(BetStatus.won)}, ${sql.lit(BetStatus.lost)})
        AND ended_at >= ${from} AND ended_at < ${range.to}
      GROUP BY account_id, lot_code, qi_hao HAVING sum(stake - payout) > 0`.execute(db);
  const rounds = await sql<{ account_id: number; id: bigint; at: Date; amount: bigint }>`
    SELECT account_id, id, settled_at AS at, stake - prize AS amount
      FROM game_round WHERE account_id = ANY (${accounts}::int[]) AND state IN ('won', 'lost') AND stake > prize
        AND settled_at >= ${from} AND settled_at < ${range.to}`.execute(db);
  return [
    ...draws.rows.map(({ account_id, lot_code, qi_hao, at, amount }) => ({
      account: account_id,
      row: `draw:${lot_code}/${qi_hao}`,
      type: 'loss' as const,
      at: at.getTime(),
      amount: BigInt(amount),
    })),
    ...rounds.rows.map(({ account_id, id, at, amount }) => ({
      account: account_id,
      row: `round:${id}`,
      type: 'loss' as const,
      at: at.getTime(),
      amount,
    })),
  ];
}

/** Spans of play; those of the day before as well, since a session is long from its begin. */
async function plays(db: Db, accounts: readonly number[], { from, to }: Range): Promise<Found> {
  const rows = await db
    .selectFrom('play_span')
    .select(['account_id', 'from_at', 'to_at'])
    .where('account_id', 'in', accounts)
    .where('to_at', '>=', new Date(from.getTime() - dayMs))
    .where('from_at', '<', to)
    .execute();
  return rows.map(({ account_id, from_at, to_at }) => ({
    account: account_id,
    row: `play:${from_at.toISOString()}`,
    type: 'play',
    from: from_at.getTime(),
    to: to_at.getTime(),
  }));
}

/** Withdrawals that their owners took back. */
async function cancelledWithdrawals(
  db: Db,
  accounts: readonly number[],
  { from, to }: Range,
): Promise<Found> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['account_id', 'order_no', 'take_back_at'])
    .where('account_id', 'in', accounts)
    .where('status', '=', WithdrawalStatus.cancelled)
    .where('take_back_at', '>=', from)
    .where('take_back_at', '<', to)
    .execute();
  return rows.map(({ account_id, order_no, take_back_at }) => ({
    account: account_id,
    row: `withdrawal:${order_no}`,
    type: 'withdrawalCancelled',
    at: take_back_at!.getTime(),
  }));
}

/** Complaints, and self-tests that were sent: a member who asks about a deposit does not ask for help with play. */
async function contacts(db: Db, accounts: readonly number[], { from, to }: Range): Promise<Found> {
  const complaints = await db
    .selectFrom('advice')
    .select(['account_id', 'id', 'created_at'])
    .where('account_id', 'in', accounts)
    .where('type', '=', 'complaint')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute();
  const tests = await db
    .selectFrom('self_test')
    .select(['account_id', 'id', 'at'])
    .where('account_id', 'in', accounts)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  const contact = (account: number, row: string, at: Date) =>
    ({ account, row, type: 'contact', at: at.getTime() }) as const;
  return [
    ...complaints.map(({ account_id, id, created_at }) => contact(account_id, `advice:${id}`, created_at)),
    ...tests.map(({ account_id, id, at }) => contact(account_id, `selfTest:${id}`, at)),
  ];
}

/** Higher limits that members asked for, whether they were confirmed or not; a wish said again is a wish. */
async function limitRises(db: Db, accounts: readonly number[], { from, to }: Range): Promise<Found> {
  const rows = await db
    .selectFrom('player_limit_change')
    .select(['account_id', 'id', 'at'])
    .where('account_id', 'in', accounts)
    .where('event', '=', 'set')
    .where('result', 'in', ['pending', 'replaced'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  return rows.map(({ account_id, id, at }) => ({
    account: account_id,
    row: `limit:${id}`,
    type: 'limitRise',
    at: at.getTime(),
  }));
}

const sources = [deposits, losses, plays, cancelledWithdrawals, contacts, limitRises];

/** What these members did in a window, by account; the entries of each in time order of their kind. */
export async function entriesOf(
  db: Db,
  accounts: readonly number[],
  window: DayWindow,
): Promise<ReadonlyMap<number, FoundEntry[]>> {
  const entries = new Map<number, FoundEntry[]>(accounts.map((account) => [account, []]));
  for (const source of sources)
    for (const { account, ...entry } of await source(db, accounts, rangeOf(window)))
      entries.get(account)!.push(entry);
  return entries;
}

/** Members who did anything in a window that a marker looks at, by number after one; so many at most. */
export async function membersWithin(
  db: Db,
  window: DayWindow,
  after: number,
  most: number,
): Promise<number[]> {
  const { from, to } = rangeOf(window);
  const { rows } = await sql<{ id: number }>`
    SELECT a.id FROM account a WHERE a.id > ${after} AND a.role <> 'trial' AND (
      EXISTS (SELECT FROM play_span p WHERE p.station = a.station AND p.account_id = a.id AND p.to_at >= ${from} AND p.from_at < ${to})
      OR EXISTS (SELECT FROM deposit_order d WHERE d.station = a.station AND d.account_id = a.id AND d.created_at >= ${from} AND d.created_at < ${to})
      OR EXISTS (SELECT FROM withdrawal w WHERE w.station = a.station AND w.account_id = a.id AND w.take_back_at >= ${from} AND w.take_back_at < ${to})
      OR EXISTS (SELECT FROM advice v WHERE v.account_id = a.id AND v.created_at >= ${from} AND v.created_at < ${to})
      OR EXISTS (SELECT FROM player_limit_change c WHERE c.station = a.station AND c.account_id = a.id AND c.at >= ${from} AND c.at < ${to})
      OR EXISTS (SELECT FROM self_test s WHERE s.station = a.station AND s.account_id = a.id AND s.at >= ${from} AND s.at < ${to}))
    ORDER BY a.id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
