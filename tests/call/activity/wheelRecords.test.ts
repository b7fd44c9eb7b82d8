// Owns the test of activity/wheelRecords.
import { expect } from 'vitest';
import { wheelAward, wheelRecords } from '#contract/activity.generated.ts';
import { addDeposit } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test("records go out newest first, page by page, and only one's own", async ({ server, member }) => {
  await addDeposit(server, alpha, 'member01', '1000');
  for (let spin = 0; spin < 2; spin++) expect((await member.call(wheelAward, {})).answer.success).toBe(true);
  const first = (await member.call(wheelRecords, { pageSize: 1 })).answer;
  expect(first).toMatchObject({ hasMore: true });
  const rest = (await member.call(wheelRecords, { before: first.list![0]!.awardNo })).answer;
  expect(rest).toMatchObject({ hasMore: false });
  expect(rest.list).toHaveLength(1);
  expect(BigInt(rest.list![0]!.awardNo) < BigInt(first.list![0]!.awardNo)).toBe(true);
  expect((await server.call(wheelRecords, {}, { as: 'agent01' })).answer.list).toEqual([]);
});

test('a page that is none is refused at its field', async ({ member }) => {
  const { answer } = await member.call(wheelRecords, { before: 'x' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
});

test('guests and trial players are refused', async ({ server }) => {
  expect((await server.call(wheelRecords, {})).answer).toMatchObject({ success: false, code: 'notLoggedIn' });
  expect((await server.call(wheelRecords, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
