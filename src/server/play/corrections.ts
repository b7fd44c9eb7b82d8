// Corrections of draws that a feed reported: what one would move, asking for it, and taking back and settling again, which the draw job does.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { rolledBackStates } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { checkDraw } from '#lottery/draw/draw.ts';
import { familyOf } from '#lottery/families.ts';
import { ledgerTypes } from '../db/ledger.ts';
import { lotteryOf } from '../db/play/lotteries.ts';
import { type Db, elsewhere } from '../db/stationTransaction.ts';
import { inTransaction } from '../db/transaction.ts';
import { Refusal } from '../refusal.ts';
import { betTypesOf, endingOf } from './settling.ts';

/** What a correction would move in one station; amounts of real money in 0.0001 yuan. */
export interface StationPlan {
  station: string;
  bets: number;
  members: number;
  /** Payouts and rebates that are taken back. */
  taken: bigint;
  /** What the new settlement pays. */
  given: bigint;
  /** Members whose wallet does not cover the difference, and what they will owe together. */
  owing: { members: number; amount: bigint };
  /** Bets of trial accounts, which are settled again as well. */
  trialBets: number;
}

export interface CorrectionPlan {
  lotCode: string;
  qiHao: string;
  number: number;
  oldDraw: number[];
  /** Null where the period is cancelled and every stake returned. */
  newDraw: number[] | null;
  stations: StationPlan[];
  /** Of everything above but the debts, which change with every bet. */
  fingerprint: string;
}

interface SettledBet {
  id: bigint;
  account_id: number;
  book: 'real' | 'play';
  play_code: string;
  selection: string;
  terms: string;
  stake: bigint;
  paid: bigint;
}

/** Settled bets of a period. They end once the period is drawn, by which the index of their ends finds them. */
const settledBets = (lotCode: string, qiHao: string) => sql`
  FROM bet_order o JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
  WHERE o.lot_code = ${lotCode} AND o.qi_hao = ${qiHao} AND o.ended_at >= p.drawn_at
    AND o.status IN (${sql.lit(BetStatus.won)}, ${sql.lit(BetStatus.lost)}, ${sql.lit(BetStatus.pushed)})`;

async function planOfStation(
  db: Db,
  station: string,
  lotCode: string,
  qiHao: string,
  newDraw: number[] | null,
): Promise<StationPlan> {
  const { rows } =
    await sql<SettledBet>`SELECT o.id, o.account_id, o.book, o.play_code, o.selection::text, o.terms::text, o.stake,
    o.payout + o.rebate AS paid ${settledBets(lotCode, qiHao)} ORDER BY o.id`.execute(db);
  const real = rows.filter(({ book }) => book === 'real');
  const alike = new Map<string, bigint>();
  const givenTo = ({ play_code, selection, terms, stake }: SettledBet): bigint => {
    const key = `${play_code} ${selection} ${terms} ${stake}`;
    let given = alike.get(key);
    if (given === undefined) {
      const order = { play_code, selection: JSON.parse(selection), terms: JSON.parse(terms), stake };
      const { payout, rebate } = endingOf(order, newDraw);
      given = payout + rebate;
      alike.set(key, given);
    }
    return given;
  };
  /** What each member gains. */
  const change = new Map<number, bigint>();
  let [taken, given] = [0n, 0n];
  for (const bet of real) {
    const gets = givenTo(bet);
    taken += bet.paid;
    given += gets;
    change.set(bet.account_id, (change.get(bet.account_id) ?? 0n) + gets - bet.paid);
  }
  const losers = [...change].filter(([, gain]) => gain < 0n);
  const { rows: purses } = await sql<{ owner_id: number; money: bigint }>`
    SELECT owner_id, sum(balance)::bigint AS money FROM ledger_account
      WHERE kind IN ('wallet', 'debt') AND book = 'real' AND owner_id = ANY (${losers.map(([id]) => id)}::int[]) GROUP BY owner_id`.execute(
    db,
  );
  const money = new Map(purses.map((purse) => [purse.owner_id, purse.money]));
  const short = losers.map(([id, gain]) => -((money.get(id) ?? 0n) + gain)).filter((owed) => owed > 0n);
  return {
    station,
    bets: real.length,
    members: change.size,
    taken,
    given,
    owing: { members: short.length, amount: short.reduce((sum, owed) => sum + owed, 0n) },
    trialBets: rows.length - real.length,
  };
}

