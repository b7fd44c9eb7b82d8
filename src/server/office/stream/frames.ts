// What one reader of hints is sent: what comes close together goes out as one frame, and what repeats goes out once, so that no burst grows anywhere.
import type { Hint } from './signals.ts';

/** A frame says at most so many things; beyond it says that anything may have changed. */
export const hintsMost = 100;
/** Frames are at least so far apart. */
export const frameMs = 200;

/** What a frame says: these have changed, or anything may have. */
export type Frame = { hints: Hint[] } | { missed: true };

export interface Frames {
  add(hint: Hint): void;
  /** Anything may have changed. */
  miss(): void;
  /** The way is free again. */
  resume(): void;
  stop(): void;
}

/** Sends by `send`, which says false where the way is full: then nothing more goes out before resume(). `later` calls back after so many milliseconds. */
export function createFrames(
  send: (frame: Frame) => boolean,
  later: (work: () => void, ms: number) => { clear(): void },
): Frames {
  const waiting = new Map<string, Hint>();
  let isMissed = false;
  let isFull = false;
  let pause: { clear(): void } | undefined;

  function flush(): void {
    if (pause || isFull || (waiting.size === 0 && !isMissed)) return;
    const frame: Frame = isMissed ? { missed: true } : { hints: [...waiting.values()] };
    waiting.clear();
    isMissed = false;
    isFull = !send(frame);
    pause = later(() => {
      pause = undefined;
      flush();
    }, frameMs);
  }

  return {
    add(hint) {
      if (!isMissed) {
        waiting.set(JSON.stringify([hint.station, hint.queue, hint.item]), hint);
        if (waiting.size > hintsMost) {
          waiting.clear();
          isMissed = true;
        }
      }
      flush();
    },
    miss() {
      waiting.clear();
      isMissed = true;
      flush();
    },
    resume() {
      isFull = false;
      flush();
    },
    stop() {
      pause?.clear();
      isFull = true;
      waiting.clear();
    },
  };
}
