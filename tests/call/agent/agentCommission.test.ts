// agent/agentCommission: what an agent was paid, line by line, comes to what the ledger and the figures of the day say.
import { expect } from 'vitest';
import { agentCommission, getAgentTeam } from '#contract/agent.generated.ts';
import { moneyIncomeList, userbill } from '#contract/report.generated.ts';
import { allPages, bet, betOn, drawAndPay, k3, playSome } from '#support/team.ts';
import { teamWorld } from '#support/teamTest.ts';
import { parseMoney, wireMoney } from '#values/money.ts';

const test = teamWorld(async (team) => {
  await playSome(team);
  await betOn(team.table, team.bottom, { lotCode: 'FFK3', playCode: k3, option: '大', yuan: 50 });
  await bet(team.table, team.middle, 40);
  await drawAndPay(team.table);
});

const range = { startDate: '2026-11-20', endDate: '2026-11-22' };
const sum = (list: readonly { amount: string }[]): string =>
  wireMoney(list.reduce((total, { amount }) => total + parseMoney(amount), 0n));

test('lines, sums by day and lottery, totals, the day of the team and the ledger agree', async ({ team }) => {
  for (const agent of [team.middle, team.top]) {
    const { answer } = await agent.call(agentCommission, { ...range, pageSize: 200 });
    expect(answer.success).toBe(true);
    expect(answer.list!.length).toBeGreaterThan(3);
    expect([sum(answer.list!), sum(answer.groups!)]).toEqual([answer.totals!.amount, answer.totals!.amount]);
    const { answer: bill } = await agent.call(userbill, range);
    expect(bill.list!.find(({ kind }) => kind === 'commission')!.amount).toBe(answer.totals!.amount);
    for (const day of new Set(answer.groups!.map((group) => group.day))) {
      const ofDay = (await agent.call(agentCommission, { startDate: day, endDate: day, pageSize: 200 }))
        .answer;
      const { answer: figures } = await agent.call(getAgentTeam, { startDate: day, endDate: day });
      expect([day, ofDay.totals!.amount]).toEqual([day, figures.own!.proxyRebateAmount]);
    }
  }
});

test('a line names period, basis and where it came from; lottery and page choose', async ({ team }) => {
  const { answer } = await team.middle.call(agentCommission, { ...range, pageSize: 200 });
  // Of the bottom's 100 at 6 percent, the middle has 7.5.
  expect(answer.list!.at(-1)).toMatchObject({
    lotCode: 'FFC',
    isDirect: true,
    bets: 1,
    basis: '100.0000',
    amount: '1.5000',
    qiHao: expect.stringMatching(/^\d+$/),
  });
  const { answer: above } = await team.top.call(agentCommission, { ...range, lotCode: 'FFC', pageSize: 200 });
  expect(new Set(above.list!.map(({ isDirect }) => isDirect))).toEqual(new Set([true, false]));
  expect(above.list!.every(({ lotCode }) => lotCode === 'FFC')).toBe(true);
  const rows = await allPages(
    async (before) =>
      (await team.middle.call(agentCommission, { ...range, pageSize: 1, ...(before && { before }) })).answer,
  );
  expect(rows).toEqual(answer.list);
  const { answer: k3Alone } = await team.middle.call(agentCommission, { ...range, lotCode: 'FFK3' });
  expect(k3Alone.totals).toEqual({ count: 1, bets: 1, basis: '50.0000', amount: '0.7500' });
});

test('the bill keeps commission and rebates apart', async ({ team }) => {
  const { answer } = await team.middle.call(moneyIncomeList, { kind: 'commission', pageSize: 100 });
  expect(new Set(answer.list!.map(({ type, kind }) => `${type} ${kind}`))).toEqual(
    new Set(['11 commission']),
  );
  expect((await team.middle.call(moneyIncomeList, { kind: 'rebate' })).answer.list).toEqual([]);
});

test('nobody sees the lines of others: a page behind a foreign line is empty, and wrong days are refused', async ({
  team,
}) => {
  const { answer } = await team.top.call(agentCommission, range);
  const behind = await team.middle.call(agentCommission, { ...range, before: answer.list![0]!.id });
  expect(behind.answer.list).toEqual([]);
  const wrong = await team.top.call(agentCommission, { startDate: range.endDate, endDate: range.startDate });
  expect(wrong.answer).toMatchObject({ success: false, fieldErrors: { endDate: expect.any(String) } });
});
