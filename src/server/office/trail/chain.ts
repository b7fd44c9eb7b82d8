// The chain of the trail: what the hash of a line covers, calculated here from what the database holds, and finding the first line that was changed or taken away.
import { createHash } from 'node:crypto';

/** A line as the database has it; texts exactly as they are stored. */
export interface ChainLine {
  number: bigint;
  /** Milliseconds since 1970. */
  atMs: bigint;
  source: string;
  what: string;
  station: string | null;
  staffId: number | null;
  doneBy: string;
  accountId: number | null;
  /** The JSON text, as it was written. */
  detail: string;
  reason: string;
  previous: Buffer;
  hash: Buffer;
}

/** SHA-256 over the fields as texts, each after its length in bytes: trail_append() of the database calculates the same. */
export function hashOfLine(line: Omit<ChainLine, 'hash'>): Buffer {
  const hash = createHash('sha256');
  for (const field of [
    line.number,
    line.atMs,
    line.source,
    line.what,
    line.station ?? '',
    line.staffId ?? '',
    line.doneBy,
    line.accountId ?? '',
    line.detail,
    line.reason,
    line.previous.toString('hex'),
  ]) {
    const bytes = Buffer.from(String(field));
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest();
}

/** The end of a chain: how many lines there are and the hash of the last. */
export interface TrailHead {
  lines: bigint;
  /** Hexadecimal; empty where there is no line. */
  hash: string;
}

export type ChainFault = { number: bigint; fault: 'changed' | 'missing' };

/** Follows the lines of a chain in their order, in as many pieces as they come. */
export class ChainWalk {
  #lines = 0n;
  #hash: Buffer = Buffer.alloc(0);

  /** The first line that is not as it was written, or is not there; undefined where all are. */
  take(lines: readonly ChainLine[]): ChainFault | undefined {
    for (const line of lines) {
      const expected = this.#lines + 1n;
      if (line.number !== expected) return { number: expected, fault: 'missing' };
      if (!hashOfLine(line).equals(line.hash)) return { number: line.number, fault: 'changed' };
      // This one is as it was written, so the one before it was written again, with a hash that fits.
      if (!line.previous.equals(this.#hash)) return { number: this.#lines, fault: 'changed' };
      this.#lines = line.number;
      this.#hash = line.hash;
    }
    return undefined;
  }

  get head(): TrailHead {
    return { lines: this.#lines, hash: this.#hash.toString('hex') };
  }
}
