// How an option looks on a board: as a ball or as words, in which colour, in which block, and in how many columns.
import { type Paint, racerPaint, waveOfNumber, wavePaints } from '#kit/lottery/colours.ts';
import { COLOURS } from '#lottery/family/lhc/balls.ts';
import { numbersOf, ZODIACS } from '#lottery/family/lhc/zodiac.ts';
import { sideOfReading } from '#lottery/reading/readingSides.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { isComparing, POSITION_SIDES } from '#lottery/selection/sides.ts';

const figures = /^\d{1,2}$/;

export const isBall = (option: string): boolean => figures.test(option);

/** Plays on a sum: their numbers are no balls. */
const sums = ['k3_c_ds', 'pk10_c_gyh', 'fc3d_c_hz'];
export const isSum = (playCode: string): boolean => sums.includes(playCode);

/** The dice an option of K3 shows, a figure for each; '' for anything else. */
export const diceOf = (playCode: string, option: string): string =>
  playCode.startsWith('k3_') && !isSum(playCode) && /^[1-6]{1,3}$/.test(option) ? option : '';

export interface Tint {
  kind: 'wave' | 'racer';
  paint: Paint;
}

/** The game's own colour of a numbered option: waves of Mark Six, racers; null where the game has none. */
export function tintOf(playCode: string, option: string): Tint | null {
  if (!isBall(option)) return null;
  if (playCode.startsWith('lhc_')) return { kind: 'wave', paint: wavePaints[waveOfNumber(Number(option))] };
  return /^pk10_c_b\d/.test(playCode) ? { kind: 'racer', paint: racerPaint(Number(option)) } : null;
}

/** Dragon and tiger are zodiacs in Mark Six alone. */
const isZodiac = (playCode: string, option: string): boolean =>
  playCode.startsWith('lhc_') && (ZODIACS as readonly string[]).includes(option);

/** The numbers a zodiac stands for in the lunar year; '' for anything else. */
export function numbersBeside(playCode: string, option: string, rules: Rules): string {
  if (rules.lunarYear === undefined || !isZodiac(playCode, option)) return '';
  return numbersOf(option, rules.lunarYear)
    .map((number) => String(number).padStart(2, '0'))
    .join(' ');
}

const waves: readonly string[] = COLOURS;
/** Few options are one block, whatever they are. */
const mostInOneBlock = 6;

/** Numbers, pictures, colours, pairs that compare two positions, and other words. */
const kindOf = (playCode: string, option: string): string =>
  diceOf(playCode, option) || isBall(option)
    ? 'number'
    : waves.includes(option)
      ? 'wave'
      : isComparing(option) && !isZodiac(playCode, option)
        ? 'pair'
        : 'word';

/** The options of a play in blocks of one kind, each with columns of its own, so that no row mixes numbers with words. */
export function blocksOf(playCode: string, options: readonly string[]): readonly (readonly string[])[] {
  if (options.length <= mostInOneBlock) return [options];
  const kinds = options.map((option) => kindOf(playCode, option));
  const starts = kinds.flatMap((kind, at) => (kind === kinds[at - 1] ? [] : [at]));
  return starts.map((start, at) => options.slice(start, starts[at + 1]));
}

const emptyPlaces = (count: number, columns: number): number => (columns - (count % columns)) % columns;
/** Of these columns those that leave the fewest places of the last row empty; of two alike the more. */
const fullest = <Columns extends number>(count: number, among: readonly Columns[]): Columns =>
  among.reduce((best, columns) => (emptyPlaces(count, columns) <= emptyPlaces(count, best) ? columns : best));
/** The sides of a position are a line, and what follows them goes on in fours. */
const lineOfSides = POSITION_SIDES.filter((side) => !isComparing(side));

/** As many columns as the words allow, without a short last row where that can be. */
export function columnsOf(
  playCode: string,
  options: readonly string[],
  named: (option: string) => string,
): 1 | 2 | 3 | 4 | 5 | 6 {
  if (options.length === 1) return 1;
  // Three pairs of sides, such as a sum's: each pair is a line.
  if (options.length === 6 && options.every((option) => sideOfReading(option.at(-1)!))) return 2;
  const words = options.map((option) => named(option));
  // Of other words than Chinese a line holds more letters, and they may wrap.
  if (words.some((word, at) => word !== options[at] && word.length > 8))
    return options.length < 3 || options.length % 3 === 1 ? 2 : 3;
  const longest = Math.max(...options.map((option) => option.length));
  if (options.some((option) => diceOf(playCode, option))) return 3;
  if (options.every(isBall)) return fullest(options.length, isSum(playCode) ? [4, 5, 6] : [4, 5]);
  if (options.some((option) => isZodiac(playCode, option))) return 2;
  if (lineOfSides.every((side) => options.includes(side))) return 4;
  if (options.length % 3 === 0 && options.length % 4 !== 0) return 3;
  // Two Chinese characters, or a short English word, and the odds below it.
  if (options.length % 5 === 0 && words.every((word, at) => word.length <= (word === options[at] ? 2 : 6)))
    return 5;
  return longest > 4 ? 3 : options.length === 2 ? 2 : 4;
}

/** Of four columns each has room for so many Chinese characters and figures with air around them; a narrow phone's for one less. */
const mostInOneLine = 6;
/** Where one option and its odds are too long for a line, all of its block have their odds below them: on every phone, or on a narrow one. */
export function stackedOn(
  options: readonly string[],
  columns: number,
  odds: ReadonlyMap<string, string>,
): 'every' | 'narrow' | undefined {
  if (columns !== 4) return undefined;
  const longest = Math.max(...options.map((option) => `${option}${odds.get(option) ?? ''}`.length));
  return longest > mostInOneLine ? 'every' : longest === mostInOneLine ? 'narrow' : undefined;
}
