// The robot check: finds a solution for which SHA-256(challenge + solution) begins with enough zero bits, in short slices, so that the page stays responsive.

const sliceMs = 8;
const longestMs = 30_000;

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const rounds = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) isPrime = false;
    if (isPrime) found.push(((Math.cbrt(n) % 1) * 2 ** 32) | 0);
  }
  return Int32Array.from(found);
})();
const start = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const words = new Int32Array(64);

/**
 * SHA-256 of a short ASCII text, as eight 32-bit words. Own code, because crypto.subtle is not there on plain http
 * addresses and costs a promise for each of some ten thousand tries.
 */
export function sha256(text: string): Int32Array {
  const blocks = ((text.length + 8) >> 6) + 1;
  const padded = new Int32Array(blocks * 16);
  for (let i = 0; i < text.length; i += 1) padded[i >> 2]! |= text.charCodeAt(i) << (24 - (i & 3) * 8);
  padded[text.length >> 2]! |= 0x80 << (24 - (text.length & 3) * 8);
  padded[blocks * 16 - 1] = text.length * 8;
  const hash = Int32Array.from(start);
  for (let block = 0; block < blocks; block += 1) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) words[i] = padded[block * 16 + i]!;
      else {
        const a = words[i - 15]!;
        const b = words[i - 2]!;
        const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
        const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
        words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => {
      hash[i] = (hash[i]! + value) | 0;
    });
  }
  return hash;
}

/** Zero bits before the first one. */
export function leadingZeros(hash: Int32Array): number {
  let count = 0;
  for (const word of hash) {
    if (word !== 0) return count + Math.clz32(word);
    count += 32;
  }
  return count;
}

/**
 * A solution of the challenge of auth/googleRobotConfig: letters and digits that, behind the challenge, hash to at least
 * `difficulty` leading zero bits. Rejects when aborted, or when half a minute was not enough.
 */
export async function solve(challenge: string, difficulty: number, signal?: AbortSignal): Promise<string> {
  const begin = performance.now();
  for (let next = 0; ; ) {
    const slice = performance.now();
    while (performance.now() - slice < sliceMs) {
      for (const end = next + 64; next < end; next += 1) {
        const solution = next.toString(36);
        if (leadingZeros(sha256(challenge + solution)) >= difficulty) return solution;
      }
    }
    if (performance.now() - begin > longestMs) throw new Error('The robot check took too long.');
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}
