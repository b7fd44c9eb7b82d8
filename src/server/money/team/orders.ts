// The lottery bets of one account of a team and its rounds of platforms: by the day they ended, as figures of teams count, with what each earned the agent who looks.
import { type RawBuilder, sql } from 'kysely';
import { unsettledStates } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { DayRange } from './figures.ts';

const states = {
  waiting: [...unsettledStates],
  ended: [BetStatus.won, BetStatus.lost, BetStatus.returned, BetStatus.pushed],
  won: [BetStatus.won],
  lost: [BetStatus.lost, BetStatus.pushed],
};

export interface OrderFilter extends DayRange {
  /** Whose bets. */
  accountId: number;
  /** Whose commission. */
  viewerId: number;
  lotCode?: string | undefined;
  state?: keyof typeof states | undefined;
}

export interface OrderRow {
  id: bigint;
  account: string;
  lot_code: string;
  qi_hao: string;
  play_code: string;
  hao_ma: string;
  stake: bigint;
  payout: bigint;
  status: BetStatus;
  created_at: Date;
  valid: bigint;
  commission: bigint | null;
}

/** Sums of bigint are numeric in the database and arrive as text. */
export interface RoundRow {
  platform: string;
  count: string;
  valid: string;
  win: string;
  commission: string;
}

export interface OrderSums {
  count: string;
  stake: string;
  open: string;
  valid: string;
  payout: string;
  commission: string;
}

function conditionOf({ startDate, endDate, lotCode, state }: OrderFilter) {
  const [from, until] = [startOfDay(startDate), endOfDay(endDate)];
  // A bet that was taken back by a correction keeps the day of its first end.
  return sql`o.book = 'real' AND (o.status = ${BetStatus.waiting} AND o.created_at >= ${from} AND o.created_at < ${until}
      OR o.status <> ${BetStatus.waiting} AND o.ended_at >= ${from} AND o.ended_at < ${until}) AND (${lotCode ?? null}::text IS NULL OR o.lot_code = ${lotCode ?? null})
    AND (${state === undefined} OR o.status = ANY (${state === undefined ? [] : states[state]}::smallint[]))`;
}

const commissionOf = ({ viewerId }: OrderFilter) =>
  sql`(SELECT sum(s.share) FROM commission_shares(commission_basis(o), o.uplines, o.rates) s WHERE s.upline = ${viewerId})::bigint`;

/** A page of the bets, newest first. */
export async function orderPage(
  db: Db,
  filter: OrderFilter,
  before: string | undefined,
  most: number,
): Promise<OrderRow[]> {
  // Cut on either side, so that an index serves the longer one.
  const newest = (bets: RawBuilder<unknown>) => sql`(SELECT o.* FROM ${bets} o
    WHERE o.account_id = ${filter.accountId} AND ${conditionOf(filter)} AND (${before ?? null}::bigint IS NULL OR o.id < ${before ?? null}::bigint)
    ORDER BY o.id DESC LIMIT ${most})`;
  const { rows } = await sql<OrderRow>`
    SELECT o.id, a.name AS account, o.lot_code, o.qi_hao, o.play_code, o.hao_ma, o.stake, o.payout, o.status, o.created_at,
        commission_basis(o) AS valid, ${commissionOf(filter)} AS commission
      FROM (${newest(sql`bet_order`)} UNION ALL ${newest(sql`chase_planned(${filter.accountId})`)}) o JOIN account a ON a.id = o.account_id
      ORDER BY o.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export async function orderSums(db: Db, filter: OrderFilter): Promise<OrderSums> {
  const { rows } = await sql<OrderSums>`
    SELECT count(*) AS count, coalesce(sum(o.stake), 0)::text AS stake,
        coalesce(sum(o.stake) FILTER (WHERE o.status = ${BetStatus.waiting}), 0)::text AS open,
        coalesce(sum(commission_basis(o)), 0)::text AS valid, coalesce(sum(o.payout), 0)::text AS payout,
        coalesce(sum(${commissionOf(filter)}), 0)::text AS commission
      FROM bets_of(${filter.accountId}) o WHERE ${conditionOf(filter)}`.execute(db);
  return rows[0]!;
}

/** Sums of the rounds by platform. They never wait here, and are neither won nor lost one by one: for such a state there are none. */
export async function roundSums(db: Db, filter: OrderFilter): Promise<RoundRow[]> {
  const { accountId, viewerId, startDate, endDate, lotCode, state } = filter;
  if (state !== undefined && state !== 'ended') return [];
  const { rows } = await sql<RoundRow>`
    SELECT r.platform, sum(t.orders)::text AS count, sum(t.bet)::text AS valid, sum(t.win)::text AS win, coalesce(sum((SELECT sum(s.share)
        FROM commission_shares(t.bet, t.uplines, t.rates) s WHERE s.upline = ${viewerId})), 0)::text AS commission
      FROM game_round r JOIN team_round t ON t.station = r.station AND t.round_id = r.id
      WHERE r.account_id = ${accountId} AND r.bet_at < ${endOfDay(endDate)} AND t.day BETWEEN ${startDate} AND ${endDate}
        AND (${lotCode ?? null}::text IS NULL OR r.platform = ${lotCode ?? null})
      GROUP BY r.platform HAVING sum(t.orders) > 0 ORDER BY r.platform`.execute(db);
  return rows;
}
