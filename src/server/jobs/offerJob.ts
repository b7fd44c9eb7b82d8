// The offer job: where a station asks a registry of exclusions, it asks about every member for whom an offer waits, before the offer is shown.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Db } from '../db/stationTransaction.ts';
import { inStation } from '../db/stationTransaction.ts';
import { askAboutOffers } from '../money/breaks/askAboutOffers.ts';
import { asksRegistry } from '../money/breaks/registry.ts';
import { forgetChecks, newestLetterId, noteLetters } from '../money/breaks/waitingOffers.ts';
import { createJob, type Job } from './job.ts';

/** A lock of its own: a registry that is silent holds up no money. */
const jobNumber = 7_204_200;
const intervalMs = 5_000;

export interface OfferJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  counterparties: Counterparties | undefined;
  onFailure: (what: string, error: unknown) => void;
}

export function createOfferJob({ pool, stations, now, counterparties, onFailure }: OfferJobOptions): Job {
  /** The newest letter that was noted, by station; `off` for one that asks no registry. */
  const noted = new Map<string, bigint | null | 'off'>();

  async function note(station: StationFacts, within: <T>(work: (db: Db) => Promise<T>) => Promise<T>) {
    const before = noted.get(station.code);
    if (!asksRegistry({ station, counterparties })) {
      if (before !== 'off') await within((db) => forgetChecks(db, station.code));
      noted.set(station.code, 'off');
      return false;
    }
    const isFirst = before === undefined || before === 'off';
    const newest = await within(async (db) => {
      const id = await newestLetterId(db);
      if (isFirst || id !== before) await noteLetters({ db, station: station.code, now: now() }, isFirst);
      return id;
    });
    noted.set(station.code, newest);
    return true;
  }

  return createJob({
    name: 'offers',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isFirst, isStopped }) {
      // Another process may have led since.
      if (isFirst) noted.clear();
      for (const station of stations()) {
        const within = <T>(work: (db: Db) => Promise<T>) => inStation(pool, station.code, work);
        try {
          if (!(await note(station, within)) || !counterparties) continue;
          for (;;) {
            if (isStopped()) return;
            const round = { station, counterparties, inStation: within, now: now() };
            const { asked, isAnswered } = await askAboutOffers(round);
            if (asked === 0) break;
            // It is one registry for all stations, and the rest is due again in a later round.
            if (!isAnswered) return;
          }
        } catch (error) {
          onFailure(`offers ${station.code}`, error);
        }
      }
    },
  });
}
