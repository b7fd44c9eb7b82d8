// Owns the step that opens chases: the orders of a chase for a period are placed when the period begins, and those of one that has ended go back before any draw.
import { sql } from 'kysely';
import type pg from 'pg';
import { inStation } from '../../db/stationTransaction.ts';
import { giveBack } from '../../play/revoke.ts';

/** Chases in a transaction; each opens one period, of a basket at the most. */
const chasesAtOnce = 20;

/**
 * Opens every period that has begun by `at` of the chases of a station, the oldest first; also those that began while nobody was there. Gives back
 * what ended chases have left to give back. What a process leaves undone the next one does: a chase keeps how far it is in the transaction that stores its orders. False where it was stopped before the end.
 */
export async function openChases(
  pool: pg.Pool,
  station: string,
  at: Date,
  isStopped: () => boolean,
): Promise<boolean> {
  while (!isStopped()) {
    // Giving back is first, as in chase_stop(): it locks accounts, and opening locks chases.
    const { rows } = await inStation(pool, station, (db) =>
      sql<{ isLeft: boolean; count: number }>`
        SELECT ${giveBack()} AS "isLeft", chase_open(${at}, ${chasesAtOnce}) AS count`.execute(db),
    );
    const { isLeft, count } = rows[0]!;
    if (!isLeft && count === 0) return true;
  }
  return false;
}
