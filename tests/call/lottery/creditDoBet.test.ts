import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { withdrawSave } from '#contract/finance.generated.ts';
import { creditDoBet, lotteryData } from '#contract/lottery.generated.ts';
import { betCredit, creditItem, sums, playTest as test, troublesOf } from '#support/playTable.ts';
import { alpha, beta } from '#support/testStations.ts';
import { cardOf } from '#support/withdrawals.ts';

const isOneOf = (...codes: string[]) => expect.stringMatching(new RegExp(`^(${codes.join('|')})$`));

test('a member bets, the stake is taken, and the bet is in the records', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大', '总和单']);
  const { answer } = await betCredit(member, 'FFC', qiHao, [item]);
  expect(answer).toMatchObject({
    success: true,
    msg: '投注成功',
    buyMoney: '20.0000',
    money: '8868.8800',
    orders: [{ qiHao, buyMoney: '20.0000' }],
  });
  const { answer: records } = await member.call(lotteryData, { orderId: answer.orders![0]!.orderId });
  expect(records.list![0]).toMatchObject({
    status: 1,
    haoMa: '总和大,总和单',
    buyZhuShu: 2,
    canRevoke: true,
    lotName: '分分彩',
  });
  expect(await troublesOf(table)).toEqual([]);
});

test('a trial player bets play money, and no real money moves', async ({ table }) => {
  const trial = await table.player('trial01');
  const before = await table.server.inStation(alpha, (db) =>
    db
      .selectFrom('ledger_account')
      .select(['id', 'balance'])
      .where('book', '=', 'real')
      .orderBy('id')
      .execute(),
  );
  const item = await creditItem(trial, 'FFC', sums, ['总和大']);
  const { answer } = await betCredit(trial, 'FFC', await table.period('FFC'), [item]);
  expect(answer).toMatchObject({ success: true, money: '1990.0000' });
  const after = await table.server.inStation(alpha, (db) =>
    db
      .selectFrom('ledger_account')
      .select(['id', 'balance'])
      .where('book', '=', 'real')
      .orderBy('id')
      .execute(),
  );
  expect(after).toEqual(before);
});

test('what is wrong in a slip is reported with its place, and nothing is placed', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const good = await creditItem(member, 'FFC', sums, ['总和大']);
  const wrongs: [unknown, string][] = [
    [{ ...good, selection: { options: ['总和中'] } }, 'bets[1].selection.options[0]'],
    [{ ...good, units: 2 }, 'bets[1].units'],
    [{ ...good, stake: '9' }, 'bets[1].stake'],
    [{ ...good, extra: 1 }, 'bets[1].extra'],
    [{ ...good, playCode: 'pk10_c_gyh' }, 'bets[1].playCode'],
    [{ ...good, playCode: 'ssc_o_wx_zxfs' }, 'bets[1].playCode'],
    [{ ...good, unitAmount: '-10', stake: '-10' }, 'bets[1].unitAmount'],
    ['not an object', 'bets[1]'],
  ];
  const before = (await member.call(userInfo, {})).text;
  for (const [item, field] of wrongs) {
    const { answer } = await betCredit(member, 'FFC', qiHao, [good, item as object]);
    expect(answer).toMatchObject({ success: false, code: 'invalid' });
    expect(Object.keys(answer.fieldErrors!)).toEqual([field]);
  }
  const { answer } = await member.call(creditDoBet, { lotCode: 'FFC', qiHao, bets: '[{' });
  expect(Object.keys(answer.fieldErrors!)).toEqual(['bets']);
  expect((await member.call(userInfo, {})).text).toBe(before);
});

test('odds that changed since the board was read require a confirmation, and a bet at the new ones is accepted', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', 'ssc_c_lhh', ['龙']);
  await table.server.inStation(alpha, (db) =>
    db
      .insertInto('play_odds')
      .values({ station: alpha, lot_code: 'FFC', play_code: 'ssc_c_lhh', outcome: '龙', odds: 18_000n })
      .execute(),
  );
  const { answer } = await betCredit(member, 'FFC', qiHao, [item]);
  expect(answer).toMatchObject({ success: false, code: 'oddsChanged' });
  const again = await creditItem(member, 'FFC', 'ssc_c_lhh', ['龙']);
  expect(again.oddsMark).not.toBe(item.oddsMark);
  const placed = await betCredit(member, 'FFC', qiHao, [again]);
  const { answer: records } = await member.call(lotteryData, { orderId: placed.answer.orders![0]!.orderId });
  expect(records.list![0]).toMatchObject({ peilv: '1.8' });
});

