// Owns when the packet after one that is gone opens: its time of day, as the plan has it.

export interface Plan {
  /** 0 where packets open at the times below. */
  everyMinutes: number;
  /** HH:mm. */
  times: readonly string[];
}

/** HH:mm; empty where no other one opens on that day, since the time alone would be taken for today's. */
export function nextOpening(openTime: string, { everyMinutes, times }: Plan): string {
  const opened = openTime.slice(11, 16);
  if (everyMinutes === 0) return times.toSorted().find((time) => time > opened) ?? '';
  const minutes = Number(opened.slice(0, 2)) * 60 + Number(opened.slice(3)) + everyMinutes;
  if (minutes >= 1440) return '';
  return [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
