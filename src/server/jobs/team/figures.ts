// The team job's step for the figures of stations: what the ledger has got since the last round is counted, up to where no transaction is under way.
import { sql } from 'kysely';
import type pg from 'pg';
import { type Db, everyStation, inStation } from '../../db/stationTransaction.ts';
import { createPace, stationsOfAny, stationsWith } from '../due/due.ts';
import type { TeamStep } from './step.ts';

/** Numbers of the ledger in one transaction. */
const batch = 5_000;

/** How often it is written down that a station in which nothing happens is counted. */
const restMs = 60_000;

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

/** Stations with ledger transactions whose numbers are in a span, and those of which nothing is counted yet. */
async function stationsBetween(db: Db, after: bigint, through: bigint): Promise<string[]> {
  const { rows } = await sql<{ station: string }>`SELECT DISTINCT t.station FROM ledger_transaction t
    WHERE t.id > ${after}::bigint AND t.id <= ${through}::bigint`.execute(db);
  return rows.map(({ station }) => station);
}

/** A step that knows how far it has looked, and which stations it has still to count. The others are where the ledger is, which is written down once a minute for all of them. */
export function createFigures(pool: pg.Pool): TeamStep {
  const endOf = createLedgerEnd(pool);
  const isTimeToRest = createPace(restMs);
  let end: LedgerEnd = { through: 0n, at: new Date(0) };
  let looked = 0n;
  let known = new Set<string>();
  const behind = new Set<string>();

  /** Everything that was counted before this process did it is behind `looked`. */
  async function begin(db: Db, stations: readonly string[]): Promise<void> {
    const { rows } = await sql<{ station: string; through: bigint }>`
      SELECT station, through FROM figure_progress WHERE station = ANY (${stations}::text[])`.execute(db);
    known = new Set(rows.map(({ station }) => station));
    looked = rows.reduce((least, { through }) => (through < least ? through : least), end.through);
    behind.clear();
  }

  return {
    async due(look) {
      end = await endOf(look.now);
      const isResting = isTimeToRest(look);
      if (look.isFirst || isResting || end.through > looked)
        await inStation(
          pool,
          everyStation,
          async (db) => {
            if (look.isFirst) await begin(db, look.stations);
            for (const station of await stationsBetween(db, looked, end.through)) behind.add(station);
            looked = end.through;
            const idle = look.stations.filter((station) => known.has(station) && !behind.has(station));
            if (isResting)
              await sql`UPDATE figure_progress SET through = greatest(through, ${end.through}::bigint), counted_at = ${end.at}
                WHERE station = ANY (${idle}::text[]) AND counted_at > '-infinity' AND counted_at < ${end.at}::timestamptz - interval '1 minute'`.execute(
                db,
              );
          },
          { role: 'job_due' },
        );
      const due = look.stations.filter((station) => behind.has(station) || !known.has(station));
      return stationsOfAny(
        sql`(SELECT unnest(${due}::text[]) AS station)`,
        // Whose figures are counted from the beginning again.
        stationsWith('figure_progress', { kept: sql`t.counted_at = '-infinity'` }),
      );
    },
    async run({ station: { code }, inStation: here, isStopped }) {
      const { through, at } = end;
      for (;;) {
        const isThere = await here(async (db) => {
          const { rows } = await sql<{ done: boolean }>`
          SELECT figure_fold(${through}::bigint, ${batch}, ${at}::timestamptz) AS done`.execute(db);
          return rows[0]!.done;
        });
        if (isThere) break;
        if (isStopped()) return;
      }
      known.add(code);
      behind.delete(code);
    },
  };
}
