// What many draws of a family are counted by, and how far the counts may stray: numbers by place, pairs within a draw and from draw to draw, lengths of runs.
import type { Balls } from '#lottery/balls.ts';
import { chiSquare, chiSquareLimit } from './chiSquare.ts';

/** Longer runs are counted as this long. */
const longestRun = 12;

export interface Counted {
  what: string;
  counts: number[];
  /** What chance gives, in any unit. */
  weights: number[];
  /** By what the statistic is multiplied where chance strays less than a chi-square says: numbers that are drawn together keep each other away. */
  scale?: number;
}

const zeros = (length: number): number[] => Array(length).fill(0);
const even = (length: number): number[] => Array(length).fill(1);

/** Counts of a sequence of draws, in the order in which they were drawn. */
export function countDraws(
  { count, from, to, distinct, ascending }: Balls,
  draws: Iterable<readonly number[]>,
): Counted[] {
  const size = to - from + 1;
  const places = Array.from({ length: count }, () => zeros(size));
  const pairs = zeros(size * size);
  const following = zeros(ascending ? 4 : size * size);
  const runs = zeros(longestRun);
  /** Of a run: the first number is in the upper half, or, of numbers that come sorted, the lowest ball is among them. */
  const isIn = (draw: readonly number[]): boolean =>
    ascending ? draw[0] === from : draw[0]! - from >= Math.floor(size / 2);
  const chance = ascending ? count / size : (size - Math.floor(size / 2)) / size;
  let before: readonly number[] | undefined;
  let run = 0;
  for (const draw of draws) {
    for (const [place, ball] of draw.entries()) places[place]![ball - from]! += 1;
    pairs[(draw[0]! - from) * size + draw[1]! - from]! += 1;
    // Each draw is in one pair alone, so that pairs know nothing of each other.
    if (before) {
      const [one, two] = ascending
        ? [Number(isIn(before)), Number(isIn(draw))]
        : [before[0]! - from, draw[0]! - from];
      following[one * (ascending ? 2 : size) + two]! += 1;
    }
    before = before ? undefined : draw;
    if (isIn(draw)) run += 1;
    else if (run > 0) {
      runs[Math.min(run, longestRun) - 1]! += 1;
      run = 0;
    }
  }
  const runWeights = Array.from({ length: longestRun }, (_, at) =>
    at === longestRun - 1 ? chance ** at : chance ** at * (1 - chance),
  );
  const steps = { what: 'lengths of runs', counts: runs, weights: runWeights };
  if (ascending) {
    const all = places.reduce((sum, place) => sum.map((each, at) => each + place[at]!), zeros(size));
    const stays = [1 - chance, chance];
    return [
      { what: 'numbers', counts: all, weights: even(size), scale: (size - 1) / (size - count) },
      {
        what: 'pairs from draw to draw',
        counts: following,
        weights: stays.flatMap((one) => stays.map((two) => one * two)),
      },
      steps,
    ];
  }
  const apart = even(size * size).map((_, at) => (distinct && Math.floor(at / size) === at % size ? 0 : 1));
  return [
    ...places.map((counts, at) => ({ what: `place ${at + 1}`, counts, weights: even(size) })),
    { what: 'pairs within a draw', counts: pairs, weights: apart },
    { what: 'pairs from draw to draw', counts: following, weights: even(size * size) },
    steps,
  ];
}

/** What chance passes once in some two million counts, and what it passes once in a hundred. */
const never = 5;
const seldom = 2.3263;

export interface Judged {
  what: string;
  statistic: number;
  /** Further from what is expected, or nearer to it, than chance ever is. */
  isStray: boolean;
  /** Beyond what 99 of 100 counts stay below. */
  isSeldom: boolean;
}

export function judge({ what, counts, weights, scale = 1 }: Counted): Judged {
  const statistic = chiSquare(counts, weights) * scale;
  const isTooEven = weights.length > 20 && statistic < chiSquareLimit(weights, -never);
  return {
    what,
    statistic,
    isStray: isTooEven || statistic > chiSquareLimit(weights, never),
    isSeldom: statistic > chiSquareLimit(weights, seldom),
  };
}