/**
 * What correcting a draw would move in these stations, seen from a transaction of `home`. `draw` holds the right numbers in drawing order, or null to cancel the period. Throws a Refusal where
 * the draw cannot be corrected, and null is returned where the stored draw is this one already.
 */
export async function planCorrection(
  db: Db,
  { home, stations }: { home: string; stations: readonly string[] },
  { lotCode, qiHao, draw }: { lotCode: string; qiHao: string; draw: readonly number[] | null },
): Promise<CorrectionPlan | null> {
  const period = await db
    .selectFrom('lottery_period')
    .select(['state', 'source', 'draw', 'corrections'])
    .where('lot_code', '=', lotCode)
    .where('qi_hao', '=', qiHao)
    .executeTakeFirst();
  const lottery = await lotteryOf(db, lotCode);
  const named = { lottery: lotCode, draw: qiHao };
  if (!period || !lottery) throw new Refusal('support.refused.noDraw', { values: named });
  if (period.source !== 'feed')
    throw new Refusal(period.source === 'platform' ? 'support.refused.ownSeed' : 'support.refused.inPlace', {
      values: named,
    });
  if (!lotCode.includes('-')) {
    const database = await db.selectFrom('database_number').select('draws_for_all').executeTakeFirst();
    if (database && !database.draws_for_all)
      throw new Refusal('support.refused.elsewhere', { values: named });
  }
  if (period.state === 'open') throw new Refusal('support.refused.notDrawn', { values: named });
  let newDraw: number[] | null;
  try {
    newDraw = draw && [...checkDraw(familyOf(lottery.family), draw)];
  } catch (error) {
    throw new Refusal('support.refused.noNumbers', {
      values: { lottery: lotCode, why: (error as Error).message },
    });
  }
  const isSame = String(period.draw ?? '') === String(newDraw ?? '');
  if (period.state === 'rolledBack') {
    if (isSame) return null;
    throw new Refusal('support.refused.busy', { values: named });
  }
  if (isSame) return null;
  if (period.draw === null) throw new Refusal('support.refused.isVoid', { values: named });
  const asked = await db
    .selectFrom('draw_correction')
    .select('new_draw')
    .where('lot_code', '=', lotCode)
    .where('qi_hao', '=', qiHao)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (asked) {
    if (String(asked.new_draw ?? '') === String(newDraw ?? '')) return null;
    throw new Refusal('support.refused.other', { values: named });
  }
  const plans: StationPlan[] = [];
  for (const station of stations) {
    const plan = await elsewhere(db, home, station, () =>
      planOfStation(db, station, lotCode, qiHao, newDraw),
    );
    if (plan.bets + plan.trialBets > 0) plans.push(plan);
  }
  const number = period.corrections + 1;
  const facts = [
    lotCode,
    qiHao,
    number,
    period.draw,
    newDraw,
    ...plans.map(({ station, bets, members, taken, given, trialBets }) =>
      [station, bets, members, taken, given, trialBets].join(' '),
    ),
  ];
  const fingerprint = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 12);
  return { lotCode, qiHao, number, oldDraw: period.draw, newDraw, stations: plans, fingerprint };
}

/** Asks the draw job for a planned correction, as the room of money. Two that are asked for at once are one. */
export async function requestCorrection(
  db: Db,
  { lotCode, qiHao, number, oldDraw, newDraw }: CorrectionPlan,
  { reason, requestedBy, now }: { reason: string; requestedBy: string; now: Date },
): Promise<void> {
  await sql`SELECT draw_correction_ask(${lotCode}, ${qiHao}, ${number}::smallint, ${oldDraw}::smallint[], ${newDraw}::smallint[], ${reason}, ${requestedBy}, ${now})`.execute(
    db,
  );
}

