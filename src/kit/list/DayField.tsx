// A day that a list is narrowed by: one from the browser's calendar counts at once, a typed one when it is whole, and with it what is chosen meanwhile.
import { useRef, useState } from 'react';

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
  const [typed, setTyped] = useState<string>();
  const isTyping = useRef(false);
  const take = (given = day): void => {
    isTyping.current = false;
    setTyped(undefined);
    // One that is not whole, or of another age, leaves the day as it was.
    if (given > '19' && given !== day) onDay(given > max ? max : given);
  };
  return (
    <input
      type="date"
      aria-label={label}
      max={max}
      value={typed ?? day}
      onKeyDown={({ key }) => {
        isTyping.current = true;
        if (key === 'Enter') take(typed);
      }}
      onChange={({ target }) => (isTyping.current ? setTyped : take)(target.value)}
      onBlur={() => take(typed)}
    />
  );
}
