// Which members have an offer waiting that the registry of exclusions is asked about first (askAboutOffers.ts).
import { type RawBuilder, sql } from 'kysely';
import type { Db, StationWork } from '../../db/stationTransaction.ts';

/** The newest letter to many of the station in view. */
const newestLetter = sql`SELECT created_at FROM message WHERE station = current_station() AND audience IN ('level', 'all') ORDER BY id DESC LIMIT 1`;

/** Notes at a log-in or a registration that the registry is asked before this member is offered anything; at once where a letter waits. */
export async function expectOffers({ db, station, now }: StationWork, accountId: number): Promise<void> {
  await sql`INSERT INTO offer_check AS c (station, account_id, due_at) VALUES (${station}, ${accountId}, ${now})
    ON CONFLICT (station, account_id) DO UPDATE SET due_at = ${now}
      WHERE c.due_at IS NULL AND c.clear_at < (${newestLetter})`.execute(db);
}

/** Notes for members who are logged in that a letter to many waits; those who log in later are noted then. `isFirst`: also who logged in before the station asked a registry. */
export async function noteLetters({ db, station, now }: StationWork, isFirst: boolean): Promise<void> {
  if (isFirst)
    await sql`INSERT INTO offer_check (station, account_id, due_at)
      SELECT DISTINCT s.station, s.account_id, ${now}::timestamptz FROM session s JOIN account a ON a.id = s.account_id
        WHERE s.station = ${station} AND s.ended_at IS NULL AND a.role <> 'trial'
      ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE offer_check c SET due_at = ${now}
    WHERE c.due_at IS NULL AND c.clear_at < (${newestLetter})
      AND EXISTS (SELECT FROM session s WHERE s.account_id = c.account_id AND s.ended_at IS NULL)`.execute(
    db,
  );
}

/** The number of the newest letter to many; null where there is none. */
export async function newestLetterId(db: Db): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`SELECT id FROM message
    WHERE station = current_station() AND audience IN ('level', 'all') ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** A station that asks no registry keeps nothing back. */
export const forgetChecks = (db: Db, station: string): Promise<unknown> =>
  db.deleteFrom('offer_check').where('station', '=', station).execute();

/** Notes that something is offered to members, chosen by a condition on `account a`. */
export async function noteOffer(
  { db, station, now }: StationWork,
  chosen: RawBuilder<unknown>,
): Promise<void> {
  await sql`UPDATE offer_check c SET due_at = ${now} FROM account a
    WHERE c.station = ${station} AND a.station = c.station AND a.id = c.account_id AND ${chosen}`.execute(db);
}
