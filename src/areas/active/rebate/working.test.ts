// The figures of rebate and bonus add up line by line.
import { expect, test } from 'vitest';
import type { DeficitGetInfoAnswer } from '#contract/activity.generated.ts';
import { bonusWorking, deficitWorking, levelGroups, payoutsOf, tierReached } from './working.ts';

const say = ((id: string, values?: object) =>
  values ? `${id} ${JSON.stringify(values)}` : id) as Parameters<typeof deficitWorking>[1];
const info = {
  validBet: '37000.0000',
  loss: '33950.5000',
  gifts: '49.5000',
  rate: '5',
  reward: '1697.5250',
  cap: '8888.0000',
} as DeficitGetInfoAnswer;

test('valid bets less payouts less gifts are the loss', () => {
  expect(payoutsOf(info)).toBe('3000.0000');
  const lines = deficitWorking(info, say).map(([, value]) => value);
  expect(lines).toEqual(['37,000.00', '− 3,000.00', '− 49.50', '33,950.50', '× 5%', '1,697.52']);
});

test('parts of a cent are shown where the lines would not add up without them', () => {
  const lines = deficitWorking({ ...info, validBet: '941.9000', gifts: '6.8190', loss: '50.9010' }, say);
  expect(lines.slice(0, 4).map(([, value]) => value)).toEqual(['941.90', '− 884.18', '− 6.819', '50.901']);
});

test('a gain is called one, and no rate says that the first step was not reached', () => {
  const lines = deficitWorking({ ...info, loss: '-120.0000', rate: '', reward: '0.0000' }, say);
  expect(lines[3]).toEqual(['active.deficit.netWin', '120.00']);
  expect(lines[4]![1]).toBe('active.deficit.noTier');
  expect(payoutsOf({ validBet: '10', gifts: '0', loss: '-120' })).toBe('130.0000');
});

test('a reward at its limit says so', () => {
  const lines = deficitWorking({ ...info, reward: '8888.0000' }, say);
  expect(lines.at(-1)).toEqual(['active.deficit.capped', 'active.cap {"amount":"8,888"}']);
});

test('the bonus is the valid bets of yesterday at the rate reached', () => {
  const bonus = { validBet: '12000.0000', rate: '1.2', amount: '14.4000', level: 4 };
  expect(bonusWorking(bonus as Parameters<typeof bonusWorking>[0], say).map(([, value]) => value)).toEqual([
    '12,000.00',
    'active.bonus.ofLevel {"level":"4"}',
    '× 1.2‰',
    '14.40',
  ]);
});

test('a step is reached from its figure on', () => {
  const tiers = [{ from: '1000.0000' }, { from: '10000.0000' }];
  expect(['999.9999', '1000', '9999', '10000'].map((at) => tierReached(tiers, at)?.from)).toEqual([
    undefined,
    '1000.0000',
    '1000.0000',
    '10000.0000',
  ]);
});

test('neighbouring levels with the same rates share a row; a level without a rate gets none', () => {
  const rates = (...list: [number, string][]) => list.map(([level, rate]) => ({ level, rate }));
  const steps = [
    { from: '1000', rates: rates([1, '0.5'], [2, '0.5'], [3, '0.6'], [5, '0.5']) },
    { from: '9000', rates: rates([1, '1'], [2, '1'], [3, '1.2']) },
  ];
  expect(levelGroups(steps)).toEqual([
    { first: 1, last: 2, rates: ['0.5', '1'] },
    { first: 3, last: 3, rates: ['0.6', '1.2'] },
    { first: 5, last: 5, rates: ['0.5', undefined] },
  ]);
});
