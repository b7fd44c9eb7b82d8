// Owns reading the sandbox outbox of messages, for the page that shows it.
import type pg from 'pg';
import { inStation } from '../db/stationTransaction.ts';

/** A message of the sandbox, which sends nothing to anybody. */
export interface OutboxMessage {
  station: string;
  phone: string;
  text: string;
  at: Date;
}

/** The newest messages of the given stations (codes), newest first. */
export async function readOutbox(
  pool: pg.Pool,
  stations: readonly string[],
  limit = 50,
): Promise<OutboxMessage[]> {
  const lists = await Promise.all(
    stations.map((station) =>
      inStation(pool, station, (db) =>
        db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute(),
      ),
    ),
  );
  return lists
    .flat()
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit)
    .map((row) => ({ station: row.station, phone: row.phone, text: row.body, at: row.created_at }));
}
