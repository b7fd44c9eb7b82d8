// Owns the test of activity/activityDetail.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityDetail } from '#contract/activity.generated.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
let member: Client;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = server.client(alpha);
  await member.logIn('member01');
});
afterAll(() => server.stop());

const idOf = (kind: ActivityKind, station = alpha) =>
  server.inStation(station, async (db) => (await activityOfKind(db, kind, server.now()))!.id);

test('an activity with its rules, and where the application stands', async () => {
  const activityId = await idOf('general');
  const before = (await member.call(activityDetail, { activityId })).answer;
  expect(before).toMatchObject({
    action: 'apply',
    prize: { kind: 'cash', value: '8.0000' },
    event: { blocked: 'PROFILE_SHORT' },
  });
  expect(before.award).toBeUndefined();
  expect(before.event!.rules).toContain('8元');
  expect((await member.call(activityDetail, { activityId: await idOf('wheel') })).answer).toMatchObject({
    action: 'screen',
  });
  expect((await server.call(activityDetail, { activityId })).answer).toMatchObject({
    event: { blocked: 'LOGIN_REQUIRED' },
  });
});

test('one of another station is not there', async () => {
  const { answer } = await member.call(activityDetail, { activityId: await idOf('general', beta) });
  expect(answer).toMatchObject({ success: false, code: 'activityMissing' });
});

test('a number that is none is refused at its field', async () => {
  expect(
    Object.keys((await member.call(activityDetail, { activityId: 0 })).answer.fieldErrors ?? {}),
  ).toEqual(['activityId']);
});
