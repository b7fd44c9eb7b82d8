import { expect } from 'vitest';
import { pointsExchange, pointsInfo } from '#contract/activity.generated.ts';
import { pointsTroubles, sellPoints } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

test('the shipped content sells no points', async ({ member }) => {
  expect((await member.call(pointsExchange, { direction: 'toPoints', amount: '12' })).answer).toMatchObject({
    success: false,
    code: 'CLOSED',
  });
});

test('cash becomes points and points cash, and a round trip never gains', async ({ server, member }) => {
  await sellPoints(server, alpha);
  expect((await member.call(pointsExchange, { direction: 'toPoints', amount: '12' })).answer).toMatchObject({
    received: '1200',
    points: 1200,
    money: '8876.8800',
    required: '0.0000',
  });
  expect((await member.call(pointsExchange, { direction: 'toCash', amount: '1200' })).answer).toMatchObject({
    received: '10',
    points: 0,
    money: '8886.8800',
    required: '10.0000',
  });
  expect(await troublesOf(server, alpha)).toEqual([]);
  expect(await pointsTroubles(server, alpha)).toEqual([]);
});

test('what cannot be exchanged is refused with its reason', async ({ member }) => {
  const code = async (direction: 'toPoints' | 'toCash', amount: string) =>
    (await member.call(pointsExchange, { direction, amount })).answer.code;
  expect(await code('toPoints', '0')).toBe('AMOUNT_INVALID');
  expect(await code('toPoints', '1.5')).toBe('STEP');
  expect(await code('toPoints', '1001')).toBe('DAILY_LIMIT');
  expect(await code('toCash', '120')).toBe('POINTS_SHORT');
  expect(await code('toCash', '119')).toBe('BELOW_MIN');
  expect(await code('toCash', '1.5')).toBe('AMOUNT_INVALID');
});

test('sixty at once move exactly what they say', async ({ server }) => {
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => agent.call(pointsExchange, { direction: 'toPoints', amount: '20' })),
  );
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(50);
  expect((await agent.call(pointsInfo, {})).answer).toMatchObject({
    points: 100_000,
    money: '25800.5000',
    toPoints: { left: '0' },
  });
  expect(await pointsTroubles(server, alpha)).toEqual([]);
});
