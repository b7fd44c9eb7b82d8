// The days an activity runs: first and last day in Beijing, both included.

import { dayOf } from '#values/days.ts';

export interface DayWindow {
  readonly start: string;
  readonly end: string;
}

export const isInside = ({ start, end }: DayWindow, day: string): boolean => start <= day && day <= end;

/** Whether the window is ahead, open or over at a moment (epoch milliseconds). */
export function phaseOf({ start, end }: DayWindow, at: number): 'waiting' | 'open' | 'over' {
  const today = dayOf(at);
  if (today < start) return 'waiting';
  return today > end ? 'over' : 'open';
}
