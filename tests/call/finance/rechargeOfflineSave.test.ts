// finance/rechargeOfflineSave: what is opened, what is refused, and the way to the credited balance.
import { expect } from 'vitest';
import {
  getDepositStrategyList,
  rechargeCouponsRecordUnusedList,
  rechargeOfflineSave,
} from '#contract/finance.generated.ts';
import { requireTurnover, turnoverOf } from '#server/money/turnover.ts';
import { atDesk, byHand, depositor, methodNamed, moneyOf, openBank, orderOf } from '#support/deposits.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { move } from '../../server/money/wallets.ts';

/** Each story begins without a deposit under way. */
const test = world({ counterparties: true }).extend('client', async ({ server }) => {
  byHand(server);
  await server.inStation(alpha, (db) =>
    db
      .updateTable('deposit_order')
      .set({ status: 4, finished_at: server.now(), ask_at: null })
      .where('status', '=', 1)
      .execute(),
  );
  return depositor(server, alpha);
});

const offerNamed = async (client: Client, name: string) =>
  (await client.call(getDepositStrategyList, {})).answer.strategyList!.find((each) => each.name === name)!;
const accountId = (server: RunningServer) =>
  server.inStation(alpha, async (db) => {
    const found = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'member01')
      .executeTakeFirstOrThrow();
    return found.id;
  });
const typesOf = (server: RunningServer, orderNo: string) =>
  server.inStation(alpha, async (db) => {
    const rows = await db
      .selectFrom('ledger_transaction')
      .select('type')
      .where('ref_id', '=', orderNo)
      .orderBy('type')
      .execute();
    return rows.map(({ type }) => type);
  });
const refusal = async (client: Client, wish: object) => {
  const { id } = await methodNamed(client, 'bank');
  const request = { methodId: id, amount: '500', payerName: '张伟', ...wish };
  const { answer } = await client.call(rechargeOfflineSave, request as never);
  return { code: answer.code, ...answer.fieldErrors };
};

test('a transfer is credited once it is confirmed, with gift, coupon and turnover, and once only', async ({
  server,
  client,
}) => {
  const before = Number(await moneyOf(client));
  const offer = await offerNamed(client, '首存送20%');
  const [coupon] = (await client.call(rechargeCouponsRecordUnusedList, {})).answer.couponList!.filter(
    ({ name }) => name === '满100送8',
  );
  const order = await openBank(client, { amount: '123.45', strategyId: offer.id, couponId: coupon!.id });
  expect(order).toMatchObject({
    status: 1,
    amount: '123.4500',
    giftMoney: '24.6900',
    couponMoney: '8.0000',
    canCancel: true,
    leftSeconds: 86_400,
  });
  expect(await moneyOf(client)).toBe(before.toFixed(4));
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(await moneyOf(client)).toBe((before + 123.45 + 24.69 + 8).toFixed(4));
  expect(await orderOf(client, order.orderNo)).toMatchObject({
    status: 2,
    paidMoney: '123.4500',
    giftMoney: '24.6900',
    couponMoney: '8.0000',
    leftSeconds: 0,
  });
  expect(await typesOf(server, order.orderNo)).toEqual([7, 80, 777]);
  const id = await accountId(server);
  const { items } = await server.inStation(alpha, (db) => turnoverOf(db, id));
  expect(
    items
      .filter(({ refId }) => refId === order.orderNo)
      .map(({ source, required }) => [source, required])
      .sort(),
  ).toEqual([
    ['coupon', 8_0000n],
    ['deposit', 123_4500n],
    ['gift', 123_4500n],
  ]);
  expect((await offerNamed(client, '首存送20%')).canTake).toBe(false);
  expect(await refusal(client, { strategyId: offer.id })).toEqual({
    code: 'offerGone',
    strategyId: '仅限首次存款',
  });
  expect(await refusal(client, { couponId: coupon!.id })).toMatchObject({ code: 'couponGone' });
});

test('what came counts, not what was announced; too little for the offer gives no gift', async ({
  server,
  client,
}) => {
  const before = Number(await moneyOf(client));
  const offer = await offerNamed(client, '银行转账加赠1%');
  const order = await openBank(client, { strategyId: offer.id });
  atDesk(server, order.orderNo, 'approved', { amount: '499.99' });
  await server.runMoneyJob();
  expect(await moneyOf(client)).toBe((before + 499.99).toFixed(4));
  expect(await orderOf(client, order.orderNo)).toMatchObject({
    status: 2,
    paidMoney: '499.9900',
    giftMoney: '0.0000',
    reason: '到账金额未达到优惠要求，未赠送彩金',
  });
});

test('a deposit of a member who has next to nothing left begins with new counters of turnover', async ({
  server,
  client,
}) => {
  const id = await accountId(server);
  const old = { station: alpha, accountId: id, source: 'gift', refType: 'test', refId: 'old', factor: 100 };
  await server.inStation(alpha, (db) => requireTurnover(db, { ...old, base: 900_0000n, at: server.now() }));
  const had = BigInt((await moneyOf(client)).replace('.', ''));
  const leave = (amount: bigint, ref: string) =>
    server.inStation(alpha, (db) =>
      move(db, alpha, 'member01', { type: 130, amount: amount - had, refId: ref, at: server.now() }),
    );
  await leave(9_999n, 'all but a little');
  const order = await openBank(client, { amount: '160' });
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  const standing = await server.inStation(alpha, (db) => turnoverOf(db, id));
  expect(standing).toMatchObject({ required: 160_0000n, valid: 0n, missing: 160_0000n });
  expect(standing.items.map(({ refId }) => refId)).toEqual([order.orderNo]);

  // With that in the wallet the next one adds to it.
  const next = await openBank(client, { amount: '170' });
  atDesk(server, next.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await server.inStation(alpha, (db) => turnoverOf(db, id))).toMatchObject({ required: 330_0000n });
  await server.inStation(alpha, (db) =>
    move(db, alpha, 'member01', { type: 131, amount: had, refId: 'back', at: server.now() }),
  );
});

