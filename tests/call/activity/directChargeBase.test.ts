// activity/directChargeBase: two stations, two offers.
import { expect } from 'vitest';
import { directChargeBase } from '#contract/activity.generated.ts';
import { world } from '#support/world.ts';

const test = world({
  stations: [
    { code: 'capped', name: '甲站', frontConfig: { bonusPercent: 3, bonusAmount: 150 } },
    { code: 'free', name: '乙站', frontConfig: { bonusPercent: 1.5 } },
    { code: 'none', name: '丙站' },
  ],
});

test('the terms are those of the station, and the gift is what the balance brings now', async ({
  server,
}) => {
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
