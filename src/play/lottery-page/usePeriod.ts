// The hook to the running period of a lottery: loaded again when it opens, until the draw is there, and whenever the page is seen again.
import { useCallback, useEffect, useRef, useState } from 'react';
import { onMaybeStale } from '#browser/pageLifecycle.ts';
import type { DrawnPeriod, Period } from '#contract/entities.generated.ts';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { resultSpreadMs } from '#contract/pace.ts';
import { learnTime, serverNow } from '#session/serverClock.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import type { Read } from '#transport/useCall.ts';
import { parseMoment } from '#values/beijingOffset.ts';

/** A draw is made within a second or two of the opening. */
const drawingMs = 1_500;
const failedMs = 4_000;
/** The longest a page continues without an answer of the server. */
const calmMs = 60_000;

/** Of a lottery that takes no bets any more, for whatever reason. */
export const isLotteryClosed = (code: string | undefined): boolean => code === 'lotteryClosed';

export interface RunningPeriod {
  period: Period;
  last: DrawnPeriod | undefined;
  /** Epoch milliseconds, by the server's clock. */
  sealsAtMs: number;
  opensAtMs: number;
  /** No bets any more; the next period has not begun. */
  isSealed: boolean;
  /** The period has ended and its draw is not known yet. */
  isDrawing: boolean;
  /** Reading of the steady clock when this was requested. */
  askedMs: number;
  now: () => number;
}

const seenAs = (period: Period, last: DrawnPeriod | undefined, askedMs: number): RunningPeriod => {
  const sealsAtMs = parseMoment(period.sealTime);
  const opensAtMs = parseMoment(period.openTime);
  const now = serverNow();
  return {
    period,
    last,
    sealsAtMs,
    opensAtMs,
    isSealed: now >= sealsAtMs,
    isDrawing: now >= opensAtMs || last?.openStatus === 'waiting',
    askedMs,
    now: () => serverNow(),
  };
};

/** Not SWR's: a countdown has to know when an answer was requested and when it arrived, and an old one is useless. */
export function usePeriod(lotCode: string | null): Read<RunningPeriod> {
  const [seen, setSeen] = useState<{ lotCode: string; data?: RunningPeriod; error?: CallFailure } | null>(
    null,
  );
  const askNow = useRef<() => Promise<void>>(async () => {});

  useEffect(() => {
    if (lotCode === null) return;
    const own = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: Promise<void> | null = null;
    let known: { period: Period; last: DrawnPeriod | undefined; askedMs: number } | null = null;

    const show = (): void => {
      if (!known || own.signal.aborted) return;
      const data = seenAs(known.period, known.last, known.askedMs);
      setSeen({ lotCode, data });
      const now = data.now();
      // Rendered again at the seal, loaded again at the opening.
      const untilSeal = data.sealsAtMs - now;
      const untilOpen = data.opensAtMs - now;
      if (data.isDrawing) next(ask, drawingMs);
      else if (untilSeal > 0) next(untilSeal < calmMs ? show : ask, Math.min(untilSeal, calmMs));
      // Pages spread it: all at once would be most of what a server does.
      else next(ask, Math.min(Math.max(untilOpen, 200) + (performance.now() % resultSpreadMs), calmMs));
    };
    const next = (work: () => unknown, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(work, ms + 20);
    };
    const ask = (): Promise<void> => {
      asking ??= (async () => {
        const askedMs = performance.now();
        try {
          const answer = await send(
            getNewPeriod,
            { lotCode },
            { silent: true, background: known !== null, signal: own.signal },
          );
          learnTime(answer.serverTime, askedMs, performance.now());
          known = { period: answer.period, last: answer.last, askedMs };
          asking = null;
          show();
        } catch (error) {
          asking = null;
          if (own.signal.aborted) return;
          if (error instanceof CallFailure && (!known || isLotteryClosed(error.code)))
            setSeen((before) => ({ ...(before?.lotCode === lotCode && before), lotCode, error }));
          next(ask, failedMs);
        }
      })();
      return asking;
    };
    askNow.current = ask;
    void ask();
    const stop = onMaybeStale(() => void ask());
    return () => {
      stop();
      own.abort();
      clearTimeout(timer);
    };
  }, [lotCode]);

  const mutate = useCallback(() => askNow.current(), []);
  const own = seen?.lotCode === lotCode ? seen : null;
  return {
    data: own?.data,
    error: own?.error,
    isLoading: lotCode !== null && !own,
    mutate,
  };
}
