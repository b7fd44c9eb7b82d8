// What 11选5 and KL10 share: the sides of the sum of all balls, with a middle sum that is a tie, and the readings of a draw in order.

import type { Outcome } from '../options/namedOptions.ts';
import type { Draw, Reading } from '../play.ts';
import { total } from './counting.ts';
import { dragonTiger } from './dragonTiger.ts';
import { hasSide } from './twoSides.ts';

export const SUM_OPTIONS = ['总和大', '总和小', '总和单', '总和双', '总和尾大', '总和尾小'];

/** The outcome of 总和大, 总和单, 总和尾大 and so on; 大 and 小 are refunded on the middle sum. */
export function sumOutcome(name: string, draw: Draw, middle: number): Outcome {
  const sum = total(draw);
  if (name.startsWith('总和尾')) return hasSide(name.slice(-1), sum % 10, 5);
  const bySize = name === '总和大' || name === '总和小';
  return bySize && sum === middle ? 'push' : hasSide(name.slice(-1), sum, middle);
}

/** Sum, its sides, and 龙虎 of the first ball against the one at `last`. */
export const sumReadings = (middle: number, last: number): Reading[] => [
  { name: '总和', of: (draw) => String(total(draw)) },
  {
    name: '总和大小',
    of: (draw) => (total(draw) === middle ? '和' : hasSide('大', total(draw), middle) ? '大' : '小'),
  },
  { name: '总和单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
  { name: '龙虎', of: (draw) => dragonTiger(draw[0] as number, draw[last] as number) },
];
