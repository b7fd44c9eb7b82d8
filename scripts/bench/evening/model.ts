// Owns the model of an evening: what the page of a player who sits at a minute lottery asks, and when. Open loop: nobody waits for an answer before he asks the next.
import { pollMs } from '#contract/pace.ts';

export type Ask = 'poll' | 'periods' | 'ownBets' | 'odds' | 'bet';

export interface Event {
  /** Milliseconds from the begin, which is that of a period. */
  at: number;
  player: number;
  ask: Ask;
}

/** A period of the lottery. */
export const periodMs = 60_000;
/** Seconds after the opening from which the page asks for the numbers, and within which all pages have asked (src/play/running/usePeriods.ts). */
const resultFromMs = 2_000;
/** Of what a page shows, the odds are the oldest when they are as old as this (src/play/useSale.ts). */
const oddsMs = 30_000;
/** Of ten players so many bet in a period, at some moment while it is on sale. */
const betShare = 0.4;
const saleMs = { from: 5_000, to: 50_000 };

/** What so many players ask in `periods` periods, in its order. `spreadMs` is the time over which pages spread what they ask after a draw. */
export function evening(players: number, periods: number, spreadMs: number, random: () => number): Event[] {
  const events: Event[] = [];
  const endMs = periods * periodMs;
  for (let player = 0; player < players; player++) {
    const spread = random() * spreadMs;
    const add = (at: number, ask: Ask): void => {
      if (at < endMs) events.push({ at, player, ask });
    };
    for (let at = random() * pollMs; at < endMs; at += pollMs) add(at, 'poll');
    for (let at = random() * oddsMs; at < endMs; at += oddsMs) add(at, 'odds');
    let hasBet = false;
    for (let period = 0; period < periods; period++) {
      const begin = period * periodMs;
      const asked = begin + resultFromMs + spread;
      add(asked, 'periods');
      // Of the period on sale, and of the one that was drawn where there are any (src/play/period/MyPeriod.tsx).
      add(asked + 50, 'ownBets');
      if (hasBet) add(asked + 100, 'ownBets');
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
