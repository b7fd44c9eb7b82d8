import { expect } from 'vitest';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import {
  nameOfType,
  returnedTypes,
  reversedTypes,
  transferTypes,
} from '#server/money/statement/billKinds.ts';
import { textIn } from '#server/serverText.ts';
import { resolveStation } from '#station/station.ts';
import { alpha, gamma } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';
import { move } from '../../server/money/wallets.ts';

const test = base.extend('player', { scope: 'file' }, async ({ server, clock, member }) => {
  const came = (type: number, amount: bigint, ref: string) =>
    server.inStation(alpha, (db) =>
      move(db, alpha, 'member01', { type, amount, refId: ref, at: server.now() }),
    );
  await clock.to('2026-11-20T23:59:59+08:00');
  await came(130, -10_0000n, 'bet 1');
  await came(131, 19_8001n, 'win 1');
  await clock.to('2026-11-21T00:00:01+08:00');
  await came(130, -5_0000n, 'bet 2');
  await came(80, 1_0000n, 'gift 1');
  await member.logIn('member01');
  return member;
});

test('lines come newest first with what they left behind, page by page, with the totals of the filter', async ({
  player,
}) => {
  const { answer: first } = await player.call(moneyIncomeList, { pageSize: 2 });
  expect(first).toMatchObject({
    hasMore: true,
    totals: { count: 5, income: '8909.6801', outgo: '15.0000', net: '8894.6801' },
    list: [
      {
        id: '5',
        time: '2026-11-21 00:00:01',
        type: 80,
        typeName: '存款赠送',
        kind: 'gift',
        amount: '1.0000',
        balanceBefore: '8893.6801',
        balanceAfter: '8894.6801',
        orderNo: 'gift 1',
      },
      { id: '4', kind: 'bet', typeName: '彩票投注', amount: '-5.0000' },
    ],
  });
  const { answer: rest } = await player.call(moneyIncomeList, { before: '4' });
  expect(rest).toMatchObject({
    hasMore: false,
    list: [{ id: '3' }, { id: '2' }, { id: '1', typeName: '人工加款', kind: 'adjust', remark: '演示资金' }],
  });
});

test('days are those of Beijing, and headings narrow them', async ({ player }) => {
  const on = (day: string, kind?: 'bet' | 'win' | 'donate') =>
    player
      .call(moneyIncomeList, { startDate: day, endDate: day, ...(kind && { kind }) })
      .then(({ answer }) => ({ ids: answer.list!.map(({ id }) => id), ...answer.totals }));
  expect(await on('2026-11-20')).toMatchObject({ ids: ['3', '2'], count: 2, net: '9.8001' });
  expect(await on('2026-11-21')).toMatchObject({ ids: ['5', '4'], count: 2, net: '-4.0000' });
  expect(await on('2026-11-20', 'bet')).toMatchObject({ ids: ['2'], outgo: '10.0000' });
  expect(await on('2026-11-20', 'donate')).toMatchObject({ ids: [], count: 0, net: '0.0000' });
});

test('money moved to and from platforms is neither income nor expense, and the sums still lead to the balance', async ({
  server,
  clock,
  player,
}) => {
  await clock.pass(86_400);
  for (const [type, amount, ref] of [
    [ledgerTypes.transferIn, -700_0000n, 'out'],
    [ledgerTypes.transferOut, 650_5000n, 'in'],
    [ledgerTypes.transferReturned, 20_0000n, 'returned'],
    [ledgerTypes.payout, 3_0000n, 'win 2'],
  ] as const)
    await server.inStation(alpha, (db) =>
      move(db, alpha, 'member01', { type, amount, refId: ref, at: server.now() }),
    );
  // The session of the day before has ended.
  await player.logIn('member01');
  const day = { startDate: '2026-11-22', endDate: '2026-11-22' };
  const { answer } = await player.call(moneyIncomeList, day);
  expect(answer.totals).toEqual({
    count: 4,
    income: '3.0000',
    outgo: '0.0000',
    deposited: '0.0000',
    withdrawn: '0.0000',
    transferIn: '670.5000',
    transferOut: '700.0000',
    net: '-26.5000',
  });
  const transfers = await player.call(moneyIncomeList, { ...day, kind: 'transfer' });
  expect(transfers.answer.totals).toMatchObject({
    count: 3,
    income: '0.0000',
    outgo: '0.0000',
    net: '-29.5000',
  });
});

