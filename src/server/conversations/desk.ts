// When somebody answers conversations, as the station's content says it.
import { dayMs, isBetweenMinutes, midnightOf } from '#values/beijingOffset.ts';
import type { Desk } from '../db/columnTypes.ts';

const minuteOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
};

/** When somebody is there next; null where somebody is there now. */
export function awayUntil(desk: Desk | null, now: Date): Date | null {
  if (!desk) return null;
  const from = minuteOf(desk.from);
  if (isBetweenMinutes(from, minuteOf(desk.to), now.getTime())) return null;
  const begins = midnightOf(now.getTime()) + from * 60_000;
  return new Date(begins > now.getTime() ? begins : begins + dayMs);
}
