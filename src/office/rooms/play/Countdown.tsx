// The seconds until a moment of the server, counted by this browser's clock from the last answer.
import { useEffect, useState } from 'react';

/** `answeredAt` is the server's moment of the answer that `until` came with. */
export function Countdown({ until, answeredAt }: { until: string; answeredAt: string }) {
  const [offset, setOffset] = useState({ answeredAt, ms: Date.parse(answeredAt) - Date.now() });
  if (offset.answeredAt !== answeredAt) setOffset({ answeredAt, ms: Date.parse(answeredAt) - Date.now() });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(
    0,
    Math.round((Date.parse(until) - Math.max(now, Date.now()) - offset.ms) / 1_000),
  );
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  return (
    <span className="figures" role="timer">
      {`${hours > 0 ? `${hours}:` : ''}${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`}
    </span>
  );
}
