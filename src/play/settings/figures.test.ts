// The figures on cells: by the rules of the play, over the draws given.
import { expect, test } from 'vitest';
import type { Pick } from '#lottery/balls.ts';
import { FAMILIES } from '#lottery/families.ts';
import { K3 } from '#lottery/family/k3/k3.ts';
import { LHC } from '#lottery/family/lhc/lhc.ts';
import { PC28 } from '#lottery/family/pc28/pc28.ts';
import { PK10 } from '#lottery/family/pk10/pk10.ts';
import { SSC } from '#lottery/family/ssc/ssc.ts';
import { X115 } from '#lottery/family/x115/x115.ts';
import { type CreditPlay, type Draw, type Family, type OfficialPlay, oddsOf } from '#lottery/play.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { pickKey } from './figureKey.ts';
import { figuresOf, pickFiguresOf } from './figures.ts';

const playOf = (code: string) => SSC.plays.find((play) => play.code === code) as CreditPlay;
const oddsAt = (play: CreditPlay) => new Map(Object.entries(oddsOf(play, DEFAULT_SETTINGS)));
const creditFigures = (code: string, options: readonly string[], drawn: readonly Draw[]) => {
  const play = playOf(code);
  return figuresOf(play, options, oddsAt(play), drawn, DEFAULT_SETTINGS);
};
// Newest first.
const draws = [
  [1, 0, 0, 0, 0],
  [9, 0, 0, 0, 9],
  [9, 9, 9, 0, 0],
  [1, 2, 3, 4, 5],
];

test('omission counts the draws since an option won, frequency those it won', () => {
  const figures = creditFigures('ssc_c_b1', ['1', '9', '7', '大'], draws);
  expect([...figures.values()].map(({ omission, count }) => [omission, count])).toEqual([
    [0, 2],
    [1, 2],
    [4, 0],
    [1, 2],
  ]);
});

test('a draw that returns the stake is no win', () => {
  const figures = creditFigures('ssc_c_lhh', ['龙', '虎', '和'], draws);
  expect(figures.get('和')).toMatchObject({ omission: 1, count: 1 });
  expect(figures.get('龙')).toMatchObject({ omission: 0, count: 2 });
});

test('hot and cold are said beside what the odds let expect: a side is not hot for being a side', () => {
  const even = Array.from({ length: 100 }, (_, at) => [at % 10, 0, 0, 0, (at * 3) % 10]);
  const sides = ['大', '小', '单', '双'];
  const numbers = Array.from({ length: 10 }, (_, number) => String(number));
  const warmths = (code: string, options: readonly string[], drawn: readonly Draw[]) =>
    Object.fromEntries(
      [...creditFigures(code, options, drawn)].map(([option, { warmth }]) => [option, warmth]),
    );
  expect(new Set(Object.values(warmths('ssc_c_b1', [...numbers, ...sides], even)))).toEqual(
    new Set(['warm']),
  );
  const sevens = even.map(([first, ...others], at) => [at % 3 === 0 ? 7 : first!, ...others]);
  expect(warmths('ssc_c_b1', [...numbers, ...sides], sevens)).toMatchObject({
    7: 'hot',
    大: 'warm',
    小: 'warm',
  });
  const seldom = even.map(([first, ...others]) => [first === 7 ? 0 : first!, ...others]);
  expect(warmths('ssc_c_b1', [...numbers, ...sides], seldom)).toMatchObject({
    7: 'cold',
    0: 'hot',
    单: 'warm',
  });
  // A triple is expected once in a hundred draws: its absence is no news.
  expect(warmths('ssc_c_q3', ['豹子', '顺子', '对子', '半顺', '杂六'], even).豹子).toBe('warm');
});

/** Omission and count of a pick of an official play, in the field of this key. */
function figureOf(
  family: Family,
  code: string,
  field: string,
  row: number,
  pick: Pick,
  drawn: readonly Draw[],
) {
  const play = family.plays.find((each) => each.code === code)!;
  const found = pickFiguresOf(play, drawn, { ...DEFAULT_SETTINGS, lunarYear: 2026 }).get(
    pickKey(code, field as 'pos', row, pick),
  );
  return found && [found.omission, found.count];
}

