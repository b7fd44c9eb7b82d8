// The moment that ages on a screen are counted from: the server's, moved on by this browser's clock.
import { useEffect, useRef, useState } from 'react';

const tickMs = 15_000;

/** Milliseconds of the server's time, a moment of which the last answer had. */
export function useNow(answeredAt: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  const offset = useRef({ at: '', ms: 0 });
  if (answeredAt !== undefined && offset.current.at !== answeredAt)
    offset.current = { at: answeredAt, ms: Date.parse(answeredAt) - Date.now() };
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, Date.now()) + offset.current.ms;
}
