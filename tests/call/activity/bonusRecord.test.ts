// Owns the test of activity/bonusRecord.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusReceive, bonusRecord } from '#contract/activity.generated.ts';
import { addBet } from '#support/activities.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
let member: Client;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = server.client(alpha);
  await member.logIn('member01');
});
afterAll(() => server.stop());

test("records go out newest first, page by page, and only one's own", async () => {
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

test('a page that is none is refused at its field', async () => {
  const { answer } = await member.call(bonusRecord, { before: 'x' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
});

test('guests and trial players are refused', async () => {
  expect((await server.call(bonusRecord, {})).answer).toMatchObject({ success: false, code: 'notLoggedIn' });
  expect((await server.call(bonusRecord, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
