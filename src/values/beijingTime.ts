// Dates in Beijing, by dayjs: moments as the wire writes them, which texts are days, and when days begin and end.
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { beijingOffsetMs } from './beijingOffset.ts';

dayjs.extend(utc);

/** Epoch milliseconds or a Date. */
type Moment = Date | number;

/** Its UTC fields are those of the clock in Beijing: dayjs's own offset arithmetic goes wrong where the machine's zone has summer time. */
const inBeijing = (at: Moment) => dayjs.utc(Number(at) + beijingOffsetMs);

/** YYYY-MM-DD HH:mm:ss, cut to the second. `parseMoment` (beijingOffset.ts) reads it. */
export const formatMoment = (at: Moment): string => inBeijing(at).format('YYYY-MM-DD HH:mm:ss');

/** The same, empty for null, as an answer has a moment that it may lack. */
export const momentOrEmpty = (at: Moment | null): string => (at === null ? '' : formatMoment(at));

/** Whether a text is a day of the calendar: 2026-02-30 is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;

/** The moment of a day at this hour in Beijing. */
export const atHour = (day: string, hour: number): Date =>
  new Date(dayjs.utc(day).add(hour, 'hour').valueOf() - beijingOffsetMs);

/** A day's first moment. */
export const startOfDay = (day: string): Date => atHour(day, 0);

/** The first moment after a day: what is before it and not before `startOfDay` is on that day. */
export const endOfDay = (day: string): Date => atHour(day, 24);
