// Making a walk that fails shorter: steps are dropped as long as it still fails.

/** The fewest of these steps that still fail, as far as so many tries lead: larger pieces are dropped first, then single ones. */
export async function shrink<Step>(
  steps: readonly Step[],
  fails: (fewer: readonly Step[]) => boolean | Promise<boolean>,
  tries = Number.POSITIVE_INFINITY,
): Promise<readonly Step[]> {
  let left = steps;
  let tried = 0;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = left.length - size; from > -size; from -= size) {
      const fewer = left.filter((_, at) => at < from || at >= from + size);
      if (fewer.length === left.length || tried >= tries) continue;
      tried += 1;
      if (await fails(fewer)) left = fewer;
    }
  return left;
}
