import { expect } from 'vitest';
import { donateApply, donateList } from '#contract/activity.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('applications come newest first, page by page, and are nobody else’s to see', async ({ server }) => {
  const member = server.client(alpha);
  await member.logIn('member01');
  for (const money of [1, 2, 3]) await member.call(donateApply, { money });
  const { answer: first } = await member.call(donateList, { pageSize: 2 });
  expect(first).toMatchObject({
    hasMore: true,
    list: [{ money: '3.0000', status: 1, percent: 0, reason: '', handleTime: '' }, { money: '2.0000' }],
    totals: { count: 3, money: '6.0000' },
  });
  const { answer: rest } = await member.call(donateList, { before: first.list![1]!.orderNo });
  expect(rest).toMatchObject({ hasMore: false, list: [{ money: '1.0000' }] });
  expect((await server.call(donateList, {}, { as: 'agent01' })).answer.list).toEqual([]);
});