test('a bet is taken until the last millisecond before sealing, and refused from then on, never moved on', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  const here = table.nowMs;
  const sealsMs = Math.floor(here / 60_000) * 60_000 + 55_000;
  for (const [ms, isTaken] of [
    [-1, true],
    [0, false],
    [50, false],
    [5_050, false],
  ] as const) {
    table.nowMs = sealsMs + ms;
    const { answer } = await betCredit(member, 'FFC', qiHao, [item]);
    expect(answer.success).toBe(isTaken);
    if (!isTaken) expect(answer).toMatchObject({ code: 'sealed', msg: `第${qiHao}期已封盘` });
  }
  table.nowMs = here;
});

test('each limit of a station holds: least, most, units, play and member a period', async ({ table }) => {
  const member = await table.player();
  await table.pass(60);
  const qiHao = await table.period('FFC');
  const limits = { station: alpha, lot_code: 'FFC', version: 2 } as const;
  await table.server.inStation(alpha, (db) =>
    db
      .insertInto('play_limit')
      .values([
        { ...limits, play_code: '', member_period_most: 100_0000n },
        {
          ...limits,
          play_code: sums,
          unit_least: 2_0000n,
          unit_most: 50_0000n,
          order_units_most: 3,
          play_period_most: 60_0000n,
        },
        { ...limits, play_code: 'ssc_c_lhd', is_open: false },
      ])
      .execute(),
  );
  const bet = async (playCode: string, options: string[], amount: string) =>
    (await betCredit(member, 'FFC', qiHao, [await creditItem(member, 'FFC', playCode, options, amount)]))
      .answer;
  expect(await bet(sums, ['总和大'], '1')).toMatchObject({
    code: 'overLimit',
    msg: expect.stringContaining('2元'),
  });
  expect(await bet(sums, ['总和大'], '51')).toMatchObject({ code: 'overLimit' });
  expect(await bet(sums, ['总和大', '总和小', '总和单', '总和双'], '2')).toMatchObject({ code: 'overLimit' });
  expect(await bet('ssc_c_lhd', ['万千龙'], '2')).toMatchObject({ code: 'playClosed' });
  const { answer: inEnglish } = await member.call(
    creditDoBet,
    {
      lotCode: 'FFC',
      qiHao,
      bets: JSON.stringify([await creditItem(member, 'FFC', 'ssc_c_lhd', ['万千龙'], '2')]),
    },
    { intentId: 'answered-in-english-1', headers: { 'accept-language': 'en' } },
  );
  expect(inEnglish.msg).toBe('Dragon v Tiger is currently closed');
  expect(await bet(sums, ['总和大'], '50')).toMatchObject({ success: true });
  expect(await bet(sums, ['总和大'], '11')).toMatchObject({
    code: 'overLimit',
    msg: expect.stringContaining('60'),
  });
  expect(await bet('ssc_c_lhh', ['龙'], '51')).toMatchObject({
    code: 'overLimit',
    msg: expect.stringContaining('100'),
  });
  expect(await bet('ssc_c_lhh', ['龙'], '50')).toMatchObject({ success: true });
  await table.server.inStation(alpha, (db) => db.deleteFrom('play_limit').execute());
});

test('a repeat of the intent gets the first answer and bets once', async ({ table }) => {
  const member = await table.player();
  const item = await creditItem(member, 'FFC', sums, ['总和小']);
  const qiHao = await table.period('FFC');
  const intentId = 'replayed-intent-1';
  const first = await betCredit(member, 'FFC', qiHao, [item], intentId);
  expect(first.answer.success).toBe(true);
  const again = await betCredit(member, 'FFC', qiHao, [item], intentId);
  expect(again.text).toBe(first.text);
  const other = await betCredit(member, 'FFC', qiHao, [{ ...item, stake: '20', unitAmount: '20' }], intentId);
  expect(other.answer).toMatchObject({ success: false, code: 'intentReused' });
});

test('twenty at once with one intent place one bet, and all get its answer', async ({ table }) => {
  const member = await table.player();
  const item = await creditItem(member, 'FFC', sums, ['总和小']);
  const qiHao = await table.period('FFC');
  const orders = () =>
    table.server.inStation(alpha, (db) =>
      db
        .selectFrom('bet_order')
        .innerJoin('account', 'account.id', 'bet_order.account_id')
        .select('bet_order.id')
        .where('account.name', '=', 'member01')
        .execute(),
    );
  const before = (await orders()).length;
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => betCredit(member, 'FFC', qiHao, [item], 'twenty-at-once-1')),
  );
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]!.answer.success).toBe(true);
  expect((await orders()).length).toBe(before + 1);
  expect(await troublesOf(table)).toEqual([]);
});

