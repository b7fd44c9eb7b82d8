// Owns the ranges of days that records are filtered by, as YYYY-MM-DD in Beijing.

export const dayPresets = ['today', 'yesterday', 'week', 'month', 'all', 'custom'] as const;
export type DayPreset = (typeof dayPresets)[number];

export interface DayRange {
  preset: DayPreset;
  /** Both days are included; open where there is none. */
  startDate?: string;
  endDate?: string;
}

const dayMs = 86_400_000;
const shanghaiMs = 8 * 3_600_000;

/** The day in Beijing of a moment, in epoch milliseconds. */
export const beijingDay = (ms: number): string => new Date(ms + shanghaiMs).toISOString().slice(0, 10);

const back = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** What a preset means on this day; one's own range begins with the last seven days. */
export function rangeOf(preset: DayPreset, today: string): DayRange {
  switch (preset) {
    case 'all':
      return { preset };
    case 'today':
      return { preset, startDate: today, endDate: today };
    case 'yesterday':
      return { preset, startDate: back(today, 1), endDate: back(today, 1) };
    case 'month':
      return { preset, startDate: back(today, 29), endDate: today };
    default:
      return { preset, startDate: back(today, 6), endDate: today };
  }
}

/** The days alone, as calls take them. */
export const daysOf = ({ startDate, endDate }: DayRange): { startDate?: string; endDate?: string } => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});
