import { expect } from 'vitest';
import { batchRevokeOrder, periodBets, todayUnOpens } from '#contract/lottery.generated.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { familyOf, playOf } from '#lottery/families.ts';
import { highestPayout } from '#lottery/highest/highestPayout.ts';
import { betCredit, betOffcial, creditItem, sums, playTest as test, ticket } from '#support/playTable.ts';

test('bets of both modes on the running period come with the terms that settle them, and leave when revoked', async ({
  table,
}) => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const own = async () => (await member.call(periodBets, { lotCode: 'FFC', qiHao })).answer;
  expect(await own()).toMatchObject({ list: [], count: 0, buyMoney: '0.0000' });
  await betCredit(member, 'FFC', qiHao, [await creditItem(member, 'FFC', sums, ['总和大'])]);
  await betOffcial(member, 'FFC', qiHao, [ticket()]);
  const { list, count, buyMoney, rules } = await own();
  expect([count, buyMoney, list!.map(({ lotVersion }) => lotVersion)]).toEqual([2, '12.0000', [1, 2]]);
  expect(list!.every(({ canRevoke }) => canRevoke)).toBe(true);
  expect(JSON.parse(rules!).settings).toMatchObject({ sscDragonTie: 'lose' });
  const bets = list!.map(({ bet }) => {
    const { playCode, units: _units, stake: _stake, ...raw } = JSON.parse(bet);
    return readBet(playOf(playCode)!, raw);
  });
  // 总和大 does not win with the ticket 12345, whose prize of 98,000 is paid alone: 19.8 is less.
  const { amount, isExact } = highestPayout(familyOf('ssc'), bets);
  expect([amount, isExact]).toEqual([1_960_000_000n, true]);
  await member.call(batchRevokeOrder, { orderIds: list![0]!.orderId }, { intentId: crypto.randomUUID() });
  expect(await own()).toMatchObject({ count: 1, buyMoney: '10.0000' });
});

test('what a chase bets on the period is part of it, another period and another player are not', async ({
  table,
}) => {
  const member = await table.player();
  const { answer } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const [now, next, later] = answer.list!.map(({ qiHao }) => qiHao);
  await betOffcial(member, 'FFC', now!, [ticket('4', 2)], {
    stopOnWin: false,
    periods: [now!, next!].map((qiHao) => ({ qiHao, multiple: 1 })),
  });
  const costOf = async (qiHao: string, who = member) =>
    (await who.call(periodBets, { lotCode: 'FFC', qiHao })).answer.buyMoney;
  expect([await costOf(next!), await costOf(later!)]).toEqual(['4.0000', '0.0000']);
  expect(await costOf(next!, await table.player('agent01'))).toBe('0.0000');
  await table.pass(60);
  expect([await costOf(now!), await costOf(next!)]).toEqual(['0.0000', '4.0000']);
});
