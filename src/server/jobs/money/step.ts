// Owns what a step of a round of money is given, and what it promises.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Settings } from '../../settings.ts';

export interface MoneyDeps {
  station: StationFacts;
  /** A transaction of its own each time. Never ask a counterparty inside one. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  counterparties: Counterparties | undefined;
  now: Date;
  settings: Settings;
  onFailure(what: string, error: unknown): void;
}

/** One kind of work, in small batches; done again without harm. What it throws is told, and the other steps go on. */
export type MoneyStep = (round: MoneyDeps) => Promise<void>;
