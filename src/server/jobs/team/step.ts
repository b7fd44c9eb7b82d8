// Owns what a step of the team job receives, and what it promises.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';

export interface TeamDeps {
  station: StationFacts;
  /** A transaction of its own each time. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  now: Date;
  isStopped(): boolean;
}

/** One kind of work, in small batches; repeating it does no harm. What it throws is reported, and the other steps go on. */
export type TeamStep = (round: TeamDeps) => Promise<void>;
