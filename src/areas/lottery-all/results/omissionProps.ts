// What the figures of omission and their picture are drawn from.
import type { Drawn, Series } from '#lottery/statistics/series.ts';

export interface OmissionProps {
  family: string;
  series: Series;
  /** Oldest first. */
  draws: readonly Drawn[];
  /** Their period numbers. */
  numbers: readonly string[];
}
