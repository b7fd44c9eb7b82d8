// The delivery job: every second it passes on messages that the gateways of SMS and mail have not taken yet.
import { sql } from 'kysely';
import type pg from 'pg';
import type { Counterparties } from '#counterparty/programs.ts';
import { inStation } from '../db/stationTransaction.ts';
import { channels, type DeliveryRound, deliver, dueMessages } from '../messages/delivery.ts';
import { dueStations, stationsWith } from './due/due.ts';
import { createJob, type Job } from './job.ts';

const intervalMs = 1000;

export interface DeliveryJobOptions {
  pool: pg.Pool;
  stations: () => readonly string[];
  now: () => Date;
  counterparties: Counterparties | undefined;
  onFailure: (what: string, error: unknown) => void;
}

export function createDeliveryJob({
  pool,
  stations,
  now,
  counterparties,
  onFailure,
}: DeliveryJobOptions): Job {
  return createJob({
    name: 'delivery',
    intervalMs,
    // Whoever moves a message's next attempt ahead has it (delivery.ts); a lock would hold a connection for ever.
    leaseOf: null,
    pool,
    onFailure,
    async run({ isStopped }) {
      if (!counterparties) return;
      const due = await dueStations(
        pool,
        stationsWith('outgoing_message', {
          kept: sql`t.state = 'waiting'`,
          due: sql`t.send_at <= ${now()}`,
        }),
      );
      for (const channel of channels) {
        if (!counterparties[channel]) continue;
        let isSilent = false;
        for (const station of stations().filter((code) => due.has(code))) {
          const round: DeliveryRound = {
            station,
            inStation: <T>(work: Parameters<typeof inStation<T>>[2]) => inStation(pool, station, work),
            counterparties,
            now: now(),
          };
          for (const id of await dueMessages(round, channel)) {
            if (isStopped()) return;
            // A gateway that cannot be reached for one message cannot be for the next: each keeps its own wait.
            isSilent = (await deliver(round, id)) === 'waiting';
            if (isSilent) break;
          }
          if (isSilent) break;
        }
      }
    },
  });
}
