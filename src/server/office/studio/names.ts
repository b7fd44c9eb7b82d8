// The names of texts and pictures by their bytes.
import { createHash } from 'node:crypto';

/** Sixteen signs that differ where bytes do. */
export const nameOfBytes = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  // The length in front, so that no two lists of parts are the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest('hex').slice(0, 16);
};
