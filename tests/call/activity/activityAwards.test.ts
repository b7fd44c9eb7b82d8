// Owns the test of activity/activityAwards.
import { expect } from 'vitest';
import { activityAwards, signInSign, wheelAward } from '#contract/activity.generated.ts';
import { test } from '#support/world.ts';

test("records go out newest first, page by page, and only one's own", async ({ server, member }) => {
  expect((await member.call(signInSign, {})).answer.success).toBe(true);
  const spun = (await member.call(wheelAward, {})).answer;
  expect(spun.success).toBe(true);
  const { activityId } = spun.award!;
  expect((await member.call(activityAwards, { activityId })).answer.list).toMatchObject([{ kind: 'wheel' }]);
  const first = (await member.call(activityAwards, { pageSize: 1 })).answer;
  expect(first).toMatchObject({ hasMore: true });
  const rest = (await member.call(activityAwards, { before: first.list![0]!.awardNo })).answer;
  expect(rest).toMatchObject({ hasMore: false });
  expect(rest.list).toHaveLength(1);
  expect(BigInt(rest.list![0]!.awardNo) < BigInt(first.list![0]!.awardNo)).toBe(true);
  expect((await server.call(activityAwards, {}, { as: 'agent01' })).answer.list).toEqual([]);
});

test('a page that is none is refused at its field', async ({ member }) => {
  const { answer } = await member.call(activityAwards, { before: 'x' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
});

test('guests and trial players are refused', async ({ server }) => {
  expect((await server.call(activityAwards, {})).answer).toMatchObject({
    success: false,
    code: 'notLoggedIn',
  });
  expect((await server.call(activityAwards, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
