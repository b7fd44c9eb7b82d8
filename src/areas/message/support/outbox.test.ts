// The outbox: what a page left unsent is read back whole, and what is no message is not.
import { expect, test } from 'vitest';
import { readOutbox } from './outbox.ts';

const one = { id: 'a'.repeat(32), content: '你好', picture: '', about: '', hasFailed: false, reason: '' };

test('what was on its way has failed until it is sent again, in its order', () => {
  const second = { ...one, id: 'b'.repeat(32), content: '', picture: 'abc_-', reason: '太多' };
  expect(readOutbox([one, second])).toEqual([
    { ...one, hasFailed: true },
    { ...second, hasFailed: true },
  ]);
});

test.for([
  null,
  {},
  'x',
  [null],
  [{}],
  [{ ...one, id: 'x' }],
  [{ ...one, content: '' }],
  [{ ...one, picture: '<' }],
])('%o holds no message', (raw) => {
  expect(readOutbox(raw)).toEqual([]);
});
