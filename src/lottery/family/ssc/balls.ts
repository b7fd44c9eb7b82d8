// What an SSC draw is: five digits, and the names of their positions.
import type { Balls } from '../../balls.ts';

export const BALLS: Balls = { count: 5, from: 0, to: 9, width: 1, distinct: false, ascending: false };
export const POSITIONS = ['万', '千', '百', '十', '个'] as const;
export const TOTAL = 100_000;
/** The lowest 大 of a digit. */
export const BIG_DIGIT = 5;

export const WU_XING = [0, 1, 2, 3, 4];
export const QIAN_SI = [0, 1, 2, 3];
export const HOU_SI = [1, 2, 3, 4];
export const QIAN_SAN = [0, 1, 2];
export const ZHONG_SAN = [1, 2, 3];
export const HOU_SAN = [2, 3, 4];
export const QIAN_ER = [0, 1];
export const HOU_ER = [3, 4];

export function labels(places: readonly number[]): string[] {
  return places.map((place) => POSITIONS[place] as string);
}
