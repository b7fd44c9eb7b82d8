import { expect } from 'vitest';
import { treasureAllInfo, treasureFetch } from '#contract/activity.generated.ts';
import { addBet, changeActivity } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('progress opens boxes, each by itself', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '1200' });
  const { answer } = await member.call(treasureAllInfo, {});
  expect(answer).toMatchObject({
    basis: 'bet',
    period: 'day',
    progress: '1200.0000',
    event: { claimable: true },
  });
  expect(answer.boxes!.map(({ state }) => state)).toEqual(['openable', 'openable', 'locked']);
  expect(answer.boxes![2]).toMatchObject({ missing: '8800.0000', left: 500, won: '' });
  const { answer: opened } = await member.call(treasureFetch, { step: 1 });
  const after = (await member.call(treasureAllInfo, {})).answer;
  expect(after.boxes![1]).toMatchObject({ state: 'opened' });
  expect(Number(after.boxes![1]!.won)).toBe(Number(opened.award!.prize.value));
  expect(after.winners).toMatchObject([{ account: 'me***' }]);
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(treasureAllInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(treasureAllInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['boxes', 'progress']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(treasureAllInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(treasureAllInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(treasureAllInfo, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(treasureAllInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
