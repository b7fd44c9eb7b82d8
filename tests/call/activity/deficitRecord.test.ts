// Owns the test of activity/deficitRecord.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deficitReceive, deficitRecord } from '#contract/activity.generated.ts';
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

test('a page that is none is refused at its field', async () => {
  const { answer } = await member.call(deficitRecord, { before: 'x' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
});

test('guests and trial players are refused', async () => {
  expect((await server.call(deficitRecord, {})).answer).toMatchObject({
    success: false,
    code: 'notLoggedIn',
  });
  expect((await server.call(deficitRecord, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
