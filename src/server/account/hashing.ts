// Owns the slow hashing of passwords and answers: Argon2id, a few at a time, with a limited queue.
import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';

export interface Hashing {
  /**
   * Runs work that will hash when there is a free slot. It waits before the work opens a transaction, so that queued log-ins hold no
   * connections. Refuses with code `busy` when the queue is full or the wait too long.
   */
  runQueued<T>(work: () => Promise<T>): Promise<T>;
  hash(secret: string): Promise<string>;
  /** False for a missing hash, after the same time as for a wrong secret. */
  verify(secret: string, hash: string | null | undefined): Promise<boolean>;
}

export function createHashing(settings: Settings): Hashing {
  let running = 0;
  const waiting: { start: () => void; refuse: (reason: Refusal) => void; timer: NodeJS.Timeout }[] = [];
  // Unknown accounts are compared with this one, so that the duration reveals nothing.
  let dummy: Promise<string> | undefined;
  const hash = (secret: string) => argon2Hash(secret, { algorithm: 2, ...settings.argon2 });

  const turn = () =>
    new Promise<void>((start, refuse) => {
      if (running < settings.hashingAtOnce) {
        running++;
        start();
        return;
      }
      if (waiting.length >= settings.hashingWaiting) {
        refuse(new Refusal('server.busy', { code: 'busy' }));
        return;
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        refuse(new Refusal('server.busy', { code: 'busy' }));
      }, settings.hashingWaitMs);
      const entry = { start, refuse, timer };
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

  return {
    async runQueued(work) {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    hash,
    async verify(secret, known) {
      dummy ??= hash('nobody has this password');
      const isMatch = await argon2Verify(known ?? (await dummy), secret);
      return isMatch && known !== null && known !== undefined;
    },
  };
}
