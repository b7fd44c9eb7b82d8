// The rates a new link begins with.
import { expect, test } from 'vitest';
import { startOf } from './startOf.ts';

const terms = {
  rates: (['lottery', 'live'] as const).map((category) => ({ category, rate: '0', least: '0', most: '5' })),
  step: '0.1',
  groupBonus: { rate: 1700, least: 1700, most: 1900, step: 2, base: 1700 },
};
const link = (lottery: string, live: string, groupBonus: number) => ({
  rates: [
    { category: 'lottery' as const, rate: lottery },
    { category: 'live' as const, rate: live },
  ],
  groupBonus,
});

test('a new link begins as the last one', () => {
  expect(startOf(terms, link('3.5000', '0.6000', 1760))).toEqual({
    lottery: '3.5',
    live: '0.6',
    groupBonus: '1760',
  });
});

test('what the agent may no longer give is the most they may, and the bonus group what goes with its rate', () => {
  expect(startOf(terms, link('7.5000', '6.0000', 1850))).toEqual({
    lottery: '5',
    live: '5',
    groupBonus: '1800',
  });
  expect(startOf(terms, { rates: [], groupBonus: 1650 })).toEqual({
    lottery: '0',
    live: '0',
    groupBonus: '1700',
  });
});
