import { expect } from 'vitest';
import { kickbackResetSave } from '#contract/agent.generated.ts';
import { getOffcialOddsList, todayUnOpens } from '#contract/lottery.generated.ts';
import { betOffcial, playTest as test, ticket, troublesOf } from '#support/playTable.ts';
import { openBelow, setRates } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';

test('a ticket in every money mode costs what the mode says', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const bet = async (moneyMode: string, stake: string, multiple: number) =>
    (await betOffcial(member, 'FFC', qiHao, [{ ...ticket(stake, multiple), moneyMode }])).answer;
  expect(await bet('1', '2', 1)).toMatchObject({ success: true, buyMoney: '2.0000' });
  expect(await bet('0.1', '0.6', 3)).toMatchObject({ success: true, buyMoney: '0.6000' });
  expect(await bet('0.01', '0.02', 1)).toMatchObject({ success: true, buyMoney: '0.0200' });
  expect(await bet('0.001', '0.002', 1)).toMatchObject({ success: true, buyMoney: '0.0020' });
  expect(await bet('0.5', '1', 1)).toMatchObject({ code: 'invalid' });
});

test('the rebate chosen sets the bonus group, and another group requires a confirmation', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const bet = async (rebateRate: string, bonusGroup: string) =>
    (await betOffcial(member, 'FFC', qiHao, [{ ...ticket(), rebateRate, bonusGroup }])).answer;
  expect(await bet('0.065', '1830')).toMatchObject({ success: true });
  expect(await bet('0.065', '1960')).toMatchObject({ success: false, code: 'oddsChanged' });
  expect(await bet('0.131', '1698')).toMatchObject({ success: false, code: 'invalid' });
});

test('a member of a team plays at the bonus group the agent gave, from the first bet after a change', async ({
  table,
}) => {
  const agent = await table.player('agent01');
  await setRates(table.server, 'agent01', 130_000);
  const member = await openBelow(table, agent, 'capped', 'member', { lottery: '10', groupBonus: 1900 });
  const qiHao = await table.period('FFC');
  const bet = async (rebateRate: string, bonusGroup: string) =>
    (await betOffcial(member, 'FFC', qiHao, [{ ...ticket(), rebateRate, bonusGroup }])).answer;
  const { answer: offered } = await member.call(getOffcialOddsList, { lotCode: 'FFC' });
  // 1900 without rebate, 1700 with 10 per cent: the share of member and agents is 13 per cent either way.
  expect(offered).toMatchObject({ maxBonusGroup: '1900', maxRebate: '0.1' });
  const { answer: all } = await table.server.client(alpha).call(getOffcialOddsList, { lotCode: 'FFC' });
  expect(all).toMatchObject({ maxBonusGroup: '1960', maxRebate: '0.13' });
  const own = offered.oddsList![0]!.prizes[0]!;
  const highest = all.oddsList![0]!.prizes[0]!;
  expect(own.minPrize).toBe(highest.minPrize);
  expect(Number(own.maxPrize)).toBeLessThan(Number(highest.maxPrize));

  expect(await bet('0', '1900')).toMatchObject({ success: true });
  expect(await bet('0.1', '1700')).toMatchObject({ success: true });
  expect(await bet('0', '1960')).toMatchObject({ success: false, code: 'oddsChanged' });
  expect(await bet('0.11', '1680')).toMatchObject({ success: false, code: 'invalid' });

  // A higher group takes the rate that goes with it.
  const { answer: alone } = await agent.call(kickbackResetSave, { account: 'capped', groupBonus: 1940 });
  expect(alone).toMatchObject({
    success: false,
    fieldErrors: { groupBonus: expect.stringContaining('1900') },
  });
  const { answer: raised } = await agent.call(kickbackResetSave, {
    account: 'capped',
    lottery: '12',
    groupBonus: 1940,
  });
  expect(raised.success).toBe(true);
  expect(await bet('0', '1900')).toMatchObject({ success: false, code: 'oddsChanged' });
  expect(await bet('0', '1940')).toMatchObject({ success: true });
});

test('a chase takes the whole stake at once and lays an order into every period', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const { answer: left } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.slice(0, 3).map((period, at) => ({ qiHao: period.qiHao, multiple: at + 1 }));
  const { answer } = await betOffcial(member, 'FFC', qiHao, [ticket()], { stopOnWin: true, periods });
  expect(answer).toMatchObject({ success: true, buyMoney: '12.0000', dropped: [] });
  expect(answer.orders!.map(({ buyMoney }) => buyMoney)).toEqual(['2.0000', '4.0000', '6.0000']);
  expect(answer.orders!.map((order) => order.qiHao)).toEqual(periods.map((period) => period.qiHao));
  expect(await troublesOf(table)).toEqual([]);
});

test('a chase that is sent again gets the first answer to the letter: orders, number of the chase, balance', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const { answer: left } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.slice(0, 2).map((period) => ({ qiHao: period.qiHao, multiple: 1 }));
  const bet = () =>
    betOffcial(member, 'FFC', qiHao, [ticket()], { stopOnWin: true, periods, intentId: 'chase-sent-again' });
  const first = await bet();
  expect(first.answer.chaseId).toMatch(/^\d+$/);
  expect(new Set(first.answer.orders!.map(({ orderId }) => orderId)).size).toBe(2);
  // Another bet moves the balance, and the first answer stands.
  await betOffcial(member, 'FFC', qiHao, [ticket()]);
  expect((await bet()).text).toBe(first.text);
});

test('periods of a chase that have sealed are dropped with their numbers, the others run', async ({
  table,
}) => {
  const member = await table.player();
  const { answer: left } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.slice(0, 2).map((period) => ({ qiHao: period.qiHao, multiple: 1 }));
  await table.pass(60);
  const { answer } = await betOffcial(member, 'FFC', periods[0]!.qiHao, [ticket()], {
    stopOnWin: false,
    periods,
  });
  expect(answer).toMatchObject({ success: true, dropped: [periods[0]!.qiHao], buyMoney: '2.0000' });
  const over = await betOffcial(member, 'FFC', periods[0]!.qiHao, [ticket()], {
    stopOnWin: false,
    periods: periods.slice(0, 1),
  });
  expect(over.answer).toMatchObject({ success: false, code: 'sealed' });
});

test('a chase that makes no sense is refused at its field', async ({ table }) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const wrongs: [object, string][] = [
    [{ stopOnWin: true, periods: [] }, 'chase.periods'],
    [{ stopOnWin: 1, periods: [{ qiHao, multiple: 1 }] }, 'chase.stopOnWin'],
    [{ stopOnWin: true, periods: [{ qiHao, multiple: 0 }] }, 'chase.periods[0].multiple'],
    [
      {
        stopOnWin: true,
        periods: [
          { qiHao, multiple: 1 },
          { qiHao, multiple: 2 },
        ],
      },
      'chase.periods[1].qiHao',
    ],
  ];
  for (const [chase, field] of wrongs) {
    const { answer } = await betOffcial(member, 'FFC', qiHao, [ticket()], chase);
    expect(Object.keys(answer.fieldErrors!)).toEqual([field]);
  }
  await table.server.inStation(alpha, (db) =>
    db
      .insertInto('play_setting')
      .values({ station: alpha, switches: '{"chase":"off"}', highest_group: null, most_rebate: null })
      .execute(),
  );
  const { answer } = await betOffcial(member, 'FFC', qiHao, [ticket()], {
    stopOnWin: true,
    periods: [{ qiHao, multiple: 1 }],
  });
  expect(answer).toMatchObject({ success: false, code: 'switchedOff' });
});
