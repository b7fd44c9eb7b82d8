import { expect } from 'vitest';
import { activityDetail } from '#contract/activity.generated.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const idOf = (server: RunningServer, kind: ActivityKind, station = alpha) =>
  server.inStation(station, async (db) => (await activityOfKind(db, kind, server.now()))!.id);

test('an activity with its rules, and where the application stands', async ({ server, member }) => {
  const activityId = await idOf(server, 'general');
  const before = (await member.call(activityDetail, { activityId })).answer;
  expect(before).toMatchObject({
    action: 'apply',
    prize: { kind: 'cash', value: '8.0000' },
    event: { blocked: 'PROFILE_SHORT' },
  });
  expect(before.award).toBeUndefined();
  expect(before.event!.rules).toContain('8元');
  expect(
    (await member.call(activityDetail, { activityId: await idOf(server, 'wheel') })).answer,
  ).toMatchObject({
    action: 'screen',
  });
  expect((await server.call(activityDetail, { activityId })).answer).toMatchObject({
    event: { blocked: 'LOGIN_REQUIRED' },
  });
});

test('one of another station is not there', async ({ server, member }) => {
  const { answer } = await member.call(activityDetail, { activityId: await idOf(server, 'general', beta) });
  expect(answer).toMatchObject({ success: false, code: 'activityMissing' });
});

test('a number that is none is refused at its field', async ({ member }) => {
  expect(
    Object.keys((await member.call(activityDetail, { activityId: 0 })).answer.fieldErrors ?? {}),
  ).toEqual(['activityId']);
});
