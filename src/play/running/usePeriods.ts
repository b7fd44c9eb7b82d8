// Owns the hook to the running periods of all lotteries: loaded again whenever one has opened, and the time at the server, second by second.

import { useEffect, useState } from 'react';
import { onMaybeStale } from '#browser/pageLifecycle.ts';
import type { GetNewPeriod2Answer } from '#contract/lottery.generated.ts';
import { getNewPeriod2 } from '#contract/lottery.generated.ts';
import { learnTime, serverNow } from '#session/serverClock.ts';
import { isAborted } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import { parseMoment } from '#values/beijingOffset.ts';

export type Running = GetNewPeriod2Answer['list'][number];

/** A draw is made within a second or two of the opening. */
const drawingMs = 2_000;
const shortestMs = 3_000;
const longestMs = 60_000;
const failedMs = 5_000;

/** By lottery code; empty until the first answer, and what was known stays when a later one fails. */
export function usePeriods(): ReadonlyMap<string, Running> {
  const [periods, setPeriods] = useState<ReadonlyMap<string, Running>>(new Map());
  useEffect(() => {
    const own = new AbortController();
    let isKnown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), ms);
    };
    const ask = async (): Promise<void> => {
      const askedMs = performance.now();
      try {
        const { list, serverTime } = await send(
          getNewPeriod2,
          {},
          { silent: true, background: isKnown, signal: own.signal },
        );
        isKnown = true;
        learnTime(serverTime, askedMs, performance.now());
        setPeriods(new Map(list.map((each) => [each.period.lotCode, each])));
        const now = serverNow();
        const opens = Math.min(...list.map(({ period }) => parseMoment(period.openTime)));
        const isDrawing = list.some(({ last }) => last?.openStatus === 'waiting');
        const untilMs = isDrawing ? shortestMs : opens + drawingMs - now;
        again(Math.min(Math.max(untilMs, shortestMs), longestMs));
      } catch (error) {
        if (!own.signal.aborted && !isAborted(error)) again(failedMs);
      }
    };
    void ask();
    const stop = onMaybeStale(() => void ask());
    return () => {
      stop();
      own.abort();
      clearTimeout(timer);
    };
  }, []);
  return periods;
}

/** Epoch milliseconds at the server, updated once a second. */
export function useServerSeconds(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
