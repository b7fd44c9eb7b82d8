// Owns looking into another station of the operator within one transaction: row security shows one station at a time.
import { sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';

const show = (db: Db, station: string) => sql`SELECT set_config('app.station', ${station}, true)`.execute(db);

/** Does work in `station`, whose rows alone are visible meanwhile, and comes back to `home`. What fails ends the transaction or its savepoint, which comes back by itself. */
export async function elsewhere<T>(
  db: Db,
  home: string,
  station: string,
  work: () => Promise<T>,
): Promise<T> {
  if (station === home) return await work();
  await show(db, station);
  const done = await work();
  await show(db, home);
  return done;
}
