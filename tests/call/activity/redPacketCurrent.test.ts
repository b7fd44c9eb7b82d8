import { sql } from 'kysely';
import { expect } from 'vitest';
import { redPacketCurrent, redPacketGrab } from '#contract/activity.generated.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { accountId, changeActivity } from '#support/activities.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { parseMoment } from '#values/beijingOffset.ts';

/** Takes what is left of a packet. */
const emptyPacket = async (server: RunningServer, packet: number): Promise<void> => {
  await server.inStation(alpha, async (db) => {
    const { id } = (await activityOfKind(db, 'redPacket', server.now()))!;
    const member = await accountId(db, 'member02');
    await sql`SELECT red_packet_grab(${packet}, ${id}, ${member}, 100, 0, 24, ${server.now()}::timestamptz)
      FROM generate_series(1, 50)`.execute(db);
  });
};

test('a packet is open or waits, and its countdown agrees with the clock of the server', async ({
  server,
  member,
}) => {
  await server.runMoneyJob();
  const { answer } = await member.call(redPacketCurrent, {});
  const states = ['open', 'waiting'];
  expect(states).toContain(answer.state);
  expect(
    Math.abs(
      Date.parse(`${answer.closeTime!.replace(' ', 'T')}+08:00`) -
        server.now().getTime() -
        answer.closesInMs!,
    ),
  ).toBeLessThan(2000);
  expect(answer).toMatchObject({ count: 50, left: 50, total: '88.0000', mine: [] });
  // To the next opening, which the job has prepared.
  server.passTime(answer.closesInMs! / 1000 + 1);
  await member.logIn('member01');
  const waiting = (await member.call(redPacketCurrent, {})).answer;
  expect(waiting).toMatchObject({ state: 'waiting', left: 50, event: { blocked: 'NO_PACKET' } });
  server.passTime(waiting.opensInMs! / 1000 + 1);
  const open = (await member.call(redPacketCurrent, {})).answer;
  expect(open).toMatchObject({ state: 'open', packetId: waiting.packetId, opensInMs: 0 });
  await member.call(redPacketGrab, { packetId: open.packetId! });
  const mine = (await member.call(redPacketCurrent, {})).answer;
  expect(mine).toMatchObject({ left: 49, mine: [{ status: 2 }], winners: [{ account: 'me***' }] });
  // Others take the rest: who comes late reads that it is empty, not that nothing is open.
  await emptyPacket(server, open.packetId!);
  const other = server.client(alpha);
  await other.logIn('agent01');
  expect((await other.call(redPacketCurrent, {})).answer).toMatchObject({
    state: 'empty',
    event: { claimable: false, blocked: 'EMPTY' },
    // The next one opens ten minutes after this one has.
    nextInMs: 600_000 - (server.now().getTime() - parseMoment(open.openTime!)),
  });
  expect(waiting.nextInMs).toBe(0);
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(redPacketCurrent, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(redPacketCurrent, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['state', 'winners', 'opensInMs']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(redPacketCurrent, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  // Packets that were there already are nobody's to grab, and not shown as open.
  expect((await member.call(redPacketCurrent, {})).answer).toMatchObject({
    event: { phase: 'waiting', blocked: 'NOT_STARTED' },
    state: 'none',
    packetId: 0,
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(redPacketCurrent, {})).answer).toMatchObject({
    event: { phase: 'over', blocked: 'ENDED' },
    state: 'over',
    packetId: 0,
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(redPacketCurrent, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
