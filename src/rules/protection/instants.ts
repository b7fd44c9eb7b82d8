// Instants of the rules of protection: how they are written, and the one so many months of Beijing later.

import { beijingOffsetMs } from '#values/beijingOffset.ts';

export const hourMs = 3_600_000;

/** An instant in epoch milliseconds as the examples write it, to the second. */
export const writeInstant = (at: number): string => `${new Date(at).toISOString().slice(0, -5)}Z`;

/** The same day and clock in Beijing so many months later; a day that the month does not have becomes its last. */
export function monthsAfter(at: number, months: number): number {
  const clock = new Date(at + beijingOffsetMs);
  const year = clock.getUTCFullYear();
  const month = clock.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, clock.getUTCMonth(), clock.getUTCDate());
  const day = Date.UTC(year, month, Math.min(clock.getUTCDate(), lastDay));
  return at + day - midnight;
}
