// How long a chunk may take: before the player reads that it is slow, and before it counts as failed.

/** docs/specification.md §9: a chunk that has not loaded by then has failed. */
export const chunkTimeoutMs = 120_000;
/** The player learns that a screen is slow, and may request it again, after this long. */
export const slowMs = 8_000;
/** The site is drawn without its first screen after this long, so that it can say what is happening. */
export const firstScreenMs = 2_000;

/** Resolves when the work has ended, either way, and after `ms` at the latest. */
export async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
