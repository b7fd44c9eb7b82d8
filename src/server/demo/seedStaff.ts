// The people at the office of a demonstration.
import type pg from 'pg';
import type { Hashing } from '../account/hashing.ts';
import { everyStation, inStation } from '../db/stationTransaction.ts';
import { addDemoStaff, demoStaffPassword, namesOfDemoStaff } from '../office/staff/demonstration.ts';
import type { Settings } from '../settings.ts';

/** Adds them where nobody of theirs is there. */
export async function seedStaff(
  pool: pg.Pool,
  now: Date,
  hashing: Hashing,
  settings: Settings,
): Promise<void> {
  const asStaff = { role: 'office_staff' } as const;
  if ((await inStation(pool, everyStation, namesOfDemoStaff, asStaff)).length > 0) return;
  const hash = await hashing.hash(demoStaffPassword);
  await inStation(pool, everyStation, (db) => addDemoStaff(db, hash, now, settings), asStaff);
}
