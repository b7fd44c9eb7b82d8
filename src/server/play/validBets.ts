// Valid bets: what bets that were settled in a span of days count, what was won or lost of their stakes, and what they paid; rounds at game
// platforms count on the day of their bet, as in their records. Play money does not count.
import { type RawBuilder, sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import type { Db } from '../db/stationTransaction.ts';

/** Days in Beijing, both included. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** In 0.0001 yuan. */
export interface SettledBets {
  readonly validBet: bigint;
  /** Stakes without what was pushed, whether they count or not. */
  readonly staked: bigint;
  /** Payouts without the stakes they return. */
  readonly won: bigint;
}

/** Written out, so that the index of settled bets serves. */
const settled = sql`${sql.lit(BetStatus.won)}, ${sql.lit(BetStatus.lost)}`;
const pushed = sql`b.stake * b.pushed_units / b.units`;
const counted = sql`coalesce(b.valid, b.stake - ${pushed})`;

/** Sums of rounds, by day: what a platform returned of a stake is no win. */
const rounds = (from: RawBuilder<Date>, to: RawBuilder<Date>) =>
  sql`SELECT g.account_id, sum(g.valid) AS valid_bet, sum(g.valid) AS staked, sum(g.prize - (g.stake - g.valid)) AS won FROM game_day g
    WHERE g.station = current_station() AND g.state IN ('won', 'lost') AND g.day >= beijing_day(${from}) AND g.day < beijing_day(${to})`;

/** The two sums of a member for a query: `from` and `to` are expressions of beginnings of days, the last one outside. */
export const settledBetsQuery = (accountId: number, from: RawBuilder<Date>, to: RawBuilder<Date>) =>
  sql`SELECT coalesce(sum(x.valid_bet), 0)::bigint AS valid_bet, coalesce(sum(x.staked), 0)::bigint AS staked, coalesce(sum(x.won), 0)::bigint AS won FROM (
      SELECT b.account_id, sum(${counted}) AS valid_bet, sum(b.stake - ${pushed}) AS staked, sum(b.payout - ${pushed}) AS won
        FROM bet_order b WHERE b.station = current_station() AND b.account_id = ${accountId} AND b.book = 'real'
          AND b.status IN (${settled}) AND b.ended_at >= ${from} AND b.ended_at < ${to} GROUP BY b.account_id
      UNION ALL (${rounds(from, to)} AND g.account_id = ${accountId} GROUP BY g.account_id)) x`;

/** What a member bet in a span. */
export async function validBetsOf(db: Db, accountId: number, { first, last }: DaySpan): Promise<SettledBets> {
  const [from, to] = [startOfDay(first), startOfDay(addDays(last, 1))];
  const { rows } = await sql<{ valid_bet: bigint; staked: bigint; won: bigint }>`${settledBetsQuery(
    accountId,
    sql`${from}::timestamptz`,
    sql`${to}::timestamptz`,
  )}`.execute(db);
  return { validBet: rows[0]!.valid_bet, staked: rows[0]!.staked, won: rows[0]!.won };
}

/** A member's place in a race of valid bets. */
export interface Racer {
  readonly id: number;
  readonly name: string;
  readonly validBet: bigint;
  /** Epoch milliseconds of the last bet that counts. */
  readonly reachedAt: number;
}

/** Who races. */
export interface RacerTerms {
  readonly least: bigint;
  /** A condition on the account `a`. */
  readonly who: RawBuilder<unknown>;
}

/** Everybody who may race and bet in a span, the most first; of equals the one who reached it earlier, then the lower id. */
export async function racersOf(
  db: Db,
  { first, last }: DaySpan,
  { least, who }: RacerTerms,
): Promise<Racer[]> {
  const [from, to] = [startOfDay(first), startOfDay(addDays(last, 1))];
  const { rows } = await sql<{ id: number; name: string; valid_bet: bigint; reached_at: Date }>`
    SELECT a.id, a.name, x.valid_bet, greatest(x.reached_at, r.reached_at) AS reached_at FROM (
      SELECT account_id, sum(valid_bet)::bigint AS valid_bet, max(reached_at) AS reached_at FROM (
        SELECT b.account_id, sum(${counted}) AS valid_bet, max(b.ended_at) FILTER (WHERE ${counted} > 0) AS reached_at
          FROM bet_order b WHERE b.station = current_station() AND b.book = 'real' AND b.status IN (${settled})
            AND b.ended_at >= ${from}::timestamptz AND b.ended_at < ${to}::timestamptz GROUP BY b.account_id
        UNION ALL SELECT account_id, valid_bet, NULL FROM (${rounds(sql`${from}::timestamptz`, sql`${to}::timestamptz`)} GROUP BY g.account_id) g) y
      GROUP BY account_id) x
      JOIN account a ON a.id = x.account_id
      LEFT JOIN LATERAL (SELECT max(g.settled_at) AS reached_at FROM game_round g WHERE g.account_id = x.account_id
        AND g.state IN ('won', 'lost') AND g.valid > 0 AND g.bet_at >= ${from}::timestamptz AND g.bet_at < ${to}::timestamptz) r ON true
      WHERE x.valid_bet > 0 AND x.valid_bet >= ${least}::bigint AND a.state = 'enabled' AND ${who}
      ORDER BY x.valid_bet DESC, 4, a.id`.execute(db);
  return rows.map(({ id, name, valid_bet, reached_at }) => ({
    id,
    name,
    validBet: valid_bet,
    reachedAt: reached_at.getTime(),
  }));
}
