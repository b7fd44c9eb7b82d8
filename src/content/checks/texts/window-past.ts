// The rule that what is offered is not over already.
import { formatMoment } from '#values/beijingTime.ts';
import { contentRule } from '../rule.ts';
import { wholeMoment } from './reversed-window.ts';

const notice = '"key": "a", "title": "A", "content": "<p>A</p>"';

export const windowPast = contentRule({
  name: 'window-past',
  severity: 'warning',
  page: 'A notice, an activity or a deposit offer ended before today, so nobody sees it. Mostly the year was copied from an earlier one; what is over can as well be taken out of the file.',
  kinds: ['notices', 'activities', 'deposit-offers'],
  good: `{ "items": [{ ${notice}, "until": "2026-12-01" }] }`,
  bad: `{ "items": [{ ${notice}, "until": "2025-12-01" }] }`,
  around: { now: '2026-11-20T12:00:00+08:00' },
  quietAfter: ['impossible-day', 'reversed-window'],
  *check({ file, now }) {
    if (!now) return;
    for (const [at, { until }] of file.items.entries())
      if (until !== undefined && wholeMoment(until) <= formatMoment(now))
        yield {
          path: ['items', at, 'until'],
          at: 'value',
          message: `It ended at ${until}.`,
          consequence: 'Nobody sees it.',
          fix: {
            description: 'Remove the entry',
            safe: false,
            changes: [{ kind: 'remove', path: ['items', at] }],
          },
        };
  },
});
