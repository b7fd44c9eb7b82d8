// What a name becomes on its mark.
import { expect, test } from 'vitest';
import { facetOf, initialsOf } from './monogram.ts';

test.each([
  ['金鼎彩票', '金'],
  [' 凤凰', '凤'],
  ['Star Win', 'SW'],
  ['lucky', 'L'],
  ['8号彩', '8'],
  ['H-5', 'H5'],
  ['𠮷祥', '𠮷'],
  ['', ''],
])('%j is marked with %j', (name, sign) => {
  expect(initialsOf(name)).toBe(sign);
});

test('a name always has the same facet, and names do not all share one', () => {
  expect(facetOf('金鼎彩票')).toBe(facetOf('金鼎彩票'));
  const names = ['金鼎彩票', '凤凰', '云顶', '鸿运', '天天', '宝盈', '聚星', '百家', '万利'];
  expect(new Set(names.map(facetOf)).size).toBeGreaterThan(2);
});
