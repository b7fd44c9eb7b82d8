// Owns the rule that entries of a list that players choose from are called differently.
import type { Path } from '#station/read/diagnostic.ts';
import { localText } from '#station/station.ts';
import { contentRule } from '../rule.ts';

interface Named {
  name?: Parameters<typeof localText>[0];
  title?: Parameters<typeof localText>[0];
  kind?: string;
  open?: boolean;
}

export const sameName = contentRule({
  name: 'same-name',
  severity: 'warning',
  page: 'Two entries that players see beside each other have the same name, so nobody knows which is which. Mostly one was copied and its name forgotten. Name one of them otherwise; entries that are closed do not count.',
  kinds: [
    'coupons',
    'activities',
    'activity-types',
    'card-types',
    'deposit-offers',
    'forum-groups',
    'levels',
    'notices',
    'pay-methods',
  ],
  good: '{ "items": [{ "key": "a", "name": "A", "amount": "5", "least": "100", "validDays": 7 }, { "key": "b", "name": "B", "amount": "8", "least": "100", "validDays": 7 }] }',
  bad: '{ "items": [{ "key": "a", "name": "A", "amount": "5", "least": "100", "validDays": 7 }, { "key": "b", "name": "A", "amount": "8", "least": "100", "validDays": 7 }] }',
  quietAfter: ['duplicate-entry', 'swapped-languages', 'untranslated', 'offer-text'],
  *check({ kind, file }) {
    const field = kind === 'notices' || kind === 'activities' ? 'title' : 'name';
    const seen = new Set<string>();
    for (const [at, one] of (file.items as readonly Named[]).entries()) {
      const given = one[field];
      if (given === undefined || one.open === false) continue;
      const name = localText(given, 'zh-CN').trim();
      // A bank desk and a checkout of one name are on different tabs.
      const place = kind === 'pay-methods' ? `${one.kind} ${name}` : name;
      const path: Path = ['items', at, field, ...(typeof given === 'string' ? [] : ['zh-CN'])];
      if (seen.has(place) && name !== '')
        yield {
          path,
          at: 'value',
          message: `An entry before it is called ${JSON.stringify(name)} as well.`,
          consequence: 'Players cannot tell them apart.',
        };
      seen.add(place);
    }
  },
});
