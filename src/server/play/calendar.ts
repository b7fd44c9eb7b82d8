// When the periods of a lottery begin, seal and open, and what they are called; whole numbers in Beijing time, since each bet looks up its period.

import type { PlayedLottery } from '#lottery/catalogue.ts';
import { dayMs, midnightOf, parseMoment, weekdayOf } from '#values/beijingOffset.ts';
import { dayOf } from '#values/days.ts';

/** Times are epoch milliseconds; a bet is taken from `startsMs` until before `sealsMs`. */
export interface Period {
  lotCode: string;
  qiHao: string;
  /** When the period before opened. */
  startsMs: number;
  sealsMs: number;
  opensMs: number;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Milliseconds from midnight to a time such as 21:15. */
function timeOfDayMs(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours! * 60 + minutes!) * 60_000;
}

/** Every opening of a day, in order. */
function openingsOf({ draws }: PlayedLottery, day: number): number[] {
  if ('at' in draws) {
    const isDrawn = !draws.on || draws.on.includes(weekdays[weekdayOf(day)]!);
    return isDrawn ? [day + timeOfDayMs(draws.at)] : [];
  }
  const everyMs = draws.everySeconds * 1000;
  const firstMs = draws.firstAt === undefined ? everyMs : timeOfDayMs(draws.firstAt);
  // The last one may open at midnight, and counts to the day that ends there.
  const count = draws.periodsADay ?? Math.floor((dayMs - firstMs) / everyMs) + 1;
  return Array.from({ length: count }, (_, at) => day + firstMs + at * everyMs);
}

/** Whether the periods of a lottery are numbered within the year, not within the day. */
const isNumberedByYear = ({ periodNumber }: PlayedLottery): boolean => !periodNumber.includes('MMDD');

/** How many periods with numbers of the same count come before those of a day. */
function openingsBefore(lottery: PlayedLottery, day: number): number {
  if (!isNumberedByYear(lottery)) return 0;
  let count = 0;
  const newYear = parseMoment(`${dayOf(day).slice(0, 4)}-01-01 00:00:00`);
  for (let at = newYear; at < day; at += dayMs) count += openingsOf(lottery, at).length;
  return count;
}

/** Alike lotteries have the same days, however often a station's own is read. */
const schedules = new WeakMap<PlayedLottery, string>();

function scheduleOf(lottery: PlayedLottery): string {
  const { code, draws, sealSeconds, periodNumber } = lottery;
  const known = schedules.get(lottery);
  const schedule = known ?? JSON.stringify([code, draws, sealSeconds, periodNumber]);
  if (known === undefined) schedules.set(lottery, schedule);
  return schedule;
}

const days = new Map<string, readonly Period[]>();
const daysKept = 512;

function lastOpening(lottery: PlayedLottery, day: number): number {
  for (let at = day - dayMs; ; at -= dayMs) {
    const last = openingsOf(lottery, at).at(-1);
    if (last !== undefined) return last;
  }
}

/** The periods that carry a day's date, in order; `day` is a midnight in Beijing. */
function periodsOfDay(lottery: PlayedLottery, day: number): readonly Period[] {
  const key = `${scheduleOf(lottery)} ${day}`;
  const there = days.get(key);
  if (there) return there;
  const digits = lottery.periodNumber.split('N').length - 1;
  const date = isNumberedByYear(lottery) ? dayOf(day).slice(0, 4) : dayOf(day).replaceAll('-', '');
  const before = openingsBefore(lottery, day);
  let startsMs = lastOpening(lottery, day);
  const periods = openingsOf(lottery, day).map((opensMs, at) => {
    const period: Period = {
      lotCode: lottery.code,
      qiHao: `${date}${String(before + at + 1).padStart(digits, '0')}`,
      startsMs,
      sealsMs: opensMs - lottery.sealSeconds * 1000,
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

/** Periods that open after `fromMs`, in order, endless. */
export function* periodsAfter(lottery: PlayedLottery, fromMs: number): Generator<Period> {
  // The last period of a day opens at its midnight and carries its date: the day before counts.
  for (let day = midnightOf(fromMs) - dayMs; ; day += dayMs) {
    const periods = periodsOfDay(lottery, day);
    for (let at = firstAfter(periods, fromMs); at < periods.length; at++) yield periods[at]!;
  }
}

/** Periods that opened at `fromMs` or before it, newest first, endless. */
export function* periodsBefore(lottery: PlayedLottery, fromMs: number): Generator<Period> {
  for (let day = midnightOf(fromMs); ; day -= dayMs) {
    const periods = periodsOfDay(lottery, day);
    for (let at = firstAfter(periods, fromMs) - 1; at >= 0; at--) yield periods[at]!;
  }
}

/** The period that is selling at an instant, or sealed and waiting for its draw. */
export function periodAt(lottery: PlayedLottery, nowMs: number): Period {
  for (const period of periodsAfter(lottery, nowMs)) return period;
  throw new RangeError(`${lottery.code} has no further period.`);
}

/** Periods that still take bets at an instant and carry the date of the running one; `most` at the most. */
export function periodsLeft(lottery: PlayedLottery, nowMs: number, most: number): Period[] {
  const left: Period[] = [];
  for (const period of periodsAfter(lottery, nowMs)) {
    if (period.sealsMs <= nowMs) continue;
    const isSameDay =
      isNumberedByYear(lottery) ||
      left.length === 0 ||
      period.qiHao.slice(0, 8) === left[0]!.qiHao.slice(0, 8);
    if (!isSameDay || left.length === most) return left;
    left.push(period);
  }
  return left;
}
