// What is shown for an amount while it is typed.
import { expect, test } from 'vitest';
import type { WithdrawalChannel } from '#contract/entities.generated.ts';
import { checkAmount, type WithdrawLimits, wholeOf } from './withdrawAmount.ts';

const channel: WithdrawalChannel = {
  type: 'bank',
  typeName: '银行卡',
  minMoney: '100.0000',
  maxMoney: '5000.0000',
  feeMoney: '2.0000',
  feeShare: 100,
  feeMost: '20.0000',
  arrivalMinutes: 15,
  coin: '',
  rate: '',
};
const limits: WithdrawLimits = {
  available: '888.8888',
  turnMost: '',
  amountRule: 'any',
  freeTimes: 0,
  turnover: { fee: '0.0000' },
};
const faultOf = (typed: string, more: Partial<WithdrawLimits> = {}) =>
  checkAmount(typed, { ...limits, ...more }, channel).fault?.id.replace('pay.withdraw.fault.', '') ?? null;

test('fee and what arrives follow the amount as it is typed', () => {
  expect(checkAmount('500', limits, channel)).toEqual({
    amount: 500_0000n,
    fee: 7_0000n,
    turnoverFee: 0n,
    arriving: 493_0000n,
    coins: null,
    fault: null,
  });
  expect(checkAmount('500', { ...limits, freeTimes: 2 }, channel).fee).toBe(0n);
  const missing = { ...limits, freeTimes: 2, turnover: { fee: '33.3300' } };
  expect(checkAmount('500', missing, channel)).toMatchObject({
    fee: 33_3300n,
    turnoverFee: 33_3300n,
    arriving: 466_6700n,
  });
  expect(checkAmount('500', { ...missing, turnover: { fee: '500.0000' } }, channel).fault?.id).toBe(
    'pay.withdraw.fault.fee',
  );
});

test('coins are calculated at the rate, cut to four decimals', () => {
  const coin = { ...channel, coin: 'USDT', rate: '7.1200', feeMoney: '0.0000', feeShare: 0 };
  expect(checkAmount('100', limits, coin).coins).toBe(14_0449n);
});

test('nothing is wrong with a field not yet touched', () => {
  expect(faultOf('')).toBeNull();
});

test('each limit is reported by its name', () => {
  expect(faultOf('99.99')).toBe('least');
  expect(faultOf('5000.01', { available: '9000.0000' })).toBe('most');
  expect(faultOf('500', { turnMost: '300.0000' })).toBe('most');
  expect(faultOf('888.89')).toBe('available');
  expect(faultOf('888.88')).toBeNull();
  expect(faultOf('200.5', { amountRule: 'whole' })).toBe('whole');
  expect(faultOf('200', { amountRule: 'notTens' })).toBe('notTens');
  expect(faultOf('201', { amountRule: 'notTens' })).toBeNull();
});

test('all of it is what limits and the amount rule let through', () => {
  expect(wholeOf(limits, channel)).toBe(888_8800n);
  expect(wholeOf({ ...limits, amountRule: 'whole' }, channel)).toBe(888_0000n);
  expect(wholeOf({ ...limits, available: '890.1000', amountRule: 'notTens' }, channel)).toBe(889_0000n);
  expect(wholeOf({ ...limits, available: '9000.0000' }, channel)).toBe(5000_0000n);
  expect(wholeOf({ ...limits, available: '0.0000', amountRule: 'notTens' }, channel)).toBe(0n);
});
