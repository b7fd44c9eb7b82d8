// Owns when the periods of a lottery begin, seal and open, and what they are called; whole numbers in Beijing time, since each bet asks for its period.

import { dayMs, dayOf, midnightOf, parseMoment, weekdayOf } from '#values/beijingOffset.ts';
import { lotteries, type SeedLottery } from '../demo/seedGames.ts';

/** Times are epoch milliseconds; a bet is taken from `startsMs` until before `sealsMs`. */
export interface Period {
  lotCode: string;
  qiHao: string;
  /** When the period before opened. */
  startsMs: number;
  sealsMs: number;
  opensMs: number;
}

const daySeconds = 86_400;
/** Daily lotteries open at 21:15, Mark Six on Tuesday, Thursday and Saturday at 21:30. */
const dailyAtMs = (21 * 60 + 15) * 60_000;
const markSixAtMs = (21 * 60 + 30) * 60_000;
const markSixDays = [2, 4, 6];

const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));
/** Those the house runs itself; the others copy a state draw, or show one for demonstration where no feed is set. */
const platformCodes = new Set(['FFC', 'EFC', 'WFC', 'SFSC', 'FFK3', 'WFK3', 'FF11X5', 'SFLHC', 'FF28']);

export const lotteryCodes: readonly string[] = lotteries.map(({ code }) => code);
export const isPlatformLottery = (code: string): boolean => platformCodes.has(code);
export const familyCodeOf = (code: string): string | undefined => byCode.get(code)?.family;

function lotteryOf(code: string): SeedLottery {
  const lottery = byCode.get(code);
  if (!lottery) throw new RangeError(`There is no calendar of ${code}.`);
  return lottery;
}

/** Seconds between sealing and opening, by how often a lottery opens. */
function sealSecondsOf(intervalSeconds: number): number {
  if (intervalSeconds <= 60) return 5;
  if (intervalSeconds <= 180) return 10;
  if (intervalSeconds <= 300) return 20;
  if (intervalSeconds < daySeconds) return 60;
  return intervalSeconds === daySeconds ? 900 : 600;
}

/** Every opening of a day with its number, in order. */
function openingsOf(lottery: SeedLottery, day: number): { opensMs: number; number: number }[] {
  const { intervalSeconds } = lottery;
  if (intervalSeconds < daySeconds)
    return Array.from({ length: Math.floor(daySeconds / intervalSeconds) }, (_, at) => ({
      opensMs: day + (at + 1) * intervalSeconds * 1000,
      number: at + 1,
    }));
  const newYear = parseMoment(`${dayOf(day).slice(0, 4)}-01-01 00:00:00`);
  const daysBefore = Math.round((day - newYear) / dayMs);
  if (intervalSeconds === daySeconds) return [{ opensMs: day + dailyAtMs, number: daysBefore + 1 }];
  if (!markSixDays.includes(weekdayOf(day))) return [];
  const before = Array.from({ length: daysBefore }, (_, at) => newYear + at * dayMs);
  return [
    {
      opensMs: day + markSixAtMs,
      number: before.filter((each) => markSixDays.includes(weekdayOf(each))).length + 1,
    },
  ];
}

const days = new Map<string, readonly Period[]>();
const daysKept = 512;

function lastOpening(lottery: SeedLottery, day: number): number {
  for (let at = day - dayMs; ; at -= dayMs) {
    const last = openingsOf(lottery, at).at(-1);
    if (last) return last.opensMs;
  }
}

/** The periods that carry a day's date, in order; `day` is a midnight in Beijing. */
function periodsOfDay(lottery: SeedLottery, day: number): readonly Period[] {
  const key = `${lottery.code} ${day}`;
  const there = days.get(key);
  if (there) return there;
  const { intervalSeconds } = lottery;
  const isYearly = intervalSeconds >= daySeconds;
  const width = isYearly ? 3 : Math.max(3, String(Math.floor(daySeconds / intervalSeconds)).length);
  const date = isYearly ? dayOf(day).slice(0, 4) : dayOf(day).replaceAll('-', '');
  let startsMs = lastOpening(lottery, day);
  const periods = openingsOf(lottery, day).map(({ opensMs, number }) => {
    const period: Period = {
      lotCode: lottery.code,
      qiHao: `${date}${String(number).padStart(width, '0')}`,
      startsMs,
      sealsMs: opensMs - sealSecondsOf(intervalSeconds) * 1000,
      opensMs,
    };
    startsMs = opensMs;
    return period;
  });
  if (days.size >= daysKept) days.clear();
  days.set(key, periods);
  return periods;
}

/** Where the first of a day's periods stands that opens after `fromMs`; a minute lottery has 1,440 of them. */
function firstAfter(periods: readonly Period[], fromMs: number): number {
  let low = 0;
  let high = periods.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (periods[middle]!.opensMs > fromMs) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Periods that open after `fromMs`, in order, without an end. */
export function* periodsAfter(code: string, fromMs: number): Generator<Period> {
  const lottery = lotteryOf(code);
  // The last period of a day opens at its midnight and carries its date: the day before counts.
  for (let day = midnightOf(fromMs) - dayMs; ; day += dayMs) {
    const periods = periodsOfDay(lottery, day);
    for (let at = firstAfter(periods, fromMs); at < periods.length; at++) yield periods[at]!;
  }
}

/** Periods that opened at `fromMs` or before it, newest first, without an end. */
export function* periodsBefore(code: string, fromMs: number): Generator<Period> {
  const lottery = lotteryOf(code);
  for (let day = midnightOf(fromMs); ; day -= dayMs) {
    const periods = periodsOfDay(lottery, day);
    for (let at = firstAfter(periods, fromMs) - 1; at >= 0; at--) yield periods[at]!;
  }
}

/** The period that is selling at an instant, or sealed and waiting for its draw. */
export function periodAt(code: string, nowMs: number): Period {
  for (const period of periodsAfter(code, nowMs)) return period;
  throw new RangeError(`${code} has no further period.`);
}

/** Periods that still take bets at an instant and carry the date of the running one; `most` at the most. */
export function periodsLeft(code: string, nowMs: number, most: number): Period[] {
  const left: Period[] = [];
  const isYearly = lotteryOf(code).intervalSeconds >= daySeconds;
  for (const period of periodsAfter(code, nowMs)) {
    if (period.sealsMs <= nowMs) continue;
    const isSameDay =
      isYearly || left.length === 0 || period.qiHao.slice(0, 8) === left[0]!.qiHao.slice(0, 8);
    if (!isSameDay || left.length === most) return left;
    left.push(period);
  }
  return left;
}
