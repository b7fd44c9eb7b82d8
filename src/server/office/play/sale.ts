// Stopping a sale at once and going on with it: of a lottery, a mode of it, or a play.
import { sql } from 'kysely';
import type { PlayedLottery } from '#lottery/catalogue.ts';
import type { Mode } from '#lottery/play.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { periodsAfter } from '../../play/calendar.ts';
import { modeOfVersion, type OwnLottery, playNamed, versionOfMode } from './names.ts';

export interface Sale {
  lottery: OwnLottery;
  modes: readonly Mode[];
  /** Empty for all plays of the modes. */
  play: string;
}

export interface SaleStop {
  lottery: string;
  mode: Mode;
  play: string;
  name: string;
  reason: string;
  by: string;
  at: Date;
}

/** Periods that a bet of now may be on: the one on sale, and the next one that a chase may begin with. */
const heldMost = 2;

function heldPeriods(lottery: PlayedLottery, now: Date): string[] {
  const found: string[] = [];
  for (const { qiHao } of periodsAfter(lottery, now.getTime())) {
    found.push(qiHao);
    if (found.length === heldMost) break;
  }
  return found;
}

/**
 * Stops a sale, or goes on with it; with all plays of a mode, the stops of single plays are lifted as well. Returns how many stops are new, or were lifted.
 */
export async function setSale(
  db: Db,
  { lottery: { lottery }, modes, play }: Sale,
  { isOn, reason, by, now }: { isOn: boolean; reason: string; by: string; now: Date },
): Promise<number> {
  const versions = modes.map((mode) => versionOfMode[mode]);
  const { rows } = await sql<{ changed: number }>`
    SELECT sale_set(${lottery.code}, ${versions}::smallint[], ${play}, ${isOn}, ${heldPeriods(lottery, now)}::text[], ${reason}, ${by}, ${now}) AS changed`.execute(
    db,
  );
  return rows[0]!.changed;
}

/** All stops of the station, or of one lottery. */
export async function saleStops(db: Db, locale: Locale, lottery?: string): Promise<SaleStop[]> {
  const rows = await db
    .selectFrom('sale_stop')
    .selectAll()
    .$if(lottery !== undefined, (query) => query.where('lot_code', '=', lottery!))
    .orderBy('lot_code')
    .orderBy('version')
    .orderBy('play_code')
    .execute();
  return rows.map((row) => ({
    lottery: row.lot_code,
    mode: modeOfVersion(row.version),
    play: row.play_code,
    name: row.play_code === '' ? '' : playNamed(row.play_code, locale),
    reason: row.reason,
    by: row.stopped_by,
    at: row.stopped_at,
  }));
}
