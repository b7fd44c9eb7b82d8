// Owns the money job: each second it takes the steps for deposits and their central file, transfers, money that breaks call back, withdrawals, applications, interest, red packets, races, debts and sums for limits, station by station.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { inStation } from '../db/stationTransaction.ts';
import type { Settings } from '../settings.ts';
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
import { transfers } from './money/transfers.ts';
import { withdrawals } from './money/withdrawals.ts';

/** In the order they run. */
const steps: Readonly<Record<string, MoneyStep>> = {
  deposits,
  centralDeposits,
  transfers,
  recalls,
  withdrawals,
  applications,
  interest,
  packets,
  races,
  debts,
  limitSums,
};

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
  return createJob({
    name: 'money',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isStopped }) {
      for (const station of stations()) {
        for (const [name, step] of Object.entries(steps)) {
          if (isStopped()) return;
          const fail = (what: string, error: unknown) => onFailure(`${name} ${station.code} ${what}`, error);
          await step({
            station,
            inStation: (work) => inStation(pool, station.code, work),
            counterparties,
            now: now(),
            settings,
            onFailure: fail,
          }).catch((error) => fail('round', error));
        }
      }
    },
  });
}
