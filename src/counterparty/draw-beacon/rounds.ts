// When the rounds of a beacon's chain are published, and the facts of the stand-in's chain, which the server of a demonstration has to know before it asks.
import { createHash } from 'node:crypto';

/** A chain publishes a round each `periodSeconds`, the first one at `genesis` (epoch seconds). */
export interface Pace {
  genesis: number;
  periodSeconds: number;
}

/** The first round that is published at a moment or after it. */
export const roundAt = ({ genesis, periodSeconds }: Pace, atMs: number): number =>
  Math.max(1, Math.ceil((atMs / 1000 - genesis) / periodSeconds) + 1);

/** When a round is published, epoch milliseconds. */
export const momentOfRound = ({ genesis, periodSeconds }: Pace, round: number): number =>
  (genesis + (round - 1) * periodSeconds) * 1000;

export const standInChain = {
  chain: createHash('sha256').update('the beacon of the demonstration').digest('hex'),
  genesis: Date.parse('2026-01-01T00:00:00Z') / 1000,
  periodSeconds: 3,
};
