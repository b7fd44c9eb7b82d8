// The rule that what begins does so before it ends.
import { contentRule } from '../rule.ts';

const notice = '"key": "a", "title": "A", "content": "<p>A</p>", "from": "2026-11-10"';
/** A moment of a file with its time, as the wire writes moments. */
export const wholeMoment = (moment: string): string =>
  `${moment} 00:00:00`.slice(0, 10) + (moment.slice(10) || ' 00:00').padEnd(9, ':00');

export const reversedWindow = contentRule({
  name: 'reversed-window',
  severity: 'error',
  page: 'What is offered ends before it begins, or at the same moment, so nobody would ever see it. Mostly the two were filled in the wrong way round, or the year is wrong.',
  kinds: ['notices', 'activities', 'deposit-offers'],
  good: `{ "items": [{ ${notice}, "until": "2026-11-20" }] }`,
  bad: `{ "items": [{ ${notice}, "until": "2026-11-01" }] }`,
  quietAfter: ['impossible-day'],
  *check({ file }) {
    for (const [at, { from, until }] of file.items.entries()) {
      if (from === undefined || until === undefined || wholeMoment(from) < wholeMoment(until)) continue;
      yield {
        path: ['items', at, 'until'],
        at: 'value',
        message: `It ends at ${until}, and begins at ${from}.`,
        consequence: 'Nothing of the file is applied: nobody would ever see it.',
        fix: {
          description: 'Swap the two',
          safe: false,
          changes: [
            { kind: 'set', path: ['items', at, 'from'], value: until },
            { kind: 'set', path: ['items', at, 'until'], value: from },
          ],
        },
      };
    }
  },
});
