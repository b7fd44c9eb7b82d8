// A choice of one among a few, as chips under a heading.
import { css, cx } from '@linaria/core';
import { useId } from 'react';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { choiceCells } from './choiceStyle.ts';

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
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  gap: var(--space-2);
  padding-top: var(--space-2);
  font-size: var(--font-body);
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
      <div className={cx(chips, choiceCells)}>
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
