// The rules for amounts of withdrawals.
import { expect, test } from 'vitest';
import { type AmountRule, isAmountAllowed } from './amountRule.ts';
import { parseMoney } from './money.ts';

test.each<[AmountRule, string[]]>([
  ['any', ['100', '101', '100.5', '100.0001']],
  ['whole', ['100', '101']],
  ['notTens', ['101']],
])('%s allows %j', (rule, allowed) => {
  const all = ['100', '101', '100.5', '100.0001'];
  expect(all.filter((amount) => isAmountAllowed(parseMoney(amount), rule))).toEqual(allowed);
});
