// Owns the filters of a list in the address of its page, so that back and reload find the list as it was.
import { useSearchParams } from 'react-router-dom';
import { type DayPreset, type DayRange, dayPresets, rangeOf } from './dayRange.ts';

type Change = (changed: Record<string, string | undefined>) => void;

/** Puts filters into the address, in the place of the entry that is there; undefined takes one out. */
export function useListQuery(): [query: URLSearchParams, change: Change] {
  const [query, setQuery] = useSearchParams();
  const change: Change = (changed) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [query, change];
}

/** One of several values under a name of the address; the first is not written down. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const [query, change] = useListQuery();
  const chosen = values.find((value) => value === query.get(name)) ?? values[0]!;
  return [chosen, (value) => change({ [name]: value === values[0] ? undefined : value })];
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The range of days that a query names; `standard` is not written down. */
export function rangeIn(query: URLSearchParams, standard: DayPreset, today: string): DayRange {
  const preset = dayPresets.find((each) => each === query.get('range')) ?? standard;
  const from = query.get('from');
  const to = query.get('to');
  if (preset === 'custom' && isDay(from) && isDay(to) && from <= to)
    return { preset, startDate: from, endDate: to };
  return rangeOf(preset, today);
}

export function useRange(standard: DayPreset, today: string): [DayRange, (range: DayRange) => void] {
  const [query, change] = useListQuery();
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
