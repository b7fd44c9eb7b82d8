// The rule that what is offered begins within a time that somebody plans for.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { contentRule } from '../rule.ts';
import { wholeMoment } from './reversed-window.ts';

const notice = '"key": "a", "title": "A", "content": "<p>A</p>"';

/** Nobody writes an offer so many years before it begins. */
const years = 2;

/** The next time that this day comes. */
function yearMeant(from: string, today: string, path: Path): RuleFinding['fix'] {
  const year = Number(today.slice(0, 4));
  const meant = [year, year + 1]
    .map((one) => `${one}${from.slice(4)}`)
    .find((one) => wholeMoment(one) > today);
  return meant === undefined ? undefined : writeFix(path, meant, false);
}

export const windowFar = contentRule({
  name: 'window-far',
  severity: 'warning',
  page: 'A notice, an activity or a deposit offer begins more than two years from now, so nobody sees it before. Mostly two digits of the year were exchanged.',
  kinds: ['notices', 'activities', 'deposit-offers'],
  good: `{ "items": [{ ${notice}, "from": "2026-12-01" }] }`,
  bad: `{ "items": [{ ${notice}, "from": "2062-12-01" }] }`,
  around: { now: '2026-11-20T12:00:00+08:00' },
  quietAfter: ['impossible-day', 'reversed-window'],
  *check({ file, now }) {
    if (!now) return;
    const today = formatMoment(now);
    const last = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
    for (const [at, { from }] of file.items.entries())
      if (from !== undefined && wholeMoment(from) > last)
        yield {
          path: ['items', at, 'from'],
          at: 'value',
          message: `It begins at ${from}, more than ${years} years from now.`,
          consequence: 'Nobody sees it before.',
          fix: yearMeant(from, today, ['items', at, 'from']),
        };
  },
});
