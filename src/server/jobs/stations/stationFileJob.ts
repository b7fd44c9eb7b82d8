// The trail follows the stations in service: their files are changed by hand, where no call and no command sees it.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import { noteStations } from '../../office/trail/stations.ts';
import { createJob, type Job } from '../job.ts';

const intervalMs = 5_000;
const jobNumber = 7_204_195;

export interface StationFileJobOptions {
  pool: pg.Pool;
  /** The stations in service; one whose file did not change is the same object. */
  stations: () => readonly StationFacts[];
  now: () => Date;
  onFailure: (what: string, error: unknown) => void;
}

export function createStationFileJob({
  pool,
  stations: inService,
  now,
  onFailure,
}: StationFileJobOptions): Job {
  /** What the last round found; undefined of a station that is out of service. */
  let seen = new Map<string, StationFacts | undefined>();
  return createJob({
    name: 'stationFiles',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isFirst }) {
      const found = new Map<string, StationFacts | undefined>(
        inService().map((station) => [station.code, station]),
      );
      const gone = [...seen.keys()].filter((code) => !found.has(code));
      for (const code of gone) found.set(code, undefined);
      const stations = new Map([...found].filter(([code, station]) => isFirst || seen.get(code) !== station));
      // Another process may have led before, or none: then what went meanwhile is looked for as well, also where nothing is left.
      if (isFirst || stations.size > 0)
        await inStation(pool, everyStation, (db) => noteStations(db, { stations, isWhole: isFirst }, now()), {
          role: 'office_staff',
        });
      seen = found;
    },
  });
}
