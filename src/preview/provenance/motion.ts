// Stands for #kit/picture/motion.ts in the preview: what turns by itself waits while the station under it is being written.

import { useTurning as useRealTurning, wantsLessMotion } from '#kit/picture/motion.ts';

export { wantsLessMotion };

/** So long after a change whoever types still looks at it. */
const restMs = 3_000;
let changedAt = Number.NEGATIVE_INFINITY;

/** The station under the page is another one: what shows it stays where it is for a while. */
export const holdTurning = (nowMs: number): void => {
  changedAt = nowMs;
};

export const isHeld = (nowMs: number): boolean => nowMs - changedAt < restMs;

export const useTurning: typeof useRealTurning = (turn, everyMs, isOn) =>
  useRealTurning(
    () => {
      if (!isHeld(performance.now())) turn();
    },
    everyMs,
    isOn,
  );
