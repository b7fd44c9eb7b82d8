// Which ranges of days a team's figures are offered for: the whole week before among them, and none without an end.
import type { DayPreset } from '#kit/list/dayRange.ts';

export const reportPresets = [
  'today',
  'yesterday',
  'week',
  'lastWeek',
  'month',
  'custom',
] as const satisfies readonly DayPreset[];
