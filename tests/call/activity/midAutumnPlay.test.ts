import { expect } from 'vitest';
import { midAutumnInfo, midAutumnPlay } from '#contract/activity.generated.ts';
import { rankOf } from '#rules/activities/midAutumn.ts';
import { addDeposit } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

test('a throw costs a chance and pays its rank; the last chance is the last', async ({ server, member }) => {
  await addDeposit(server, alpha, 'member01', '100');
  const { ranks } = (await member.call(midAutumnInfo, {})).answer;
  for (const left of [1, 0]) {
    const { answer } = await member.call(midAutumnPlay, {});
    expect(answer).toMatchObject({ success: true, chances: left });
    expect(answer.dice).toHaveLength(6);
    expect(rankOf(answer.dice!)).toBe(answer.order! - 1);
    expect(answer.award!.prize).toEqual(ranks![answer.order! - 1]!.prize);
    expect(answer.award!.note).toContain(answer.dice!.join(' '));
  }
  expect((await member.call(midAutumnPlay, {})).answer).toMatchObject({ code: 'NO_CHANCE', msg: '暂无机会' });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('chances lapse with their day', async ({ server }) => {
  await addDeposit(server, alpha, 'agent01', '100');
  server.passTime(86_400);
  expect((await server.call(midAutumnPlay, {}, { as: 'agent01' })).answer).toMatchObject({
    code: 'NO_CHANCE',
  });
});
