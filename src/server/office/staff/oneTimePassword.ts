// One-time passwords of an app (TOTP): secrets at rest, their address for the app, and checking a code, each once.
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Settings } from '../../settings.ts';
import { seal, unseal } from './sealed.ts';

const purpose = 'one-time password';
/** A phone's clock may be off by as much, and a code is typed for a while. */
const toleranceSeconds = 30;

/** A new secret, sealed for the database. */
export const newSecret = (settings: Settings): Buffer => seal(settings, purpose, generateSecret());

/** A secret that is known beforehand, sealed: that of a demonstration. */
export const sealSecret = (settings: Settings, secret: string): Buffer => seal(settings, purpose, secret);

/** The secret in the base32 that somebody types into an app. */
export const secretText = (settings: Settings, sealed: Buffer): string => unseal(settings, purpose, sealed);

/** What an app reads from a QR code. */
export const appAddress = (settings: Settings, sealed: Buffer, name: string): string =>
  generateURI({ issuer: 'Office', label: name, secret: unseal(settings, purpose, sealed) });

/** The period of the code, where it is right and later than `lastStep`; null otherwise. */
export function stepOfCode(
  settings: Settings,
  sealed: Buffer,
  code: string,
  now: Date,
  lastStep: bigint,
): bigint | null {
  if (!/^\d{6}$/.test(code)) return null;
  const verified = verifySync({
    secret: unseal(settings, purpose, sealed),
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
  });
  if (!verified.valid || !('timeStep' in verified)) return null;
  const step = BigInt(verified.timeStep);
  return step > lastStep ? step : null;
}
