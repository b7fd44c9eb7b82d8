// The calls of deposits and withdrawals at the office: who may make them, what they show, and that what was done stays in the trail.
import { expect } from 'vitest';
import { updateUserContract } from '#contract/finance.generated.ts';
import {
  creditDeposit,
  deposits,
  payee,
  payWithdrawal,
  refuseWithdrawal,
  takeWithdrawals,
  withdrawal,
  withdrawals,
} from '#contract/office/money.generated.ts';
import { claim, level, release, summary } from '#contract/office/waiting.generated.ts';
import { officeAs } from '#support/office.ts';
import { alpha } from '#support/testStations.ts';
import { announceDeposit, askWithdrawal } from '#support/waiting.ts';
import { moneyOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({
  counterparties: [],
  office: true,
  prepare: (server) => setRule(server, alpha, { times_a_day: -1, free_times: -1, card_cooling_seconds: 0 }),
})
  .extend('finance', { scope: 'file' }, ({ server }) => officeAs(server, 'finance', { station: alpha }))
  .extend('support', { scope: 'file' }, ({ server }) => officeAs(server, 'support', { station: alpha }));

test('finance sees a withdrawal with its reasons, takes it over, is shown whom to pay, and pays once', async ({
  server,
  member,
  finance,
}) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orderNo = await askWithdrawal(member, '200');
  const { answer: page } = await finance.call(withdrawals, {});
  expect(page).toMatchObject({
    success: true,
    decides: 'office',
    list: [{ orderNo, account: 'member01', amount: '200.0000', stage: 'waiting' }],
  });
  expect(page.list![0]!.why[0]).toEqual({ rule: 'byHand', measure: 'none' });
  expect((await finance.call(payee, { orderNo })).answer.code).toBe('takeFirst');
  expect((await finance.call(payWithdrawal, { orderNo, how: 'bank' })).answer.code).toBe('takeFirst');
  expect((await finance.call(takeWithdrawals, { orderNos: [orderNo] })).answer).toMatchObject({
    taken: [orderNo],
    held: [],
    gone: [],
  });
  // A colleague sees who has it, and does not get it.
  const owner = await officeAs(server, 'owner', { station: alpha });
  expect((await owner.call(withdrawals, {})).answer.list).toMatchObject([
    { orderNo, lease: { by: 'finance', isOwn: false } },
  ]);
  expect((await owner.call(takeWithdrawals, { orderNos: [orderNo] })).answer).toMatchObject({
    taken: [],
    held: [{ item: orderNo, by: 'finance' }],
  });
  expect((await owner.call(payWithdrawal, { orderNo, how: 'bank' })).answer.code).toBe('heldByOther');
  const { answer: shown } = await finance.call(payee, { orderNo });
  expect(shown.cardNo).toMatch(/^\d{8,}$/);
  const paid = await finance.call(payWithdrawal, { orderNo, how: 'bank' }, { intentId: 'pay-once-0001' });
  expect(paid.answer).toMatchObject({ success: true, orderNo, paid: '200.0000' });
  const again = await finance.call(payWithdrawal, { orderNo, how: 'bank' }, { intentId: 'pay-once-0001' });
  expect(again.answer).toEqual(paid.answer);
  expect((await finance.call(payWithdrawal, { orderNo, how: 'bank' })).answer.code).toBe('orderOver');
  expect(await moneyOf(server, alpha, 'member01')).toEqual({
    wallet: before.wallet - 200_0000n,
    frozen: before.frozen,
  });
  const { rows } = await server.pool.query(
    `SELECT done_by, command FROM support_action WHERE command LIKE '%money/payWithdrawal%' AND station = $1`,
    [alpha],
  );
  expect(rows).toMatchObject([{ done_by: 'finance' }]);
  expect((await finance.call(level, { queue: 'withdrawals', days: 7 })).answer.list).toMatchObject([
    { decided: 1 },
  ]);
});

