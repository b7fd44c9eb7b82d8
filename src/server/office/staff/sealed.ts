// Owns how secrets of the office lie in the database: sealed by AES-256-GCM with a key that is not in it.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sha256 } from '../../account/tokens.ts';
import type { Settings } from '../../settings.ts';

const markBytes = 4;
const ivBytes = 12;
const tagBytes = 16;

const keyOf = ({ officeKey }: Settings): Buffer => {
  if (officeKey === '') throw new Error('OFFICE_KEY is missing: nothing of the office can be sealed.');
  return sha256('office key', officeKey);
};

/** Shows which key sealed something, and nothing else of it. */
const markOf = (key: Buffer): Buffer => sha256('office key mark', key).subarray(0, markBytes);

/** Seals a text for one purpose: it opens for no other. */
export function seal(settings: Settings, purpose: string, text: string): Buffer {
  const key = keyOf(settings);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([markOf(key), iv, cipher.getAuthTag(), sealed]);
}

/** What was sealed. Throws where another key sealed it, where it was for something else, or where a bit of it differs. */
export function unseal(settings: Settings, purpose: string, sealed: Buffer): string {
  const key = keyOf(settings);
  if (!sealed.subarray(0, markBytes).equals(markOf(key)))
    throw new Error('Another OFFICE_KEY sealed this. Set that one again, or send new invitations.');
  const iv = sealed.subarray(markBytes, markBytes + ivBytes);
  const tag = sealed.subarray(markBytes + ivBytes, markBytes + ivBytes + tagBytes);
  const cipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose)).setAuthTag(tag);
  const rest = sealed.subarray(markBytes + ivBytes + tagBytes);
  return Buffer.concat([cipher.update(rest), cipher.final()]).toString('utf8');
}
