// The seeds of draws in tests: the same in every run, or looked for until the numbers are as the test wants them.
import { createHash } from 'node:crypto';
import { knownLottery } from '#lottery/catalogue.ts';
import { drawFrom } from '#server/play/drawing.ts';

/** What the numbers of a draw have to be. */
export type Fits = (draw: readonly number[]) => boolean;

/** The rarest draw of five digits is one of a hundred thousand. */
const mostSeeds = 1_000_000;

/** The seed of a period that nobody chooses: what a test sees is what every run of it sees. */
export const seedOfPeriod = (lotCode: string, qiHao: string): string =>
  createHash('sha256').update(`${lotCode} ${qiHao}`).digest('hex');

const seedAt = (at: number): string => at.toString(16).padStart(64, '0');

/** The first seed, counted from one, that draws what fits. */
export function seedThatDraws(lotCode: string, fits: Fits): string {
  const { family } = knownLottery(lotCode);
  for (let at = 1; at <= mostSeeds; at += 1) {
    const seed = seedAt(at);
    if (fits(drawFrom(seed, family))) return seed;
  }
  throw new Error(`No draw of ${lotCode} fits among ${mostSeeds}.`);
}

/** Seeds of draws that differ in what `kindOf` says of them, one for each that is among the first ten thousand. */
export function seedsOfKinds(lotCode: string, kindOf: (draw: readonly number[]) => string): string[] {
  const { family } = knownLottery(lotCode);
  const seeds = new Map<string, string>();
  for (let at = 1; at <= 10_000; at += 1) {
    const seed = seedAt(at);
    const kind = kindOf(drawFrom(seed, family));
    if (!seeds.has(kind)) seeds.set(kind, seed);
  }
  return [...seeds.values()];
}
