// Finding out whether a database holds the demonstration's data, whose accounts have passwords that everybody knows.
import type pg from 'pg';
import { everyStation, inStation } from '../db/stationTransaction.ts';
import { namesOfDemoStaff } from '../office/staff/demonstration.ts';

/** The codes, of those given, of stations that the demonstration filled. */
export async function demonstrationStations(pool: pg.Pool, codes: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `SELECT to_regclass('seeded') IS NOT NULL AS exists`,
  );
  if (!rows[0]!.exists) return [];
  const found: string[] = [];
  for (const code of codes) {
    const row = await inStation(pool, code, (db) =>
      db.selectFrom('seeded').select('station').where('station', '=', code).executeTakeFirst(),
    );
    if (row) found.push(code);
  }
  return found;
}

/** The names of the demonstration's people at the office that may log in. */
export async function demoStaffFound(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ exists: boolean }>(`SELECT to_regclass('staff') IS NOT NULL AS exists`);
  return rows[0]!.exists
    ? await inStation(pool, everyStation, namesOfDemoStaff, { role: 'office_staff' })
    : [];
}
