// Owns what parts of the server report for its figures and its log, without knowing who counts: bets that were placed, rounds of jobs, limits that were reached.
import { channel } from 'node:diagnostics_channel';
import type { Settings } from './settings.ts';

/** Something that is reported as it happens. */
interface Topic<Event> {
  report(event: Event): void;
  /** Calls back at each report of this process; returns the function that stops it. */
  on(listener: (event: Event) => void): () => void;
}

function topic<Event>(name: string): Topic<Event> {
  const published = channel(name);
  return {
    report: (event) => published.publish(event),
    on(listener) {
      const listen = (event: unknown): void => listener(event as Event);
      published.subscribe(listen);
      return () => {
        published.unsubscribe(listen);
      };
    },
  };
}

export const betsPlaced = topic<{ station: string; orders: number }>('server.betsPlaced');

/** A call was refused by a limit; its name is that of the setting. */
export const limitReached = topic<{ call: string; limit: keyof Settings }>('server.limitReached');

export const jobRound = topic<{ job: string; outcome: 'done' | 'failed'; seconds: number }>(
  'server.jobRound',
);
