// Owns how an option looks on a board: as a ball or as words, in which colour, and in how many columns.
import { COLOURS, colourOf } from '#lottery/lhc/balls.ts';
import { numbersOf, ZODIACS } from '#lottery/lhc/zodiac.ts';
import type { Rules } from '#lottery/settings.ts';

const figures = /^\d{1,2}$/;

export const isBall = (option: string): boolean => figures.test(option);

/** Colour of a ball: wave0 red, wave1 blue, wave2 green for Mark Six, rank1 to rank10 for racers; plain otherwise. */
export function tintOf(playCode: string, option: string): string {
  if (!isBall(option)) return 'plain';
  if (playCode.startsWith('lhc_')) return `wave${COLOURS.indexOf(colourOf(Number(option)))}`;
  return /^pk10_c_b\d/.test(playCode) ? `rank${Number(option)}` : 'plain';
}

/** The numbers a zodiac stands for in the lunar year; '' for anything else. */
export function numbersBeside(option: string, rules: Rules): string {
  if (rules.lunarYear === undefined || !(ZODIACS as readonly string[]).includes(option)) return '';
  return numbersOf(option, rules.lunarYear)
    .map((number) => String(number).padStart(2, '0'))
    .join(' ');
}

/** Two, three or four columns, as the words allow. */
export function columnsOf(options: readonly string[]): 2 | 3 | 4 {
  const longest = Math.max(...options.map((option) => option.length));
  if (options.every(isBall)) return 4;
  if (options.some((option) => (ZODIACS as readonly string[]).includes(option))) return 2;
  if (options.length % 3 === 0 && options.length % 4 !== 0) return 3;
  return longest > 4 ? 3 : options.length === 2 ? 2 : 4;
}
