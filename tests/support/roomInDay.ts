// Owns the time of day that tests of chases begin at: a chase ends with its day in Beijing, which the last hour has no room for.
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Milliseconds to put a clock forward at an instant (epoch milliseconds), so that the day in Beijing has two hours left at least. */
export function roomInDay(nowMs: number): number {
  const leftMs = dayMs - ((nowMs + 8 * hourMs) % dayMs);
  return leftMs < 2 * hourMs ? leftMs + 60_000 : 0;
}
