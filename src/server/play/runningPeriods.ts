// Reading what is stored about the running period of a lottery and its last draw.
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/stationTransaction.ts';
import type { LotteryPeriodTable } from '../db/tables.ts';
import type { Period } from './calendar.ts';

/** For each lottery, the commitment of its running period and the row of the last period that opened, where they are stored. */
export async function runningRows(
  db: Db,
  running: readonly Period[],
  now: Date,
): Promise<Map<string, { commitment: string | null; last: Selectable<LotteryPeriodTable> | undefined }>> {
  const { rows: commitments } = await sql<{ lot_code: string; commitment: string | null }>`
    SELECT p.lot_code, p.commitment FROM lottery_period p
      JOIN unnest(${running.map(({ lotCode }) => lotCode)}::text[], ${running.map(({ qiHao }) => qiHao)}::text[])
        AS x(lot_code, qi_hao) ON p.lot_code = x.lot_code AND p.qi_hao = x.qi_hao`.execute(db);
  const { rows: lasts } = await sql<Selectable<LotteryPeriodTable>>`
    SELECT p.* FROM unnest(${running.map(({ lotCode }) => lotCode)}::text[]) AS x(lot_code) CROSS JOIN LATERAL
      (SELECT * FROM lottery_period p WHERE p.lot_code = x.lot_code AND p.opens_at <= ${now}
        ORDER BY p.opens_at DESC LIMIT 1) p`.execute(db);
  return new Map(
    running.map(({ lotCode }) => [
      lotCode,
      {
        commitment: commitments.find((row) => row.lot_code === lotCode)?.commitment ?? null,
        last: lasts.find((row) => row.lot_code === lotCode),
      },
    ]),
  );
}
