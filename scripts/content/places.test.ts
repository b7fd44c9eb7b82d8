// Each difference of a plan is found in the files: on its own line, on that of what holds it, or in the file alone.
import { expect, test } from 'vitest';
import type { ContentKind } from '#content/content.generated.ts';
import { filledFile, type ResolvedContent } from '#content/contentSet.ts';
import type { ContentReading } from '#content/readContent.ts';
import { differencesOf } from '#server/content/differenceText.ts';
import { placesOf } from './places.ts';

/** Each difference from one file to another, with its place. */
function placed(kind: ContentKind, before: object, after: object): string[] {
  const text = JSON.stringify(after, null, 2);
  const file = filledFile(kind, after as never);
  const reading: ContentReading = { kind, fileName: `k888/${kind}.json`, text, diagnostics: [] };
  const placeOf = placesOf([reading], { [kind]: file } as ResolvedContent);
  return differencesOf(kind, filledFile(kind, before as never) as never, file as never).map(
    (each) => `${each.change} ${each.field ?? each.key} ${placeOf(each)}`,
  );
}

const notice = (key: string, more = {}) => ({ key, title: 'A', content: '<p>A</p>', ...more });

test('a field that is written has its line, one that is left out that of its entry', () => {
  const before = { items: [notice('a'), notice('b', { pinned: true })] };
  const after = { items: [notice('a', { title: 'B' }), notice('b')] };
  expect(placed('notices', before, after)).toEqual([
    'changed title k888/notices.json:5',
    'changed pinned k888/notices.json:8',
  ]);
});

test('what is new has the line of its entry, what is gone the file alone, an order that of the list', () => {
  const before = { items: [notice('a'), notice('b'), notice('c')] };
  const after = { items: [notice('c'), notice('a'), notice('d')] };
  expect(placed('notices', before, after).sort()).toEqual([
    'added d k888/notices.json:13',
    'moved  k888/notices.json:2',
    'removed b k888/notices.json',
  ]);
});

test('lists within an entry and settings without entries are followed to the field', () => {
  const lottery = (odds: string) => ({
    items: [
      {
        key: 'FFC',
        odds: [
          { play: 'ssc_c_b1', outcome: '7', odds: '9.7' },
          { play: 'ssc_c_b1', outcome: '8', odds },
        ],
      },
    ],
  });
  const [found] = placed('lotteries', lottery('9.8'), lottery('9.9'));
  const line =
    JSON.stringify(lottery('9.9'), null, 2)
      .split('\n')
      .findIndex((each) => each.includes('"9.9"')) + 1;
  expect(found).toBe(`changed odds[ssc_c_b1 8].odds k888/lotteries.json:${line}`);
  const tiers = (percent: string) => ({
    tiers: [
      { category: 'lottery', level: 1, percent: '0.5' },
      { category: 'lottery', level: 2, percent },
    ],
  });
  expect(placed('rebates', tiers('0.6'), tiers('0.7'))).toEqual([
    expect.stringMatching(/^changed tiers\[lottery 2 0\]\.percent k888\/rebates\.json:11$/),
  ]);
  expect(placed('interest', { annualPercent: '4' }, { annualPercent: '3' })).toEqual([
    'changed annualPercent k888/interest.json:2',
  ]);
});
