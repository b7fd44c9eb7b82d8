// Owns the rule that days are days of the calendar.
import { isDay } from '#values/beijingTime.ts';
import { placesOf } from '../../places.ts';
import { contentRule } from '../rule.ts';

export const impossibleDay = contentRule({
  name: 'impossible-day',
  severity: 'error',
  page: 'A day has the form of one and is not in the calendar, such as 2026-02-30 or 2026-11-31. Nobody can know whether the day before or the day after is meant.',
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
        };
  },
});
