// How a platform prices a selection: from the chances of its results to odds with the platform's margin.
import type { SportResult } from '#rules/games/odds.ts';

export type Chances = Partial<Record<SportResult, number>>;

/** What the platform keeps of fair odds. */
const margin = 1.05;
const [lowest, highest] = [1.03, 201];

/** Chances of each result over everything that may happen. */
export function chancesOf<T>(
  events: Iterable<readonly [event: T, chance: number]>,
  resultOf: (event: T) => SportResult,
): Chances {
  const chances: Chances = {};
  for (const [event, chance] of events) {
    const result = resultOf(event);
    chances[result] = (chances[result] ?? 0) + chance;
  }
  return chances;
}

/** European odds with two decimals, at which a stake returns 1 ÷ margin on average; null where nothing is offered. */
export function priceOf({
  won = 0,
  halfWon = 0,
  push = 0,
  void: back = 0,
  halfLost = 0,
}: Chances): string | null {
  const paying = won + halfWon / 2;
  if (paying <= 0) return null;
  const odds = (1 - push - back - halfLost / 2 - halfWon / 2) / paying / margin;
  if (odds < lowest || odds > highest) return null;
  // A quote, not an amount: tickets are settled exactly by the text that was quoted.
  return (Math.floor(odds * 100) / 100).toFixed(2);
}

/** Chances of 0, 1, 2 ... events of which `mean` happen on average. */
export function poisson(mean: number, most: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= most; count++) chances.push((chances[count - 1]! * mean) / count);
  return chances;
}
