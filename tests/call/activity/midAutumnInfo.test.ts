import { expect } from 'vitest';
import { midAutumnInfo } from '#contract/activity.generated.ts';
import { addDeposit, changeActivity } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('ranks state how many of the throws have them, and chances come from deposits', async ({
  server,
  member,
}) => {
  const { answer } = await member.call(midAutumnInfo, {});
  expect(answer.ranks!.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** 6);
  expect(answer.ranks![0]).toMatchObject({
    order: 1,
    name: '状元插金花',
    ways: 15,
    odds: '0.0321',
    prize: { kind: 'cash', value: '888.0000' },
  });
  expect(answer.ranks![11]).toMatchObject({ name: '', prize: { kind: 'none' } });
  expect(answer).toMatchObject({ chances: 0, event: { blocked: 'NO_CHANCE' } });
  await addDeposit(server, alpha, 'member01', '999');
  expect((await member.call(midAutumnInfo, {})).answer.chances).toBe(2);
  await addDeposit(server, alpha, 'member01', '1');
  expect((await member.call(midAutumnInfo, {})).answer).toMatchObject({
    chances: 5,
    event: { claimable: true },
  });
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(midAutumnInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(midAutumnInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['ranks', 'chances', 'winners']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(midAutumnInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(midAutumnInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(midAutumnInfo, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(midAutumnInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
