// Owns the test of activity/dragonBoatReceive.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dragonBoatReceive } from '#contract/activity.generated.ts';
import { addBet, changeActivity } from '#support/activities.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { troublesOf } from '../../server/money/wallets.ts';

let server: RunningServer;
let member: Client;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = server.client(alpha);
  await member.logIn('member01');
});
afterAll(() => server.stop());

test('a step that is reached is paid once; others are refused', async () => {
  await addBet(server, alpha, 'member01', { stake: '1000' });
  expect((await member.call(dragonBoatReceive, { step: 0 })).answer).toMatchObject({
    award: { prize: { value: '2.0000' } },
    money: '8890.8800',
  });
  expect((await member.call(dragonBoatReceive, { step: 0 })).answer).toMatchObject({
    code: 'ALREADY_OPENED',
  });
  expect((await member.call(dragonBoatReceive, { step: 1 })).answer).toMatchObject({ code: 'LOCKED' });
  expect((await member.call(dragonBoatReceive, { step: 9 })).answer).toMatchObject({ code: 'STEP_UNKNOWN' });
  expect((await member.call(dragonBoatReceive, {})).answer).toMatchObject({ code: 'STEP_UNKNOWN' });
});

test('places are paid once the race is over, by the ranking of its bets', async () => {
  await addBet(server, alpha, 'agent01', { stake: '500000' });
  await addBet(server, alpha, 'member02', { stake: '400000' });
  await changeActivity(server, alpha, 'dragonBoat', {
    terms: { mode: 'rank', steps: [], prizes: ['666', '388'] },
  });
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  expect((await agent.call(dragonBoatReceive, {})).answer).toMatchObject({ code: 'NOT_SETTLED' });
  await changeActivity(server, alpha, 'dragonBoat', { ends_at: new Date(server.now().getTime() + 1000) });
  server.passTime(86_400);
  await agent.logIn('agent01');
  expect((await agent.call(dragonBoatReceive, {})).answer).toMatchObject({
    award: { prize: { value: '666.0000' }, note: '第1名' },
  });
  expect((await agent.call(dragonBoatReceive, {})).answer).toMatchObject({ code: 'ALREADY_CLAIMED' });
  await member.logIn('member01');
  expect((await member.call(dragonBoatReceive, {})).answer).toMatchObject({ code: 'NOT_RANKED' });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('guests and trial players are refused', async () => {
  expect((await server.call(dragonBoatReceive, {})).answer).toMatchObject({
    success: false,
    code: 'notLoggedIn',
  });
  expect((await server.call(dragonBoatReceive, {}, { as: 'trial01' })).answer).toMatchObject({
    success: false,
    code: 'wrongRole',
  });
});
