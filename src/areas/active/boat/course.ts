// Where a boat lies on the drawn course.
import type { DragonBoatInfoAnswer } from '#contract/activity.generated.ts';

interface Race {
  mode: DragonBoatInfoAnswer['mode'];
  steps: readonly { distance: number }[];
  ranking: readonly { distance: number }[];
}

/**
 * 0 at the start, 1 at the end. Steps lie at equal distances, whatever their metres: the first may take a hundred and the
 * last ten thousand. Where places count, the end is where the first boat is.
 */
export function shareOfCourse({ mode, steps, ranking }: Race, distance: number): number {
  if (mode === 'rank') {
    const first = ranking[0]?.distance ?? 0;
    return first === 0 ? 0 : Math.min(1, distance / first);
  }
  const reached = steps.filter((step) => step.distance <= distance).length;
  const next = steps[reached];
  if (!next) return steps.length === 0 ? 0 : 1;
  const from = steps[reached - 1]?.distance ?? 0;
  return (reached + (distance - from) / (next.distance - from)) / steps.length;
}
