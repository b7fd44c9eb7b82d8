import { expect } from 'vitest';
import { redPacketCurrent, redPacketGrab } from '#contract/activity.generated.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { accountId, addDeposit, changeActivity } from '#support/activities.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { parseMoney } from '#values/money.ts';

/** The packet that is open; waits for it by the clock where none is. */
async function openPacket(server: RunningServer): Promise<number> {
  const { answer } = await server.call(redPacketCurrent, {});
  if (answer.state === 'waiting') server.passTime(answer.opensInMs! / 1000 + 1);
  await server.runMoneyJob();
  return answer.packetId!;
}

test('a member gets one part of a packet, with its turnover, and a second try is refused', async ({
  server,
  member,
}) => {
  const packetId = await openPacket(server);
  await member.logIn('member01');
  const id = await server.inStation(alpha, (db) => accountId(db, 'member01'));
  const required = async () => (await server.inStation(alpha, (db) => turnoverOf(db, id))).required;
  const before = await required();
  const { answer } = await member.call(redPacketGrab, { packetId });
  expect(answer).toMatchObject({ success: true, left: 49, award: { kind: 'redPacket', status: 2 } });
  const amount = Number(answer.award!.prize.value);
  expect(amount >= 0.5 && amount <= 8.8).toBe(true);
  expect(answer.award!.required).toBe(answer.award!.prize.value);
  expect(await required()).toBe(before + parseMoney(answer.award!.required));
  expect((await member.call(redPacketGrab, { packetId })).answer).toMatchObject({ code: 'ALREADY_GRABBED' });
});

test('before it opens, after it closed, at another station and without what it takes, nothing is given and nothing lost', async ({
  server,
  agent,
}) => {
  const packetId = await openPacket(server);
  await agent.logIn('agent01');
  await changeActivity(server, alpha, 'redPacket', { terms: { minBet: '500', minDeposit: '100' } });
  expect((await agent.call(redPacketGrab, { packetId })).answer).toMatchObject({ code: 'DEPOSIT_SHORT' });
  await addDeposit(server, alpha, 'agent01', '100');
  expect((await agent.call(redPacketGrab, { packetId })).answer).toMatchObject({ code: 'BET_SHORT' });
  await changeActivity(server, alpha, 'redPacket', { terms: { minBet: '0', minDeposit: '0' }, levels: [9] });
  expect((await agent.call(redPacketGrab, { packetId })).answer).toMatchObject({ code: 'LEVEL' });
  await changeActivity(server, alpha, 'redPacket', { levels: [], roles: ['member'] });
  expect((await agent.call(redPacketGrab, { packetId })).answer).toMatchObject({ code: 'ROLE' });
  await changeActivity(server, alpha, 'redPacket', { roles: [] });
  expect((await agent.call(redPacketGrab, { packetId: 9_999_999 })).answer).toMatchObject({
    code: 'activityMissing',
  });
  const next = await server.inStation(alpha, (db) =>
    db.selectFrom('red_packet').select('id').where('opens_at', '>', server.now()).executeTakeFirstOrThrow(),
  );
  expect((await agent.call(redPacketGrab, { packetId: next.id })).answer).toMatchObject({
    code: 'PACKET_NOT_OPEN',
  });
  server.passTime(600);
  await agent.logIn('agent01');
  expect((await agent.call(redPacketGrab, { packetId })).answer).toMatchObject({ code: 'PACKET_OVER' });
  const foreign = await server.inStation(beta, (db) =>
    db.selectFrom('red_packet').select('id').executeTakeFirstOrThrow(),
  );
  expect((await agent.call(redPacketGrab, { packetId: foreign.id })).answer).toMatchObject({
    code: 'activityMissing',
  });
  const reasons = await server.inStation(alpha, (db) =>
    db.selectFrom('activity_refusal').select('reason').orderBy('first_at').execute(),
  );
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'ALREADY_GRABBED',
    'DEPOSIT_SHORT',
    'BET_SHORT',
    'LEVEL',
    'ROLE',
    'PACKET_NOT_OPEN',
    'PACKET_OVER',
  ]);
});

test('a packet that is none is refused at its field', async ({ member }) => {
  const { answer } = await member.call(redPacketGrab, { packetId: 0 });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['packetId']);
});
