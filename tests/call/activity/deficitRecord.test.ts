// Owns the test of activity/deficitRecord.
import { expect } from 'vitest';
import { deficitReceive, deficitRecord } from '#contract/activity.generated.ts';
import { addBet } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test("records go out newest first, page by page, and only one's own", async ({ server, member }) => {
  for (const weeks of [1, 0]) {
    const at = new Date(server.now().getTime() - 7 * 86_400_000);
    await addBet(server, alpha, 'member01', { stake: '2000', at });
    expect((await member.call(deficitReceive, {})).answer.success).toBe(true);
    server.passTime(weeks * 7 * 86_400);
    await member.logIn('member01');
  }
  const first = (await member.call(deficitRecord, { pageSize: 1 })).answer;
  expect(first).toMatchObject({ hasMore: true });
  const rest = (await member.call(deficitRecord, { before: first.list![0]!.awardNo })).answer;
  expect(rest).toMatchObject({ hasMore: false });
  expect(rest.list).toHaveLength(1);
  expect(BigInt(rest.list![0]!.awardNo) < BigInt(first.list![0]!.awardNo)).toBe(true);
  expect((await server.call(deficitRecord, {}, { as: 'agent01' })).answer.list).toEqual([]);
});

test('a page that is none is refused at its field', async ({ member }) => {
  const { answer } = await member.call(deficitRecord, { before: 'x' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
});

test('guests and trial players are refused', async ({ server }) => {
  expect((await server.call(deficitRecord, {})).answer).toMatchObject({
    success: false,
    code: 'notLoggedIn',
  });
  expect((await server.call(deficitRecord, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
