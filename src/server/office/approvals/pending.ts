// How much waits for somebody's second yes, at all their stations: what is somebody's own, or not for their role, does not wait for them.
import { sql } from 'kysely';
import { type Db, everyStation } from '../../db/stationTransaction.ts';
import type { StaffSession } from '../staff/session.ts';
import { controlsOf } from './controls.ts';
import { type PendingRow, waitsFor } from './list.ts';

/** Of each station so many are looked at. */
const lookedAtMost = 1_000;

export interface PendingAt {
  /** Code; null for requests that belong to no station. */
  station: string | null;
  count: number;
  oldestAt: Date;
}

/** Only where something waits, in the order of `stations`; what belongs to no station is the last. Reads as a call about no station. */
export async function pendingFor(
  { db, now }: { db: Db; now: Date },
  staff: StaffSession,
  stations: readonly string[],
): Promise<PendingAt[]> {
  const { rows } = await sql<PendingRow & { station: string; at: Date }>`
    SELECT station, kind, asked_person, at FROM office_pending(${[...stations, everyStation]}::text[], ${now}, ${lookedAtMost})`.execute(
    db,
  );
  const found: PendingAt[] = [];
  for (const [station, requests] of Map.groupBy(rows, (row) => row.station)) {
    const terms = await asStation(db, station, () => controlsOf(db));
    const own = requests.filter((row) => waitsFor(row, staff, terms, now));
    if (own.length > 0)
      found.push({
        station: station === everyStation ? null : station,
        count: own.length,
        oldestAt: own[0]!.at,
      });
  }
  return found;
}

/** Reads as a call about one station does, in a transaction that is about none. */
async function asStation<T>(db: Db, station: string, read: () => Promise<T>): Promise<T> {
  const set = (code: string) => sql`SELECT set_config('app.station', ${code}, true)`.execute(db);
  await set(station);
  const result = await read();
  await set(everyStation);
  return result;
}
