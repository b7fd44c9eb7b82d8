// A player's settings of the boards, and what quick amounts make of an amount.
import { expect, test } from 'vitest';
import { boardSettingsOf, defaultChips } from './boardSettings.ts';
import { chipAmount } from './chipAmount.ts';

test('what was kept and does not fit falls back to the default, each setting by itself', () => {
  const chips = ['2', '20', '200', '300', '400', '2000'];
  expect(boardSettingsOf({ chips, adds: true, vibrates: 1, figures: 'heat' })).toEqual({
    chips,
    adds: true,
    vibrates: false,
    quick: false,
    figures: 'heat',
  });
  for (const raw of [null, 'x', { chips: ['0', '1', '2', '3', '4', '5'] }, { chips: chips.slice(1) }])
    expect(boardSettingsOf(raw)).toEqual({
      chips: defaultChips,
      adds: false,
      vibrates: false,
      quick: false,
      figures: 'none',
    });
});

test('a quick amount replaces the amount, or is added to it to the cent', () => {
  expect(chipAmount('7.5', '10', false)).toBe('10');
  expect(chipAmount('7.5', '10', true)).toBe('17.5');
  expect(chipAmount('', '50', true)).toBe('50');
  expect(chipAmount('100.', '100', true)).toBe('200');
  expect(chipAmount('999999999', '1000', true)).toBe('999999999');
});
