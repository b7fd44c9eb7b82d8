// finance/withdrawCancel: what nobody pays out yet comes back once, what somebody pays stays, and an unknown answer leaves it open.
import { expect } from 'vitest';
import { withdrawCancel, withdrawSave, withdrawShowInfo } from '#contract/finance.generated.ts';
import { list } from '#contract/message.generated.ts';
import { chargeRecordList } from '#contract/report.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { atDesk, byHand, takeAtDesk } from '#support/deposits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { cardOf, moneyOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

let fault: Fault | undefined;
/** Called as a question reaches the desk, before it is acted on. */
let onQuestion: ((path: string) => void) | undefined;
const test = world({
  counterparties: (_name, path) => {
    onQuestion?.(path);
    return fault;
  },
  prepare: async (server) => {
    byHand(server);
    await setRule(server, alpha, { times_a_day: -1, free_times: -1, may_take_back: true });
  },
}).extend('withdrawal', { scope: 'file' }, async ({ server, member }) => {
  const cardId = await cardOf(member);
  /** Asks for 200 yuan, which are at the desk afterwards. */
  const ask = async () => {
    const { answer } = await member.call(withdrawSave, {
      cardId,
      money: '200',
      fee: '0',
      password: '123456',
    });
    expect(answer).toMatchObject({ success: true, order: { canTakeBack: true } });
    await server.runMoneyJob();
    return answer.order!.orderNo;
  };
  const orderOf = async (orderNo: string) =>
    (await member.call(withdrawShowInfo, {})).answer.orders!.find((order) => order.orderNo === orderNo)!;
  return { ask, orderOf };
});

const rowAtDesk = (server: RunningServer, orderNo: string) =>
  server.counterparties['bank-desk']!.store.prepare('SELECT state FROM request WHERE order_no = ?').get(
    orderNo,
  );
const money = (server: RunningServer) => moneyOf(server, alpha, 'member01');

test('what nobody at the desk has taken over is back at once, once, in the records and with a letter', async ({
  server,
  member,
  withdrawal,
}) => {
  const before = await money(server);
  const orderNo = await withdrawal.ask();
  const once = { intentId: 'taken-back-once' };
  const first = await member.call(withdrawCancel, { orderNo }, once);
  expect(first.answer).toMatchObject({
    success: true,
    msg: '提款已取回，金额已退回余额',
    order: { status: 4, stage: 'ended', canTakeBack: false },
    frozen: '0.0000',
  });
  expect(rowAtDesk(server, orderNo)).toMatchObject({ state: 'cancelled' });
  expect((await member.call(withdrawCancel, { orderNo }, once)).answer).toEqual(first.answer);
  expect((await member.call(withdrawCancel, { orderNo })).answer).toMatchObject({
    code: 'orderOver',
    fieldErrors: { orderNo: '这笔提款已处理完毕，请查看结果' },
  });
  expect(await money(server)).toEqual(before);

  // A colleague's page of before pays nothing any more, and the desk's later word moves nothing.
  expect(atDesk(server, orderNo, 'approved')).toBe(false);
  server.passTime(60);
  await server.runMoneyJob();
  expect(await money(server)).toEqual(before);
  const { answer } = await member.call(chargeRecordList, { kind: 'withdraw' });
  expect(answer.list![0]).toMatchObject({ orderNo, status: 4, change: '0.0000', fee: '0.0000' });
  const letters = (await member.call(list, {})).answer.list!;
  expect(letters.filter(({ title }) => title === '您的提款已取消')).toHaveLength(1);
});

test('one that came to nobody yet goes to the desk first, so that a late question opens nothing', async ({
  server,
  member,
  withdrawal,
}) => {
  fault = { losesQuestion: true };
  const orderNo = await withdrawal.ask();
  const held = await money(server);
  expect((await member.call(withdrawCancel, { orderNo })).answer).toMatchObject({
    success: true,
    msg: '正在向出款部门取回，结果稍后显示',
    order: { status: 1, stage: 'takingBack', canTakeBack: false },
  });
  expect(await money(server)).toEqual(held);
  fault = undefined;
  server.passTime(60);
  await server.runMoneyJob();
  expect(await withdrawal.orderOf(orderNo)).toMatchObject({ status: 4 });
  expect((await money(server)).wallet).toBe(held.wallet + 200_0000n);
  expect(rowAtDesk(server, orderNo)).toMatchObject({ state: 'cancelled' });
});

