import { expect } from 'vitest';
import { batchRevokeOrder, lotteryData } from '#contract/lottery.generated.ts';
import { voidPeriod } from '#server/jobs/draws/draw.ts';
import { betCredit, creditItem, sums, type Table, playTest as test, troublesOf } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';

const placeOne = async (table: Table, account = 'member01') => {
  const member = await table.player(account);
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  const { answer } = await betCredit(member, 'FFC', qiHao, [item]);
  return { member, orderId: answer.orders![0]!.orderId, balance: answer.money! };
};

test('before sealing a stake is returned in full, and only once', async ({ table }) => {
  const { member, orderId } = await placeOne(table);
  const { answer } = await member.call(batchRevokeOrder, { orderIds: `${orderId},${orderId},999999` });
  expect(answer).toMatchObject({
    success: true,
    msg: '已撤单1笔',
    money: '8888.8800',
    list: [
      { orderId, isRevoked: true, reason: '' },
      { orderId: '999999', isRevoked: false, reason: '注单不存在' },
    ],
  });
  const again = await member.call(batchRevokeOrder, { orderIds: orderId });
  expect(again.answer).toMatchObject({
    money: '8888.8800',
    list: [{ isRevoked: false, reason: '注单已结束，不能撤单' }],
  });
  expect(await troublesOf(table)).toEqual([]);
});

test('twenty revokes of one bet at once give the stake back once', async ({ table }) => {
  const { member, orderId } = await placeOne(table);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => member.call(batchRevokeOrder, { orderIds: orderId })),
  );
  expect(replies.filter(({ answer }) => answer.list?.[0]?.isRevoked)).toHaveLength(1);
  expect(replies.every(({ answer }) => answer.money === '8888.8800')).toBe(true);
});

test('the bet of somebody else is not known', async ({ table }) => {
  const { orderId } = await placeOne(table);
  const other = await table.player('agent01');
  const { answer } = await other.call(batchRevokeOrder, { orderIds: orderId });
  expect(answer.list).toEqual([{ orderId, isRevoked: false, reason: '注单不存在' }]);
});

test('from sealing on it is refused', async ({ table }) => {
  const { member, orderId } = await placeOne(table);
  const here = table.nowMs;
  table.nowMs = Math.floor(here / 60_000) * 60_000 + 55_000;
  const { answer } = await member.call(batchRevokeOrder, { orderIds: orderId });
  expect(answer.list).toEqual([{ orderId, isRevoked: false, reason: '已封盘，不能撤单' }]);
  table.nowMs = here;
});

test('a period whose result is known takes no bet and gives none back, whatever the clock says', async ({
  table,
}) => {
  await table.pass(60);
  const { member, orderId, balance } = await placeOne(table);
  const qiHao = await table.period('FFC');
  expect(await voidPeriod(table.server.pool, 'FFC', qiHao, new Date(table.nowMs))).toBe(true);
  const { answer } = await member.call(batchRevokeOrder, { orderIds: orderId });
  expect(answer).toMatchObject({ money: balance, list: [{ orderId, isRevoked: false }] });
  const item = await creditItem(member, 'FFC', sums, ['总和小']);
  expect((await betCredit(member, 'FFC', qiHao, [item])).answer).toMatchObject({
    success: false,
    code: 'sealed',
  });
  await table.pass(60);
});

test('a stake that came back leaves its room in the limit of the period', async ({ table }) => {
  await table.pass(60);
  const limit = {
    station: alpha,
    lot_code: 'FFC',
    version: 2,
    play_code: '',
    member_period_most: 15_0000n,
  } as const;
  await table.server.inStation(alpha, (db) => db.insertInto('play_limit').values(limit).execute());
  const { member, orderId } = await placeOne(table);
  const again = async () => {
    const item = await creditItem(member, 'FFC', sums, ['总和小']);
    return (await betCredit(member, 'FFC', await table.period('FFC'), [item])).answer;
  };
  expect(await again()).toMatchObject({ code: 'overLimit' });
  await member.call(batchRevokeOrder, { orderIds: orderId });
  expect(await again()).toMatchObject({ success: true });
  await table.server.inStation(alpha, (db) => db.deleteFrom('play_limit').execute());
});

