// The fee in place of the refusal at the turnover gate: shown before, exact, kept by the station, and paid once for what it clears.
import { expect } from 'vitest';
import { type WithdrawSaveRequest, withdrawSave, withdrawShowInfo } from '#contract/finance.generated.ts';
import { requireTurnover, turnoverOf } from '#server/money/turnover.ts';
import { atDesk } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { cardOf, moneyOf, setRule, stationMoney } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({
  counterparties: true,
  prepare: (server) => setRule(server, alpha, { times_a_day: -1, turnover_fee_share: 1050 }),
}).extend('gate', { scope: 'file' }, async ({ server, member }) => {
  const cardId = await cardOf(member);
  const { id } = await server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirstOrThrow(),
  );
  const ask = async (more: Partial<WithdrawSaveRequest>) =>
    (await member.call(withdrawSave, { cardId, money: '1000', fee: '0', password: '123456', ...more }))
      .answer;
  /** What must be bet from now on, in 0.0001 yuan. */
  const owe = (refId: string, base: bigint) =>
    server.inStation(alpha, (db) =>
      requireTurnover(db, {
        station: alpha,
        accountId: id,
        source: 'gift',
        refType: 'test',
        refId,
        base,
        factor: 100,
        at: server.now(),
      }),
    );
  const turnover = () => server.inStation(alpha, (db) => turnoverOf(db, id));
  const info = async () => (await member.call(withdrawShowInfo, {})).answer;
  /** The desk decides, and the server hears of it. */
  const end = async (orderNo: string, decision: 'approved' | 'refused') => {
    await server.runMoneyJob();
    atDesk(server, orderNo, decision);
    await server.runMoneyJob();
  };
  return { ask, owe, turnover, info, end };
});

test('nothing missing costs nothing', async ({ gate }) => {
  expect((await gate.info()).turnover).toMatchObject({
    missing: '0.0000',
    fee: '0.0000',
    feePercent: '10.5',
  });
});

test('what is missing costs its percent whatever is withdrawn, and the fee must be the one that was shown', async ({
  gate,
}) => {
  await gate.owe('1', 333_3333n);
  expect(await gate.info()).toMatchObject({
    blockedCode: '',
    available: '8888.8800',
    turnover: { missing: '333.3333', fee: '34.9900' },
  });
  expect(await gate.ask({})).toMatchObject({
    code: 'feeChanged',
    msg: '手续费已变动为34.99元，请确认后重新提交',
  });
  expect((await gate.ask({ money: '100', fee: '3.5' })).code).toBe('feeChanged');
  await gate.owe('2', 1000_0000n);
  expect((await gate.ask({ money: '139', fee: '139.99' })).fieldErrors).toEqual({
    money: '提款金额不足以支付手续费',
  });
});

test('returned, the whole amount is back and the turnover is still missing', async ({ server, gate }) => {
  const before = await moneyOf(server, alpha, 'member01');
  const { order } = await gate.ask({ fee: '139.99' });
  expect(order).toMatchObject({ fee: '139.9900', turnoverFee: '139.9900', arriving: '860.0100' });
  await gate.end(order!.orderNo, 'refused');
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);
  expect((await gate.turnover()).missing).toBe(1333_3333n);
});

test('under way, nobody pays a second time for the same turnover; paid, it is cleared and the station has the fee', async ({
  server,
  gate,
}) => {
  const [house, payout] = [
    await stationMoney(server, alpha, 'house'),
    await stationMoney(server, alpha, 'payout'),
  ];
  const { order } = await gate.ask({ fee: '139.99' });
  expect((await gate.info()).blockedCode).toBe('turnoverFeeWaiting');
  expect((await gate.ask({ fee: '139.99' })).code).toBe('turnoverFeeWaiting');
  // What comes in meanwhile is required all the same.
  await gate.owe('3', 50_0000n);
  await gate.end(order!.orderNo, 'approved');
  expect((await stationMoney(server, alpha, 'house')) - house).toBe(139_9900n);
  expect((await stationMoney(server, alpha, 'payout')) - payout).toBe(860_0100n);
  expect(await gate.turnover()).toMatchObject({ required: 50_0000n, missing: 50_0000n });
  expect((await gate.info()).turnover).toMatchObject({ fee: '5.2500' });
});

test('a channel’s own fee comes on top, and another station refuses as before', async ({
  server,
  gate,
  agent,
}) => {
  await setRule(server, alpha, { free_times: 0 });
  // 0.5 percent of the amount, and 10.5 of what is missing.
  const { order } = await gate.ask({ fee: '10.25' });
  expect(order).toMatchObject({ fee: '10.2500', turnoverFee: '5.2500' });
  await setRule(server, alpha, { turnover_fee_share: null });
  expect((await gate.info()).blockedCode).toBe('turnoverMissing');
  expect((await gate.ask({ fee: '5' })).code).toBe('turnoverMissing');
  expect((await agent.call(withdrawShowInfo, {})).answer.turnover).toMatchObject({
    fee: '0.0000',
    feePercent: '',
  });
});
