// What parts of the server report for its figures and its log, without knowing who counts: bets that were placed, rounds of jobs, limits that were reached.
import { channel } from 'node:diagnostics_channel';
import type pg from 'pg';
import type { Settings } from './settings.ts';

/** Something that is reported as it happens, by what identifies its server: of the servers in one process each counts its own. */
interface Topic<Owner extends object, Event> {
  report(owner: Owner, event: Event): void;
  /** Calls back at each report of this owner; returns the function that stops it. */
  on(owner: Owner, listener: (event: Event) => void): () => void;
}

function topic<Owner extends object, Event>(name: string): Topic<Owner, Event> {
  const published = channel(name);
  return {
    report: (owner, event) => published.publish({ owner, event }),
    on(owner, listener) {
      const listen = (message: unknown): void => {
        const reported = message as { owner: Owner; event: Event };
        if (reported.owner === owner) listener(reported.event);
      };
      published.subscribe(listen);
      return () => {
        published.unsubscribe(listen);
      };
    },
  };
}

export const betsPlaced = topic<Settings, { station: string; lottery: string; orders: number }>(
  'server.betsPlaced',
);

/** A call was refused by a limit; its name is that of the setting. */
export const limitReached = topic<Settings, { call: string; limit: keyof Settings }>('server.limitReached');

export const jobRound = topic<pg.Pool, { job: string; outcome: 'done' | 'failed'; seconds: number }>(
  'server.jobRound',
);
