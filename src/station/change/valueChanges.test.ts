// How a change of a value becomes a change of the text: one change is one line, and what nobody touched stays as it was typed.
import { expect, test } from 'vitest';
import { changesOfValue, stretchBetween, withChanges } from './valueChanges.ts';

const file = `{
    "code": "demo",   "name": "Demo",
    "x-note": [1,2],
    "theme": { "skin": "ThemeRed" },
    "menus": {
        "home": [
            "/a",
            "/b",
            "/c"
        ]
    }
}
`;

interface Editable {
  name: string;
  theme?: { skin: string };
  menus: { home: string[] };
  'x-note': number[];
  pageHead?: { pageTitle: string };
}

const changed = (edit: (value: Editable) => void): string => {
  const before = JSON.parse(file);
  const after = JSON.parse(file);
  edit(after);
  const text = withChanges(file, changesOfValue(before, after));
  expect(JSON.parse(text)).toEqual(after);
  return text;
};

const lines = (text: string): string[] => {
  const before = file.split('\n');
  return text.split('\n').filter((line) => !before.includes(line));
};

test('a value that changes is one line, and order, signs and keys that nobody knows stay', () => {
  expect(
    lines(
      changed((value) => {
        value.name = 'Haven';
      }),
    ),
  ).toEqual(['    "code": "demo",   "name": "Haven",']);
  expect(
    lines(
      changed((value) => {
        value.theme = { skin: 'ThemeBlack' };
      }),
    ),
  ).toEqual(['    "theme": { "skin": "ThemeBlack" },']);
});

test('an item of a list comes and goes on a line of its own', () => {
  expect(lines(changed((value) => value.menus.home.splice(1, 0, '/new')))).toEqual(['            "/new",']);
  expect(lines(changed((value) => value.menus.home.splice(0, 0, '/new')))).toEqual(['            "/new",']);
  expect(changed((value) => value.menus.home.splice(1, 1))).toBe(file.replace('            "/b",\n', ''));
  expect(lines(changed((value) => value['x-note'].push(3)))).toEqual(['    "x-note": [1,2, 3],']);
});

test('a section that loses its last setting goes, and one that gets its first comes', () => {
  expect(
    changed((value) => {
      delete value.theme;
    }),
  ).toBe(file.replace('    "theme": { "skin": "ThemeRed" },\n', ''));
  const after = { ...JSON.parse(file), theme: {} };
  expect(changesOfValue(JSON.parse(file), after)).toEqual([{ kind: 'remove', path: ['theme'] }]);
  expect(
    lines(
      changed((value) => {
        value.pageHead = { pageTitle: 'Title' };
      }),
    ),
  ).toEqual(['    },', '    "pageHead": { "pageTitle": "Title" }']);
});

test('two texts differ in one stretch', () => {
  expect(stretchBetween('abcd', 'abXcd')).toEqual({ start: 2, end: 2, newText: 'X' });
  expect(stretchBetween('aaa', 'aa')).toEqual({ start: 2, end: 3, newText: '' });
  expect(stretchBetween('same', 'same')).toBeUndefined();
});
