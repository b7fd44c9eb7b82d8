// Days in Beijing, written YYYY-MM-DD: which one a moment is on, and the ones around it.
import { beijingOffsetMs, dayMs } from './beijingOffset.ts';

/** The day a moment (epoch milliseconds or a Date) is on, as YYYY-MM-DD. */
export const dayOf = (at: Date | number): string =>
  new Date(Number(at) + beijingOffsetMs).toISOString().slice(0, 10);

/** So many days after it, or before it where negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
