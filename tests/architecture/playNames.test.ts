// Every play, group, option and reading has an English name, and no two of them the same.
import { describe, expect, it } from 'vitest';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { FAMILIES } from '#lottery/families.ts';
import { type Family, oddsOf, type Play, waysOf } from '#lottery/play.ts';
import { exampleOf } from '#lottery/rule/playExamples.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { playGroups } from '#lottery/selection/board.ts';
import type { Field } from '#lottery/selection/fields.ts';
import { seriesOf, twoValuedOf } from '#lottery/statistics/series.ts';
import { playInEnglish } from '#texts/englishPlays.ts';

const rules = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
const modes = ['official', 'credit'] as const;

/** Chinese, or a part that was not understood and stood alone. */
const isForeign = (english: string): boolean => /\p{Script=Han}/u.test(english) || english.trim() === '';

/** The sets of names in which each must differ from the others. */
function labelsOf(field: Field): readonly (readonly string[])[] {
  switch (field.kind) {
    case 'set':
      return [field.choices.map(String), field.key === 'positions' ? [...field.label] : []];
    case 'rows':
      return [field.choices.map(String), field.rows];
    case 'pairs':
      return [field.labels];
    case 'legs':
      return [field.choices, field.positions];
    case 'tickets':
      return [];
  }
}

const tiersOf = (play: Play): readonly string[] =>
  Object.keys(play.mode === 'official' ? waysOf(play, rules) : oddsOf(play, rules));

/** Every set of names a family has: plays and groups without their family, as they are asked for. */
function setsOf(family: Family): { names: readonly string[]; family?: string }[] {
  const { code } = family;
  return [
    ...modes.flatMap((mode) => {
      const groups = playGroups(family, mode);
      return [
        { names: groups.map(({ name }) => name) },
        ...groups.map(({ plays }) => ({ names: plays.map(({ name }) => name) })),
      ];
    }),
    ...family.plays.flatMap((play) => [
      { names: tiersOf(play), family: code },
      ...play.forms
        .flat()
        .flatMap(labelsOf)
        .map((names) => ({ names, family: code })),
    ]),
    { names: family.positions, family: code },
    { names: family.readings.map(({ name }) => name), family: code },
    { names: seriesOf(family).map(({ name }) => name), family: code },
    ...seriesOf(family).map(({ values }) => ({ names: values, family: code })),
    { names: twoValuedOf(family).map(({ name }) => name), family: code },
    ...twoValuedOf(family).map(({ sides, tie }) => ({ names: tie ? [...sides, tie] : sides, family: code })),
  ];
}

describe.each(FAMILIES.map((family) => [family.code, family] as const))(
  'the names of %s in English',
  (code, family) => {
    it('are there for every play, group, option, prize tier and reading', () => {
      const missing = setsOf(family).flatMap((set) =>
        set.names.filter((name) => isForeign(playInEnglish(name, set.family))),
      );
      expect([...new Set(missing)]).toEqual([]);
    });

    it('are never the same for two that stand side by side', () => {
      for (const set of setsOf(family)) {
        const names = [...new Set(set.names)];
        const said = names.map((name) => playInEnglish(name, set.family));
        const alike = names.filter((_, at) => said.indexOf(said[at]!) !== said.lastIndexOf(said[at]!));
        expect(alike).toEqual([]);
      }
    });

    it('name the picks and the readings of the example of each play', () => {
      for (const play of family.plays) {
        const { selection, draw, lunarYear = 2026 } = exampleOf(play.code)!;
        const terms =
          play.mode === 'credit' ? { unitAmount: '10', odds: oddsOf(play, { ...rules, lunarYear }) } : {};
        const bet = readBet(play, { selection, lunarYear, ...terms });
        const picks = haoMa(play, bet.selection);
        expect(isForeign(playInEnglish(picks, code)), picks).toBe(false);
        for (const { name, of } of family.readings) {
          const value = of(draw, { ...rules, lunarYear });
          expect(isForeign(playInEnglish(value, code)), `${name} ${value}`).toBe(false);
        }
      }
    });
  },
);

it('leaves figures and signs of picks where they are, and parts words by more than a comma', () => {
  expect(playInEnglish('01 02#03 04', 'x115')).toBe('01 02#03 04');
  expect(playInEnglish('万千个|12', 'ssc')).toBe('10,000s/1,000s/1s|12');
  expect(playInEnglish('大单,双', 'ssc')).toBe('Big Odd, Even');
  expect(playInEnglish('前三直选复式')).toBe('First 3 Straight Multiple');
  expect(playInEnglish('正码1-6')).toBe('Regulars 1–6');
  expect(playInEnglish('1V10龙虎')).toBe('1 v 10 Dragon/Tiger');
  expect(playInEnglish('中三', 'ssc')).not.toBe(playInEnglish('中三', 'lhc'));
});

it.each([
  ['总和大', '总大'],
  ['总和', '总分'],
  ['冠亚和', '冠亚和值'],
])('says one word for one thing: %s, %s', (name, twin) => {
  expect(playInEnglish(twin)).toBe(playInEnglish(name));
});

it('calls the sum of the first two by the word of its sides, and what stands beside numbers by a short one', () => {
  expect(playInEnglish('冠亚和两面')).toBe('Top Two Sum Two-Sided');
  expect(playInEnglish('冠亚大')).toBe('Top Two Big');
  expect(playInEnglish('三不同号', 'k3').length).toBeLessThan(playInEnglish('三不同号').length);
  expect(playInEnglish('蓝波', 'pc28')).toBe('Blue');
  expect(playInEnglish('蓝波', 'lhc')).toBe('Blue Wave');
});
