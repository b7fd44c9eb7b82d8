// Rate limits: how often something was attempted within a sliding window, and refusing more.
import { sql } from 'kysely';
import type { Db, StationWork } from '../db/stationTransaction.ts';

/** How many attempts were recorded under a key within the last seconds. */
export async function attemptsOf(db: Db, key: string, now: Date, seconds: number): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('key', '=', key)
    .where('at', '>', new Date(now.getTime() - seconds * 1000))
    .executeTakeFirstOrThrow();
  return count;
}

export async function recordAttempt(
  { db, station, now }: StationWork,
  keys: readonly string[],
): Promise<void> {
  await db
    .insertInto('attempt')
    .values(keys.map((key) => ({ station, key, at: now })))
    .execute();
}

/** Attempts under keys that count in all stations of the installation together. */
export async function sharedAttemptsOf(
  db: Db,
  keys: readonly string[],
  now: Date,
  seconds: number,
): Promise<ReadonlyMap<string, { count: number; lastAt: Date }>> {
  const { rows } = await sql<{ key: string; count: number; last_at: Date }>`
    SELECT key, count, last_at FROM shared_attempts(${keys}, ${new Date(now.getTime() - seconds * 1000)})`.execute(
    db,
  );
  return new Map(rows.map(({ key, count, last_at }) => [key, { count, lastAt: last_at }]));
}

export async function recordSharedAttempt(db: Db, keys: readonly string[], now: Date): Promise<void> {
  await sql`SELECT shared_attempts_record(${keys}, ${now})`.execute(db);
}

/** Takes back the newest attempt under each key. */
export async function forgiveSharedAttempt(db: Db, keys: readonly string[]): Promise<void> {
  await sql`SELECT shared_attempts_forgive(${keys})`.execute(db);
}

/** The name under which lockKey() locks for all stations. */
export const allStations = '*';

/** Deletes the attempts under a key. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
}

/** Makes transactions that count under the same key follow one another, so that none passes between count and write. */
export async function lockKey(db: Db, station: string, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${station} ${key}`}, 0))`.execute(db);
}

/** Records one more attempt under a key if the limit of the window allows it; false, with nothing recorded, otherwise. */
export async function consumeQuota(
  { db, station, now }: StationWork,
  key: string,
  limit: number,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    SELECT quota_take(${station}, ${key}, ${now}, ${limit}, ${seconds}) AS "isTaken"`.execute(db);
  return rows[0]!.isTaken;
}
