import { expect } from 'vitest';
import { pointsExchange, pointsInfo } from '#contract/activity.generated.ts';
import { changeActivity, sellPoints } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('rates, limits and what is left of the day', async ({ server, member }) => {
  await sellPoints(server, alpha);
  expect((await member.call(pointsInfo, {})).answer).toMatchObject({
    points: 0,
    money: '8888.8800',
    pointsPerYuan: 100,
    backPointsPerYuan: 120,
    toPoints: { min: '1', left: '1000' },
    toCash: { min: '120', left: '12000' },
  });
  await member.call(pointsExchange, { direction: 'toPoints', amount: '10' });
  expect((await member.call(pointsInfo, {})).answer).toMatchObject({
    points: 1000,
    money: '8878.8800',
    toPoints: { left: '990' },
  });
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(pointsInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(pointsInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['toPoints', 'toCash']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(pointsInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(pointsInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(pointsInfo, {})).answer.event).toMatchObject({ phase: 'over', blocked: 'ENDED' });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(pointsInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
