// The step that draws: each period that has opened gets its numbers once, from its seed and the public value it is bound to, or from the feed, or is void.
import type pg from 'pg';
import { cataloguedLottery, type PlayedLottery } from '#lottery/catalogue.ts';
import { checkDraw } from '#lottery/draw/draw.ts';
import { familyOf } from '#lottery/families.ts';
import { inTransaction } from '../../db/transaction.ts';
import { drawFrom } from '../../play/drawing.ts';
import type { DrawDeps } from './periodRows.ts';
import { openSeed, type StoredSeed } from './seeds.ts';

/** A period whose feed has reported nothing for this long after its opening is void, and its stakes are returned. */
const feedPatienceMs = 6 * 3_600_000;

interface DueRow extends StoredSeed {
  opens_at: Date;
  source: 'platform' | 'demonstration' | 'feed';
  /** `<chain>/<round>` that it is bound to. */
  beacon: string | null;
  /** Of a lottery of a station's own, one that has ended included; null for one of the catalogue. */
  family: PlayedLottery['family'] | null;
}

/** Draws one period and stores it once; the lock waits for bets that were accepted in time and are not committed yet. */
async function drawOne({ pool, feed, sealing, beacon }: DrawDeps, due: DueRow, at: Date): Promise<void> {
  const { lot_code: code, qi_hao: qiHao } = due;
  // A lottery that is no longer in the catalogue has no rules to read a draw by.
  const family = due.family ?? cataloguedLottery(code)?.family;
  let result: { draw: number[]; seed: string | null; value: string | null } | null;
  if (due.source === 'feed') {
    const reported = await feed?.read(code, qiHao);
    if (!reported && at.getTime() - due.opens_at.getTime() < feedPatienceMs) return;
    result =
      reported && family
        ? { draw: [...checkDraw(familyOf(family), reported)], seed: null, value: null }
        : null;
  } else {
    const seed = openSeed(sealing, due);
    if (seed === null) throw new Error(`${code} ${qiHao} has no seed.`);
    if (!family) throw new Error(`${code} is a lottery that nobody knows.`);
    const value = due.beacon === null ? null : beacon?.valueOf(due.beacon);
    // Without the value there is no draw: whoever could choose to do without it could choose between two.
    if (value === undefined) {
      if (beacon) return;
      throw new Error(`${code} ${qiHao} is bound to a beacon, and COUNTERPARTIES names none.`);
    }
    result = { draw: drawFrom(seed, family, value), seed, value };
  }
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(lottery_period_key($1, $2))', [code, qiHao]);
    await client.query(
      `UPDATE lottery_period SET state = $3, draw = $4, seed = $5, public_value = $6, drawn_at = $7
        WHERE lot_code = $1 AND qi_hao = $2 AND state = 'open'`,
      [
        ...[code, qiHao, result ? 'drawn' : 'void'],
        ...[result?.draw ?? null, result?.seed ?? null, result?.value ?? null, at],
      ],
    );
    await client.query('DELETE FROM lottery_seed WHERE lot_code = $1 AND qi_hao = $2', [code, qiHao]);
  });
}

/** Fetches the values that periods wait for which have sealed: most are here before their draw is due. */
async function learnValues({ pool, beacon }: DrawDeps, at: Date): Promise<void> {
  if (!beacon) return;
  const { rows } = await pool.query<{ beacon: string }>(
    `SELECT DISTINCT beacon FROM lottery_period WHERE state = 'open' AND seals_at <= $1 AND beacon IS NOT NULL`,
    [at],
  );
  await beacon.learn(
    rows.map(({ beacon: round }) => round),
    at,
  );
}

/** Draws every period that has opened. */
export async function drawDue(deps: DrawDeps, at: Date): Promise<void> {
  await learnValues(deps, at);
  const { rows } = await deps.pool.query<DueRow>(
    `SELECT p.lot_code, p.qi_hao, p.opens_at, p.source, p.beacon, s.seed, s.sealed, o.family FROM lottery_period p
      LEFT JOIN lottery_seed s USING (lot_code, qi_hao) LEFT JOIN own_lottery o ON o.code = p.lot_code
      WHERE p.state = 'open' AND p.opens_at <= $1 AND (NOT $2 OR strpos(p.lot_code, '-') > 0) ORDER BY p.opens_at, p.lot_code`,
    [at, deps.isCopying ?? false],
  );
  for (const due of rows) {
    // A draw that fails delays no other; it is retried in the next round.
    await drawOne(deps, due, at).catch((error) =>
      deps.onFailure(`draw ${due.lot_code} ${due.qi_hao}`, error),
    );
  }
}

/** Voids a period that is not drawn yet, so that its stakes are returned; false when it was drawn or void already. */
export async function voidPeriod(pool: pg.Pool, lotCode: string, qiHao: string, at: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(lottery_period_key($1, $2))', [lotCode, qiHao]);
    const { rowCount } = await client.query(
      `UPDATE lottery_period SET state = 'void', drawn_at = $3
        WHERE lot_code = $1 AND qi_hao = $2 AND state = 'open'`,
      [lotCode, qiHao, at],
    );
    await client.query('DELETE FROM lottery_seed WHERE lot_code = $1 AND qi_hao = $2', [lotCode, qiHao]);
    return rowCount === 1;
  });
}
