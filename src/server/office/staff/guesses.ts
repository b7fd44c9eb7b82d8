// How many guesses the office takes: under a name from one network, from everywhere, and in each browser that its owner has used, which counts for itself, so that
// guesses from elsewhere never lock the owner out.
import {
  allStations,
  forgiveSharedAttempt,
  lockKey,
  recordSharedAttempt,
  sharedAttemptsOf,
} from '../../account/rateLimit.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';

const hourSeconds = 3600;

/** Who guesses, as far as it is known. */
export interface Guesser {
  network: string;
  /** The browser, where it is known to the owner of the name. */
  deviceId: bigint | null;
}

/** Keys to count under, each with the setting that limits it. */
type Counted = readonly (readonly [
  key: string,
  limit: 'staffTriesAnHour' | 'staffTriesOfNameAnHour' | 'addressFailuresAnHour',
])[];

const countedFor = (what: 'password' | 'code', whose: string, { network, deviceId }: Guesser): Counted =>
  deviceId !== null
    ? [[`office ${what} ${whose} on ${deviceId}`, 'staffTriesAnHour']]
    : [
        [`office ${what} ${whose} from ${network}`, 'staffTriesAnHour'],
        [`office ${what} ${whose}`, 'staffTriesOfNameAnHour'],
        [`office from ${network}`, 'addressFailuresAnHour'],
      ];

/**
 * Counts a guess before it is looked at, and refuses one too many; what follows under the same name waits. Returns what takes it back, for one that was
 * right. Whoever refuses afterwards keeps what was written.
 */
export async function countGuess(
  { db, now, settings }: { db: Db; now: Date; settings: Settings },
  what: 'password' | 'code',
  whose: string,
  guesser: Guesser,
): Promise<() => Promise<void>> {
  const counted = countedFor(what, whose, guesser);
  const keys = counted.map(([key]) => key);
  await lockKey(db, allStations, `office ${what} ${whose}`);
  const before = await sharedAttemptsOf(db, keys, now, hourSeconds);
  const full = counted.find(([key, limit]) => (before.get(key)?.count ?? 0) >= settings[limit]);
  if (full) throw new Refusal('office-staff.throttled', { code: 'throttled', limit: full[1] });
  await recordSharedAttempt(db, keys, now);
  return () => forgiveSharedAttempt(db, keys);
}
