// Owns draws that a test chooses: a seed is looked for whose numbers are as the test wants them.
import { knownLottery } from '#lottery/catalogue.ts';
import { drawFrom } from '#server/play/drawing.ts';

/** What the numbers of a draw have to be. */
export type Fits = (draw: readonly number[]) => boolean;

/** The rarest draw of five digits is one of a hundred thousand. */
const mostSeeds = 1_000_000;

/** The first seed, counted from one, that draws what fits. */
export function seedThatDraws(lotCode: string, fits: Fits): string {
  const { family } = knownLottery(lotCode);
  for (let at = 1; at <= mostSeeds; at += 1) {
    const seed = at.toString(16).padStart(64, '0');
    if (fits(drawFrom(seed, family))) return seed;
  }
  throw new Error(`No draw of ${lotCode} fits among ${mostSeeds}.`);
}
