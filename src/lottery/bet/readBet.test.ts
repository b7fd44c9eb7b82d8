import { describe, expect, it } from 'vitest';
import { familyOf } from '../families.ts';
import { attempt } from '../refusal.ts';
import { readExample } from './readBet.ts';

const OFFICIAL = {
  id: 'a',
  family: 'ssc',
  mode: 'official',
  play: 'ssc_o_dwd',
  selection: { pos: [[1], [], [], [], []] },
  draw: [1, 2, 3, 4, 5],
  basePrice: 2,
  bonusGroup: 1960,
  moneyMode: 1,
  multiple: 1,
  rebateRate: 0,
};
const CREDIT = {
  id: 'b',
  family: 'ssc',
  mode: 'credit',
  play: 'ssc_c_zh',
  selection: { options: ['总和大'] },
  draw: [1, 2, 3, 4, 5],
  unitAmount: 10,
};

/** [base, what is changed, field, code] */
const REFUSED: readonly (readonly [object, Record<string, unknown>, string, string])[] = [
  [OFFICIAL, { family: undefined }, 'family', 'required'],
  [OFFICIAL, { family: 'roulette' }, 'family', 'unknownValue'],
  [OFFICIAL, { family: 'pk10' }, 'play', 'unknownValue'],
  [OFFICIAL, { mode: undefined }, 'mode', 'required'],
  [OFFICIAL, { mode: 'free' }, 'mode', 'unknownValue'],
  [OFFICIAL, { mode: 'credit' }, 'mode', 'wrongMode'],
  [OFFICIAL, { play: undefined }, 'play', 'required'],
  [OFFICIAL, { play: 'ssc_o_none' }, 'play', 'unknownValue'],
  [OFFICIAL, { selection: undefined }, 'selection', 'required'],
  [OFFICIAL, { draw: undefined }, 'draw', 'required'],
  [OFFICIAL, { draw: '12345' }, 'draw', 'notArray'],
  [OFFICIAL, { draw: [1, 2, 3, 4] }, 'draw', 'ballCount'],
  [OFFICIAL, { draw: [1, 2, 3, 4, 10] }, 'draw[4]', 'unknownValue'],
  [OFFICIAL, { draw: [1, 2, '3', 4, 5] }, 'draw[2]', 'unknownValue'],
  [OFFICIAL, { basePrice: 3 }, 'basePrice', 'unknownValue'],
  [OFFICIAL, { bonusGroup: 'high' }, 'bonusGroup', 'notMoney'],
  [OFFICIAL, { bonusGroup: 2001 }, 'bonusGroup', 'outOfRange'],
  [OFFICIAL, { bonusGroup: 0 }, 'bonusGroup', 'outOfRange'],
  [OFFICIAL, { moneyMode: 0.5 }, 'moneyMode', 'unknownValue'],
  [OFFICIAL, { moneyMode: '元' }, 'moneyMode', 'notMoney'],
  [OFFICIAL, { multiple: 0 }, 'multiple', 'unknownValue'],
  [OFFICIAL, { multiple: 1.5 }, 'multiple', 'unknownValue'],
  [OFFICIAL, { multiple: '2' }, 'multiple', 'unknownValue'],
  [OFFICIAL, { rebateRate: -0.1 }, 'rebateRate', 'outOfRange'],
  [OFFICIAL, { rebateRate: 1.1 }, 'rebateRate', 'outOfRange'],
  [OFFICIAL, { settings: { sscDragonTie: 'maybe' } }, 'settings.sscDragonTie', 'unknownValue'],
  [OFFICIAL, { settings: { sscDragon: 'push' } }, 'settings.sscDragon', 'unknownKey'],
  [OFFICIAL, { settings: ['push'] }, 'settings', 'notObject'],
  [CREDIT, { unitAmount: undefined }, 'unitAmount', 'required'],
  [CREDIT, { unitAmount: 0 }, 'unitAmount', 'outOfRange'],
  [CREDIT, { unitAmount: -5 }, 'unitAmount', 'outOfRange'],
  [CREDIT, { unitAmount: '0.00001' }, 'unitAmount', 'notMoney'],
  [CREDIT, { odds: { 总和大: 'x' } }, 'odds.总和大', 'notMoney'],
  [CREDIT, { odds: { 总和大: 0.5 } }, 'odds.总和大', 'outOfRange'],
  [CREDIT, { odds: { 龙: 2 } }, 'odds.龙', 'unknownKey'],
  [CREDIT, { odds: [1.98] }, 'odds', 'notObject'],
  [CREDIT, { lunarYear: '2026' }, 'lunarYear', 'unknownValue'],
  [CREDIT, { drawDate: '2026-02-30' }, 'drawDate', 'unknownValue'],
  [CREDIT, { drawDate: '17.2.2026' }, 'drawDate', 'unknownValue'],
  [CREDIT, { drawDate: '2040-01-01' }, 'drawDate', 'unknownValue'],
];

describe('a bet', () => {
  it.each(REFUSED)('%o changed by %o is refused at %s as %s', (base, change, field, code) => {
    expect(attempt(() => readExample(familyOf, { ...base, ...change }))).toMatchObject({
      error: { field, code },
    });
  });

  it('against a draw that repeats a number it may not is refused at the second', () => {
    const selection = { sums: [11] };
    const raw = {
      ...OFFICIAL,
      family: 'pk10',
      play: 'pk10_o_gyhz',
      selection,
      draw: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
    };
    expect(attempt(() => readExample(familyOf, raw))).toMatchObject({
      error: { field: 'draw[9]', code: 'repeated' },
    });
  });

  it('without terms of its own is played at 2 yuan, group 1960, 元, once, without rebate', () => {
    const { family, mode, play, selection, draw } = OFFICIAL;
    const { bet } = readExample(familyOf, { family, mode, play, selection, draw });
    expect(bet.terms).toEqual({
      basePrice: 20_000n,
      bonusGroup: 19_600_000n,
      moneyMode: 1n,
      multiple: 1n,
      rebateRate: 0n,
    });
  });
});
