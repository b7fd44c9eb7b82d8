// The choice of days and of a lottery above the records of bets.

import { rangeOf } from '#kit/list/dayRange.ts';
import { RecordChoice, RecordFilter } from '#kit/list/RecordFilter.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { dayOf } from '#values/days.ts';
import { type Filter, type Range, ranges } from './recordStyles.ts';

export interface FilterBarProps {
  filter: Filter;
  onChange: (changed: Partial<Filter>) => void;
}

export function FilterBar({ filter: { range, lotCode }, onChange }: FilterBarProps) {
  const t = useText();
  const { data } = useLotteryList();
  const names = new Map<string, string>([['', t('center.record.lottery.all')]]);
  // A lottery that is not, or not yet, in the list may still have bets.
  if (lotCode !== '') names.set(lotCode, lotCode);
  for (const lottery of [...(data?.credit ?? []), ...(data?.official ?? [])])
    names.set(lottery.lotCode, lottery.lotName);
  const today = dayOf(serverNow());
  return (
    <RecordFilter
      today={today}
      range={rangeOf(range, today)}
      onRange={({ preset }) => onChange({ range: preset as Range })}
      presets={ranges}
    >
      <RecordChoice
        label={t('center.record.lottery')}
        value={lotCode}
        onChange={(chosen) => onChange({ lotCode: chosen })}
        items={[...names].map(([value, label]) => ({ value, label }))}
      />
    </RecordFilter>
  );
}
