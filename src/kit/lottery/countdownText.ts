// How seconds to go are written.

const two = (value: number): string => String(value).padStart(2, '0');

/** 59 as 00:59, 3,661 as 01:01:01. */
export function countdownText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}
