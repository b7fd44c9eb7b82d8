// Grouping bets by slip and by chase.
import { expect, test } from 'vitest';
import { chaseGroups } from './chaseGroups.ts';

const bet = (orderId: string, chaseId: string, qiHao: string, slipId = orderId) => ({
  orderId,
  chaseId,
  qiHao,
  slipId,
});

test('a chase stands once, with all bets of its first listed period', () => {
  const groups = chaseGroups([
    bet('9', '', '1'),
    bet('8', 'c', '2'),
    bet('7', 'c', '2'),
    bet('6', '', '2'),
    bet('5', 'c', '3'),
    bet('4', 'd', '3'),
    bet('3', 'c', '4'),
  ]);
  const ids = (bets: readonly { orderId: string }[]) => bets.map(({ orderId }) => orderId).join('');
  expect(groups.map(({ bets }) => ids(bets))).toEqual(['9', '87', '6', '4']);
});

test('the bets of a slip stand together, where the first of them stands', () => {
  const groups = chaseGroups([
    bet('9', '', '2', '7'),
    bet('8', '', '2', '7'),
    bet('6', '', '1'),
    bet('7', '', '2', '7'),
  ]);
  expect(groups.map(({ key, bets }) => [key, bets.length])).toEqual([
    ['7', 3],
    ['6', 1],
  ]);
});
