// The bar above records: which days, and whatever else a list is narrowed by.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon } from '../Icon.tsx';
import { DayField } from './DayField.tsx';
import { type DayPreset, type DayRange, dayPresets, type NamedByScreen, rangeOf } from './dayRange.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) var(--edge);
  background: var(--surface-raised);
  box-shadow: inset 0 -1px var(--line);
`;
const choice = css`
  position: relative;
  display: flex;
  flex: 1 1 40%;
  align-items: center;
  min-width: 0;
  > select,
  > input {
    width: 100%;
    min-width: 0;
    min-height: var(--target);
    padding: 0 var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    font-size: max(1rem, 16px);
    appearance: none;
  }
  > select {
    padding-right: var(--space-8);
    text-overflow: ellipsis;
  }
  > svg {
    position: absolute;
    right: var(--space-3);
    color: var(--text-faint);
    pointer-events: none;
    transform: rotate(90deg);
  }
`;

export interface RecordChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly { value: Value; label: string }[];
}

/** One thing a list is narrowed by. */
export function RecordChoice<Value extends string>({
  label,
  value,
  onChange,
  items,
}: RecordChoiceProps<Value>) {
  return (
    <div className={choice}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  );
}

/** One that the kit has no name for brings its own. */
export type OfferedPreset =
  | Exclude<DayPreset, NamedByScreen>
  | { readonly value: NamedByScreen; readonly label: string };

export interface RecordFilterProps {
  /** YYYY-MM-DD in Beijing, by the server's clock. */
  today: string;
  range: DayRange;
  onRange: (range: DayRange) => void;
  /** Left out where a list makes no sense without an end, or over all time. */
  presets?: readonly OfferedPreset[];
  /** Further <RecordChoice>s. */
  children?: ReactNode;
}

export function RecordFilter({ today, range, onRange, presets = dayPresets, children }: RecordFilterProps) {
  const t = useText();
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
        items={presets.map((each) =>
          typeof each === 'string' ? { value: each, label: t(`kit.range.${each}`) } : each,
        )}
      />
      {children}
      {range.preset === 'custom' &&
        (['startDate', 'endDate'] as const).map((name) => (
          <div key={name} className={choice}>
            <DayField
              label={t(`kit.range.${name}`)}
              max={today}
              day={range[name] ?? today}
              onDay={(day) => {
                const next = { ...range, [name]: day };
                // The other end follows: a range is never the wrong way round, and without an end it has none.
                onRange(next.startDate! > next.endDate! ? { ...next, startDate: day, endDate: day } : next);
              }}
            />
          </div>
        ))}
    </search>
  );
}
