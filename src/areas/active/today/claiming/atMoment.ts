// How a moment near today is written: of today the time alone, of another day its date as well.
import type { t as say } from '#texts/text.ts';
import { shortMoment } from '#values/beijingOffset.ts';

/** Both as YYYY-MM-DD HH:mm:ss of Beijing; `now` decides what is today. The last second of a day is its end. */
export function atMoment(moment: string, now: string, t: typeof say): string {
  const time = moment.slice(11, 16);
  if (moment.slice(0, 10) === now.slice(0, 10)) return t('active.today.time', { time });
  if (moment.slice(0, 4) !== now.slice(0, 4)) return moment.slice(0, 10);
  return shortMoment(moment);
}
