import { expect } from 'vitest';
import { signInMonth, signInSign } from '#contract/activity.generated.ts';
import { changeActivity } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { dayOf } from '#values/days.ts';

test('the month shows what is signed and missed, the row, and what the next day brings', async ({
  member,
}) => {
  const before = (await member.call(signInMonth, {})).answer;
  expect(before).toMatchObject({
    signedToday: false,
    streak: 0,
    unit: 'points',
    next: { day: 1, total: '10' },
    event: { claimable: true },
  });
  expect(before.rewards).toHaveLength(30);
  expect(before.rewards![6]).toEqual({ day: 7, reward: '22', bonus: '58' });
  await member.call(signInSign, {});
  const after = (await member.call(signInMonth, {})).answer;
  expect(after).toMatchObject({ signedToday: true, streak: 1, next: { day: 2, total: '12' } });
  expect(after.event).toMatchObject({ claimable: false, blocked: 'ALREADY_SIGNED' });
  expect(after.signed).toEqual([Number(after.today!.slice(-2))]);
  expect(after.missed).not.toContain(Number(after.today!.slice(-2)));
});

test('who has just joined has missed no day before', async ({ server, member }) => {
  const joined = new Date(server.now().getTime() - 2 * 86_400_000);
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ created_at: joined }).where('name', '=', 'member01').execute(),
  );
  const { answer } = await member.call(signInMonth, { month: dayOf(joined).slice(0, 7) });
  const first = Number(dayOf(joined).slice(-2));
  expect(answer.missed!.filter((date) => date < first)).toEqual([]);
  expect(answer.missed).toContain(first);
});

test('a month that is none is refused at its field', async ({ member }) => {
  const { answer } = await member.call(signInMonth, { month: '2026-13' });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['month']);
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(signInMonth, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(signInMonth, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['rewards', 'next', 'streak']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(signInMonth, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(signInMonth, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(signInMonth, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(signInMonth, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