test('deposits and withdrawals are sums of their own: one has won nothing by paying in, and lost nothing by being paid', async ({
  server,
  clock,
  player,
}) => {
  await clock.pass(86_400);
  for (const [type, amount, ref] of [
    [ledgerTypes.onlineDeposit, 500_0000n, 'deposit'],
    [ledgerTypes.withdrawal, -300_0000n, 'withdrawal 1'],
    [ledgerTypes.withdrawal, -100_0000n, 'withdrawal 2'],
    [ledgerTypes.withdrawalReturned, 100_0000n, 'returned'],
    [ledgerTypes.bet, -20_0000n, 'bet 3'],
    [ledgerTypes.payout, 30_0000n, 'win 3'],
  ] as const)
    await server.inStation(alpha, (db) =>
      move(db, alpha, 'member01', { type, amount, refId: ref, at: server.now() }),
    );
  await player.logIn('member01');
  const day = { startDate: '2026-11-23', endDate: '2026-11-23' };
  const { answer } = await player.call(moneyIncomeList, day);
  expect(answer.totals).toEqual({
    count: 6,
    income: '30.0000',
    outgo: '20.0000',
    deposited: '500.0000',
    withdrawn: '300.0000',
    transferIn: '0.0000',
    transferOut: '0.0000',
    net: '210.0000',
  });
  const withdrawals = await player.call(moneyIncomeList, { ...day, kind: 'withdraw' });
  expect(withdrawals.answer.totals).toMatchObject({
    count: 3,
    income: '0.0000',
    outgo: '0.0000',
    net: '-300.0000',
  });
});

test('a day or a number that is none is refused at its field', async ({ player }) => {
  const { answer } = await player.call(moneyIncomeList, { startDate: '2026-02-30' });
  expect(answer).toMatchObject({ success: false, fieldErrors: { startDate: expect.any(String) } });
  const wrong = await player.call(moneyIncomeList, { before: 'x' });
  expect(wrong.answer).toMatchObject({ success: false, fieldErrors: { before: expect.any(String) } });
});

test('everybody sees their own lines alone: trial players those of play money', async ({ server, trial }) => {
  const { answer } = await trial.call(moneyIncomeList, {});
  expect(answer.list).toMatchObject([{ typeName: '试玩金', amount: '2000.0000' }]);
  const other = await server.call(moneyIncomeList, {}, { as: 'member02', station: gamma }).catch(() => null);
  expect(other?.answer.list ?? []).not.toContainEqual(expect.objectContaining({ orderNo: 'bet 1' }));
});

test('every type of business has a number of its own, and a name in both languages', () => {
  expect(new Set(Object.values(ledgerTypes)).size).toBe(Object.keys(ledgerTypes).length);
  for (const locale of ['zh-CN', 'en'] as const) {
    const site = { text: textIn(locale), station: resolveStation({ code: 'demo', name: 'N' }), locale };
    const other = nameOfType(-1, site);
    for (const [name, type] of Object.entries(ledgerTypes))
      expect([name, nameOfType(type, site)]).not.toEqual([name, other]);
  }
});

test('savings are called what the station calls them', () => {
  const station = resolveStation({ code: 'demo', name: 'N', activityNames: { balanceBao: '金坊宝' } });
  const site = { text: textIn('zh-CN'), station, locale: 'zh-CN' } as const;
  expect(nameOfType(ledgerTypes.treasureInterest, site)).toBe('金坊宝');
  expect(nameOfType(ledgerTypes.bet, site)).toBe('彩票投注');
});

test('a stake that came back lowers what was spent, and a prize that was taken back what came', async ({
  server,
  clock,
  player,
}) => {
  await clock.pass(86_400);
  for (const [type, amount, ref] of [
    [ledgerTypes.bet, -5000_0000n, 'bet 4'],
    [ledgerTypes.revoke, 5000_0000n, 'bet 4'],
    [ledgerTypes.bet, -20_0000n, 'bet 5'],
    [ledgerTypes.payout, 30_0000n, 'win 5'],
    [ledgerTypes.payoutReversed, -30_0000n, 'win 5'],
    [ledgerTypes.payout, 6_0000n, 'win 5 again'],
  ] as const)
    await server.inStation(alpha, (db) =>
      move(db, alpha, 'member01', { type, amount, refId: ref, at: server.now() }),
    );
  await player.logIn('member01');
  const day = { startDate: '2026-11-24', endDate: '2026-11-24' };
  const { answer } = await player.call(moneyIncomeList, day);
  expect(answer.totals).toMatchObject({ count: 6, income: '6.0000', outgo: '20.0000', net: '-14.0000' });
});

test('every type that takes back another is on the side of the one it takes back', () => {
  const takesBack = Object.entries(ledgerTypes).filter(([name]) => /revoke|Returned|Reversed/.test(name));
  const known = [...returnedTypes, ...reversedTypes, ...transferTypes, ledgerTypes.withdrawalReturned];
  expect(takesBack.filter(([, type]) => !known.includes(type))).toEqual([]);
});
