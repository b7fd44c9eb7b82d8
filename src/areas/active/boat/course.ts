// Owns where a boat lies on the drawn course.
import type { DragonBoatInfoAnswer } from '#contract/activity.generated.ts';

/** 0 at the start, 1 at the last step, or where places count at the distance of the first. */
export function shareOfCourse({
  distance,
  mode,
  steps,
  ranking,
}: Pick<DragonBoatInfoAnswer, 'distance' | 'mode' | 'steps' | 'ranking'>): number {
  const end = mode === 'steps' ? (steps.at(-1)?.distance ?? 0) : (ranking[0]?.distance ?? 0);
  return end === 0 ? 0 : Math.min(1, distance / end);
}
