// The hook to the running periods of all lotteries: loaded again whenever one has opened, and the time at the server, second by second.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { onMaybeStale } from '#browser/pageLifecycle.ts';
import { createSubject } from '#browser/subject.ts';
import type { GetNewPeriod2Answer } from '#contract/lottery.generated.ts';
import { getNewPeriod2 } from '#contract/lottery.generated.ts';
import { resultSpreadMs } from '#contract/pace.ts';
import { learnTime, serverNow } from '#session/serverClock.ts';
import { send } from '#transport/send.ts';
import { parseMoment } from '#values/beijingOffset.ts';

export type Running = GetNewPeriod2Answer['list'][number];

/** A draw is made within a second or two of the opening. */
const drawingMs = 2_000;
const shortestMs = 3_000;
const longestMs = 60_000;
const failedMs = 5_000;
/** This page's place in the spread. */
const ownSpreadMs = (crypto.getRandomValues(new Uint8Array(1))[0]! / 256) * resultSpreadMs;

const changed = createSubject();
let known: ReadonlyMap<string, Running> = new Map();
let readers = 0;
let stop = (): void => {};

/** Asks until the function it returns is called, which also forgets what is known. */
function keepAsking(): () => void {
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
      if (own.signal.aborted) return;
      isKnown = true;
      learnTime(serverTime, askedMs, performance.now());
      known = new Map(list.map((each) => [each.period.lotCode, each]));
      changed.emit();
      const now = serverNow();
      const opens = Math.min(...list.map(({ period }) => parseMoment(period.openTime)));
      const isDrawing = list.some(({ last }) => last?.openStatus === 'waiting');
      const untilMs = isDrawing ? shortestMs : opens + drawingMs + ownSpreadMs - now;
      again(Math.min(Math.max(untilMs, shortestMs), longestMs));
    } catch {
      // A log-out drops it as well: whoever still looks goes on asking.
      if (!own.signal.aborted) again(failedMs);
    }
  };
  void ask();
  const stopListening = onMaybeStale(() => void ask());
  return () => {
    stopListening();
    own.abort();
    clearTimeout(timer);
    known = new Map();
  };
}

function read(listener: () => void): () => void {
  const unsubscribe = changed.subscribe(listener);
  readers += 1;
  if (readers === 1) stop = keepAsking();
  return () => {
    unsubscribe();
    readers -= 1;
    if (readers === 0) stop();
  };
}

/** By lottery code; empty until the first answer, and what was known stays when a later one fails. Asked for once, however many parts of a page read it. */
export const usePeriods = (): ReadonlyMap<string, Running> => useSyncExternalStore(read, () => known);

/** Epoch milliseconds at the server, updated once a second. */
export function useServerSeconds(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