test('a refused intent stays refused when the reason is gone; an accepted one stays accepted after sealing', async ({
  table,
}) => {
  const member = await table.player();
  const item = await creditItem(member, 'FFC', sums, ['总和小']);
  const qiHao = await table.period('FFC');
  const open = (isOpen: boolean) =>
    table.server.inStation(alpha, (db) =>
      db.updateTable('lottery').set({ is_open: isOpen }).where('code', '=', 'FFC').execute(),
    );
  await open(false);
  const refused = await betCredit(member, 'FFC', qiHao, [item], 'refused-intent-1');
  expect(refused.answer).toMatchObject({ success: false, code: 'lotteryClosed' });
  await open(true);
  expect((await betCredit(member, 'FFC', qiHao, [item], 'refused-intent-1')).text).toBe(refused.text);
  const taken = await betCredit(member, 'FFC', qiHao, [item], 'accepted-intent-1');
  expect(taken.answer.success).toBe(true);
  await table.pass(60);
  expect((await betCredit(member, 'FFC', qiHao, [item], 'accepted-intent-1')).text).toBe(taken.text);
  expect((await betCredit(member, 'FFC', qiHao, [item])).answer).toMatchObject({ code: 'sealed' });
  expect(await troublesOf(table)).toEqual([]);
});

test('of fifty at once that each stake all the money, one is taken', async ({ table }) => {
  const member = await table.player('agent01');
  const qiHao = await table.period('FFC');
  const each = await creditItem(member, 'FFC', sums, ['总和大'], '13400.25');
  const item = { ...each, selection: { options: ['总和大', '总和小'] }, units: 2, stake: '26800.5' };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => betCredit(member, 'FFC', qiHao, [item])),
  );
  const taken = replies.filter(({ answer }) => answer.success);
  expect(taken.map(({ answer }) => answer.money)).toEqual(['0.0000']);
  for (const { answer } of replies.filter((reply) => !reply.answer.success))
    expect(answer.code).toEqual(isOneOf('balanceTooSmall', 'overLimit'));
  expect(await troublesOf(table)).toEqual([]);
});

test('what changed since the last bet counts at once: odds, and a log-in elsewhere', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  const bet = () => betCredit(member, 'FFC', qiHao, [item]);
  const orders = () =>
    table.server.inStation(alpha, (db) => db.selectFrom('bet_order').select('id').execute());
  expect((await bet()).answer.success).toBe(true);
  const before = await orders();
  await table.server.inStation(alpha, (db) =>
    db
      .insertInto('play_odds')
      .values({ station: alpha, lot_code: 'FFC', play_code: sums, outcome: '总和大', odds: 15_000n })
      .execute(),
  );
  expect((await bet()).answer).toMatchObject({ success: false, code: 'oddsChanged' });
  await table.server.inStation(alpha, (db) => db.deleteFrom('play_odds').execute());
  await table.player();
  expect((await bet()).answer).toMatchObject({ success: false, code: 'loggedInElsewhere' });
  // For ten seconds each of several answers says so.
  await table.pass(10);
  expect((await bet()).answer).toMatchObject({ success: false, code: 'notLoggedIn' });
  expect(await orders()).toEqual(before);
});

test('a frozen account and a closed lottery are refused, and other stations are not touched', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  const change = (state: 'frozen' | 'enabled') =>
    table.server.inStation(alpha, (db) =>
      db.updateTable('account').set({ state }).where('name', '=', 'member01').execute(),
    );
  await change('frozen');
  expect((await betCredit(member, 'FFC', qiHao, [item])).answer).toMatchObject({ code: 'accountFrozen' });
  await change('enabled');
  await table.server.inStation(alpha, (db) =>
    db.updateTable('lottery').set({ is_open: false }).where('code', '=', 'FFK3').execute(),
  );
  expect((await betCredit(member, 'FFK3', qiHao, [item])).answer).toMatchObject({ code: 'lotteryClosed' });
  const elsewhere = await table.server.inStation(beta, (db) =>
    db.selectFrom('bet_order').selectAll().execute(),
  );
  expect(elsewhere).toEqual([]);
});

test('money held for a withdrawal cannot be bet', async ({ table }) => {
  const member = await table.player();
  const { money = '' } = (await member.call(userInfo, {})).answer;
  const request = { cardId: await cardOf(member), money, fee: '0', password: '123456' };
  expect((await member.call(withdrawSave, request)).answer).toMatchObject({ success: true, money: '0.0000' });
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  const { answer } = await betCredit(member, 'FFC', await table.period('FFC'), [item]);
  expect(answer).toMatchObject({ success: false, code: 'balanceTooSmall' });
  expect((await member.call(userInfo, {})).answer).toMatchObject({ money: '0.0000', frozen: money });
  expect(await troublesOf(table)).toEqual([]);
});
