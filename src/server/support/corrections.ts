// Correcting a draw of a feed, or cancelling its period, in every station: what it would move first, and with the plan's fingerprint the correction itself.
import type pg from 'pg';
import { everyStation, inStation } from '../db/stationTransaction.ts';
import {
  type Correction,
  type CorrectionPlan,
  lastCorrection,
  planCorrection,
  requestCorrection,
} from '../play/corrections.ts';
import { Refusal } from '../refusal.ts';
import type { Written } from './input.ts';
import { type Asking, recorded } from './record.ts';

const reasonMost = 200;

export interface CorrectionInput {
  lotCode: Written;
  qiHao: Written;
  /** Numbers, separated by commas, or void. */
  numbers: Written;
  reason: Written;
  /** The fingerprint of the plan that was shown; undefined to show it. */
  plan: Written;
}

/** What became of it. Nothing is changed unless it was requested; `otherPlan` is what it would move where the fingerprint is of something else. */
export type CorrectionOutcome =
  | { state: 'planned' | 'otherPlan' | 'requested'; plan: CorrectionPlan }
  | { state: 'underWay'; lottery: string; draw: string }
  /** The stored draw is this one already; `last` is the correction that made it so. */
  | {
      state: 'same';
      lottery: string;
      draw: string;
      numbers: number[] | null;
      last: { from: number[]; at: Date; reason: string } | null;
    };

function drawOf(numbers: Written): number[] | null {
  if (numbers === 'void') return null;
  if (numbers === undefined || !/^[0-9]{1,2}(,[0-9]{1,2})*$/.test(numbers))
    throw new Refusal('support.correct.numbers');
  return numbers.split(',').map(Number);
}

/** Plans and asks in one transaction; it is written down for all stations together. Throws a Refusal where the draw cannot be corrected. */
export async function correctDraw(
  { pool, stations, now }: { pool: pg.Pool; stations: readonly string[]; now: Date },
  asking: Asking,
  { lotCode: lottery, qiHao: draw, plan: confirmed, ...input }: CorrectionInput,
): Promise<CorrectionOutcome> {
  if (!lottery || !/^[A-Z0-9]{2,12}(-[a-z0-9]{2,16})?$/.test(lottery) || !draw || !/^[0-9]{5,14}$/.test(draw))
    throw new Refusal('support.correct.name');
  const numbers = drawOf(input.numbers);
  const reason = input.reason?.trim() ?? '';
  if (reason === '') throw new Refusal('support.correct.reason');
  if ([...reason].length > reasonMost)
    throw new Refusal('support.reasonLong', { values: { most: reasonMost } });
  const asked = { lotCode: lottery, qiHao: draw, draw: numbers };
  return await inStation(
    pool,
    everyStation,
    async (db) => {
      const plan = await planCorrection(db, { home: everyStation, stations }, asked);
      if (!plan) {
        const last = await lastCorrection(db, lottery, draw);
        if (last && !last.finished_at) return { state: 'underWay', lottery, draw };
        return { state: 'same', lottery, draw, numbers, last: last ? endOf(last) : null };
      }
      if (confirmed === undefined) return { state: 'planned', plan };
      if (confirmed !== plan.fingerprint) return { state: 'otherPlan', plan };
      await requestCorrection(db, plan, { reason, requestedBy: asking.by, now });
      await recorded({ db, station: everyStation, now }, asking, async (note) => note.because(reason));
      return { state: 'requested', plan };
    },
    // Who asks for corrections is of this room; the application is not.
    { role: 'office_money' },
  );
}

const endOf = ({ old_draw: from, finished_at: at, reason }: Correction) => ({ from, at: at!, reason });
