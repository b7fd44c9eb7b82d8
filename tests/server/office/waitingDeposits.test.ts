// Deposits that wait for the office, where no company is the bank desk: the amount that came in is credited, once, however late.
import { expect } from 'vitest';
import { cancelPendingOrder } from '#contract/finance.generated.ts';
import { creditDeposit, refuseDeposit } from '#server/office/waiting/money/decideDeposit.ts';
import { lateDeposits, oneDeposit, waitingDeposits } from '#server/office/waiting/money/deposits.ts';
import { claim } from '#server/office/waiting/queue/lease.ts';
import { depositor, orderOf } from '#support/deposits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { announceDeposit, atQueue, clerk } from '#support/waiting.ts';
import { moneyOf } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: [] }).extend('payer', { scope: 'file' }, ({ server }) =>
  depositor(server, alpha),
);

const [li, wang] = [clerk(1, 'li'), clerk(2, 'wang')];
const credit = (
  server: RunningServer,
  orderNo: string,
  amount: string,
  { who = li, isOther }: { who?: typeof li; isOther?: boolean } = {},
) => atQueue(server, alpha, (work) => creditDeposit(work, who, { orderNo, amount, isOther }));
const paging = { locale: 'en', after: undefined, limit: 50 } as const;
const ordersIn = async (server: RunningServer, list: typeof waitingDeposits) =>
  (await atQueue(server, alpha, (work) => list(work, paging), 'office_read')).list.map(
    ({ orderNo }) => orderNo,
  );

test('what came in is credited once, by the amount that was typed', async ({ server, payer }) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orderNo = await announceDeposit(payer, '500');
  const { amount } = await atQueue(server, alpha, (work) => oneDeposit(work, 'en', orderNo));
  const typed = String(Number(amount) / 10_000);
  expect(await ordersIn(server, waitingDeposits)).toEqual([orderNo]);
  await expect(credit(server, orderNo, 'five')).rejects.toThrow('office-waiting.amountForm');
  await expect(credit(server, orderNo, '0')).rejects.toThrow('office-waiting.amountForm');
  const both = await Promise.allSettled([
    credit(server, orderNo, typed),
    credit(server, orderNo, typed, { who: wang }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  // Whoever came first stays known by name.
  const [first] = both[0]!.status === 'fulfilled' ? [li] : [wang];
  const { rows } = await server.pool.query(
    'SELECT staff_name, verdict, amount::text FROM waiting_decision WHERE item = $1',
    [orderNo],
  );
  expect(rows).toEqual([{ staff_name: first!.name, verdict: 'credited', amount: String(amount) }]);
  await expect(credit(server, orderNo, typed)).rejects.toThrow('office-waiting.over');
  expect((await moneyOf(server, alpha, 'member01')).wallet).toBe(before.wallet + amount);
  expect(await ordersIn(server, waitingDeposits)).toEqual([]);
  expect(await orderOf(payer, orderNo)).toMatchObject({ status: 2 });
});

test('another amount is credited where the clerk says that it is meant, and one that no order comes to is set aside', async ({
  server,
  payer,
}) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orderNo = await announceDeposit(payer, '500');
  await expect(credit(server, orderNo, '450')).rejects.toThrow('office-waiting.otherAmount');
  expect(await credit(server, orderNo, '450', { isOther: true })).toMatchObject({
    state: 'credited',
    paid: 450_0000n,
  });
  expect((await moneyOf(server, alpha, 'member01')).wallet).toBe(before.wallet + 450_0000n);

  const typo = await announceDeposit(payer, '500');
  expect(await credit(server, typo, '50000', { isOther: true })).toMatchObject({
    state: 'setAside',
    paid: 0n,
  });
  expect(await atQueue(server, alpha, (work) => oneDeposit(work, 'en', typo))).toMatchObject({
    status: 1,
    isSetAside: true,
  });
  expect((await moneyOf(server, alpha, 'member01')).wallet).toBe(before.wallet + 450_0000n);
  await atQueue(server, alpha, (work) => refuseDeposit(work, li, { orderNo: typo, reason: '未到账' }));
});

test('what is refused says why, moves nothing, and is credited all the same when its money comes late', async ({
  server,
  payer,
}) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orderNo = await announceDeposit(payer, '300');
  await atQueue(server, alpha, (work) => claim(work, li, 'deposits', [orderNo]));
  const refuse = (who: typeof li) =>
    atQueue(server, alpha, (work) => refuseDeposit(work, who, { orderNo, reason: '未查到此笔转账' }));
  await expect(refuse(wang)).rejects.toThrow('office-waiting.heldByOther');
  await refuse(li);
  await expect(refuse(li)).rejects.toThrow('office-waiting.over');
  expect(await orderOf(payer, orderNo)).toMatchObject({ status: 3, reason: '未查到此笔转账' });
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);

  const cancelled = await announceDeposit(payer, '200');
  await payer.call(cancelPendingOrder, { orderNo: cancelled });
  const late = await ordersIn(server, lateDeposits);
  expect(late).toContain(orderNo);
  expect(late).toContain(cancelled);
  for (const [each, amount] of [
    [orderNo, '300'],
    [cancelled, '200'],
  ] as const)
    expect(await credit(server, each, amount, { isOther: true })).toMatchObject({ state: 'credited' });
  expect((await moneyOf(server, alpha, 'member01')).wallet).toBe(before.wallet + 500_0000n);
  const after = await ordersIn(server, lateDeposits);
  expect(after).not.toContain(orderNo);
  expect(after).not.toContain(cancelled);
});