test('a number of a position counts the draws in which it lay on that position', () => {
  expect(figureOf(SSC, 'ssc_o_wx_zxfs', 'pos', 0, 9, draws)).toEqual([1, 2]);
  expect(figureOf(SSC, 'ssc_o_dwd', 'pos', 4, 9, draws)).toEqual([1, 1]);
  // The last three begin at the third ball, and their rows with it.
  expect(figureOf(SSC, 'ssc_o_h3_zxfs', 'pos', 0, 9, draws)).toEqual([2, 1]);
  expect(figureOf(SSC, 'ssc_o_h3_zuhe', 'pos', 0, 9, draws)).toEqual([2, 1]);
  expect(figureOf(SSC, 'ssc_o_r2_zxfs', 'pos', 1, 2, draws)).toEqual([3, 1]);
});

test('a side of a position counts by itself, whatever the other positions are', () => {
  expect(figureOf(SSC, 'ssc_o_dxds_h2', 'pos', 1, '大', draws)).toEqual([1, 2]);
  expect(figureOf(SSC, 'ssc_o_dxds_h2', 'pos', 0, '小', draws)).toEqual([0, 4]);
  const race = [[6, 1, 2, 3, 4, 5, 7, 8, 9, 10]];
  expect(figureOf(PK10, 'pk10_o_dxds', 'pos', 0, '大', race)).toEqual([0, 1]);
  expect(figureOf(PK10, 'pk10_o_dxds', 'pos', 1, '大', race)).toEqual([1, 0]);
});

test('a number in any order counts where it was among the balls of the play, twice where its row asks for two', () => {
  expect(figureOf(SSC, 'ssc_o_h3_zu6fs', 'nums', 0, 9, draws)).toEqual([1, 2]);
  expect(figureOf(SSC, 'ssc_o_wx_zu60', 'double', 0, 9, draws)).toEqual([1, 2]);
  expect(figureOf(SSC, 'ssc_o_wx_zu60', 'single', 0, 1, draws)).toEqual([0, 2]);
  const balls = [
    [1, 2, 3, 4, 5],
    [11, 10, 9, 8, 7],
  ];
  expect(figureOf(X115, 'x115_o_rx3fs', 'nums', 0, 11, balls)).toEqual([1, 1]);
  expect(figureOf(X115, 'x115_o_q2_zufs', 'nums', 0, 3, balls)).toEqual([2, 0]);
  expect(figureOf(K3, 'k3_o_ethdx', 'pairs', 0, 6, [[6, 6, 1]])).toEqual([0, 1]);
});

test('a sum and a named option count where they won', () => {
  const dice = [
    [6, 6, 1],
    [1, 1, 1],
  ];
  expect(figureOf(K3, 'k3_o_hz', 'sums', 0, 13, dice)).toEqual([0, 1]);
  expect(figureOf(K3, 'k3_o_hz', 'sums', 0, 3, dice)).toEqual([1, 1]);
  expect(figureOf(K3, 'k3_o_dxds', 'options', 0, '双', dice)).toEqual([2, 0]);
  expect(figureOf(PK10, 'pk10_o_gyhz', 'sums', 0, 3, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])).toEqual([0, 1]);
});

