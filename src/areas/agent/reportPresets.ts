// Owns which ranges of days a team's figures are offered for: without an end there is no report.
import type { DayPreset } from '#kit/list/dayRange.ts';

export const reportPresets = [
  'today',
  'yesterday',
  'week',
  'month',
  'custom',
] as const satisfies readonly DayPreset[];
