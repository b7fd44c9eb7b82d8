// Owns the team job's step for the figures of stations: what the ledger has got since the last round is counted, up to where no transaction is under way.
import { sql } from 'kysely';
import type pg from 'pg';
import type { TeamStep } from './step.ts';

/** Numbers of the ledger in one transaction. */
const batch = 5_000;

/** Up to this number every transaction of the ledger has ended that was begun before this moment. */
interface LedgerEnd {
  through: bigint;
  at: Date;
}

/** The newest number that was given out, and the transactions that were writing into the ledger a moment later. */
interface Mark extends LedgerEnd {
  writers: ReadonlySet<string>;
}

/**
 * Says up to which number every transaction of the ledger has ended. Numbers are given out in order and committed in any: a number is given to whoever
 * holds the lock of writers on the table, so it is there, or never will be, once everybody who held that lock after it was given has let go of it.
 */
export function createLedgerEnd(pool: pg.Pool): (now: Date) => Promise<LedgerEnd> {
  let ended: LedgerEnd = { through: 0n, at: new Date(0) };
  let waits: Mark | undefined;
  return async (now) => {
    const { rows } = await pool.query<{ through: string }>(
      'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS through FROM ledger_transaction_id_seq',
    );
    const newest = { through: BigInt(rows[0]!.through), at: now };
    if (newest.through === ended.through) {
      ended = newest;
      return ended;
    }
    // Asked after the number: whoever has got a smaller one holds the lock by now.
    const { rows: holding } = await pool.query<{ writer: string }>(
      `SELECT DISTINCT virtualtransaction AS writer FROM pg_locks WHERE locktype = 'relation' AND mode = 'RowExclusiveLock' AND granted
        AND relation = 'ledger_transaction'::regclass AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    const writers = new Set(holding.map(({ writer }) => writer));
    if (writers.size === 0) {
      ended = newest;
      waits = undefined;
    } else {
      if (waits && ![...waits.writers].some((writer) => writers.has(writer))) {
        ended = { through: waits.through, at: waits.at };
        waits = undefined;
      }
      waits ??= { ...newest, writers };
    }
    return ended;
  };
}

/** A step that asks once a round how far the ledger has ended. */
export function createFigures(pool: pg.Pool): TeamStep {
  const endOf = createLedgerEnd(pool);
  let round: { end: Promise<LedgerEnd>; stations: Set<string> } | undefined;
  return async ({ station, inStation, now, isStopped }) => {
    if (!round || round.stations.has(station.code)) round = { end: endOf(now), stations: new Set() };
    round.stations.add(station.code);
    const { through, at } = await round.end;
    for (;;) {
      const isThere = await inStation(async (db) => {
        const { rows } = await sql<{ done: boolean }>`
          SELECT figure_fold(${through}::bigint, ${batch}, ${at}::timestamptz) AS done`.execute(db);
        return rows[0]!.done;
      });
      if (isThere || isStopped()) return;
    }
  };
}
