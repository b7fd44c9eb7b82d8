import { expect } from 'vitest';
import { pointsExchange, pointsRecord, signInSign } from '#contract/activity.generated.ts';
import { sellPoints } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('what came and went, without a gap', async ({ server, member }) => {
  await sellPoints(server, alpha);
  await member.call(pointsExchange, { direction: 'toPoints', amount: '2' });
  await member.call(signInSign, {});
  const { answer } = await member.call(pointsRecord, {});
  expect(answer.list).toMatchObject([
    { id: '2', typeName: '活动奖励', amount: 10, balance: 210 },
    { id: '1', typeName: '现金兑换', amount: 200, balance: 200 },
  ]);
  expect((await member.call(pointsRecord, { before: '2' })).answer.list).toHaveLength(1);
});
