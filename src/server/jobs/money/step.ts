// What a step of the money job receives, and what it promises.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Settings } from '../../settings.ts';
import type { StationStep } from '../due/due.ts';

export interface MoneyDeps {
  station: StationFacts;
  /** A transaction of its own each time. Never ask a counterparty inside one. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  counterparties: Counterparties | undefined;
  now: Date;
  settings: Settings;
  onFailure(what: string, error: unknown): void;
}

export type MoneyStep = StationStep<MoneyDeps>;
