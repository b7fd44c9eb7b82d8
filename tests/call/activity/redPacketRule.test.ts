import { expect } from 'vitest';
import { redPacketRule } from '#contract/activity.generated.ts';
import { changeActivity } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('what a packet holds and when packets open', async ({ member }) => {
  expect((await member.call(redPacketRule, {})).answer).toMatchObject({
    everyMinutes: 10,
    times: [],
    minutes: 8,
    total: '88.0000',
    count: 50,
    min: '0.5000',
    max: '8.8000',
    perMember: 1,
    dailyLimit: 10,
  });
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(redPacketRule, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(redPacketRule, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['total', 'count']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(redPacketRule, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(redPacketRule, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(redPacketRule, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(redPacketRule, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
