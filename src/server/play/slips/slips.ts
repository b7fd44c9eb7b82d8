// Reading slips: which orders belong to one, and what all of them come to.

import { type RawBuilder, sql } from 'kysely';
import { unsettledStates } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** Number of the slip of an order `o`. */
export const slipIdOf = sql<bigint>`coalesce(o.slip_id, o.id)`;

/**
 * Whether a placed order `o` belongs to the slip of that number. A member's slips are placed one after the other, so the orders of one lie between its own number and
 * that of the next: a range of the index on the member's orders.
 */
export const isOfSlip = (accountId: number, slip: RawBuilder<bigint>): RawBuilder<boolean> =>
  sql`(o.id >= ${slip} AND o.id < coalesce((SELECT min(n.id) FROM bet_order n
    WHERE n.account_id = ${accountId} AND n.slip_id IS NULL AND n.id > ${slip}), 9223372036854775807) AND ${slipIdOf} = ${slip})`;

const state = (...states: BetStatus[]) => sql.join(states.map((each) => sql.lit(each)));
const unsettled = state(...unsettledStates);
const won = state(BetStatus.won);
const returned = state(BetStatus.returned);

/** What the orders `o` of a slip come to; amounts in 0.0001 yuan, those that are sums as text. */
const sums = sql`count(*)::integer AS count,
  (count(*) FILTER (WHERE o.status IN (${unsettled})))::integer AS waiting,
  (count(*) FILTER (WHERE o.status = ${won}))::integer AS won,
  (count(*) FILTER (WHERE o.status = ${returned}))::integer AS returned,
  sum(o.stake)::text AS stake,
  coalesce(sum(o.payout) FILTER (WHERE o.status = ${returned}), 0)::text AS returned_stake,
  coalesce(sum(o.payout) FILTER (WHERE o.status <> ${returned}), 0)::text AS payout,
  sum(o.rebate)::text AS rebate,
  coalesce(sum(o.payout + o.rebate - o.stake) FILTER (WHERE o.status NOT IN (${unsettled}, ${returned})), 0)::text AS profit,
  coalesce(max(o.status) FILTER (WHERE o.status IN (${unsettled})), min(o.status) FILTER (WHERE o.status IN (${state(BetStatus.won, BetStatus.lost)})), max(o.status)) AS status,
  CASE WHEN bool_and(o.status = ${returned}) AND min(o.return_reason) = max(o.return_reason) THEN min(o.return_reason) END AS return_reason,
  max(o.seals_at) FILTER (WHERE o.status = ${state(BetStatus.waiting)}) AS seals_at,
  coalesce(min(o.qi_hao) FILTER (WHERE o.status IN (${unsettled})),
    max(o.qi_hao) FILTER (WHERE o.return_reason IS NULL OR o.return_reason = 'void'), min(o.qi_hao)) AS qi_hao,
  -- The whole of a chase; of one from before slips were kept, each order is a slip of its own.
  min(o.chase_id) FILTER (WHERE o.slip_id IS NOT NULL) AS chase_id`;

/** How many lines of a slip a list shows. */
const listedLines = 5;

/** What the orders of a slip have in common, and its first ones; of a chase its plan says what each period is bet on. */
const facts = sql`min(o.lot_code) AS lot_code, min(o.version) AS version, min(o.created_at) AS created_at,
  array_to_json((array_agg(json_build_array(o.play_code, o.hao_ma) ORDER BY o.id)
    FILTER (WHERE o.slip_id IS NULL OR o.chase_id IS NULL))[1:${sql.lit(listedLines)}]) AS lines`;

export interface SlipFilter {
  status: 'all' | 'waiting' | 'won' | 'lost' | 'revoked';
  lotCode?: string | undefined;
  /** When it was placed. */
  from?: Date | undefined;
  until?: Date | undefined;
  slipId?: bigint | undefined;
}

export interface SlipRow {
  id: bigint;
  lot_code: string;
  version: number;
  created_at: Date;
  count: number;
  waiting: number;
  won: number;
  returned: number;
  stake: string;
  returned_stake: string;
  payout: string;
  rebate: string;
  profit: string;
  status: BetStatus;
  return_reason: 'member' | 'chase' | 'void' | null;
  /** The last seal of an order that waits; null where none does. */
  seals_at: Date | null;
  qi_hao: string;
  chase_id: bigint | null;
  draw: number[] | null;
  corrected_from: number[] | null;
  /** The first orders: play code and picks. */
  lines: [playCode: string, haoMa: string][];
}

const states = {
  all: sql`true`,
  waiting: sql`s.status IN (${unsettled})`,
  won: sql`s.status = ${won}`,
  lost: sql`s.status IN (${state(BetStatus.lost, BetStatus.pushed)})`,
  revoked: sql`s.status = ${returned}`,
};

/** Whether an order `o` is of the filter's lottery and days. */
const isOf = ({ lotCode, from, until }: SlipFilter): RawBuilder<boolean> =>
  sql`(${lotCode === undefined ? sql`true` : sql`o.lot_code = ${lotCode}`}
    AND ${from ? sql`o.created_at >= ${from}` : sql`true`} AND ${until ? sql`o.created_at < ${until}` : sql`true`})`;

/** So many slips are looked through at once where a state is asked for, and twice as many each time that they do not suffice. */
const mostAtOnce = 4_000;

