// What an 11选5 draw is: five different numbers from 1 to 11, in order.
import type { Balls } from '../../balls.ts';

export const BALLS: Balls = { count: 5, from: 1, to: 11, width: 2, distinct: true, ascending: false };
export const POSITIONS = ['第一球', '第二球', '第三球', '第四球', '第五球'];
export const TOTAL = 55_440;
