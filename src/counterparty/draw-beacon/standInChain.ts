// Owns the facts of the stand-in's chain, which the server of a demonstration has to know before it asks.
import { createHash } from 'node:crypto';

/** Name, begin (epoch seconds) and pace. */
export const standInChain = {
  chain: createHash('sha256').update('the beacon of the demonstration').digest('hex'),
  genesis: Date.parse('2026-01-01T00:00:00Z') / 1000,
  periodSeconds: 3,
};
