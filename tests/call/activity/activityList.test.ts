// Owns the test of activity/activityList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityList } from '#contract/activity.generated.ts';
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

test('every activity that can be played, with what can be taken', async () => {
  const { list } = (await member.call(activityList, {})).answer;
  expect(list!.map(({ kind }) => kind).toSorted()).toEqual([
    'bonus',
    'deficit',
    'dragonBoat',
    'firstRecharge',
    'general',
    'midAutumn',
    'points',
    'redPacket',
    'signIn',
    'treasure',
    'wheel',
  ]);
  expect(list!.find(({ kind }) => kind === 'signIn')).toMatchObject({ claimable: true, rules: '' });
  const guest = (await server.call(activityList, {})).answer.list!;
  expect(guest.every(({ claimable }) => !claimable)).toBe(true);
  expect(
    (await server.call(activityList, {}, { as: 'trial01' })).answer.list!.every(
      ({ blocked }) => blocked === 'TRIAL',
    ),
  ).toBe(true);
});

test('one that has ended is not there', async () => {
  await changeActivity(server, alpha, 'wheel', { ends_at: new Date(server.now().getTime() - 1000) });
  expect((await member.call(activityList, {})).answer.list!.some(({ kind }) => kind === 'wheel')).toBe(false);
});
