// Owns the bar above records: which days, and whatever else a list is narrowed by.
import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { useText } from '#texts/useText.ts';
import { type DayPreset, type DayRange, dayPresets, rangeOf } from './dayRange.ts';
import { choice, RecordChoice } from './RecordChoice.tsx';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) var(--edge);
  background: var(--surface-raised);
  box-shadow: inset 0 -1px var(--line);
`;
export interface RecordFilterProps {
  /** YYYY-MM-DD in Beijing, by the server's clock. */
  today: string;
  range: DayRange;
  onRange: (range: DayRange) => void;
  /** Left out where a list makes no sense without an end, or over all time. */
  presets?: readonly DayPreset[];
  /** Further <RecordChoice>s. */
  children?: ReactNode;
}

export function RecordFilter({ today, range, onRange, presets = dayPresets, children }: RecordFilterProps) {
  const t = useText();
  const id = useId();
  const own = (name: 'startDate' | 'endDate', day: string): void => {
    if (day === '') return;
    const next = { ...range, [name]: day };
    // The other end follows: a range is never the wrong way round.
    if (next.startDate && next.endDate && next.startDate > next.endDate)
      onRange({ ...next, startDate: day, endDate: day });
    else onRange(next);
  };
  return (
    <search className={bar}>
      <RecordChoice<DayPreset>
        label={t('kit.range')}
        value={range.preset}
        onChange={(preset) =>
          onRange(
            preset === 'custom' ? { ...rangeOf('week', today), ...range, preset } : rangeOf(preset, today),
          )
        }
        items={presets.map((value) => ({ value, label: t(`kit.range.${value}`) }))}
      />
      {children}
      {range.preset === 'custom' &&
        (['startDate', 'endDate'] as const).map((name) => (
          <div key={name} className={choice}>
            <input
              id={`${id}-${name}`}
              type="date"
              aria-label={t(`kit.range.${name}`)}
              max={today}
              value={range[name] ?? today}
              onChange={(event) => own(name, event.target.value)}
            />
          </div>
        ))}
    </search>
  );
}
