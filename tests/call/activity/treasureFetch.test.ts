import { expect } from 'vitest';
import { treasureFetch } from '#contract/activity.generated.ts';
import { addBet, changeActivity, setStock } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

test('a box holds an amount of its band, once a day', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '100' });
  const { answer } = await member.call(treasureFetch, { step: 0 });
  const amount = Number(answer.award!.prize.value);
  expect(amount >= 0.5 && amount <= 1.5).toBe(true);
  expect(answer.award!.note).toBe('满¥100的宝箱');
  expect((await member.call(treasureFetch, { step: 0 })).answer).toMatchObject({ code: 'ALREADY_OPENED' });
  expect((await member.call(treasureFetch, { step: 1 })).answer).toMatchObject({ code: 'LOCKED' });
  expect((await member.call(treasureFetch, { step: 12 })).answer).toMatchObject({ code: 'STEP_UNKNOWN' });
  server.passTime(86_400);
  await member.logIn('member01');
  expect((await member.call(treasureFetch, { step: 0 })).answer).toMatchObject({ code: 'LOCKED' });
  await addBet(server, alpha, 'member01', { stake: '100' });
  expect((await member.call(treasureFetch, { step: 0 })).answer).toMatchObject({ success: true });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('an empty stock is refused, and nothing is below zero', async ({ server }) => {
  const id = await changeActivity(server, alpha, 'treasure', {});
  await setStock(server, alpha, id, 2, 0);
  await addBet(server, alpha, 'agent01', { stake: '10000' });
  expect((await server.call(treasureFetch, { step: 2 }, { as: 'agent01' })).answer).toMatchObject({
    code: 'STOCK_EMPTY',
  });
});