test('a sum or a span is hot or cold beside how often it comes, and not beside the others', () => {
  const digits = Array.from({ length: 1000 }, (_, at) => [
    0,
    0,
    Math.floor(at / 100),
    Math.floor(at / 10) % 10,
    at % 10,
  ]);
  const dice = Array.from({ length: 216 }, (_, at) => [
    1 + Math.floor(at / 36),
    1 + (Math.floor(at / 6) % 6),
    1 + (at % 6),
  ]);
  const warmths = (family: Family, code: string, drawn: readonly Draw[]): Set<string> => {
    const play = family.plays.find((each) => each.code === code)!;
    return new Set([...pickFiguresOf(play, drawn, DEFAULT_SETTINGS).values()].map(({ warmth }) => warmth));
  };
  // Every draw there is, each once: nothing came more often than it had to.
  const all = new Set(['warm']);
  expect(warmths(SSC, 'ssc_o_h3_zxhz', digits)).toEqual(all);
  expect(warmths(SSC, 'ssc_o_h3_kd', digits)).toEqual(all);
  expect(warmths(K3, 'k3_o_hz', dice)).toEqual(all);
  expect(
    warmths(
      PC28,
      'pc28_c_tmb3',
      digits.map((draw) => draw.slice(2)),
    ),
  ).toEqual(all);
  expect(warmths(K3, 'k3_o_hz', [...dice, ...Array(60).fill([5, 5, 1])])).toContain('hot');
});

test('a pick that means something only together with others has no figure', () => {
  for (const code of ['ssc_o_wx_zxds', 'ssc_o_r3_zu6', 'ssc_o_lh'])
    expect(
      pickFiguresOf(SSC.plays.find((play) => play.code === code) as OfficialPlay, draws, DEFAULT_SETTINGS),
    ).toEqual(new Map());
});

test('on credit a number of several counts where it was drawn, the special only where its play counts it', () => {
  const drawn = [
    [1, 2, 3, 4, 5, 6, 49],
    [11, 12, 13, 14, 15, 49, 17],
  ];
  expect(figureOf(LHC, 'lhc_c_2qz', 'nums', 0, 49, drawn)).toEqual([1, 1]);
  expect(figureOf(LHC, 'lhc_c_tc', 'nums', 0, 49, drawn)).toEqual([0, 2]);
  expect(figureOf(LHC, 'lhc_c_2qz', 'dan', 0, 12, drawn)).toEqual([1, 1]);
  expect(figureOf(LHC, 'lhc_c_bz5', 'nums', 0, 7, drawn)).toEqual([2, 0]);
  expect(figureOf(LHC, 'lhc_c_wl2', 'tails', 0, 9, drawn)).toEqual([0, 2]);
  // 2026 is a year of the horse, whose number is 01; the goat before it has 12.
  expect(figureOf(LHC, 'lhc_c_xl2', 'zodiacs', 0, '马', drawn)).toEqual([0, 2]);
  expect(figureOf(LHC, 'lhc_c_xl2', 'zodiacs', 0, '羊', drawn)).toEqual([1, 1]);
  expect(figureOf(X115, 'x115_c_q2zx', 'pos', 1, 2, [[1, 2, 3, 4, 5]])).toEqual([0, 1]);
  expect(figureOf(X115, 'x115_c_q2zu', 'nums', 0, 3, [[1, 2, 3, 4, 5]])).toEqual([1, 0]);
});

test('on credit several of which any one wins, and each leg of a parlay, count what won', () => {
  expect(figureOf(PC28, 'pc28_c_tmb3', 'nums', 0, 27, [[9, 9, 9]])).toEqual([0, 1]);
  expect(figureOf(PC28, 'pc28_c_tmb3', 'nums', 0, 9, [[9, 9, 9]])).toEqual([1, 0]);
  const drawn = [[1, 40, 3, 4, 5, 6, 49]];
  expect(figureOf(LHC, 'lhc_c_gg', 'legs', 0, '小', drawn)).toEqual([0, 1]);
  expect(figureOf(LHC, 'lhc_c_gg', 'legs', 1, '小', drawn)).toEqual([1, 0]);
});

test('every official play of every family is read without a fault, and most have figures', () => {
  for (const family of FAMILIES) {
    const { count, from, distinct } = family.balls;
    const drawn = [Array.from({ length: count }, (_, at) => (distinct ? from + at : from))];
    const plays = family.plays.filter((play) => play.mode === 'official');
    const having = plays.filter((play) => pickFiguresOf(play, drawn, DEFAULT_SETTINGS).size > 0);
    expect(having.length * 2, family.code).toBeGreaterThanOrEqual(plays.length);
  }
});
