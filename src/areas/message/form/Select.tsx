// The field of a choice among a few.

import { Icon } from '#kit/Icon.tsx';
import { type ControlProps, Field } from '#kit/input/Field.tsx';

export interface SelectProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  items: readonly { value: Value; label: string }[];
  error: string;
  onChange: (value: Value) => void;
}

export function Select<Value extends string>({
  name,
  label,
  value,
  items,
  error,
  onChange,
}: SelectProps<Value>) {
  return (
    <Field
      label={label}
      error={error}
      control={(tie: ControlProps) => (
        <>
          <select
            {...tie}
            name={name}
            value={value}
            onChange={({ target }) => {
              const chosen = items.find((item) => item.value === target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </>
      )}
    />
  );
}
