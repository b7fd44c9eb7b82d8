// The newest wins that a station's home page shows: made of an index of large wins, kept by the server for a minute, and shown only while each of them stands and its winner lets it.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { YUAN } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { BaseContext } from '../../pipeline/handle.ts';
import type { Settings } from '../../settings.ts';

/** Older ones are no news. */
const days = 7;
const dayMs = 86_400_000;
const keptMs = 60_000;
/** Winning bets that are looked at: a slip may hold hundreds for one draw. */
const betsMost = 1_000;
/** So many as are shown may be hidden before the list is made again. */
const spare = 2;

/** What a member won in a draw, with everything that the member had bet on it; amounts in 0.0001 yuan. */
export interface Win {
  /** The largest of the bets that won: while it stands as won, this is true. */
  orderId: bigint;
  accountId: number;
  account: string;
  lotCode: string;
  qiHao: string;
  stake: bigint;
  payout: bigint;
  at: Date;
}

interface Kept {
  at: number;
  /** By which settings it was made. */
  of: string;
  wins: readonly Win[];
}

/** By server, identified by its settings, and by station. */
const keptBy = new WeakMap<Settings, Map<string, Kept>>();

type Asking = Pick<BaseContext<object>, 'db' | 'station' | 'settings' | 'now'>;

/** Only real money, only above the stake, one for each member and draw, the newest first. */
async function madeNow(db: Db, now: Date, count: number, least: bigint): Promise<Win[]> {
  const { rows } = await sql<Win>`
    WITH large AS (
      SELECT o.id, o.account_id, o.lot_code, o.qi_hao, o.payout, o.ended_at FROM bet_order o
        WHERE o.status = ${sql.lit(BetStatus.won)} AND o.book = 'real' AND o.payout >= 1000000 AND o.payout >= ${least}
          AND o.ended_at > ${new Date(now.getTime() - days * dayMs)} AND o.ended_at <= ${now}
        ORDER BY o.ended_at DESC LIMIT ${betsMost}),
      won AS (SELECT DISTINCT ON (account_id, lot_code, qi_hao) * FROM large ORDER BY account_id, lot_code, qi_hao, payout DESC, id)
    SELECT w.id AS "orderId", w.account_id AS "accountId", a.name AS account, w.lot_code AS "lotCode", w.qi_hao AS "qiHao", w.ended_at AS at,
        t.stake, t.payout
      FROM won w JOIN account a ON a.id = w.account_id AND a.role <> 'trial' AND a.state = 'enabled'
      CROSS JOIN LATERAL (SELECT sum(b.stake)::bigint AS stake, sum(b.payout)::bigint AS payout FROM bet_order b
        WHERE b.account_id = w.account_id AND b.lot_code = w.lot_code AND b.qi_hao = w.qi_hao AND b.book = 'real'
          AND b.status IN (${sql.lit(BetStatus.won)}, ${sql.lit(BetStatus.lost)}, ${sql.lit(BetStatus.pushed)})) t
      WHERE t.payout > t.stake AND NOT a.hides_wins AND NOT break_bars_offers(w.account_id, ${now})
      ORDER BY w.ended_at DESC, w.id DESC LIMIT ${count * spare}`.execute(db);
  return rows;
}

/** Those of them that still stand, and whose winner neither hides them nor is in a break or excluded. */
async function standing(db: Db, now: Date, wins: readonly Win[]): Promise<readonly Win[]> {
  if (wins.length === 0) return [];
  const { rows } = await sql<{ id: bigint }>`
    SELECT o.id FROM bet_order o JOIN account a ON a.id = o.account_id
      WHERE o.id = ANY (${wins.map(({ orderId }) => String(orderId))}::bigint[]) AND o.status = ${sql.lit(BetStatus.won)}
        AND a.state = 'enabled' AND NOT a.hides_wins AND NOT break_bars_offers(a.id, ${now})`.execute(db);
  const ids = new Set(rows.map(({ id }) => id));
  return wins.filter(({ orderId }) => ids.has(orderId));
}

/** The newest wins of the station, as many as it shows; none where it shows none. */
export async function newestWins({ db, station, settings, now }: Asking): Promise<readonly Win[]> {
  const { winners: count, winnersLeast } = station.frontConfig;
  if (count === 0) return [];
  const kept = keptBy.get(settings) ?? new Map<string, Kept>();
  keptBy.set(settings, kept);
  const of = `${count} ${winnersLeast}`;
  const before = kept.get(station.code);
  const isFresh = before?.of === of && Math.abs(now.getTime() - before.at) < keptMs;
  if (isFresh) return (await standing(db, now, before.wins)).slice(0, count);
  // Whoever asks meanwhile has the list before: it is made once.
  if (before?.of === of) kept.set(station.code, { ...before, at: now.getTime() });
  try {
    const wins = await madeNow(db, now, count, BigInt(winnersLeast) * YUAN);
    kept.set(station.code, { at: now.getTime(), of, wins });
    return wins.slice(0, count);
  } catch (error) {
    kept.delete(station.code);
    throw error;
  }
}
