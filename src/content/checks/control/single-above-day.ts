// The rule that what one person may do alone at once is not above what the same person may do alone on a day.
import { parseMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

export const singleAboveDay = contentRule({
  name: 'single-above-day',
  severity: 'warning',
  page: 'A role may do more alone at once than on a whole day: the limit of the day holds, and the other one is never met. Mostly the two were filled in the wrong way round; the fix swaps them.',
  kinds: ['control'],
  good: '{ "limits": [{ "role": "finance", "kind": "adjust", "single": "1000", "day": "2500" }] }',
  bad: '{ "limits": [{ "role": "finance", "kind": "adjust", "single": "2500", "day": "1000" }] }',
  *check({ file }) {
    for (const [at, { single, day, always }] of ((file as ContentFiles['control']).limits ?? []).entries()) {
      if (always || single === undefined || day === undefined || parseMoney(single) <= parseMoney(day))
        continue;
      yield {
        path: ['limits', at, 'single'],
        at: 'value',
        message: `single is ${single}, above day, which is ${day}: it is never met.`,
        consequence: 'The second person is asked earlier than the row seems to say.',
        fix: {
          description: 'Swap the two',
          safe: false,
          changes: [
            { kind: 'set', path: ['limits', at, 'single'], value: day },
            { kind: 'set', path: ['limits', at, 'day'], value: single },
          ],
        },
      };
    }
  },
});
