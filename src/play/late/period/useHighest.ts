// The hook to the most that bets can win together, calculated in steps so that no press and no rolling ball waits for it.
import { useEffect, useState } from 'react';
import type { Bet } from '#lottery/bet/bet.ts';
import { type HighestPayout, highestSteps } from '#lottery/highest/highestPayout.ts';
import { payerOf } from '#lottery/highest/pay.ts';
import type { Family } from '#lottery/play.ts';

/** Of a frame of 16 ms the rest is the page's. */
const workMs = 5;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A bound far above what any of the bets wins by itself is a figure that no draw pays: better none. */
const isSaid = ({ amount, isExact }: HighestPayout, bets: readonly Bet[]): boolean =>
  isExact || bets.some((bet) => 2 * payerOf(bet).bound >= Number(amount));

/** Null while it is being calculated, where there is nothing to win, and where little is known of it. */
export function useHighest(family: Family | undefined, bets: readonly Bet[]): HighestPayout | null {
  const [found, setFound] = useState<{ bets: readonly Bet[]; highest: HighestPayout | null } | null>(null);
  useEffect(() => {
    if (!family || bets.length === 0) return;
    let isOver = false;
    const work = async (): Promise<void> => {
      await pause();
      const steps = highestSteps(family, bets);
      for (let untilMs = performance.now() + workMs; !isOver; ) {
        const { done, value } = steps.next();
        if (done) return setFound({ bets, highest: isSaid(value, bets) ? value : null });
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
