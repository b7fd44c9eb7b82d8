import { expect } from 'vitest';
import { pointsExchange, wheelAward, wheelInfo, wheelRecords } from '#contract/activity.generated.ts';
import { decideAward } from '#server/activities/award.ts';
import { addDeposit, changeActivity, pointsTroubles, sellPoints } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

const alwaysCash = (amount: string) => [
  { prize: { kind: 'cash', amount }, weight: 1, stock: null },
  { prize: { kind: 'none' }, weight: 0, stock: null },
];

test('a spin takes a free chance first, then points, then nothing', async ({ server, member }) => {
  // A prize of points would pay for the next spin.
  await changeActivity(server, alpha, 'wheel', { terms: { sectors: alwaysCash('0.88'), total: 1 } });
  await addDeposit(server, alpha, 'member01', '200');
  const free = (await member.call(wheelAward, {})).answer;
  expect(free).toMatchObject({ success: true, paid: 'chance', chances: 0 });
  expect((await member.call(wheelAward, {})).answer).toMatchObject({
    code: 'NO_CHANCE_OR_POINTS',
    msg: expect.stringContaining('100'),
  });
  await sellPoints(server, alpha);
  await member.call(pointsExchange, { direction: 'toPoints', amount: '1' });
  const info = (await member.call(wheelInfo, {})).answer;
  const bought = (await member.call(wheelAward, { pay: 'points' })).answer;
  expect(bought).toMatchObject({ paid: 'points' });
  expect(bought.points).toBe(info.points! - 100);
  expect(info.sectors![bought.sector!]!.prize.value).toBe(bought.award!.prize.value);
  expect(await pointsTroubles(server, alpha)).toEqual([]);
});

test('cash above the limit and goods wait for the operator, who gives them once or refuses', async ({
  server,
  member,
}) => {
  const sectors = alwaysCash('88');
  await changeActivity(server, alpha, 'wheel', { terms: { sectors, total: 1 }, auto_pay_limit: 50_0000n });
  await addDeposit(server, alpha, 'member01', '1000');
  const { answer } = await member.call(wheelAward, {});
  expect(answer).toMatchObject({
    award: { status: 1, prize: { value: '88.0000' }, handleTime: '' },
    msg: expect.stringContaining('等待'),
  });
  const id = BigInt(answer.award!.awardNo);
  const decide = () => server.inStation(alpha, (db) => decideAward(db, id, { isGiven: true }, server.now()));
  expect((await Promise.all([decide(), decide(), decide()])).filter(Boolean)).toHaveLength(1);
  const list = (await member.call(wheelRecords, {})).answer.list!;
  expect(list[0]).toMatchObject({ status: 2 });
  const goods = [
    { prize: { kind: 'goods', name: { 'zh-CN': '月饼', en: 'Mooncake' } }, weight: 1, stock: null },
    sectors[1],
  ];
  await changeActivity(server, alpha, 'wheel', { terms: { sectors: goods } });
  const won = (await member.call(wheelAward, {})).answer;
  expect(won).toMatchObject({ award: { status: 1, prize: { kind: 'goods', value: '月饼' } } });
  const refused = { isGiven: false, reason: '库存盘点中' } as const;
  await server.inStation(alpha, (db) => decideAward(db, BigInt(won.award!.awardNo), refused, server.now()));
  expect((await member.call(wheelRecords, {})).answer.list![0]).toMatchObject({
    status: 3,
    reason: '库存盘点中',
  });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('a day has no more spins than its limit', async ({ server, member }) => {
  await changeActivity(server, alpha, 'wheel', { terms: { dailyLimit: 4 } });
  expect((await member.call(wheelAward, {})).answer).toMatchObject({ code: 'DAILY_LIMIT' });
});
