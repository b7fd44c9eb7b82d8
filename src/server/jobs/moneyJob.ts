// The money job: each second it takes the steps for deposits and their central file, transfers, money that breaks call back, withdrawals, applications, interest, red packets, races, debts and sums for limits, in the stations where something is due.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { inStation } from '../db/stationTransaction.ts';
import type { Settings } from '../settings.ts';
import { createDueRounds } from './due/due.ts';
import { createJob, type Job } from './job.ts';
import { applications } from './money/applications.ts';
import { centralDeposits } from './money/centralDeposits.ts';
import { debts } from './money/debts.ts';
import { deposits } from './money/deposits.ts';
import { interest } from './money/interest.ts';
import { limitSums } from './money/limitSums.ts';
import { packets } from './money/packets.ts';
import { races } from './money/races.ts';
import { recalls } from './money/recalls.ts';
import type { MoneyStep } from './money/step.ts';
import { createTransfers } from './money/transfers.ts';
import { withdrawals } from './money/withdrawals.ts';

const jobNumber = 7_204_140;
const intervalMs = 1000;

export interface MoneyJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  settings: Settings;
  counterparties: Counterparties | undefined;
  onFailure: (what: string, error: unknown) => void;
}

export function createMoneyJob(options: MoneyJobOptions): Job {
  const { pool, stations, now, settings, counterparties, onFailure } = options;
  /** In the order they run. */
  const steps: Readonly<Record<string, MoneyStep>> = {
    deposits,
    centralDeposits,
    transfers: createTransfers(),
    recalls,
    withdrawals,
    applications,
    interest,
    packets,
    races,
    debts,
    limitSums,
  };
  return createJob({
    name: 'money',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    run: createDueRounds({
      steps,
      pool,
      now,
      stations,
      onFailure,
      depsOf: (station, step) => ({
        station,
        inStation: (work) => inStation(pool, station.code, work),
        counterparties,
        now: now(),
        settings,
        onFailure: (what, error) => onFailure(`${step} ${station.code} ${what}`, error),
      }),
    }),
  });
}
