// A slip counts and costs what was picked, and says what keeps an item from being bet.

import { expect, test, vi } from 'vitest';
import { familyOf } from '#lottery/families.ts';
import { type CreditPlay, oddsOf } from '#lottery/play.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { totalOf } from '#play/slipTotal.ts';
import type { BettingLimits } from '#play/useSale.ts';
import { formatMoney } from '#values/money.ts';
import { cellOf, createPicks, draftItem } from './picks.ts';
import { betsText, itemsOf, type PlayOnSale, readAmount } from './slip.ts';

const rules = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
const onSaleOf = (family: string): Map<string, PlayOnSale> =>
  new Map(
    familyOf(family)!
      .plays.filter((play): play is CreditPlay => play.mode === 'credit')
      .map((play) => [
        play.code,
        {
          play,
          isOpen: play.code !== 'ssc_c_q3',
          oddsMark: `mark-${play.code}`,
          odds: new Map(Object.entries(oddsOf(play, rules))),
        },
      ]),
  );
const limit: BettingLimits = {
  unitLeast: '2',
  unitMost: '1000',
  orderUnitsMost: 100,
  playPeriodMost: '5000',
  payoutMost: '100000.0000',
};
const parts = (family: string, amountForAll = '10') => {
  const onSale = onSaleOf(family);
  const limits = new Map([...onSale.keys()].map((code) => [code, limit]));
  return { picks: createPicks(), onSale, limits, rules, amountForAll };
};

test('each cell is a unit at its own odds; the amount for all counts where it has none of its own', () => {
  const all = parts('ssc');
  all.picks.toggle(cellOf('ssc_c_b1', '7'));
  all.picks.toggle(cellOf('ssc_c_b1', '大'));
  all.picks.setAmount(cellOf('ssc_c_b1', '大'), '2.5');
  const items = itemsOf(all);
  expect(items.map(({ odds, picks, fault }) => [picks, odds, fault])).toEqual([
    ['7', '9.9', null],
    ['大', '1.98', null],
  ]);
  expect(totalOf(items)).toEqual({ units: 2, stake: 125_000n });
  expect(JSON.parse(betsText(items))[1]).toEqual({
    playCode: 'ssc_c_b1',
    selection: { options: ['大'] },
    units: 1,
    stake: '2.5',
    unitAmount: '2.5',
    oddsMark: 'mark-ssc_c_b1',
  });
});

test('a second press takes a cell back, and its own amount with it', () => {
  const all = parts('ssc');
  const cell = cellOf('ssc_c_b1', '7');
  all.picks.toggle(cell);
  all.picks.setAmount(cell, '99');
  all.picks.toggle(cell);
  expect(itemsOf(all)).toEqual([]);
  all.picks.toggle(cell);
  expect(itemsOf(all)[0]!.amount).toBe('10');
});

test('numbers make as many units as there are combinations, and none until there are enough', () => {
  const all = parts('lhc');
  const draft = (nums: number[]) => all.picks.setDraft('lhc_c_3qz', { form: 0, fields: { nums } });
  draft([1, 2]);
  expect(itemsOf(all)).toEqual([]);
  draft([1, 2, 3, 4, 5]);
  const [item] = itemsOf(all);
  expect(item).toMatchObject({ key: draftItem('lhc_c_3qz'), units: 10, odds: '660' });
  expect(formatMoney(item!.stake)).toBe('100');
});

test('legs show the odds that are multiplied, pairs of zodiacs count their numbers', () => {
  const all = parts('lhc');
  all.picks.setDraft('lhc_c_gg', {
    form: 0,
    fields: {
      legs: [
        [1, '大'],
        [2, '红波'],
      ],
    },
  });
  all.picks.setDraft('lhc_c_2qz', { form: 2, fields: { zodiacs: ['马', '鼠'] } });
  const [legs, pair] = itemsOf(all);
  expect(legs).toMatchObject({ units: 1, odds: '1.97 × 2.75' });
  // 2026 is the year of 马: five numbers, four of every other.
  expect(pair).toMatchObject({ units: 20 });
});

test.each([
  ['', 'amount'],
  ['0', 'amount'],
  ['1.999', 'amount'],
  ['1', 'least'],
  ['1000.01', 'most'],
  ['1000', null],
])('an amount of "%s" is %s', (amount, fault) => {
  const all = parts('ssc', amount);
  all.picks.toggle(cellOf('ssc_c_b1', '7'));
  expect(itemsOf(all)[0]!.fault).toBe(fault);
});

test('a closed play and too many units are reported', () => {
  const all = parts('ssc');
  all.picks.toggle(cellOf('ssc_c_q3', '豹子'));
  expect(itemsOf(all)[0]!.fault).toBe('closed');
  const many = parts('lhc');
  many.picks.setDraft('lhc_c_3qz', { form: 0, fields: { nums: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } });
  expect(itemsOf(many)[0]).toMatchObject({ units: 120, fault: 'units' });
});

test('typed amounts are yuan with at most two decimals', () => {
  expect(['5', '5.', '5.5', '0.01', '-1', '1e3', ' 5', '5,5', '1.001'].map(readAmount)).toEqual([
    50_000n,
    50_000n,
    55_000n,
    100n,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a press notifies its own cell and those that watch all, and no other cell', () => {
  const picks = createPicks();
  const [mine, other, all] = [vi.fn(), vi.fn(), vi.fn()];
  picks.onCell('a/1', mine);
  picks.onCell('a/2', other);
  picks.onAny(all);
  picks.toggle('a/1');
  expect([mine, other, all].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  picks.clear();
  expect(mine).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});
