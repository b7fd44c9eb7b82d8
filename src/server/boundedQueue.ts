// Owns queues for work that occupies this process for long: a few at a time, and no more than so many that wait.
import { Refusal } from './refusal.ts';

export interface QueueLimits {
  atOnce: number;
  waiting: number;
  waitMs: number;
}

/** Runs work when it is its turn. Refuses with code `busy` when the queue is full or the wait too long. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function createQueue({ atOnce, waiting: waitingMost, waitMs }: QueueLimits): Queue {
  let running = 0;
  const waiting: { start: () => void; timer: NodeJS.Timeout }[] = [];
  const turn = () =>
    new Promise<void>((start, refuse) => {
      if (running < atOnce) {
        running++;
        start();
        return;
      }
      if (waiting.length >= waitingMost) {
        refuse(new Refusal('server.busy', { code: 'busy' }));
        return;
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        refuse(new Refusal('server.busy', { code: 'busy' }));
      }, waitMs);
      const entry = { start, timer };
      waiting.push(entry);
    });
  const leave = () => {
    const next = waiting.shift();
    if (!next) {
      running--;
      return;
    }
    clearTimeout(next.timer);
    next.start();
  };
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
