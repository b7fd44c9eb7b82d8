// Owns the test of activity/firstRechargeInfo.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRechargeInfo } from '#contract/activity.generated.ts';
import { changeActivity } from '#support/activities.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
let member: Client;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = server.client(alpha);
  await member.logIn('member01');
});
afterAll(() => server.stop());

test('the offer, and where the member stands', async () => {
  const { answer } = await member.call(firstRechargeInfo, {});
  expect(answer).toMatchObject({
    min: '100.0000',
    percent: '20',
    cap: '888.0000',
    state: 'available',
    gift: '0.0000',
    event: { claimable: true, factor: '5' },
  });
  expect(answer.strategyId).toBeGreaterThan(0);
});

test('guests and trial players see everything, and are told why they cannot take part', async () => {
  const guest = await server.call(firstRechargeInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(firstRechargeInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['min', 'percent', 'cap', 'offerName']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(firstRechargeInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(firstRechargeInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(firstRechargeInfo, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(firstRechargeInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
