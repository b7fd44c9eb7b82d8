// How the forum says when something was written: how long ago on the same day, then the whole time.

import type { useText } from '#texts/useText.ts';
import { parseMoment } from '#values/beijingOffset.ts';

const minuteMs = 60_000;
/** Both times as on the wire, in Beijing time; `now` is the server's, which may be some seconds old. */
export function sayWhen(t: ReturnType<typeof useText>, time: string, now: string): string {
  const minutes = Math.floor((parseMoment(now) - parseMoment(time)) / minuteMs);
  if (Number.isNaN(minutes)) return time;
  if (minutes < 1) return t('forum.when.now');
  if (minutes < 60) return t('forum.when.minutes', { count: minutes });
  if (time.slice(0, 10) === now.slice(0, 10)) return t('forum.when.today', { time: time.slice(11, 16) });
  return time;
}
