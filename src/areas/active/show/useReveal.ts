// The show that follows a draw: it plays what the server has already decided, can be skipped, and its result outlasts a reload.
import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '#browser/storage.ts';
import { wantsLessMotion } from '#kit/picture/motion.ts';

export type ShowPhase = 'idle' | 'playing' | 'over';

export interface Show<Result> {
  phase: ShowPhase;
  /** What was decided; null before the first draw. */
  result: Result | null;
  /** Starts the show of a result. */
  play(result: Result): void;
  /** Ends the show at once; the result stays. */
  skip(): void;
  /** The player has seen the result. */
  close(): void;
}

/**
 * `name` says whose show of what it is: a result that nobody closed is there again after a reload, for the same player alone, until the page is left.
 * Under reduced motion a show is over as soon as it begins. `onOver` runs when the result may be seen: figures that
 * would give it away earlier are read again then.
 */
export function useReveal<Result>(
  name: string,
  durationMs: number,
  onOver: (result: Result) => void,
): Show<Result> {
  const key = `show.${name}`;
  const [state, setState] = useState<{ phase: ShowPhase; result: Result | null }>(() => {
    const kept = sessionStore.readJson(key) as Result | null;
    return { phase: kept === null ? 'idle' : 'over', result: kept };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onOver);
  const { phase, result: decided } = state;
  const isSeen = useRef(false);
  useEffect(() => {
    latest.current = onOver;
    isSeen.current = phase === 'over';
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // Whoever leaves the page has seen it: the next visit congratulates nobody once more.
      if (isSeen.current) sessionStore.remove(key);
    },
    [key],
  );
  useEffect(() => {
    if (phase === 'over' && decided !== null) latest.current(decided);
  }, [phase, decided]);

  const skip = (): void => {
    clearTimeout(timer.current);
    setState(({ phase, result }) => ({ phase: phase === 'playing' ? 'over' : phase, result }));
  };
  return {
    ...state,
    play(result) {
      clearTimeout(timer.current);
      sessionStore.writeJson(key, result);
      const isCalm = wantsLessMotion();
      setState({ phase: isCalm ? 'over' : 'playing', result });
      if (!isCalm) timer.current = setTimeout(skip, durationMs);
    },
    skip,
    close() {
      clearTimeout(timer.current);
      sessionStore.remove(key);
      setState(({ result }) => ({ phase: 'idle', result }));
    },
  };
}
