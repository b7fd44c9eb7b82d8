// Owns one thing a list is narrowed by, as a field that opens the system's own picker. It knows no dates, so a list without a filter by day brings none along.
import { css } from '@linaria/core';
import { Icon } from '../Icon.tsx';

/** The field alone, for inputs that stand beside a choice. */
export const choice = css`
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
