// Omission (how many draws a value has been absent) and how often each value came.
import type { Drawn, Series } from './series.ts';

/** Figures of one value over the draws looked at; all in draws. */
export interface Omission {
  readonly value: string;
  /** Draws it came in. */
  readonly count: number;
  /** Draws since it last came; 0 when it came in the newest. */
  readonly current: number;
  /** The longest absence, the stretches at both ends included. */
  readonly longest: number;
  /** Mean stretch of absence: draws without it, by one more than it came. */
  readonly average: number;
  /** The longest run of draws in a row that it came in. */
  readonly longestRun: number;
}

/** Figures of every value of a series; `draws` oldest first. One pass. */
export function omissions(series: Series, draws: readonly Drawn[]): Omission[] {
  const size = series.values.length;
  const count = new Uint32Array(size);
  const last = new Int32Array(size).fill(-1);
  const longest = new Uint32Array(size);
  const run = new Uint32Array(size);
  const longestRun = new Uint32Array(size);
  draws.forEach((drawn, index) => {
    for (const at of series.at(drawn)) {
      const away = index - last[at]! - 1;
      if (away > longest[at]!) longest[at] = away;
      run[at] = away === 0 && count[at]! > 0 ? run[at]! + 1 : 1;
      if (run[at]! > longestRun[at]!) longestRun[at] = run[at]!;
      last[at] = index;
      count[at] = count[at]! + 1;
    }
  });
  return series.values.map((value, at) => {
    const current = draws.length - last[at]! - 1;
    const came = count[at]!;
    return {
      value,
      count: came,
      current,
      longest: Math.max(longest[at]!, current),
      average: (draws.length - came) / (came + 1),
      longestRun: longestRun[at]!,
    };
  });
}

/** For each draw, oldest first: by value 0 where it came, otherwise how many draws it had been absent by then. */
export function omissionRows(series: Series, draws: readonly Drawn[]): Uint32Array[] {
  const away = new Uint32Array(series.values.length);
  return draws.map((drawn) => {
    for (let at = 0; at < away.length; at += 1) away[at] = away[at]! + 1;
    for (const at of series.at(drawn)) away[at] = 0;
    return away.slice();
  });
}

export type Warmth = 'hot' | 'warm' | 'cold';

/** How a value came beside the mean of all values: half as often again is hot, half as often is cold. */
export function warmthOf(count: number, mean: number): Warmth {
  if (count >= mean * 1.5) return 'hot';
  return count <= mean * 0.5 ? 'cold' : 'warm';
}
