import { expect, test } from 'vitest';
import { orderAfter } from './orderAfter.ts';

const orders = (...numbers: string[]) => numbers.map((orderNo) => ({ orderNo }));
const rows = orders('A', 'B', 'C', 'D');

test('after a decision the next order that waits is open', () => {
  expect(orderAfter(rows, 'B', orders('B'))).toBe('C');
  expect(orderAfter(rows, 'B', orders('B', 'C'))).toBe('D');
});

test('after the last of a list it is the nearest before, and none where nothing waits', () => {
  expect(orderAfter(rows, 'D', orders('D'))).toBe('C');
  expect(orderAfter(rows, 'D', orders('D', 'C'))).toBe('B');
  expect(orderAfter(rows, 'A', rows)).toBeUndefined();
});

test('an order that was not decided stays open, and nothing opens where nothing was', () => {
  expect(orderAfter(rows, 'A', orders('B'))).toBe('A');
  expect(orderAfter(rows, undefined, orders('B'))).toBeUndefined();
});

test('an order of another page gives way to the first of this one', () => {
  expect(orderAfter(rows, 'X', orders('X'))).toBe('A');
});
