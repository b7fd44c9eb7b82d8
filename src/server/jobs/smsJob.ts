// Owns the SMS job: every second it passes on messages that the gateway has not taken yet.
import type pg from 'pg';
import type { Counterparties } from '#counterparty/programs.ts';
import { inStation } from '../db/stationTransaction.ts';
import { deliverSms, dueSms } from '../messages/smsDelivery.ts';
import { createJob, type Job } from './job.ts';

const intervalMs = 1000;

export interface SmsJobOptions {
  pool: pg.Pool;
  stations: () => readonly string[];
  now: () => Date;
  counterparties: Counterparties | undefined;
  onFailure: (what: string, error: unknown) => void;
}

export function createSmsJob({ pool, stations, now, counterparties, onFailure }: SmsJobOptions): Job {
  return createJob({
    name: 'sms',
    intervalMs,
    // Whoever moves a message's next attempt ahead has it (smsDelivery.ts); a lock would hold a connection for ever.
    leaderLock: null,
    pool,
    onFailure,
    async run({ isStopped }) {
      if (!counterparties?.sms) return;
      for (const station of stations()) {
        const round = {
          station,
          inStation: <T>(work: Parameters<typeof inStation<T>>[2]) => inStation(pool, station, work),
          counterparties,
          now: now(),
        };
        for (const id of await dueSms(round)) {
          if (isStopped()) return;
          // A gateway that cannot be reached for one message cannot be for the next: each keeps its own wait.
          if ((await deliverSms(round, id)) === 'waiting') return;
        }
      }
    },
  });
}
