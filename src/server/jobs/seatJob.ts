// The seat job: where a station asks a central file who plays where, it goes on for members who are here, and reports those who left.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { askSeats, asksSeats, forgetSeats, noteSeats } from '../money/breaks/seats.ts';
import { createJob, type Job } from './job.ts';

/** A lock of its own: a file that is silent holds up no money. */
const jobNumber = 7_204_210;
const intervalMs = 5_000;

export interface SeatJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  counterparties: Counterparties | undefined;
  onFailure: (what: string, error: unknown) => void;
}

export function createSeatJob({ pool, stations, now, counterparties, onFailure }: SeatJobOptions): Job {
  /** Stations that asked nobody when this process looked last. */
  const free = new Set<string>();
  return createJob({
    name: 'seats',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isFirst, isStopped }) {
      // Another process may have led since.
      if (isFirst) free.clear();
      for (const station of stations()) {
        const within = <T>(work: (db: Db) => Promise<T>) => inStation(pool, station.code, work);
        try {
          if (!asksSeats(station)) {
            if (!free.has(station.code)) await within((db) => forgetSeats(db, station.code));
            free.add(station.code);
            continue;
          }
          free.delete(station.code);
          await within((db) => noteSeats({ db, station: station.code, now: now() }));
          for (;;) {
            if (isStopped()) return;
            const round = { station, counterparties, inStation: within, now: now() };
            const { asked, isAnswered } = await askSeats(round);
            if (asked === 0) break;
            // It is one file for all stations, and the rest is due again in a later round.
            if (!isAnswered) return;
          }
        } catch (error) {
          onFailure(`seats ${station.code}`, error);
        }
      }
    },
  });
}
