// What a step of the team job receives, and what it promises.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { StationStep } from '../due/due.ts';

export interface TeamDeps {
  station: StationFacts;
  /** A transaction of its own each time. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  now: Date;
  isStopped(): boolean;
}

export type TeamStep = StationStep<TeamDeps>;
