// The rule that entries of a list that players choose from are called differently.
import type { LocalText } from '#contract/station.generated.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { localText } from '#station/station.ts';
import { contentRule } from '../rule.ts';

interface Named {
  name?: LocalText;
  title?: LocalText;
  kind?: string;
  open?: boolean;
  /** Of a type of cards. */
  fields?: readonly { choices?: readonly LocalText[] }[];
}

interface Called {
  text: LocalText;
  path: Path;
  /** What it stands beside is of the same place. */
  place: string;
}

/** Names that stand beside each other and are the same in a language; one finding for each. */
function* repeated(called: readonly Called[]): Generator<RuleFinding> {
  const seen = new Set<string>();
  for (const { text, path, place } of called) {
    const names = (['zh-CN', 'en'] as const).map((locale) => ({
      locale,
      name: localText(text, locale).trim(),
    }));
    const twice = names.find(({ locale, name }) => name !== '' && seen.has(`${locale} ${place} ${name}`));
    if (twice)
      yield {
        // English that is left out is the Chinese.
        path: typeof text !== 'string' && twice.locale in text ? [...path, twice.locale] : path,
        at: 'value',
        message: `An entry before it is called ${JSON.stringify(twice.name)} as well.`,
        consequence: 'Players cannot tell them apart.',
      };
    for (const { locale, name } of names) seen.add(`${locale} ${place} ${name}`);
  }
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
    const entries = (file.items as readonly Named[]).flatMap((one, at): Called[] => {
      const text = one[field];
      // A bank desk and a checkout of one name are on different tabs.
      const place = kind === 'pay-methods' ? (one.kind ?? '') : '';
      return text === undefined || one.open === false ? [] : [{ text, path: ['items', at, field], place }];
    });
    yield* repeated(entries);
    for (const [at, { fields = [] }] of (file.items as readonly Named[]).entries())
      for (const [of, { choices = [] }] of fields.entries())
        yield* repeated(
          choices.map((text, choice) => ({
            text,
            path: ['items', at, 'fields', of, 'choices', choice],
            place: '',
          })),
        );
  },
});
