import { expect } from 'vitest';
import { bonusReceive } from '#contract/activity.generated.ts';
import { addBet } from '#support/activities.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

const yesterday = (server: RunningServer) => new Date(server.now().getTime() - 86_400_000);

test('yesterday is paid once today, and tomorrow it has lapsed', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '1000', at: yesterday(server) });
  const { answer } = await member.call(bonusReceive, {});
  expect(answer).toMatchObject({
    award: { prize: { kind: 'cash', value: '0.5000' }, required: '0.5000' },
    money: '8889.3800',
  });
  expect((await member.call(bonusReceive, {})).answer).toMatchObject({ code: 'ALREADY_CLAIMED' });
  await addBet(server, alpha, 'member01', { stake: '50000' });
  server.passTime(2 * 86_400);
  await member.logIn('member01');
  expect((await member.call(bonusReceive, {})).answer).toMatchObject({ code: 'NOT_REACHED' });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('the same intent gets the first answer', async ({ server }) => {
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  await addBet(server, alpha, 'agent01', { stake: '10000', at: yesterday(server) });
  const intentId = crypto.randomUUID();
  const [one, two] = await Promise.all([
    agent.call(bonusReceive, {}, { intentId }),
    agent.call(bonusReceive, {}, { intentId }),
  ]);
  expect(one.answer).toEqual(two.answer);
  expect(one.answer).toMatchObject({ success: true, money: '26810.5000' });
});
