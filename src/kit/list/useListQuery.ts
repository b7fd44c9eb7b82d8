// The range of days of a list in the address of its page, so that back and reload find the list as it was.
import { useQuery } from '../page/useChoice.ts';
import { type DayPreset, type DayRange, everyPreset, rangeOf } from './dayRange.ts';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The range of days that a query names; `standard` is not written down. */
export function rangeIn(query: URLSearchParams, standard: DayPreset, today: string): DayRange {
  const preset = everyPreset.find((each) => each === query.get('range')) ?? standard;
  const from = query.get('from');
  const to = query.get('to');
  if (preset === 'custom' && isDay(from) && isDay(to) && from <= to)
    return { preset, startDate: from, endDate: to };
  return rangeOf(preset, today);
}

export function useRange(standard: DayPreset, today: string): [DayRange, (range: DayRange) => void] {
  const [query, change] = useQuery();
  return [
    rangeIn(query, standard, today),
    ({ preset, startDate, endDate }) =>
      change({
        range: preset === standard ? undefined : preset,
        from: preset === 'custom' ? startDate : undefined,
        to: preset === 'custom' ? endDate : undefined,
      }),
  ];
}
