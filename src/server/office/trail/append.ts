// Writing into the trail what no trigger writes: acts that are about no station, and reads of what is personal.
import { sql } from 'kysely';
import { startOfDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { type Db, everyStation } from '../../db/stationTransaction.ts';
import { limitReached } from '../../measurements.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';

export interface NewLine {
  at: Date;
  source: 'act' | 'read' | 'station';
  /** The call, or the words of the command. */
  what: string;
  /** Null where it is about none. */
  station: string | null;
  staffId: number | null;
  /** The name of whoever did it, or what stands for it where nobody is logged in. */
  by: string;
  accountId: number | null;
  /** What belongs to it, such as the request without its secrets. */
  detail: object;
  reason: string;
}

/** Appends a line, as the role of any room; returns its number. Other lines wait until this transaction ends: do it last. */
export async function appendLine(db: Db, line: NewLine): Promise<bigint> {
  const { rows } = await sql<{ number: bigint }>`
    SELECT trail_append(${line.at}, ${line.source}, ${line.what}, ${line.station}, ${line.staffId}, ${line.by}, ${line.accountId},
      ${JSON.stringify(line.detail)}::json, ${line.reason}) AS number`.execute(db);
  return rows[0]!.number;
}

/** Appends a line about a read of what is personal. Refuses one above what a person may read on a day in Beijing, with an alarm in the log. */
export async function appendRead(
  db: Db,
  line: Omit<NewLine, 'source' | 'staffId'> & { staffId: number },
  settings: Settings,
): Promise<void> {
  await appendLine(db, { ...line, source: 'read' });
  // Counted under the lock of the trail, so that no two reads pass as the last one.
  const since = startOfDay(dayOf(line.at.getTime()));
  const { rows } = await sql<{ count: number }>`
    SELECT trail_reads(${line.staffId}, ${since}) AS count`.execute(db);
  const { count } = rows[0]!;
  // Who oversees the office sees it at once on the first page.
  if (count === settings.staffReadsADay)
    await sql`SELECT pg_notify('office', ${JSON.stringify({ station: line.station ?? everyStation, queue: 'problems' })})`.execute(
      db,
    );
  if (count <= settings.staffReadsADay) return;
  limitReached.report(settings, { call: `${line.what} by ${line.by}`, limit: 'staffReadsADay' });
  throw new Refusal('office-staff.readsOver', {
    code: 'readsOver',
    values: { most: settings.staffReadsADay },
  });
}
