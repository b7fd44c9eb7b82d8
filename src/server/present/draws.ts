// How periods and draws are written on the wire.

import type { Selectable } from 'kysely';
import type { DrawnPeriod, Period as WirePeriod } from '#contract/entities.generated.ts';
import type { Family } from '#lottery/play.ts';
import type { Rules, Settings } from '#lottery/rule/settings.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { LotteryPeriodTable } from '../db/tables.ts';
import type { Period } from '../play/calendar.ts';
import { rulesAt } from '../play/terms.ts';

const secondsUntil = (ms: number, now: Date): number => Math.max(0, Math.ceil((ms - now.getTime()) / 1000));

/** A period of the calendar; `commitment` is the stored one, null where nothing was committed to yet. */
export function presentPeriod(period: Period, commitment: string | null, now: Date): WirePeriod {
  return {
    lotCode: period.lotCode,
    qiHao: period.qiHao,
    startTime: formatMoment(new Date(period.startsMs)),
    sealTime: formatMoment(new Date(period.sealsMs)),
    openTime: formatMoment(new Date(period.opensMs)),
    sealSeconds: secondsUntil(period.sealsMs, now),
    openSeconds: secondsUntil(period.opensMs, now),
    isSealed: now.getTime() >= period.sealsMs,
    commitment: commitment ?? '',
  };
}

/** A period that has opened, with the readings of its family. */
export function presentDraw(
  row: Selectable<LotteryPeriodTable>,
  family: Family,
  settings: Settings,
): DrawnPeriod {
  const { draw } = row;
  const rules = rulesAt({ family, settings }, row.opens_at);
  return {
    lotCode: row.lot_code,
    qiHao: row.qi_hao,
    openTime: formatMoment(row.opens_at),
    haoMa: draw?.join(',') ?? '',
    // While the bets of a corrected draw are settled again, the corrected one counts already.
    openStatus: row.state === 'open' ? 'waiting' : draw ? 'drawn' : 'void',
    source: row.source,
    readings: draw ? readingsOfDraw(family, draw, rules) : [],
    commitment: row.commitment ?? '',
    seed: row.seed ?? '',
    beacon: row.beacon ?? '',
    publicValue: row.public_value ?? '',
    correctedFrom: row.corrected_from?.join(',') ?? '',
  };
}

/** What a family reads from a draw, such as its sum. */
export const readingsOfDraw = (family: Family, draw: readonly number[], rules: Rules) =>
  family.readings.map(({ name, of }) => ({ name, value: of(draw, rules) }));
