// The rule that a key names one entry.
import { writeFix } from '#station/read/schemaPlace.ts';
import type { ContentKind } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

/** The keys of a list, and of the lists in its entries. */
function* repeated(items: readonly unknown[], path: (string | number)[]): Generator<(string | number)[]> {
  const seen = new Set<string>();
  for (const [at, item] of items.entries()) {
    const { key, games, articles } = item as { key?: string; games?: unknown[]; articles?: unknown[] };
    if (key !== undefined && seen.has(key)) yield [...path, at, 'key'];
    if (key !== undefined) seen.add(key);
    if (games) yield* repeated(games, [...path, at, 'games']);
    if (articles) yield* repeated(articles, [...path, at, 'articles']);
  }
}

const keysAreChosen = (kind: ContentKind): boolean => kind !== 'lotteries' && kind !== 'message-templates';

export const duplicateEntry = contentRule({
  name: 'duplicate-entry',
  severity: 'error',
  page: 'Two entries of one list have the same key. By its key a later apply finds an entry again, so nobody could know which of the two is meant. Give one of them a key of its own.',
  kinds: [
    'activity-types',
    'activities',
    'ads',
    'banners',
    'card-types',
    'coupons',
    'deposit-offers',
    'forum-groups',
    'help',
    'lotteries',
    'message-templates',
    'notices',
    'pay-methods',
    'platforms',
  ],
  good: '{ "items": [{ "key": "daily", "name": "Everyday" }, { "key": "new", "name": "Newcomers" }] }',
  bad: '{ "items": [{ "key": "daily", "name": "Everyday" }, { "key": "daily", "name": "Newcomers" }] }',
  *check({ kind, file }) {
    for (const path of repeated(file.items, ['items'])) {
      let place: unknown = file;
      for (const step of path) place = (place as Record<string | number, unknown>)[step];
      yield {
        path,
        at: 'value',
        message: `The key ${JSON.stringify(place)} is that of an earlier entry.`,
        consequence: 'Nothing of the file is applied: it is not known which entry is meant.',
        // A code of the catalogue cannot be another one.
        fix: keysAreChosen(kind)
          ? writeFix(path, `${place}-2`, false)
          : {
              description: 'Remove the second one',
              safe: false,
              changes: [{ kind: 'remove', path: path.slice(0, -1) }],
            },
      };
    }
  },
});
