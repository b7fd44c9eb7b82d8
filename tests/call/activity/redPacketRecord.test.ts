// Owns the test of activity/redPacketRecord.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redPacketCurrent, redPacketGrab, redPacketRecord } from '#contract/activity.generated.ts';
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

/** The packet that is open; waits for it by the clock where none is. */
async function openPacket(): Promise<number> {
  const { answer } = await server.call(redPacketCurrent, {});
  if (answer.state === 'waiting') server.passTime(answer.opensInMs! / 1000 + 1);
  await server.runMoneyJob();
  return answer.packetId!;
}

test("records go out newest first, page by page, and only one's own", async () => {
  for (let packet = 0; packet < 2; packet++) {
    const packetId = await openPacket();
    await member.logIn('member01');
    expect((await member.call(redPacketGrab, { packetId })).answer.success).toBe(true);
    server.passTime(600);
    await server.runMoneyJob();
    await member.logIn('member01');
  }
  const first = (await member.call(redPacketRecord, { pageSize: 1 })).answer;
  expect(first).toMatchObject({ hasMore: true });
  const rest = (await member.call(redPacketRecord, { before: first.list![0]!.awardNo })).answer;
  expect(rest).toMatchObject({ hasMore: false });
  expect(rest.list).toHaveLength(1);
  expect(BigInt(rest.list![0]!.awardNo) < BigInt(first.list![0]!.awardNo)).toBe(true);
  expect((await server.call(redPacketRecord, {}, { as: 'agent01' })).answer.list).toEqual([]);
});

test('a page that is none is refused at its field', async () => {
  const { answer } = await member.call(redPacketRecord, { before: 'x' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
});

test('guests and trial players are refused', async () => {
  expect((await server.call(redPacketRecord, {})).answer).toMatchObject({
    success: false,
    code: 'notLoggedIn',
  });
  expect((await server.call(redPacketRecord, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
