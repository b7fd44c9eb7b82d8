// Owns the rounds of money: what waits for others or for a time is looked after each second, by one process, station by station.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { inStation } from '../db/stationTransaction.ts';
import type { Settings } from '../settings.ts';
import { createLeader } from './leader.ts';
import { applications } from './money/applications.ts';
import { deposits } from './money/deposits.ts';
import { interest } from './money/interest.ts';
import type { MoneyStep } from './money/step.ts';
import { transfers } from './money/transfers.ts';
import { withdrawals } from './money/withdrawals.ts';

/** In the order they run. */
const steps: Readonly<Record<string, MoneyStep>> = {
  deposits,
  transfers,
  withdrawals,
  applications,
  interest,
};

/** Any number that nothing else here locks by. */
const leaderLock = 7_204_140;
const roundMs = 1000;

export interface MoneyJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  settings: Settings;
  counterparties: Counterparties | undefined;
  onFailure: (what: string, error: unknown) => void;
}

export interface MoneyJob {
  /** One round; false where another process leads. */
  tick(): Promise<boolean>;
  start(): void;
  stop(): Promise<void>;
}

export function createMoneyJob(options: MoneyJobOptions): MoneyJob {
  const { pool, stations, now, settings, counterparties, onFailure } = options;
  const leader = createLeader(pool, leaderLock);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const job: MoneyJob = {
    async tick() {
      if (!(await leader.leads())) return false;
      for (const station of stations()) {
        for (const [name, step] of Object.entries(steps)) {
          if (isStopped) return true;
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
      return true;
    },
    start() {
      const round = () => {
        running = job
          .tick()
          .catch((error) => onFailure('round', error))
          .then(() => {
            if (!isStopped) timer = setTimeout(round, roundMs);
          });
      };
      round();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await leader.leave();
    },
  };
  return job;
}
