// Owns the settling of open bets whose period has been drawn or is void, in batches, each a transaction of its own.
import { sql } from 'kysely';
import type pg from 'pg';
import { playOf } from '#lottery/families.ts';
import { readBet } from '#lottery/read-bet.ts';
import { settle } from '#lottery/settle.ts';
import { ledgerTypes } from '../db/ledger.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';

/** Orders of a batch: with this many the house's account is held for some tens of milliseconds. */
const batchSize = 400;

interface Due {
  id: bigint;
  play_code: string;
  selection: object;
  terms: object;
  stake: bigint;
  chase_id: bigint | null;
  state: 'drawn' | 'void';
  draw: number[] | null;
}

/** How an order ends; amounts in 0.0001 yuan. */
export interface Ending {
  status: 2 | 3 | 4 | 10;
  winningUnits: number;
  pushedUnits: number;
  payout: bigint;
  rebate: bigint;
}

/** What the rules of play say of an order: won, lost, or all of it refunded; given back whole where the period is void. */
export function endingOf(
  order: Pick<Due, 'play_code' | 'selection' | 'terms' | 'stake'>,
  draw: number[] | null,
): Ending {
  if (draw === null) return { status: 4, winningUnits: 0, pushedUnits: 0, payout: order.stake, rebate: 0n };
  const play = playOf(order.play_code);
  if (!play) throw new RangeError(`There is no play ${order.play_code}.`);
  const result = settle(readBet(play, { selection: order.selection, ...order.terms }), draw);
  const isPushed = result.pushUnits === result.units;
  return {
    status: isPushed ? 10 : result.winnings > 0n ? 2 : 3,
    winningUnits: result.winningUnits,
    pushedUnits: result.pushUnits,
    payout: result.payout,
    rebate: result.rebate,
  };
}

const isMarkSix = (playCode: string): boolean => playCode.startsWith('lhc_');

async function end(
  db: Db,
  batch: readonly (Due & { ending: Ending })[],
  kinds: { pay: number; reason: string | null },
  now: Date,
): Promise<void> {
  if (batch.length === 0) return;
  const column = (pick: (order: Due & { ending: Ending }) => unknown) =>
    batch.map((order) => String(pick(order)));
  await sql`SELECT bet_end(${column(({ id }) => id)}::bigint[], ${column(({ ending }) => ending.status)}::smallint[],
    ${column(({ ending }) => ending.winningUnits)}::bigint[], ${column(({ ending }) => ending.pushedUnits)}::bigint[],
    ${column(({ ending }) => ending.payout)}::bigint[], ${column(({ ending }) => ending.rebate)}::bigint[],
    ${kinds.pay}, ${ledgerTypes.rebate}, ${kinds.reason}, ${now})`.execute(db);
}

/**
 * Settles a batch of a station, the oldest draw first, and stops the chases that won. Gives how many orders it looked at: 0 means that
 * nothing waits. An order that cannot be settled is left open, told to `onFailure`, and kept out by `passedOver`.
 */
export async function settleBatch(
  pool: pg.Pool,
  station: string,
  now: Date,
  passedOver: Set<bigint>,
  onFailure: (id: bigint, error: unknown) => void,
): Promise<number> {
  return inStation(pool, station, async (db) => {
    const { rows } =
      await sql<Due>`SELECT o.id, o.play_code, o.selection, o.terms, o.stake, o.chase_id, p.state, p.draw
      FROM bet_order o JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
      WHERE o.status = 1 AND p.state <> 'open' AND NOT o.id = ANY (${[...passedOver].map(String)}::bigint[])
      ORDER BY p.opens_at, o.id LIMIT ${batchSize}`.execute(db);
    const settled: (Due & { ending: Ending })[] = [];
    for (const order of rows) {
      try {
        settled.push({ ...order, ending: endingOf(order, order.draw) });
      } catch (error) {
        passedOver.add(order.id);
        onFailure(order.id, error);
      }
    }
    const drawn = settled.filter(({ state }) => state === 'drawn');
    const { payout, payoutOfMarkSix, revoke, revokeOfMarkSix } = ledgerTypes;
    const ofMarkSix = (wanted: boolean) => (order: Due) => isMarkSix(order.play_code) === wanted;
    await end(db, drawn.filter(ofMarkSix(false)), { pay: payout, reason: null }, now);
    await end(db, drawn.filter(ofMarkSix(true)), { pay: payoutOfMarkSix, reason: null }, now);
    const voided = settled.filter(({ state }) => state === 'void');
    await end(db, voided.filter(ofMarkSix(false)), { pay: revoke, reason: 'void' }, now);
    await end(db, voided.filter(ofMarkSix(true)), { pay: revokeOfMarkSix, reason: 'void' }, now);
    const won = new Set(
      drawn.flatMap(({ chase_id, ending }) => (chase_id !== null && ending.status === 2 ? chase_id : [])),
    );
    if (won.size > 0)
      await sql`SELECT chase_stop(c.id, 'stopped', 'chase', ${revoke}, ${now}) FROM chase_plan c
        WHERE c.id = ANY (${[...won].map(String)}::bigint[]) AND c.is_stopping_on_win AND c.status = 'running'
        ORDER BY c.id`.execute(db);
    return rows.length;
  });
}
