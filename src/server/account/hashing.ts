// The slow hashing of passwords and answers: Argon2id, a few at a time, with a limited queue.
import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import { createQueue, type Queue } from '../boundedQueue.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';

export interface Hashing {
  /**
   * Runs work of a network that will hash when there is a free slot. It waits before the work opens a transaction, so that queued log-ins hold
   * no connections. Networks take turns. Refuses with code `busy` when the queue is full or the wait too long.
   */
  runQueued: Queue['run'];
  hash(secret: string): Promise<string>;
  /** False for a missing hash, after the same time as for a wrong secret. */
  verify(secret: string, hash: string | null | undefined): Promise<boolean>;
}

export function createHashing(settings: Settings): Hashing {
  // Unknown accounts are compared with this one, so that the duration reveals nothing.
  let dummy: Promise<string> | undefined;
  const hash = (secret: string) => argon2Hash(secret, { algorithm: 2, ...settings.argon2 });

  return {
    runQueued: createQueue({
      atOnce: settings.hashingAtOnce,
      waiting: settings.hashingWaiting,
      waitMs: settings.hashingWaitMs,
      refusal: () => new Refusal('server.busy', { code: 'busy' }),
    }).run,
    hash,
    async verify(secret, known) {
      dummy ??= hash('nobody has this password');
      const isMatch = await argon2Verify(known ?? (await dummy), secret);
      return isMatch && known !== null && known !== undefined;
    },
  };
}
