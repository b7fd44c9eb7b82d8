// Owns the step that opens chases: the orders of a chase for a period are placed when the period begins.
import { sql } from 'kysely';
import type pg from 'pg';
import { inStation } from '../../db/stationTransaction.ts';

/** Chases in a transaction; each opens one period, of a basket at the most. */
const chasesAtOnce = 20;

/**
 * Opens every period that has begun by `at` of the chases of a station, the oldest first; also those that began while nobody was there. What a process
 * leaves undone the next one does: a chase keeps how far it is in the transaction that stores its orders. False where it was stopped before the end.
 */
export async function openChases(
  pool: pg.Pool,
  station: string,
  at: Date,
  isStopped: () => boolean,
): Promise<boolean> {
  while (!isStopped()) {
    const { rows } = await inStation(pool, station, (db) =>
      sql<{ count: number }>`SELECT chase_open(${at}, ${chasesAtOnce}) AS count`.execute(db),
    );
    if (rows[0]!.count === 0) return true;
  }
  return false;
}
