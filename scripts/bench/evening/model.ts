// The model of an evening: what the page of a player who sits at a minute lottery asks, and when. Open loop: nobody waits for an answer before he asks the next.
import { pollMs } from '#contract/pace.ts';

export type Ask = 'poll' | 'period' | 'result' | 'ownBets' | 'odds' | 'bet';

export interface Event {
  /** Milliseconds from the begin, which is that of a period. */
  at: number;
  player: number;
  ask: Ask;
}

/** A period of the lottery. */
export const periodMs = 60_000;
/** From the opening, when a board asks for the next period, until it asks for the numbers (src/play/lottery-page/usePeriod.ts). */
const drawingMs = 1_500;
/** Of what a page shows, the odds are the oldest when they are as old as this (src/play/useSale.ts). */
const oddsMs = 30_000;
/** From the numbers to the question what came of them: they come one by one (src/play/late/period/useAfterDraw.ts). */
const settlingMs = 1_400;
/** Of ten players so many bet in a period, at some moment while it is on sale. */
const betShare = 0.4;
const saleMs = { from: 5_000, to: 50_000 };

/** Milliseconds over which pages spread what they ask after a draw: what a player waits for, and what he does not. */
export interface Spread {
  resultMs: number;
  laterMs: number;
}

/** What so many players ask in `periods` periods, in its order. */
export function evening(
  players: number,
  periods: number,
  { resultMs, laterMs }: Spread,
  random: () => number,
): Event[] {
  const events: Event[] = [];
  const endMs = periods * periodMs;
  for (let player = 0; player < players; player++) {
    const later = (): number => random() * laterMs;
    const add = (at: number, ask: Ask): void => {
      if (at < endMs) events.push({ at, player, ask });
    };
    for (let at = random() * pollMs; at < endMs; at += pollMs) add(at, 'poll');
    for (let at = random() * oddsMs; at < endMs; at += oddsMs) add(at, 'odds');
    let hasBet = false;
    for (let period = 0; period < periods; period++) {
      const begin = period * periodMs;
      const spread = random() * resultMs;
      const asked = begin + spread + drawingMs;
      add(begin + spread, 'period');
      add(asked, 'period');
      // Another period may have other odds (src/play/useSale.ts).
      add(begin + spread + 50 + later(), 'odds');
      // What is bet on the period on sale, and what came of the one before (src/play/late/period/useOwnBets.ts).
      add(begin + spread + 50 + later(), 'ownBets');
      add(asked + settlingMs + (hasBet ? 0 : later()), 'result');
      if (hasBet) {
        add(asked + settlingMs + 100, 'poll');
        add(asked + settlingMs + 100 + later(), 'ownBets');
      }
      hasBet = false;
      if (random() < betShare) {
        hasBet = true;
        const at = begin + saleMs.from + random() * (saleMs.to - saleMs.from);
        add(at, 'bet');
        // A bet that was taken shows the balance and itself.
        add(at + 200, 'poll');
        add(at + 200, 'ownBets');
      }
    }
  }
  return events.sort((a, b) => a.at - b.at);
}
