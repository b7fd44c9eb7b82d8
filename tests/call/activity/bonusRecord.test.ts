// Owns the test of activity/bonusRecord.
import { expect } from 'vitest';
import { bonusReceive, bonusRecord } from '#contract/activity.generated.ts';
import { addBet } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test("records go out newest first, page by page, and only one's own", async ({ server, member }) => {
  for (const days of [1, 0]) {
    await addBet(server, alpha, 'member01', {
      stake: '2000',
      at: new Date(server.now().getTime() - 86_400_000),
    });
    expect((await member.call(bonusReceive, {})).answer.success).toBe(true);
    server.passTime(days * 86_400);
    await member.logIn('member01');
  }
  const first = (await member.call(bonusRecord, { pageSize: 1 })).answer;
  expect(first).toMatchObject({ hasMore: true });
  const rest = (await member.call(bonusRecord, { before: first.list![0]!.awardNo })).answer;
  expect(rest).toMatchObject({ hasMore: false });
  expect(rest.list).toHaveLength(1);
  expect(BigInt(rest.list![0]!.awardNo) < BigInt(first.list![0]!.awardNo)).toBe(true);
  expect((await server.call(bonusRecord, {}, { as: 'agent01' })).answer.list).toEqual([]);
});

test('a page that is none is refused at its field', async ({ member }) => {
  const { answer } = await member.call(bonusRecord, { before: 'x' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
});

test('guests and trial players are refused', async ({ server }) => {
  expect((await server.call(bonusRecord, {})).answer).toMatchObject({ success: false, code: 'notLoggedIn' });
  expect((await server.call(bonusRecord, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
