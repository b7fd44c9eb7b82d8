import { expect } from 'vitest';
import { donateAccountMoney } from '#contract/activity.generated.ts';
import { mostOf } from '#server/money/applications/donation.ts';
import { test } from '#support/world.ts';

test('the answer holds the balance and the most a member may give', async ({ server }) => {
  const { answer } = await server.call(donateAccountMoney, {}, { as: 'member01' });
  expect(answer).toMatchObject({ money: '8888.8800', most: '8888.0000' });
  expect(answer.projects!.map(({ key, recipient }) => [key, recipient])).toEqual([
    ['school-books', '青禾教育基金会（示例）'],
    ['free-lunch', '暖灯公益会（示例）'],
  ]);
});

test('something is always left', () => {
  expect([0n, 9_999n, 1_0000n, 1_0001n, 2_0000n, 2_0001n].map(mostOf)).toEqual([
    0n,
    0n,
    0n,
    1_0000n,
    1_0000n,
    2_0000n,
  ]);
});
