// The rule that days are days of the calendar.
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { isDay } from '#values/beijingTime.ts';
import { placesOf } from '../../walkFile.ts';
import { contentRule } from '../rule.ts';

/** The last day of the month, where there is such a month. */
function fixOf(path: Path, value: string): ReturnType<typeof writeFix> | undefined {
  const days = [31, 30, 29, 28].map((day) => `${value.slice(0, 8)}${day}`);
  const last = days.find(isDay);
  return last !== undefined && value.slice(0, 10) > last
    ? writeFix(path, last + value.slice(10), false)
    : undefined;
}

export const impossibleDay = contentRule({
  name: 'impossible-day',
  severity: 'error',
  page: 'A day has the form of one and is not in the calendar, such as 2026-02-30 or 2026-11-31. Mostly the last day of the month is meant, which the fix writes; it can be the first of the next one as well.',
  kinds: ['notices', 'activities', 'app-release', 'deposit-offers', 'interest', 'platforms', 'rebates'],
  good: '{ "items": [{ "key": "a", "title": "A", "content": "<p>A</p>", "from": "2026-11-30" }] }',
  bad: '{ "items": [{ "key": "a", "title": "A", "content": "<p>A</p>", "from": "2026-11-31" }] }',
  *check({ kind, file }) {
    for (const { path, value } of placesOf(kind, file, 'moment', 'day'))
      if (!isDay(value.slice(0, 10)))
        yield {
          path,
          at: 'value',
          message: `There is no day ${value.slice(0, 10)}.`,
          consequence: 'Nothing of the file is applied: nobody knows which day is meant.',
          fix: fixOf(path, value),
        };
  },
});
