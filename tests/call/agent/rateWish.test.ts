// agent/rateWish: an agent sees the own rates, and what was asked for last.
import { expect } from 'vitest';
import { rateWish, rateWishSave } from '#contract/agent.generated.ts';
import { teamTest as test } from '#support/teamTest.ts';

test('own rates stand there before anything was asked, and the last wish after it', async ({
  team: { middle, top },
}) => {
  const { answer } = await middle.call(rateWish, {});
  expect(answer.rates![0]).toEqual({ category: 'lottery', rate: '7.5', most: '13.5' });
  expect(answer.wish).toBeUndefined();
  await middle.call(rateWishSave, { category: 'lhc', rate: '7.9' });
  expect((await middle.call(rateWish, {})).answer.wish).toMatchObject({
    category: 'lhc',
    rate: '7.9',
    status: 1,
    decideTime: '',
  });
  // Nobody sees that of another.
  expect((await top.call(rateWish, {})).answer.wish).toBeUndefined();
});
