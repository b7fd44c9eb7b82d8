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
  // A festival of the demonstration is over some day; what stands for every day has no end.
  const endOf = (wanted: string) => list!.find(({ kind }) => kind === wanted)!.endTime.slice(0, 10);
  expect(['midAutumn', 'dragonBoat', 'signIn'].map(endOf)).toEqual([
    '2026-12-20',
    '2026-12-20',
    '2099-12-31',
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
