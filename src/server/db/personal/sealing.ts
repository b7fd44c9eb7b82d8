// How secrets lie in the database: sealed by AES-256-GCM with keys that are not in it. There are several while they are changed.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const markBytes = 4;
const ivBytes = 12;
const tagBytes = 16;

const digest = (label: string, secret: string | Buffer): Buffer =>
  createHash('sha256').update(label).update(secret).digest();

export interface SealingTerms {
  /** Keys of another label differ, were their secrets the same. */
  label: string;
  /** The first seals, each of them opens. */
  secrets: readonly string[];
  /** What is said where there is no secret, and where another one sealed. */
  missing: string;
  foreign: string;
}

export interface Sealing {
  /** Shows which key seals now, and nothing else of it: what is sealed begins with these four bytes. */
  mark(): Buffer;
  /** Seals a text for one purpose: it opens for no other. */
  seal(purpose: string, text: string): Buffer;
  /** What was sealed. Throws where a key sealed it that is not at hand, where it was for something else, or where a bit of it differs. */
  unseal(purpose: string, sealed: Buffer): string;
}

export function createSealing({ label, secrets, missing, foreign }: SealingTerms): Sealing {
  const keys = secrets
    .filter((secret) => secret !== '')
    .map((secret) => digest(label, secret))
    .map((key) => ({ key, mark: digest(`${label} mark`, key).subarray(0, markBytes) }));
  const current = () => {
    if (!keys[0]) throw new Error(missing);
    return keys[0];
  };
  return {
    mark: () => current().mark,
    seal(purpose, text) {
      const { key, mark } = current();
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([mark, iv, cipher.getAuthTag(), sealed]);
    },
    unseal(purpose, sealed) {
      current();
      const found = keys.find(({ mark }) => mark.equals(sealed.subarray(0, markBytes)));
      if (!found) throw new Error(foreign);
      const iv = sealed.subarray(markBytes, markBytes + ivBytes);
      const tag = sealed.subarray(markBytes + ivBytes, markBytes + ivBytes + tagBytes);
      const cipher = createDecipheriv('aes-256-gcm', found.key, iv)
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      const rest = sealed.subarray(markBytes + ivBytes + tagBytes);
      return Buffer.concat([cipher.update(rest), cipher.final()]).toString('utf8');
    },
  };
}
