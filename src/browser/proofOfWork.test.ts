// The robot check's own SHA-256 is SHA-256 and that what it finds is a solution.
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadingZeros, sha256, solve } from './proofOfWork.ts';

const hex = (hash: Int32Array): string =>
  [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test('the hash of a text of any length up to three blocks is that of node:crypto', () => {
  for (let length = 0; length < 180; length += 1) {
    const text = randomBytes(length).toString('base64url').slice(0, length);
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('leading zeros are counted across words', () => {
  expect(leadingZeros(Int32Array.of(0, 1, 0))).toBe(63);
  expect(leadingZeros(Int32Array.of(-1, 0))).toBe(0);
});

test('a solution has the zero bits the server asks for and the letters it takes', async () => {
  const solution = await solve('challenge-7', 12);
  const digest = createHash('sha256').update(`challenge-7${solution}`).digest();
  expect(digest.readUInt32BE(0) >>> 20).toBe(0);
  expect(solution).toMatch(/^[0-9a-z]{1,32}$/);
});

test('whoever leaves the page stops the work', async () => {
  const leaving = new AbortController();
  const work = solve('challenge-8', 256, leaving.signal);
  leaving.abort();
  await expect(work).rejects.toThrow();
});