/** The numbers of slips older than `before`, the newest first: a page of the index on the first orders of slips, and of those that chases have not opened. */
async function slipIds(
  db: Db,
  accountId: number,
  filter: SlipFilter,
  { before, limit, among }: { before: bigint | undefined; limit: number; among: readonly bigint[] | null },
): Promise<bigint[]> {
  const isListed = sql`o.slip_id IS NULL AND ${isOf(filter)}
    AND ${before === undefined ? sql`true` : sql`o.id < ${before}`}
    AND ${among ? sql`o.id = ANY (${among.map(String)}::bigint[])` : sql`true`}`;
  const { rows } = await sql<{ id: bigint }>`SELECT x.id FROM (
      (SELECT o.id FROM bet_order o WHERE o.account_id = ${accountId} AND ${isListed} ORDER BY o.id DESC LIMIT ${limit})
      UNION ALL (SELECT o.id FROM chase_planned(${accountId}) o WHERE ${isListed} ORDER BY o.id DESC LIMIT ${limit})) x
    ORDER BY x.id DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The slips of these numbers that are in a state, the newest first; `ids` is in that order, and its slips follow one another. */
async function slipsOf(
  db: Db,
  accountId: number,
  ids: readonly bigint[],
  status: SlipFilter['status'],
): Promise<SlipRow[]> {
  const isWanted = sql`${slipIdOf} = ANY (${ids.map(String)}::bigint[])`;
  // The orders of a slip lie before the first one of the next: a range of the index on the member's orders.
  const { rows } = await sql<SlipRow>`SELECT s.*, d.draw, d.corrected_from FROM (
      SELECT ${slipIdOf} AS id, ${facts}, ${sums} FROM (
          SELECT o.* FROM bet_order o WHERE o.account_id = ${accountId} AND o.id >= ${ids.at(-1)!}
            AND o.id < coalesce((SELECT min(n.id) FROM bet_order n
              WHERE n.account_id = ${accountId} AND n.slip_id IS NULL AND n.id > ${ids[0]!}), 9223372036854775807)
          UNION ALL SELECT o.* FROM chase_planned(${accountId}) o) o
        WHERE ${isWanted} GROUP BY ${slipIdOf}) s
      LEFT JOIN lottery_period d ON d.lot_code = s.lot_code AND d.qi_hao = s.qi_hao
    WHERE ${states[status]} ORDER BY s.id DESC`.execute(db);
  return rows;
}

/** A member's slips older than `before`, the newest first, of a filter; `limit` at the most. */
export async function slipPage(
  db: Db,
  accountId: number,
  filter: SlipFilter,
  { before, limit }: { before?: bigint | undefined; limit: number },
): Promise<SlipRow[]> {
  const among =
    filter.slipId !== undefined
      ? [filter.slipId]
      : filter.status === 'waiting'
        ? await waitingSlips(db, accountId)
        : null;
  const found: SlipRow[] = [];
  let from = before;
  for (let size = limit; found.length < limit; size = Math.min(size * 2, mostAtOnce)) {
    const ids = await slipIds(db, accountId, filter, { before: from, limit: size, among });
    if (ids.length > 0) found.push(...(await slipsOf(db, accountId, ids, filter.status)));
    if (ids.length < size) break;
    from = ids.at(-1);
  }
  return found.slice(0, limit);
}

/** What waits is little among much that is over, and is looked for by itself. */
async function waitingSlips(db: Db, accountId: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`SELECT DISTINCT ${slipIdOf} AS id FROM bets_of(${accountId}) o
    WHERE o.status IN (${unsettled})`.execute(db);
  return rows.map(({ id }) => id);
}

/** What all slips of a filter come to; sums as text, in 0.0001 yuan. */
export interface SlipTotals {
  count: string;
  orders: string;
  /** Returned ones left out. */
  stake: string;
  payout: string;
  rebate: string;
  profit: string;
}

export async function slipTotals(db: Db, accountId: number, filter: SlipFilter): Promise<SlipTotals> {
  const { slipId } = filter;
  const { rows } =
    await sql<SlipTotals>`SELECT count(*)::text AS count, coalesce(sum(s.count), 0)::text AS orders,
      coalesce(sum(s.stake::bigint - s.returned_stake::bigint), 0)::text AS stake, coalesce(sum(s.payout::bigint), 0)::text AS payout,
      coalesce(sum(s.rebate::bigint), 0)::text AS rebate, coalesce(sum(s.profit::bigint), 0)::text AS profit
    FROM (SELECT ${sums} FROM bets_of(${accountId}) o
      WHERE ${isOf(filter)} AND ${slipId === undefined ? sql`true` : sql`${slipIdOf} = ${slipId}`} GROUP BY ${slipIdOf}) s
    WHERE ${states[filter.status]}`.execute(db);
  return rows[0]!;
}

export interface SlipOrder {
  id: bigint;
  chase_id: bigint | null;
  slip_id: bigint | null;
  status: BetStatus;
}

/** The orders of a member's slip in its order, those that a chase opens later with them; none where the member has no such slip. */
export async function ordersOfSlip(db: Db, accountId: number, slip: bigint): Promise<SlipOrder[]> {
  const { rows } = await sql<SlipOrder>`SELECT o.id, o.chase_id, o.slip_id, o.status FROM bet_order o
      WHERE o.account_id = ${accountId} AND ${isOfSlip(accountId, sql`${slip}::bigint`)}
    UNION ALL SELECT o.id, o.chase_id, o.slip_id, o.status FROM chase_planned(${accountId}) o WHERE ${slipIdOf} = ${slip}
    ORDER BY 1`.execute(db);
  return rows;
}
