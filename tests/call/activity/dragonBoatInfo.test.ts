import { expect } from 'vitest';
import { dragonBoatInfo } from '#contract/activity.generated.ts';
import { addBet, changeActivity } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('bets row the boat, and the ranking is real and masked', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '1234' });
  await addBet(server, alpha, 'agent01', { stake: '20000' });
  const { answer } = await member.call(dragonBoatInfo, {});
  expect(answer).toMatchObject({
    mode: 'steps',
    validBet: '1234.0000',
    distance: 123,
    metre: '10.0000',
    event: { claimable: true },
  });
  expect(answer.steps!.map(({ state }) => state)).toEqual(['openable', 'locked', 'locked']);
  const names = answer.ranking!.map(({ account }) => account);
  expect(names).toEqual(expect.arrayContaining(['me***', 'ag***']));
  expect(answer.ranking!.find(({ isOwn }) => isOwn)).toMatchObject({
    rank: answer.rank,
    distance: 123,
    prize: { value: '2.0000' },
  });
  expect(answer.ranking!.map(({ distance }) => distance)).toEqual(
    answer.ranking!.map(({ distance }) => distance).toSorted((a, b) => b - a),
  );
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(dragonBoatInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(dragonBoatInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['steps', 'ranking']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(dragonBoatInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(dragonBoatInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(dragonBoatInfo, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(dragonBoatInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
