// 龙 虎 和: the left number against the right one.

export type DragonTiger = '龙' | '虎' | '和';
export const DRAGON_TIGER_TIE: readonly DragonTiger[] = ['龙', '虎', '和'];

export function dragonTiger(left: number, right: number): DragonTiger {
  return left > right ? '龙' : left < right ? '虎' : '和';
}
