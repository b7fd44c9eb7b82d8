// account/hideWins: the choice is the account's own, is shown in its profile, and can be made during a break.
import { expect } from 'vitest';
import { hideWins, userInfo } from '#contract/account.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  stations: [
    { ...testStations[0]!, frontConfig: { winners: 5 } },
    { code: 'quiet', name: 'Shows no wins' },
  ],
});

test('it is off until the member switches it on, and is nobody else’s', async ({ member, agent }) => {
  const shown = async (who = member) => (await who.call(userInfo, {})).answer.hidesWins;
  expect(await shown()).toBe(false);
  expect((await member.call(hideWins, { hidden: 'on' })).answer).toMatchObject({ hidden: 'on' });
  expect([await shown(), await shown(agent)]).toEqual([true, false]);
  await member.call(hideWins, { hidden: 'on' });
  expect(await shown()).toBe(true);
  await member.call(hideWins, { hidden: 'off' });
  expect(await shown()).toBe(false);
});

test('the profile says nothing of it on trial, and where the station shows no wins', async ({
  server,
  trial,
}) => {
  expect((await trial.call(userInfo, {})).answer.hidesWins).toBeUndefined();
  const elsewhere = server.client('quiet');
  await elsewhere.logIn('member01');
  expect((await elsewhere.call(userInfo, {})).answer).toMatchObject({ account: 'member01' });
  expect((await elsewhere.call(userInfo, {})).answer.hidesWins).toBeUndefined();
});

test('anything else is refused at its field', async ({ member }) => {
  for (const request of [{}, { hidden: 'yes' }, { hidden: true }])
    expect((await member.call(hideWins, request as never)).answer).toMatchObject({
      code: 'invalid',
      fieldErrors: { hidden: expect.any(String) },
    });
});

test('who is in a break can still hide them', async ({ server, agent }) => {
  await agent.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  const again = server.client(alpha);
  await again.logIn('agent01');
  expect((await again.call(hideWins, { hidden: 'on' })).answer).toMatchObject({ success: true });
});
