import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRate } from '#values/rate.ts';
import { CATEGORIES } from './categories.ts';
import { dailyRebate } from './rebate.ts';

const tiers = [
  { from: 0n, rate: { text: '0.2', value: readRate('0.2')! } },
  { from: 10_000_000n, rate: { text: '0.5', value: readRate('0.5')! } },
];
const plan = {
  categories: new Map(CATEGORIES.map((category) => [category, new Map([['1', tiers]])])),
  minimum: 0n,
  factor: readRate('1.5')!,
  auto: true,
};

describe('the rebate of a day', () => {
  it('is the sum of its lines, at most the cap, and fills the categories in their order', () => {
    const bets = fc.array(fc.bigInt(0n, 10n ** 10n), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(bets, fc.option(fc.bigInt(0n, 10n ** 8n)), (amounts, cap) => {
        const validBet = new Map(CATEGORIES.map((category, index) => [category, amounts[index]!]));
        const day = { level: 1, validBet, trial: false, alreadyPaid: false };
        const whole = dailyRebate({ ...plan, cap: null }, day);
        const capped = dailyRebate({ ...plan, cap }, day);
        expect(capped.amount).toBe(cap !== null && whole.amount > cap ? cap : whole.amount);
        expect(capped.lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(capped.amount);
        expect(capped.lines).toHaveLength(whole.lines.length);
        // Once a line has been cut, the lines after it get nothing.
        const cut = capped.lines.findIndex(({ amount }, index) => amount < whole.lines[index]!.amount);
        if (cut >= 0) for (const { amount } of capped.lines.slice(cut + 1)) expect(amount).toBe(0n);
      }),
    );
  });
});