test('where the desk’s answer is lost the money stays held, and is back once the desk has said it again', async ({
  server,
  member,
  withdrawal,
}) => {
  const orderNo = await withdrawal.ask();
  const held = await money(server);
  fault = { losesAnswer: true };
  const { answer } = await member.call(withdrawCancel, { orderNo });
  expect(answer).toMatchObject({ order: { status: 1, stage: 'takingBack' } });
  expect(await money(server)).toEqual(held);
  fault = undefined;
  server.passTime(60);
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(await withdrawal.orderOf(orderNo)).toMatchObject({ status: 4 });
  expect((await money(server)).wallet).toBe(held.wallet + 200_0000n);
});

test('what somebody pays out is not taken back, and is not offered a second time', async ({
  server,
  member,
  withdrawal,
}) => {
  const orderNo = await withdrawal.ask();
  const held = await money(server);
  expect(takeAtDesk(server, orderNo)).toBe(true);
  expect((await member.call(withdrawCancel, { orderNo })).answer).toMatchObject({
    code: 'beingPaid',
    msg: '这笔提款已有人处理，不能取回，请等待结果',
  });
  expect(await withdrawal.orderOf(orderNo)).toMatchObject({ status: 1, stage: 'locked', canTakeBack: false });
  expect((await member.call(withdrawCancel, { orderNo })).answer.code).toBe('beingPaid');
  expect(await money(server)).toEqual(held);
  atDesk(server, orderNo, 'approved');
  await server.runMoneyJob();
  expect(await withdrawal.orderOf(orderNo)).toMatchObject({ status: 2 });
  expect(await money(server)).toEqual({ wallet: held.wallet, frozen: held.frozen - 200_0000n });
});

test('paid in the same moment, it stays paid', async ({ server, member, withdrawal }) => {
  const orderNo = await withdrawal.ask();
  const held = await money(server);
  atDesk(server, orderNo, 'approved');
  expect((await member.call(withdrawCancel, { orderNo })).answer).toMatchObject({
    success: true,
    msg: '这笔提款已处理完毕，请查看结果',
    order: { status: 2 },
  });
  await server.runMoneyJob();
  expect(await money(server)).toEqual({ wallet: held.wallet, frozen: held.frozen - 200_0000n });
});

test.for([
  ['with the desk taking it over between them leave it there', true],
  ['give it back once', false],
] as const)('ten at once, %s', async ([, isTaken], { server, member, withdrawal }) => {
  const orderNo = await withdrawal.ask();
  const held = await money(server);
  const taken: boolean[] = [];
  onQuestion = (path) => {
    // The wish is on its way: nobody has taken it over yet.
    if (isTaken && path === '/cancel' && taken.length === 0) taken.push(takeAtDesk(server, orderNo));
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.call(withdrawCancel, { orderNo })),
  );
  onQuestion = undefined;
  expect(taken).toEqual(isTaken ? [true] : []);
  const isBack = answers.some(({ answer }) => answer.order?.status === 4);
  expect(isBack).toBe(!isTaken);
  // Nobody is left without the end of it.
  const ends = answers.map(({ answer }) => answer.code ?? answer.order?.status);
  expect(ends.filter((end) => !(isTaken ? ['beingPaid'] : [4, 'orderOver']).includes(end!))).toEqual([]);
  expect((await money(server)).wallet).toBe(held.wallet + (isBack ? 200_0000n : 0n));
  expect(await withdrawal.orderOf(orderNo)).toMatchObject({ status: isBack ? 4 : 1 });
});

test('only its owner, an enabled account, and a station that allows it', async ({
  server,
  member,
  agent,
  withdrawal,
}) => {
  const orderNo = await withdrawal.ask();
  expect((await agent.call(withdrawCancel, { orderNo })).answer.code).toBe('unknownOrder');
  await setRule(server, alpha, { may_take_back: false });
  expect((await withdrawal.orderOf(orderNo)).canTakeBack).toBe(false);
  expect((await member.call(withdrawCancel, { orderNo })).answer.code).toBe('notAllowed');
  await setRule(server, alpha, { may_take_back: true });
  const freeze = (state: 'frozen' | 'enabled') =>
    server.inStation(alpha, (db) =>
      db.updateTable('account').set({ state }).where('name', '=', 'member01').execute(),
    );
  await freeze('frozen');
  expect((await member.call(withdrawCancel, { orderNo })).answer.code).toBe('accountFrozen');
  await freeze('enabled');
  expect(rowAtDesk(server, orderNo)).toMatchObject({ state: 'waiting' });
});
