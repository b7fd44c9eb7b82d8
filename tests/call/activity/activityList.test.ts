// Owns the test of activity/activityList.
import { expect } from 'vitest';
import { activityList } from '#contract/activity.generated.ts';
import { changeActivity } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('every activity that can be played, with what can be taken', async ({ server, member }) => {
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

test('one that has ended is not there', async ({ server, member }) => {
  await changeActivity(server, alpha, 'wheel', { ends_at: new Date(server.now().getTime() - 1000) });
  expect((await member.call(activityList, {})).answer.list!.some(({ kind }) => kind === 'wheel')).toBe(false);
});
