// When the reality check is asked for: on arrival, when the next one is due, each minute on a board, and when the player is back.
import { useEffect } from 'react';
import { onMaybeStale } from '#browser/pageLifecycle.ts';
import { type RealityAnswer, reality } from '#contract/protection.generated.ts';
import type { Read } from '#kit/page/Await.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useCall } from '#transport/useCall.ts';
import { parseMoment } from '#values/beijingOffset.ts';

const boardMs = 60_000;
/** The server counts whole seconds. */
const afterDueMs = 1_000;
/** What setTimeout() can wait at most. */
const mostMs = 2 ** 31 - 1;

/** How long the member has played and what it came to; nothing is asked for while `isAsked` is false. */
export function useReality(isAsked: boolean, isBoard: boolean): Read<RealityAnswer> {
  const read = useCall(reality, isAsked ? {} : null, { silent: true, refreshMs: isBoard ? boardMs : 0 });
  const { mutate } = read;
  const next = read.data?.next ?? '';
  useEffect(() => {
    if (!isAsked) return;
    return onMaybeStale(() => void mutate().catch(() => undefined));
  }, [isAsked, mutate]);
  useEffect(() => {
    if (next === '') return;
    const delay = parseMoment(next) - serverNow() + afterDueMs;
    const timer = setTimeout(
      () => void mutate().catch(() => undefined),
      Math.min(Math.max(delay, afterDueMs), mostMs),
    );
    return () => clearTimeout(timer);
  }, [next, mutate]);
  return read;
}
