// The small sums that measurements share: medians and compressed sizes.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The middle of the numbers; the mean of the two middle ones where there is an even count. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The value that a share of the numbers does not exceed; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

export interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Compressed by us at the highest level, so that no server's settings count. */
export function bytesOf(body: Buffer): Bytes {
  return {
    raw: body.length,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }).length,
  };
}

export const sum = (all: readonly Bytes[]): Bytes => ({
  raw: all.reduce((total, { raw }) => total + raw, 0),
  gzip: all.reduce((total, { gzip }) => total + gzip, 0),
  brotli: all.reduce((total, { brotli }) => total + brotli, 0),
});
