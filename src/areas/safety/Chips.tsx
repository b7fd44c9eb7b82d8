// Owns a choice of one among a few, as chips under a heading.
import { css } from '@linaria/core';
import { useId } from 'react';
import { pressable, spoken } from '#kit/page/tokens.ts';

const block = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: 600;
  }
  > p {
    clear: both;
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const chips = css`
  display: grid;
  clear: both;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: var(--space-2);
  padding-top: var(--space-2);
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--target);
    padding: var(--space-1);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--font-body);
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--brand-text);
    outline-offset: 2px;
  }
`;

export interface ChipsProps<Key extends string> {
  legend: string;
  hint?: string;
  items: readonly { key: Key; label: string }[];
  value: string | null;
  onChange: (key: Key) => void;
}

export function Chips<Key extends string>({ legend, hint, items, value, onChange }: ChipsProps<Key>) {
  const name = useId();
  return (
    <fieldset className={block}>
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      <div className={chips}>
        {items.map(({ key, label }) => (
          <label key={key} className={pressable}>
            <input
              type="radio"
              className={spoken}
              name={name}
              checked={value === key}
              onChange={() => onChange(key)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
