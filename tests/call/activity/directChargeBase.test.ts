// Owns the test of activity/directChargeBase: two stations, two offers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directChargeBase } from '#contract/activity.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    stations: [
      { code: 'capped', name: '甲站', frontConfig: { bonusPercent: 3, bonusAmount: 150 } },
      { code: 'free', name: '乙站', frontConfig: { bonusPercent: 1.5 } },
      { code: 'none', name: '丙站' },
    ],
  });
});
afterAll(() => server.stop());

test('the terms are those of the station, and the gift is what the balance brings now', async () => {
  const at = async (station: string) =>
    (await server.call(directChargeBase, {}, { as: 'member01', station })).answer;
  expect(await at('capped')).toMatchObject({
    percent: '3',
    cap: '150.0000',
    least: '100.0000',
    betRate: '3',
    money: '8888.8800',
    gift: '150.0000',
    required: '27116.6400',
    missing: '0.0000',
    blocked: 'none',
  });
  expect(await at('free')).toMatchObject({ percent: '1.5', cap: '0.0000', gift: '133.3300' });
  expect(await at('none')).toMatchObject({ percent: '0', gift: '0.0000', blocked: 'closed' });
});

test('trial players and guests are refused', async () => {
  expect((await server.call(directChargeBase, {}, { as: 'trial01' })).answer.code).toBe('wrongRole');
  expect((await server.call(directChargeBase, {})).answer.code).toBe('notLoggedIn');
});
