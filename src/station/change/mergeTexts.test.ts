// Two people at one file: neither loses what only they changed, and what both did is asked.
import { expect, test } from 'vitest';
import { mergeTexts, takeTheirs } from './mergeTexts.ts';

const base = `{
  "code": "demo",
  "name": "Demo",
  "theme": { "skin": "ThemeRed", "logo": "/logo/a.svg" },
  "hosts": ["a.example"]
}
`;

test('what only one of them changed is there from both, in the text of the one who asks', () => {
  const theirs = base
    .replace('ThemeRed', 'ThemeBlack')
    .replace('["a.example"]', '["a.example", "b.example"]');
  const mine = base.replace('"Demo"', '"Haven"').replace('  "name"', '  "locale": "en",\n  "name"');
  expect(mergeTexts(base, theirs, mine)).toEqual({
    text: mine.replace('ThemeRed', 'ThemeBlack').replace('["a.example"]', '["a.example", "b.example"]'),
    conflicts: [],
  });
});

test('what both changed in different ways stays mine, is named, and can be taken from the other', () => {
  const theirs = base.replace('"Demo"', '"Theirs"').replace('/logo/a.svg', '/logo/b.svg');
  const mine = base.replace('"Demo"', '"Mine"');
  const merged = mergeTexts(base, theirs, mine)!;
  expect(merged.conflicts).toEqual([{ path: ['name'], theirs: 'Theirs', mine: 'Mine' }]);
  expect(merged.text).toBe(mine.replace('/logo/a.svg', '/logo/b.svg'));
  expect(takeTheirs(merged.text, merged.conflicts[0]!)).toBe(theirs);
});

test('what one removed and the other changed within is one question, and the same change by both is none', () => {
  const gone = base.replace('  "theme": { "skin": "ThemeRed", "logo": "/logo/a.svg" },\n', '');
  const mine = base.replace('ThemeRed', 'ThemeBlack');
  const merged = mergeTexts(base, gone, mine)!;
  expect(merged.conflicts).toEqual([
    { path: ['theme'], theirs: undefined, mine: { skin: 'ThemeBlack', logo: '/logo/a.svg' } },
  ]);
  expect(JSON.parse(takeTheirs(merged.text, merged.conflicts[0]!)).theme).toBeUndefined();
  expect(mergeTexts(base, mine, mine)).toEqual({ text: mine, conflicts: [] });
});

test('lists that both changed are one question, and a text that is no JSON has no keys to merge by', () => {
  const theirs = base.replace('["a.example"]', '["a.example", "b.example"]');
  const mine = base.replace('["a.example"]', '["c.example"]');
  expect(mergeTexts(base, theirs, mine)!.conflicts).toEqual([
    { path: ['hosts'], theirs: ['a.example', 'b.example'], mine: ['c.example'] },
  ]);
  expect(mergeTexts(base, theirs, '{ "code": ')).toBeUndefined();
});
