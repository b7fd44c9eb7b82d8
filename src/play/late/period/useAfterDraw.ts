// What follows a new draw on a board: bets and balance are read again once they are settled, and how it ended for the player.

import { useEffect, useRef, useState } from 'react';
import { pollMs } from '#contract/pace.ts';
import { rollMs } from '#kit/lottery/roll.ts';
import { keepOutcome, keptOutcome, type Outcome } from '../../parts/keptOutcomes.ts';
import { forgetDraw } from '../../waiting/awaitedDraws.ts';

/** Settling follows the draw within a second, a little later where there are very many bets; the numbers take longer to come. */
const settlingMs = rollMs + 200;
const retryMs = 2_000;
const mostTries = 10;

/** Needed with the first draw, not with the board. */
const load = () => import('../../parts/drawResult.ts');

export interface AfterDraw {
  lotCode: string;
  /** '' for a guest. */
  account: string;
  /** The last period whose numbers are on screen; '' while they are awaited, undefined while nothing is known. */
  drawn: string | undefined;
  /** Whether the page knows that he had no bets on a period. */
  hadNone: (qiHao: string) => boolean;
  /** Bets of the period have been settled. */
  onSettled: () => void;
}

/** How the draw on screen ended for the player, once that is known and until the next one. */
export function useAfterDraw(after: AfterDraw): Outcome | undefined {
  const { lotCode, account, drawn, hadNone, onSettled } = after;
  const [outcome, setOutcome] = useState(() => keptOutcome(account, lotCode));
  const settled = useRef(onSettled);
  const hadNoneOn = useRef(hadNone);
  useEffect(() => {
    settled.current = onSettled;
    hadNoneOn.current = hadNone;
  });
  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = known.current;
    // A period that was awaited when the page opened is new as well.
    if (drawn || before === undefined) known.current = drawn;
    if (!drawn || before === undefined || drawn === before) return;
    if (account === '') return;
    const own = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const check = async (): Promise<void> => {
      tries += 1;
      const result = await load()
        .then(({ askResult }) => askResult(lotCode, drawn, own.signal))
        .catch(() => null);
      if (own.signal.aborted) return;
      if (!result || result.isSettling) {
        if (tries === 1) settled.current();
        if (tries < mostTries) timer = setTimeout(() => void check(), retryMs);
        return;
      }
      // Nothing was settled for whoever had no bets.
      if (result.bets > 0) settled.current();
      forgetDraw({ lotCode, qiHao: drawn });
      setOutcome(keepOutcome({ account, lotCode, qiHao: drawn }, result));
    };
    // What was bet on another device alone is looked for when nobody waits for a result.
    const isLater = hadNoneOn.current(drawn);
    timer = setTimeout(() => void check(), settlingMs + (isLater ? performance.now() % pollMs : 0));
    return () => {
      own.abort();
      clearTimeout(timer);
    };
  }, [drawn, lotCode, account]);
  return outcome?.qiHao === drawn ? outcome : undefined;
}
