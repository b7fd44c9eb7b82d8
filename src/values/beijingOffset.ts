// Beijing time as plain integers, for the hot paths of the server (periods, bets) and for the browser: a division costs nothing, dayjs some 2 µs a date and 3.6 kB, which the budget of the longest lists has no room for. Everything else uses beijingTime.ts.

export const dayMs = 86_400_000;
/** China has had one offset and no summer time since 1991. */
export const beijingOffsetMs = 8 * 3_600_000;

/** A moment of the wire (YYYY-MM-DD HH:mm:ss) in epoch milliseconds; NaN where the text is not one. */
export function parseMoment(moment: string): number {
  const [day, time] = moment.split(' ');
  return Date.parse(`${day}T${time}+08:00`);
}

/** MM-DD HH:mm of a moment of the wire, for a row whose line has no room for more; what shows it says the whole elsewhere (docs/decisions/0164-a-time-is-shown-whole-where-it-has-a-line.md). */
export const shortMoment = (moment: string): string => moment.slice(5, 16);

/** Days since 1 January 1970 on the calendar of Beijing. */
const dayNumber = (ms: number): number => Math.floor((ms + beijingOffsetMs) / dayMs);

/** The midnight that began the day of a moment; both in epoch milliseconds. */
export const midnightOf = (ms: number): number => dayNumber(ms) * dayMs - beijingOffsetMs;

/** Day of the week of a moment, 0 for Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (ms: number): number => (((dayNumber(ms) + 4) % 7) + 7) % 7;

/** Minutes since midnight. */
export const minuteOfDay = (ms: number): number => Math.floor((ms - midnightOf(ms)) / 60_000);

/** Whether a moment lies between two minutes of the day, the first inside and the last not; the same twice is all day, a last before the first is after midnight. */
export function isBetweenMinutes(from: number, to: number, ms: number): boolean {
  if (from === to) return true;
  const minute = minuteOfDay(ms);
  return from < to ? from <= minute && minute < to : minute >= from || minute < to;
}
