// Owns the hook to the most that bets can win together, calculated in steps so that no press and no rolling ball waits for it.
import { useEffect, useState } from 'react';
import type { Bet } from '#lottery/bet/bet.ts';
import { type HighestPayout, highestSteps } from '#lottery/highest/highestPayout.ts';
import type { Family } from '#lottery/play.ts';

/** Of a frame of 16 ms the rest is the page's. */
const workMs = 5;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Null while it is being calculated, and where there is nothing to win. */
export function useHighest(family: Family | undefined, bets: readonly Bet[]): HighestPayout | null {
  const [found, setFound] = useState<{ bets: readonly Bet[]; highest: HighestPayout } | null>(null);
  useEffect(() => {
    if (!family || bets.length === 0) return;
    let isOver = false;
    const work = async (): Promise<void> => {
      await pause();
      const steps = highestSteps(family, bets);
      for (let untilMs = performance.now() + workMs; !isOver; ) {
        const { done, value } = steps.next();
        if (done) return setFound({ bets, highest: value });
        if (performance.now() < untilMs) continue;
        await pause();
        untilMs = performance.now() + workMs;
      }
    };
    void work();
    return () => {
      isOver = true;
    };
  }, [family, bets]);
  return found?.bets === bets ? found.highest : null;
}
