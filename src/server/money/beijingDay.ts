// Owns days in Beijing as YYYY-MM-DD: which one a moment is on, the ones around it, and a moment of one.
import { moment } from '../present/moment.ts';

const dayMs = 86_400_000;

export const beijingDay = (at: Date): string => moment(at).slice(0, 10);

/** So many days after it, or before it where negative. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The moment of a day when the clock in Beijing strikes this hour. */
export const hourOf = (day: string, hour: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour - 8) * 3_600_000);
