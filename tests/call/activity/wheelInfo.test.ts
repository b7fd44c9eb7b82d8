import { expect } from 'vitest';
import { signInSign, wheelInfo } from '#contract/activity.generated.ts';
import { addDeposit, changeActivity, setStock } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('sectors state their odds, which sum to one, and chances come from what the day brought', async ({
  server,
  member,
}) => {
  const { answer } = await member.call(wheelInfo, {});
  expect(answer.sectors!.reduce((sum, { odds }) => sum + Number(odds), 0)).toBeCloseTo(100, 9);
  expect(answer.sectors![0]).toMatchObject({
    odds: '25',
    prize: { kind: 'cash', value: '0.8800' },
    isOut: false,
  });
  expect(answer).toMatchObject({
    chances: 0,
    used: 0,
    cost: 100,
    points: 0,
    event: { blocked: 'NO_CHANCE_OR_POINTS' },
  });
  await addDeposit(server, alpha, 'member01', '1000');
  expect((await member.call(wheelInfo, {})).answer).toMatchObject({ chances: 3, event: { claimable: true } });
  await member.call(signInSign, {});
  const now = (await member.call(wheelInfo, {})).answer;
  expect(now.chances).toBe(4);
  expect(now.steps!.map(({ missing }) => missing)).toEqual(['0.0000', '0.0000', '0.0000']);
});

test('a sector that has run out is marked', async ({ server, member }) => {
  const id = await changeActivity(server, alpha, 'wheel', {});
  await setStock(server, alpha, id, 7, 0);
  expect((await member.call(wheelInfo, {})).answer.sectors![7]).toMatchObject({
    isOut: true,
    prize: { kind: 'goods', value: '智能手机' },
  });
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(wheelInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(wheelInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['sectors', 'winners']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(wheelInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(wheelInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(wheelInfo, {})).answer.event).toMatchObject({ phase: 'over', blocked: 'ENDED' });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(wheelInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