export interface Correction {
  id: bigint;
  lot_code: string;
  qi_hao: string;
  number: number;
  old_draw: number[];
  new_draw: number[] | null;
  reason: string;
  requested_by: string;
  requested_at: Date;
  applied_at: Date | null;
  rolled_back_at: Date | null;
  finished_at: Date | null;
}

/** The last correction of a period. */
export const lastCorrection = (db: Db, lotCode: string, qiHao: string): Promise<Correction | undefined> =>
  db
    .selectFrom('draw_correction')
    .selectAll()
    .where('lot_code', '=', lotCode)
    .where('qi_hao', '=', qiHao)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Corrections that are under way, the oldest first. */
export async function openCorrections(pool: pg.Pool): Promise<Correction[]> {
  const { rows } = await pool.query<Correction>(
    'SELECT * FROM draw_correction WHERE finished_at IS NULL ORDER BY id',
  );
  return rows;
}

/** Replaces the draw of the period; nothing of it is settled until all is taken back. */
export async function applyCorrection(pool: pg.Pool, correction: Correction, now: Date): Promise<void> {
  const { id, lot_code: lotCode, qi_hao: qiHao, number, new_draw: draw } = correction;
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(lottery_period_key($1, $2))', [lotCode, qiHao]);
    const { rowCount } = await client.query(
      `UPDATE lottery_period SET state = 'rolledBack', draw = $3, corrections = $4, corrected_from = draw
        WHERE lot_code = $1 AND qi_hao = $2 AND corrections = $4 - 1`,
      [lotCode, qiHao, draw, number],
    );
    if (rowCount !== 1) throw new Error(`${lotCode} ${qiHao} has not the draw that was to be corrected.`);
    await client.query('UPDATE draw_correction SET applied_at = $2 WHERE id = $1', [id, now]);
  });
}

/** The settled bets of a station that a correction takes back, in the order of their numbers. */
export async function betsToRollBack(
  db: Db,
  { lot_code, qi_hao }: Correction,
): Promise<{ id: bigint; play_code: string }[]> {
  const { rows } = await sql<{ id: bigint; play_code: string }>`SELECT o.id, o.play_code ${settledBets(
    lot_code,
    qi_hao,
  )} AND p.state = 'rolledBack' AND o.settle_round < p.corrections ORDER BY o.id`.execute(db);
  return rows;
}

/** Takes back what the settlement of these bets did; those that were taken back before are skipped. Returns how many. */
export async function rollBackBets(
  db: Db,
  bets: readonly { id: bigint; play_code: string }[],
  now: Date,
): Promise<number> {
  if (bets.length === 0) return 0;
  const { payoutReversed } = betTypesOf(bets[0]!.play_code);
  const { rows } = await sql<{
    count: number;
  }>`SELECT bet_roll_back(${bets.map(({ id }) => String(id))}::bigint[],
    ${payoutReversed}, ${ledgerTypes.rebateReversed}, ${now}) AS count`.execute(db);
  return rows[0]!.count;
}

/** Whether some bets of a station are still to be settled again. */
export async function isResettling(db: Db, { lot_code, qi_hao }: Correction): Promise<boolean> {
  const { rows } = await sql`SELECT FROM bet_order WHERE lot_code = ${lot_code} AND qi_hao = ${qi_hao}
    AND status IN (${sql.join(rolledBackStates.map((state) => sql.lit(state)))}) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** All bets of the period have been taken back: they may be settled again. */
export const markRolledBack = async (pool: pg.Pool, { id }: Correction, now: Date): Promise<void> =>
  void (await pool.query('UPDATE draw_correction SET rolled_back_at = $2 WHERE id = $1', [id, now]));

/** All are settled again: the period is as any other. */
export async function finishCorrection(
  pool: pg.Pool,
  { id, lot_code, qi_hao, new_draw }: Correction,
  now: Date,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `UPDATE lottery_period SET state = $3 WHERE lot_code = $1 AND qi_hao = $2 AND state = 'rolledBack'`,
      [lot_code, qi_hao, new_draw ? 'drawn' : 'void'],
    );
    await client.query('UPDATE draw_correction SET finished_at = $2 WHERE id = $1', [id, now]);
  });
}
