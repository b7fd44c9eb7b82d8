// A day that a list is narrowed by: one from the browser's calendar counts at once, a typed one when it is whole.
import { useRef, useState } from 'react';

const types = /^(?:\d|Arrow(?:Up|Down)|Backspace|Delete)$/;

export interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD. */
  day: string;
  max: string;
  onDay: (day: string) => void;
}

/**
 * Who types a day passes through others: month 1 on the way to 12, the year 0002 on the way to 2026. They are kept here until
 * Enter, or until the focus leaves; only then the list follows.
 */
export function DayField({ label, day, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = useRef(false);
  const take = (given: string | null): void => {
    setTyped(null);
    // One that is not whole, or of another age, leaves the day as it was.
    if (!given || given < '1900') return;
    const next = given > max ? max : given;
    if (next !== day) onDay(next);
  };
  return (
    <input
      type="date"
      aria-label={label}
      max={max}
      value={typed ?? day}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take(typed);
        else if (types.test(key)) isTyping.current = true;
      }}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onChange={({ target }) => (isTyping.current ? setTyped(target.value) : take(target.value))}
      onBlur={() => {
        isTyping.current = false;
        take(typed);
      }}
    />
  );
}
