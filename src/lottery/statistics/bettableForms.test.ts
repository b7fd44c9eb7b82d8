// The bets on the sides of a form win in the draws that have these sides and in no other: for every family.
import { describe, expect, test } from 'vitest';
import { dealBalls } from '../draw/draw.ts';
import { lunarYearOf } from '../draw/lunarYear.ts';
import { FAMILIES, familyOf } from '../families.ts';
import { source } from '../oracle/cases.ts';
import { DEFAULT_SETTINGS, type Rules } from '../rule/settings.ts';
import { bettableFormsOf } from './bettableForms.ts';
import { twoValuedOf } from './series.ts';

/** Where every draw of the statistics has its side for bets as well. */
const rules: Rules = {
  ...DEFAULT_SETTINGS,
  k3TripleCountsTwoSides: 'on',
  lunarYear: lunarYearOf('2026-11-20')!,
};
const below = source(217);

/** What boards take no bets on: the sides of the three places of PC28. */
const withoutBet: Partial<Record<string, RegExp>> = { pc28: /区/ };

describe.each(FAMILIES.map((family) => [family.code, family] as const))('%s', (code, family) => {
  const forms = bettableFormsOf(family);

  test('every form that the board takes bets on is there, in the order of the statistics', () => {
    const named = twoValuedOf(family).filter(({ name }) => !withoutBet[code]?.test(name));
    expect(forms.map((form) => form.code)).toEqual(named.map((form) => form.code));
  });

  test('the side whose bet won is that of the statistics, and each came', () => {
    const inStatistics = new Map(twoValuedOf(family).map((form) => [form.code, form]));
    const [faults, seen] = [new Set<string>(), new Set<string>()];
    for (let round = 0; round < 600; round += 1) {
      const drawn = { draw: dealBalls(family.balls, below), rules };
      for (const form of forms) {
        const known = inStatistics.get(form.code)!;
        const [won, brought] = [form.wonBy(drawn), known.of(drawn)];
        seen.add(`${form.code} ${won}`);
        if (won !== (brought === known.tie ? '和' : brought))
          faults.add(`${form.name}: ${form.play.code} pays ${won} for ${brought}, ${drawn.draw}`);
      }
    }
    expect([...faults]).toEqual([]);
    const expected = forms.flatMap(({ code: of, sides }) => sides.map((side) => `${of} ${side}`));
    expect(expected.filter((side) => !seen.has(side))).toEqual([]);
  });
});

const wonBy = (code: string, name: string, draw: number[], switches: Partial<Rules> = {}): string =>
  bettableFormsOf(familyOf(code)!)
    .find((form) => form.name === name)!
    .wonBy({ draw, rules: { ...DEFAULT_SETTINGS, ...switches } });

test('a draw on which both bets lose or are refunded has neither side', () => {
  expect(wonBy('k3', '大小', [5, 5, 5])).toBe('和');
  expect(wonBy('k3', '大小', [5, 5, 5], { k3TripleCountsTwoSides: 'on' })).toBe('大');
  const eleven = [5, 6, 1, 2, 3, 4, 7, 8, 9, 10];
  expect(wonBy('pk10', '冠亚和单双', eleven)).toBe('单');
  expect(wonBy('pk10', '冠亚和单双', eleven, { pk10Sum11Push: 'on' })).toBe('和');
  expect(wonBy('pc28', '大小', [9, 4, 1], { pc28Rule1314: 'push' })).toBe('和');
});
