// A choice of one of a few words in a row: radio buttons of the browser, which bring their keys along.
import { useId } from 'react';
import './segments.css';

interface SegmentsProps<Value> {
  /** What is chosen. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** As wide as there is room, all of them alike. */
  isWide?: true;
}

export function Segments<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  isWide,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="office-segments" data-wide={isWide}>
      {options.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
