// The time in a line of a row that other words share: month to minute, and the whole of it to who points at it or reads it by machine.
import { shortMoment } from '#values/beijingOffset.ts';

/** `time` as on the wire, in Beijing time. */
export function RowTime({ time }: { time: string }) {
  return (
    <time dateTime={time} title={time}>
      {shortMoment(time)}
    </time>
  );
}
