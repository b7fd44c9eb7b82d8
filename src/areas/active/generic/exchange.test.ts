// What the page of points says an exchange brings, and what it refuses before it is sent.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMoney, wireMoney } from '#values/money.ts';
import { exchanged, exchangeProblem } from './exchange.ts';

const limits = { enabled: true, min: '1', step: '1', left: '' };
const terms = {
  pointsPerYuan: 100,
  backPointsPerYuan: 120,
  toPoints: limits,
  toCash: { ...limits, min: '120', step: '12', left: '1200' },
  money: '50.0000',
  points: 2400,
};

test.each([
  ['toPoints', '1', '100'],
  ['toPoints', '0.0199', '1'],
  ['toPoints', '0.0099', '0'],
  ['toCash', '120', '1.0000'],
  ['toCash', '121', '1.0000'],
  ['toCash', '125', '1.0400'],
] as const)(
  '%s of %s brings %s, cut as docs/rules-of-team-and-activities.md says',
  (direction, given, brings) => {
    expect(exchanged(terms, direction, given)).toBe(brings);
  },
);

test('a way there and back never gains', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), (paid) => {
      const points = exchanged(terms, 'toPoints', wireMoney(paid))!;
      expect(parseMoney(exchanged(terms, 'toCash', points)!) <= paid).toBe(true);
    }),
  );
});

test.each([
  ['toCash', '', 'number'],
  ['toCash', '12.5', 'number'],
  ['toCash', '0', 'number'],
  ['toCash', '108', 'min'],
  ['toCash', '125', 'step'],
  ['toCash', '1212', 'left'],
  ['toCash', '1200', undefined],
  ['toPoints', '0.5', 'min'],
  ['toPoints', '1.5', 'step'],
  ['toPoints', '51', 'short'],
  ['toPoints', '50', undefined],
] as const)('%s of "%s" is refused for: %s', (direction, typed, problem) => {
  expect(exchangeProblem(terms, direction, typed)).toBe(problem);
});

test('points that are not there, a direction that is closed, and a result of nothing are refused', () => {
  expect(exchangeProblem({ ...terms, points: 119 }, 'toCash', '120')).toBe('short');
  expect(exchangeProblem({ ...terms, toPoints: { ...limits, enabled: false } }, 'toPoints', '1')).toBe(
    'closed',
  );
  const tiny = { ...terms, toCash: { ...limits, min: '1' } };
  expect(exchangeProblem(tiny, 'toCash', '1')).toBe('small');
});
