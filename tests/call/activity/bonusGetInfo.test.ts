import { expect } from 'vitest';
import { bonusGetInfo } from '#contract/activity.generated.ts';
import { addBet, changeActivity } from '#support/activities.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const yesterday = (server: RunningServer) => new Date(server.now().getTime() - 86_400_000);

test('yesterday, the step it reached, and what it brings', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '12000', at: yesterday(server) });
  const { answer } = await member.call(bonusGetInfo, {});
  expect(answer).toMatchObject({
    validBet: '12000.0000',
    rate: '1',
    amount: '12.0000',
    state: 2,
    event: { claimable: true },
  });
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ level: 5 }).where('name', '=', 'member01').execute(),
  );
  expect((await member.call(bonusGetInfo, {})).answer).toMatchObject({
    level: 5,
    rate: '1.2',
    amount: '14.4000',
  });
});

test('pushed stakes, play money and bets of others do not count', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '500', at: yesterday(server), isHalfPushed: true });
  await addBet(server, alpha, 'member01', { stake: '700', at: yesterday(server), book: 'play' });
  await addBet(server, alpha, 'agent01', { stake: '900', at: yesterday(server) });
  expect((await member.call(bonusGetInfo, {})).answer.validBet).toBe('12250.0000');
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(bonusGetInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(bonusGetInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['steps', 'state', 'lastTime']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(bonusGetInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(bonusGetInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(bonusGetInfo, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(bonusGetInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
