import { expect } from 'vitest';
import { reality, setReality } from '#contract/protection.generated.ts';
import { beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const [first] = testStations;
const test = world({
  stations: [
    { ...first!, protection: { profile: 'uk' } },
    { ...first!, code: beta, hosts: ['two.example'] },
  ],
});

test('an interval is any number of minutes between the least and the most that are offered', async ({
  member,
}) => {
  expect((await member.call(setReality, { minutes: 17 })).answer).toMatchObject({
    success: true,
    interval: 17,
  });
  for (const minutes of [14, 121])
    expect((await member.call(setReality, { minutes })).answer).toMatchObject({
      success: false,
      code: 'realityRange',
      fieldErrors: { minutes: '提醒间隔须为15至120分钟' },
    });
  expect((await member.call(reality, {})).answer).toMatchObject({ interval: 17, least: 15, most: 120 });
});

test('where a law switches the check on it stays on, and elsewhere a member may stop it', async ({
  server,
  member,
}) => {
  expect((await member.call(setReality, { minutes: 0 })).answer).toMatchObject({
    success: false,
    code: 'realityStays',
  });
  const elsewhere = server.client(beta);
  await elsewhere.logIn('member01');
  expect((await elsewhere.call(reality, {})).answer).toMatchObject({
    interval: 0,
    mayStop: true,
    choices: [0, 15, 30, 60, 120],
    next: '',
  });
  for (const minutes of [30, 0])
    expect((await elsewhere.call(setReality, { minutes })).answer).toMatchObject({
      success: true,
      interval: minutes,
    });
});
