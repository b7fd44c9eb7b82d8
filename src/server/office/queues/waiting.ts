// How much waits in each queue of some stations, and since when: one query, whose cost does not grow with what waits.
import { sql } from 'kysely';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** A queue is counted up to here: who reads 1000 says "more than 999". */
export const countedMost = 1_000;

/** A queue of a station; `oldestAt` is null where nothing waits. */
export interface Waiting {
  station: string;
  queue: WaitingQueue;
  count: number;
  oldestAt: Date | null;
}

/** The queues of these stations, each in its order. The caller answers for whom the stations are open to. */
export async function waitingIn(db: Db, stations: readonly string[]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT station, queue, count, oldest_at AS "oldestAt" FROM office_waiting(${stations}::text[], ${countedMost})`.execute(
    db,
  );
  return rows;
}
