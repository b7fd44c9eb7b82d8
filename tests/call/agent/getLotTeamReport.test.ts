// agent/getLotTeamReport: bets by lottery, summing to the bets of the team.
import { expect } from 'vitest';
import { getAgentTeam, getLotTeamReport } from '#contract/agent.generated.ts';
import { betOn, drawAndPay, k3, playSome } from '#support/team.ts';
import { teamWorld } from '#support/teamTest.ts';

const test = teamWorld(async (team) => {
  await playSome(team);
  await betOn(team.table, team.middle, { lotCode: 'FFK3', playCode: k3, option: '大', yuan: 500 });
  await drawAndPay(team.table);
});

test('each lottery has its sums, the largest first, and they are the team’s', async ({ team }) => {
  const range = { startDate: '2026-11-20', endDate: '2026-11-22' };
  const { answer } = await team.top.call(getLotTeamReport, range);
  expect(answer.list!.map(({ lotCode, lotName, orders }) => [lotCode, lotName, orders])).toEqual([
    ['FFK3', '极速快三', 1],
    ['FFC', '分分彩', 7],
  ]);
  const { answer: overview } = await team.top.call(getAgentTeam, range);
  expect(answer.totals!.betAmount).toBe(overview.totals!.betAmount);
  expect(answer.totals!.winAmount).toBe(overview.totals!.winAmount);
  expect(answer.totals!.orders).toBe(8);
  // Commission belongs to no lottery: the figures beside the list are those of every other report.
  expect(answer.team).toEqual(overview.totals);
  expect(answer.team!.profit).not.toBe(answer.totals!.profit);
});

test('a foreign account is not found', async ({ team }) => {
  expect((await team.middle.call(getLotTeamReport, { account: 'member02' })).answer.code).toBe('notFound');
});
