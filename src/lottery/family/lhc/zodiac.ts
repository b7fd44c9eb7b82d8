// What the lunar year makes of the 49 numbers: their zodiac and their element.
import { Refusal } from '../../refusal.ts';
import type { Rules } from '../../rule/settings.ts';
import { ALL_NUMBERS } from './balls.ts';

export const ZODIACS = ['鼠', '牛', '虎', '兔', '龙', '蛇', '马', '羊', '猴', '鸡', '狗', '猪'] as const;
export type Zodiac = (typeof ZODIACS)[number];
export const ELEMENTS = ['金', '木', '水', '火', '土'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The lunar year in force, for the plays that cannot do without. */
export function yearIn(rules: Rules): number {
  if (rules.lunarYear === undefined) {
    throw new Refusal('lunarYear', 'required', { expected: 'the lunar year, or drawDate' });
  }
  return rules.lunarYear;
}

function remainder(n: number, by: number): number {
  return ((n % by) + by) % by;
}

export function yearZodiac(lunarYear: number): Zodiac {
  return ZODIACS[remainder(lunarYear - 4, 12)] as Zodiac;
}

/** Number 1 carries the year's own zodiac; from there the zodiacs step backwards. */
export function zodiacOf(n: number, lunarYear: number): Zodiac {
  return ZODIACS[remainder(lunarYear - 4 - (n - 1), 12)] as Zodiac;
}

/** The numbers of a zodiac: five for the year's own, four for every other. */
export function numbersOf(zodiac: string, lunarYear: number): number[] {
  return ALL_NUMBERS.filter((n) => zodiacOf(n, lunarYear) === zodiac);
}

/** 纳音: two years share an element, thirty elements make the cycle of sixty years from 1984. */
const CYCLE = '金火木土金火水土金木水土火木水金火木土金火水土金木水土火木水';

export function elementOf(n: number, lunarYear: number): Element {
  const year = lunarYear - n + 1;
  return CYCLE[Math.floor(remainder(year - 1984, 60) / 2)] as Element;
}

const SIX = (members: string): readonly string[] => Array.from(members);

/** The halves zodiacs are put in. */
export const ZODIAC_HALVES: Readonly<Record<string, readonly string[]>> = {
  天肖: SIX('牛兔龙马猴猪'),
  地肖: SIX('鼠虎蛇羊鸡狗'),
  前肖: SIX('鼠牛虎兔龙蛇'),
  后肖: SIX('马羊猴鸡狗猪'),
  家禽: SIX('牛马羊鸡狗猪'),
  野兽: SIX('鼠虎兔龙蛇猴'),
};
