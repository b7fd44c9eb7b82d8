// Owns the bar above a team's figures: which days, the whole week before among them; without an end there is no report.
import type { ReactNode } from 'react';
import type { DayPreset, DayRange } from '#kit/list/dayRange.ts';
import { RecordFilter } from '#kit/list/RecordFilter.tsx';
import { useText } from '#texts/useText.ts';

const presets = [
  'today',
  'yesterday',
  'week',
  'lastWeek',
  'month',
  'custom',
] as const satisfies readonly DayPreset[];

export interface ReportFilterProps {
  today: string;
  range: DayRange;
  onRange: (range: DayRange) => void;
  children?: ReactNode;
}

export function ReportFilter(props: ReportFilterProps) {
  const t = useText();
  return <RecordFilter {...props} presets={presets} labels={{ lastWeek: t('agent.range.lastWeek') }} />;
}
