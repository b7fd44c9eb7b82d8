// Owns reading a day of the wire: the moment it begins in Beijing.
import { Refusal } from '../refusal.ts';

const dayMs = 86_400_000;

/** Refuses what is no day of the calendar, such as 2026-02-30, at its field. */
export function dayOfText(text: string, field: string): Date {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text)
    throw new Refusal('server.invalid', { code: 'invalid', field, values: { field } });
  return new Date(midnight - 8 * 3_600_000);
}

export const dayAfter = (day: Date): Date => new Date(day.getTime() + dayMs);
