import { expect } from 'vitest';
import { register } from '#contract/auth.generated.ts';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { requireTurnover } from '#server/money/turnover.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { setRule } from '#support/withdrawals.ts';
import { test } from '#support/world.ts';

const show = async (server: RunningServer, as: string) =>
  (await server.call(withdrawShowInfo, {}, { as })).answer;

test('the answer says what is free, the cards masked, and what each type asks', async ({ server }) => {
  expect(await show(server, 'member01')).toMatchObject({
    success: true,
    money: '8888.8800',
    frozen: '0.0000',
    available: '8888.8800',
    blockedCode: '',
    blockedMsg: '',
    hours: '',
    timesLeft: 10,
    freeTimes: 3,
    isPasswordSet: true,
    turnover: { required: '0.0000', missing: '0.0000', coverLimit: '80', factors: [], list: [] },
    cards: [
      { type: 'bank', cardNo: '6222 **** **** 0123', realName: '张*', isPrimary: true, usableFrom: '' },
      { type: 'usdttrc20', cardNo: 'TXYZ **** **** AeBf', isPrimary: false },
    ],
    channels: [
      { type: 'bank', minMoney: '100.0000', feeShare: 50, coin: '' },
      { type: 'usdttrc20', coin: 'USDT', rate: '7.1200' },
    ],
    orders: [],
  });
});

test('categories of which a part counts are named with it, those that count in full are not', async ({
  server,
}) => {
  const factors = { lottery: '1', lhc: '0.5', live: '0.3333', fish: '0' };
  await setRule(server, alpha, { bet_factors: JSON.stringify(factors) });
  expect((await show(server, 'member01')).turnover!.factors).toEqual([
    { category: 'lhc', percent: '50' },
    { category: 'live', percent: '33.33' },
    { category: 'fish', percent: '0' },
  ]);
  await setRule(server, alpha, { bet_factors: '{}' });
});

test('the first reason in the order of the checks is reported, with nothing free', async ({ server }) => {
  const blocked = async (as: string) => {
    const { blockedCode, blockedMsg, available } = await show(server, as);
    return [blockedCode, blockedMsg, available];
  };
  expect(await blocked('agent01')).toEqual(['noCard', '请先添加提款卡', '0.0000']);
  await setRule(server, alpha, { times_a_day: 0 });
  expect((await blocked('member01'))[0]).toBe('noTimesLeft');
  await setRule(server, alpha, { from_minute: 601, to_minute: 120 });
  expect(await blocked('member01')).toEqual([
    'outsideHours',
    '提款服务时间为10:01-02:00，请在服务时间内申请',
    '0.0000',
  ]);
  await setRule(server, alpha, { from_minute: 540, to_minute: 600 });
  expect((await blocked('member01'))[0]).toBe('outsideHours');
  await setRule(server, alpha, { from_minute: 600, to_minute: 120 });
  expect((await blocked('member01'))[0]).toBe('noTimesLeft');
  await setRule(server, alpha, { is_open: false });
  expect((await blocked('member01'))[0]).toBe('switchedOff');
  await setRule(server, alpha, { is_open: true, from_minute: 0, to_minute: 0, times_a_day: -1 });
  const client = server.client(alpha);
  await client.call(register, { account: 'newbie03', password: 'secret88', rePassword: 'secret88' });
  expect((await client.call(withdrawShowInfo, {})).answer.blockedCode).toBe('noPassword');
});

test('missing turnover is listed item by item, the oldest filled first', async ({ server }) => {
  await server.inStation(alpha, async (db) => {
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'member02')
      .executeTakeFirstOrThrow();
    const asked = { station: alpha, accountId: id, refType: 'test', at: server.now() };
    await requireTurnover(db, { ...asked, source: 'deposit', refId: '1', base: 100_0000n, factor: 100 });
    await requireTurnover(db, { ...asked, source: 'gift', refId: '2', base: 50_0000n, factor: 300 });
    await db.insertInto('turnover').values({ station: alpha, account_id: id, valid: 130_0000n }).execute();
  });
  const answer = await show(server, 'member01');
  expect(answer.turnover!.list).toEqual([]);
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ question_id: null }).where('name', '=', 'member02').execute(),
  );
  expect(await show(server, 'member02')).toMatchObject({
    available: '0.0000',
    blockedCode: 'turnoverMissing',
    blockedMsg: '打码量未达标：需完成250.00元，还差120.00元',
    turnover: {
      required: '250.0000',
      done: '130.0000',
      missing: '120.0000',
      list: [
        { source: '存款', required: '100.0000', done: '100.0000' },
        { source: '存款赠送', required: '150.0000', done: '30.0000' },
      ],
    },
  });
});
