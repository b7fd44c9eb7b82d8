// What a Mark Six draw is and what is fixed about its 49 numbers: size, parity, digits and colour.

import type { Balls } from '../../balls.ts';
import { hasSide } from '../../mechanisms/twoSides.ts';
import type { Outcome } from '../../options/namedOptions.ts';
import type { Draw } from '../../play.ts';
import { range } from '../../selection/fields.ts';

export const BALLS: Balls = { count: 7, from: 1, to: 49, width: 2, distinct: true, ascending: false };
export const POSITIONS = ['正一', '正二', '正三', '正四', '正五', '正六', '特码'];
export const ALL_NUMBERS = range(1, 49);
/** 49 refunds every two-sided option of its ball. */
export const NEUTRAL = 49;

export function special(draw: Draw): number {
  return draw[6] as number;
}

/** The six 正码. */
export function regulars(draw: Draw): number[] {
  return draw.slice(0, 6);
}

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export const COLOURS = ['红波', '蓝波', '绿波'] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(n: number): Colour {
  return RED.includes(n) ? '红波' : BLUE.includes(n) ? '蓝波' : '绿波';
}

export function tailOf(n: number): number {
  return n % 10;
}

export function headOf(n: number): number {
  return Math.floor(n / 10);
}

/** One attribute of a number: 大, 单, 合大 (digit sum 7 and more), 尾小 and so on. */
export function hasAttribute(name: string, n: number): boolean {
  if (name.startsWith('合')) return hasSide(name.slice(1), headOf(n) + tailOf(n), 7);
  if (name.startsWith('尾')) return hasSide(name.slice(1), tailOf(n), 5);
  return hasSide(name, n, 25);
}

/** Colours never refund; every other attribute refunds on 49. */
export function ballOutcome(name: string, n: number): Outcome {
  if (COLOURS.includes(name as Colour)) return colourOf(n) === name;
  return n === NEUTRAL ? 'push' : hasAttribute(name, n);
}
