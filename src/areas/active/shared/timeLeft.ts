// How a time that is left is written: days in words, the rest as a clock.
import type { t as say } from '#texts/text.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** 3,661,000 ms as 01:01:01. */
export const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
};

export function timeLeft(ms: number, t: typeof say): string {
  const dayMs = 86_400_000;
  const days = Math.floor(ms / dayMs);
  return days === 0 ? clockText(ms) : t('active.daysAndTime', { days, time: clockText(ms % dayMs) });
}
