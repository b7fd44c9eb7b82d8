// Random secrets and their fingerprints.
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits as text for a cookie or a field. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored instead of a secret. */
export const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** A fingerprint that only the holder of the key can make or compare. */
export const keyed = (key: string, ...parts: (string | Buffer)[]): Buffer => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};
