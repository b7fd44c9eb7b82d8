// The ranges of days that records are filtered by, as YYYY-MM-DD in Beijing.
import { parseMoment, weekdayOf } from '#values/beijingOffset.ts';
import { addDays } from '#values/days.ts';

/** What a list offers unless it says otherwise. */
export const dayPresets = ['today', 'yesterday', 'week', 'month', 'all', 'custom'] as const;
/** A range that the kit has no name for: the screen that offers it brings one. */
export type NamedByScreen = 'lastWeek';
export const everyPreset = [...dayPresets, 'lastWeek'] as const;
export type DayPreset = (typeof everyPreset)[number];

export interface DayRange {
  preset: DayPreset;
  /** Both days are included; open where there is none. */
  startDate?: string;
  endDate?: string;
}

/** What a preset means on this day; one's own range begins with the last seven days. */
export function rangeOf(preset: DayPreset, today: string): DayRange {
  switch (preset) {
    case 'all':
      return { preset };
    case 'today':
      return { preset, startDate: today, endDate: today };
    case 'yesterday':
      return { preset, startDate: addDays(today, -1), endDate: addDays(today, -1) };
    case 'lastWeek': {
      // Monday to Sunday, the whole week before the one that runs.
      const weekday = (weekdayOf(parseMoment(`${today} 00:00:00`)) + 6) % 7;
      return { preset, startDate: addDays(today, -weekday - 7), endDate: addDays(today, -weekday - 1) };
    }
    case 'month':
      return { preset, startDate: addDays(today, -29), endDate: today };
    default:
      return { preset, startDate: addDays(today, -6), endDate: today };
  }
}

/** The days alone, as calls take them. */
export const daysOf = ({ startDate, endDate }: DayRange): { startDate?: string; endDate?: string } => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});
