// The days that a request for a team's report means.
import { addDays, dayOf } from '#values/days.ts';
import type { DayRange } from '../money/team/figures.ts';
import { checkDays } from '../play/dayOfText.ts';
import { Refusal } from '../refusal.ts';

/** The most days of one report. */
const rangeMost = 92;

/** The days of a request; today where it names none. */
export function rangeOf(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  now: Date,
): DayRange {
  const today = dayOf(now);
  const range = { startDate: startDate ?? endDate ?? today, endDate: endDate ?? startDate ?? today };
  checkDays(range);
  if (addDays(range.startDate, rangeMost - 1) < range.endDate)
    throw new Refusal('server.team.daysTooMany', {
      code: 'invalid',
      field: 'endDate',
      values: { most: rangeMost },
    });
  return range;
}
