// Which other files can clash with some: of a thousand stations a plan of one looks at those alone.
import { claimsOf } from '../read/crossFileChecks.ts';
import type { Reading } from '../read/readStation.ts';

const claims = new WeakMap<Reading, readonly string[]>();

/** Made once: a file that is saved is another reading. */
function ofReading(reading: Reading): readonly string[] {
  let own = claims.get(reading);
  if (!own) {
    own = claimsOf(reading);
    claims.set(reading, own);
  }
  return own;
}

/** Of these files those that claim what some claim; and those that keep one of them from being a station, by its code. */
export function relatedTo(some: readonly Reading[], files: readonly Reading[]): Reading[] {
  const wanted = new Set(some.flatMap(ofReading));
  const sharing = files.filter((one) => ofReading(one).some((claim) => wanted.has(claim)));
  if (sharing.length === 0) return [];
  const codes = new Set(sharing.map((one) => one.file?.code));
  const chosen = new Set(sharing);
  return files.filter((one) => chosen.has(one) || (one.file !== undefined && codes.has(one.file.code)));
}
