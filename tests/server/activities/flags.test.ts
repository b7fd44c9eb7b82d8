// The claimable flags in the poll: what they name, when they change, and that one query is enough.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityList, signInSign, wheelAward } from '#contract/activity.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { addBet, addDeposit, changeActivity } from '#support/activities.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { minuteOfDay } from '#values/beijingOffset.ts';

let server: RunningServer;
let member: Client;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = server.client(alpha);
  await member.logIn('member01');
});
afterAll(() => server.stop());

const claimable = async (client = member) => (await client.call(accInfo, {})).answer.claimable ?? [];

test('the poll names what can be taken, and an award changes it at once', async () => {
  // A prize of points would pay for the next spin.
  const sectors = [
    { prize: { kind: 'cash', amount: '0.88' }, weight: 1, stock: null },
    { prize: { kind: 'none' }, weight: 0, stock: null },
  ];
  await changeActivity(server, alpha, 'wheel', { terms: { sectors, total: 1 } });
  const first = await claimable();
  expect(first).toContain('signIn');
  expect(first).not.toContain('wheel');
  await member.call(signInSign, {});
  const signed = await claimable();
  expect(signed).not.toContain('signIn');
  expect(signed).toEqual(expect.arrayContaining(['wheel', 'midAutumn']));
  await member.call(wheelAward, {});
  expect(await claimable()).not.toContain('wheel');
});

test('deposits and bets show within four minutes, and a new day at once', async () => {
  // What is bet and paid in this test is of one day in Beijing.
  if (minuteOfDay(server.now().getTime()) >= 1430) server.passTime(600);
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  expect(await claimable(agent)).not.toContain('treasure');
  await addBet(server, alpha, 'agent01', { stake: '1000' });
  await addDeposit(server, alpha, 'agent01', '200');
  server.passTime(241);
  expect(await claimable(agent)).toEqual(expect.arrayContaining(['treasure', 'wheel', 'dragonBoat']));
  server.passTime(86_400);
  await agent.logIn('agent01');
  const next = await claimable(agent);
  // The bonus of yesterday's bets; boxes and chances lapse with their day.
  expect(next).toContain('bonus');
  expect(next).not.toContain('treasure');
});

test('it says the same as the list of activities', async () => {
  server.passTime(241);
  const list = (await member.call(activityList, {})).answer.list!;
  const open = list.filter((each) => each.claimable && each.kind !== 'points').map(({ kind }) => kind);
  expect((await claimable()).toSorted()).toEqual(open.toSorted());
});

test('guests and trial players have none', async () => {
  expect((await server.call(accInfo, {})).answer.claimable).toBeUndefined();
  expect((await server.call(accInfo, {}, { as: 'trial01' })).answer.claimable).toBeUndefined();
});