test('a slip of two hundred bets is taken back in one call, once, however often it is sent', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大'], '1');
  const before = (await member.call(lotteryData, { pageSize: 1 })).answer.totals!.count;
  const { answer: placed } = await betCredit(member, 'FFC', qiHao, Array(200).fill(item));
  const revoke = () => member.call(batchRevokeOrder, { slipId: placed.slipId! }, { intentId: 'whole-slip' });
  const [first, ...repeats] = await Promise.all([revoke(), revoke(), revoke()]);
  expect(first!.answer.list).toHaveLength(200);
  expect(first!.answer.list!.every(({ isRevoked }) => isRevoked)).toBe(true);
  for (const repeat of repeats) expect(repeat.text).toBe(first!.text);
  const again = await member.call(batchRevokeOrder, { slipId: placed.slipId! });
  expect(again.answer).toMatchObject({ list: [], money: first!.answer.money });
  expect((await member.call(lotteryData, { pageSize: 1 })).answer.totals!.count).toBe(before + 200);
  expect(await troublesOf(table)).toEqual([]);
});

test('of a slip whose period has sealed each bet says why it stays', async ({ table }) => {
  const { member, orderId } = await placeOne(table);
  const here = table.nowMs;
  table.nowMs = Math.floor(here / 60_000) * 60_000 + 55_000;
  const { answer } = await member.call(batchRevokeOrder, { slipId: orderId });
  expect(answer.list).toEqual([{ orderId, isRevoked: false, reason: '已封盘，不能撤单' }]);
  table.nowMs = here;
  expect((await member.call(batchRevokeOrder, { slipId: orderId, orderIds: orderId })).answer).toMatchObject({
    success: false,
    fieldErrors: { orderIds: expect.any(String) },
  });
});

test('a bet on Mark Six comes back by its own ledger type, beside others in one call', async ({ table }) => {
  const member = await table.player();
  const place = async (lotCode: string, play: string, option: string) => {
    const item = await creditItem(member, lotCode, play, [option]);
    const { answer } = await betCredit(member, lotCode, await table.period(lotCode), [item, item]);
    return answer.orders!.map(({ orderId }) => orderId);
  };
  const ofMarkSix = await place('SFLHC', 'lhc_c_tma', '07');
  const ofOther = await place('FFC', sums, '总和大');
  const orderIds = [ofOther[0]!, ...ofMarkSix, ofOther[1]!];
  const { answer } = await member.call(batchRevokeOrder, { orderIds: orderIds.join() });
  expect(answer.list!.every(({ isRevoked }) => isRevoked)).toBe(true);
  const types = await table.server.inStation(alpha, (db) =>
    db
      .selectFrom('ledger_transaction')
      .select(['ref_id', 'type'])
      .where('ref_type', '=', 'bet')
      .where('ref_id', 'in', orderIds)
      .execute(),
  );
  expect(new Map(types.map(({ ref_id, type }) => [ref_id, type]))).toEqual(
    new Map([...ofMarkSix.map((id) => [id, 142] as const), ...ofOther.map((id) => [id, 132] as const)]),
  );
  expect(await troublesOf(table)).toEqual([]);
});

test('bad numbers are refused, and everything where the station has revoking off', async ({ table }) => {
  const { member, orderId } = await placeOne(table);
  const bad = await member.call(batchRevokeOrder, { orderIds: '1;2' });
  expect(bad.answer).toMatchObject({ success: false, code: 'invalid' });
  await table.server.inStation(alpha, (db) =>
    db
      .insertInto('play_setting')
      .values({ station: alpha, switches: '{"orderRevoke":"off"}', highest_group: null, most_rebate: null })
      .execute(),
  );
  const off = await member.call(batchRevokeOrder, { orderIds: orderId });
  expect(off.answer).toMatchObject({ success: false, code: 'switchedOff' });
});
