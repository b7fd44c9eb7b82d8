// How seeds lie in the database until they are drawn: sealed by DRAW_KEY, so that nobody knows a draw ahead who reads the database alone.
import type pg from 'pg';
import { createSealing, type Sealing } from '../../db/personal/sealing.ts';
import { tokensOf } from '../../operation/productionChecks.ts';

/** By DRAW_KEY: one secret or, while it is changed, several with commas; the first seals. */
export const seedSealing = (drawKey: string): Sealing =>
  createSealing({
    label: 'draw key',
    secrets: tokensOf(drawKey),
    missing: 'DRAW_KEY is missing: no seed can be sealed, and nothing is drawn.',
    foreign:
      'another DRAW_KEY sealed the seed. Name that one behind the present one, with a comma between them.',
  });

const purposeOf = (lotCode: string, qiHao: string): string => `seed ${lotCode} ${qiHao}`;

/** A seed (hex) as it is stored for its period. */
export const sealSeed = (sealing: Sealing, lotCode: string, qiHao: string, seed: string): Buffer =>
  sealing.seal(purposeOf(lotCode, qiHao), seed);

/** A row of lottery_seed: a release before sealing wrote `seed`. */
export interface StoredSeed {
  lot_code: string;
  qi_hao: string;
  seed: string | null;
  sealed: Buffer | null;
}

/** The seed, hex; null where there is none. Throws where another key sealed it, or where it was sealed for another period. */
export function openSeed(sealing: Sealing, { lot_code, qi_hao, seed, sealed }: StoredSeed): string | null {
  return sealed === null ? seed : sealing.unseal(purposeOf(lot_code, qi_hao), sealed);
}

/**
 * A step that seals what lies open, since a server of an earlier release wrote it, and seals by the present key what an earlier one sealed. A seed whose key is
 * not at hand is reported once, long before its draw.
 */
export function createSealStep(
  { pool, sealing }: { pool: pg.Pool; sealing: Sealing },
  onFailure: (what: string, error: unknown) => void,
): () => Promise<void> {
  const reported = new Set<string>();
  return async () => {
    const { rows } = await pool.query<StoredSeed>(
      `SELECT lot_code, qi_hao, seed, sealed FROM lottery_seed
        WHERE seed IS NOT NULL OR substring(sealed FROM 1 FOR 4) <> $1`,
      [sealing.mark()],
    );
    for (const row of rows) {
      const { lot_code: code, qi_hao: qiHao } = row;
      try {
        const sealed = sealSeed(sealing, code, qiHao, openSeed(sealing, row)!);
        await pool.query(
          'UPDATE lottery_seed SET seed = NULL, sealed = $3 WHERE lot_code = $1 AND qi_hao = $2',
          [code, qiHao, sealed],
        );
      } catch (error) {
        const what = `seed ${code} ${qiHao}`;
        if (!reported.has(what)) onFailure(what, error);
        reported.add(what);
      }
    }
  };
}