test('support sees what waits and decides on nothing of it', async ({ member, support, finance }) => {
  const orderNo = await askWithdrawal(member, '100');
  expect((await support.call(withdrawals, { orderNo })).answer).toMatchObject({ list: [{ orderNo }] });
  expect((await support.call(withdrawal, { orderNo })).answer).toMatchObject({ looking: [] });
  expect((await finance.call(withdrawal, { orderNo })).answer).toMatchObject({ looking: ['support'] });
  const refused = await Promise.all([
    support.call(payee, { orderNo }),
    support.call(takeWithdrawals, { orderNos: [orderNo] }),
    support.call(payWithdrawal, { orderNo, how: 'bank' }),
    support.call(refuseWithdrawal, { orderNo, reason: 'x' }),
    support.call(claim, { queue: 'deposits', items: ['D1'] }),
  ]);
  expect(refused.map(({ answer }) => answer.code)).toEqual(refused.map(() => 'wrongRole'));
  expect((await finance.call(refuseWithdrawal, { orderNo, reason: '资料不符' })).answer.success).toBe(true);
});

test('a place that no page gave is refused, and a page begins where the one before ended', async ({
  member,
  clock,
  finance,
}) => {
  const orders: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    orders.push(await askWithdrawal(member, '100'));
    await clock.pass(1);
  }
  const first = await finance.call(withdrawals, { limit: 2 });
  const rest = await finance.call(withdrawals, { limit: 2, after: first.answer.next! });
  const numbers = [first, rest].flatMap(({ answer }) => answer.list!.map(({ orderNo }) => orderNo));
  expect(numbers).toEqual(orders);
  expect(rest.answer.next).toBeUndefined();
  expect((await finance.call(withdrawals, { after: "x'; --" })).answer.code).toBe('invalid');
});

test('a deposit is claimed and credited with what was typed', async ({ member, finance }) => {
  await member.call(updateUserContract, { version: 1 });
  const orderNo = await announceDeposit(member, '500');
  expect((await finance.call(claim, { queue: 'deposits', items: [orderNo] })).answer.taken).toEqual([
    orderNo,
  ]);
  const { answer } = await finance.call(deposits, {});
  expect(answer.list).toMatchObject([{ orderNo, payer: '张伟', lease: { by: 'finance', isOwn: true } }]);
  expect((await finance.call(release, { queue: 'deposits', items: [orderNo] })).answer.given).toEqual([
    orderNo,
  ]);
  const other = await finance.call(creditDeposit, { orderNo, amount: '450' });
  expect(other.answer).toMatchObject({ success: false, code: 'otherAmount' });
  const credited = await finance.call(creditDeposit, { orderNo, amount: '450', isOther: true });
  expect(credited.answer).toMatchObject({ success: true, state: 'credited', paid: '450.0000' });
  expect((await finance.call(deposits, {})).answer.list).toEqual([]);
});

test('the first page counts what the queue lists, paid by bank or by code', async ({
  server,
  agent,
  finance,
}) => {
  const listed = async () => (await finance.call(deposits, {})).answer.list!.length;
  const counted = async () =>
    (await finance.call(summary, {})).answer
      .stations!.find(({ code }) => code === alpha)!
      .queues.find(({ queue }) => queue === 'deposits')!.count;
  await agent.call(updateUserContract, { version: 1 });
  const before = await listed();
  for (const kind of ['bank', 'fast'] as const) await announceDeposit(agent, '200', kind);
  expect(await listed()).toBe(before + 2);
  expect(await counted()).toBe(before + 2);
  const { rows } = await server.pool.query<{ found: boolean }>(
    `SELECT bool_and(pg_get_triggerdef(oid) ~ 'fast') AS found FROM pg_trigger
      WHERE tgrelid = 'deposit_order'::regclass AND tgname LIKE 'office_hint%'`,
  );
  expect(rows).toEqual([{ found: true }]);
});