test('a refusal of the desk moves nothing and says why', async ({ server, client }) => {
  const before = await moneyOf(client);
  const order = await openBank(client);
  atDesk(server, order.orderNo, 'refused', { reason: '户名与付款人不符' });
  await server.runMoneyJob();
  expect(await orderOf(client, order.orderNo)).toMatchObject({ status: 3, reason: '户名与付款人不符' });
  expect(await moneyOf(client)).toBe(before);
});

test('an order expires, and money that comes after all is still credited', async ({ server, client }) => {
  const order = await openBank(client);
  server.passTime(86_401);
  await server.runMoneyJob();
  // The session ended within the day.
  await client.logIn('member01');
  const before = Number(await moneyOf(client));
  expect(await orderOf(client, order.orderNo)).toMatchObject({ status: 5, canCancel: false });
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await orderOf(client, order.orderNo)).toMatchObject({ status: 2 });
  expect(await moneyOf(client)).toBe((before + 500).toFixed(4));
});

test('a code to scan adds a tail, and no two pending ones of one account have the same amount', async ({
  server,
  client,
}) => {
  const method = await methodNamed(client, 'fast', '支付宝扫码');
  const agent = await depositor(server, alpha, 'agent01');
  const orders = [];
  for (const each of [client, agent]) {
    const { answer } = await each.call(rechargeOfflineSave, { methodId: method.id, amount: '200' });
    orders.push(answer.order!);
  }
  for (const { tail, amount } of orders) {
    expect(Number(tail)).toBeGreaterThanOrEqual(0.01);
    expect(Number(tail)).toBeLessThanOrEqual(0.99);
    expect(Number(amount)).toBeCloseTo(200 + Number(tail), 4);
  }
  expect(orders[0]!.amount).not.toBe(orders[1]!.amount);
  const before = Number(await moneyOf(client));
  atDesk(server, orders[0]!.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await moneyOf(client)).toBe((before + Number(orders[0]!.amount)).toFixed(4));
  expect(await typesOf(server, orders[0]!.orderNo)).toEqual([6]);
});

test('foreign currency is charged at the current rate, rounded up', async ({ client }) => {
  const method = await methodNamed(client, 'fast', 'USDT-TRC20');
  const { answer } = await client.call(rechargeOfflineSave, { methodId: method.id, amount: '1000' });
  expect(answer.order).toMatchObject({ amount: '1000.0000', payAmount: '140.4500' });
});

test('amount, payer, time and way are checked at their fields', async ({ client }) => {
  expect(await refusal(client, { amount: '99.99' })).toEqual({ code: 'invalid', amount: '最低存款100元' });
  expect(await refusal(client, { amount: '200000.01' })).toEqual({
    code: 'invalid',
    amount: '最高存款200,000元',
  });
  expect(await refusal(client, { amount: '1e3' })).toEqual({ code: 'invalid', amount: '请输入正确的金额' });
  expect(await refusal(client, { payerName: '' })).toEqual({
    code: 'invalid',
    payerName: '请填写付款人姓名',
  });
  expect(await refusal(client, { payTime: '2020-01-01 00:00:00' })).toMatchObject({ code: 'invalid' });
  expect(await refusal(client, { methodId: (await methodNamed(client, 'online')).id })).toMatchObject({
    code: 'wayClosed',
  });
  expect(await refusal(client, { strategyId: 999_999 })).toMatchObject({ code: 'offerGone' });
  expect(await refusal(client, { couponId: 999_999 })).toMatchObject({ code: 'couponGone' });
});

test('one of each kind may be under way; the same intent again opens no second one', async ({ client }) => {
  const { id } = await methodNamed(client, 'bank');
  const request = { methodId: id, amount: '300', payerName: '张伟' };
  const [first, again] = await Promise.all([
    client.call(rechargeOfflineSave, request, { intentId: 'deposit-intent-1' }),
    client.call(rechargeOfflineSave, request, { intentId: 'deposit-intent-1' }),
  ]);
  expect(again.answer.order!.orderNo).toBe(first.answer.order!.orderNo);
  expect(await refusal(client, {})).toEqual({ code: 'pendingOrder' });
  const fast = await methodNamed(client, 'fast');
  const other = await client.call(rechargeOfflineSave, { methodId: fast.id, amount: '200' });
  expect(other.answer.success).toBe(true);
});

test('a frozen account deposits nothing', async ({ server, client }) => {
  const freeze = (state: 'frozen' | 'enabled') =>
    server.inStation(alpha, (db) =>
      db.updateTable('account').set({ state }).where('name', '=', 'member01').execute(),
    );
  await freeze('frozen');
  expect(await refusal(client, {})).toEqual({ code: 'accountFrozen' });
  await freeze('enabled');
});
