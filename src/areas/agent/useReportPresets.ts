// Which ranges of days a team's figures are offered for: the whole week before among them, and none without an end.
import { useText } from '#texts/useText.ts';

export const useReportPresets = () =>
  [
    'today',
    'yesterday',
    'week',
    { value: 'lastWeek', label: useText()('agent.range.lastWeek') },
    'month',
    'custom',
  ] as const;
