// agent/financeReport: every day of the range, summing to the totals of the team.
import { expect } from 'vitest';
import { financeReport, getAgentTeam } from '#contract/agent.generated.ts';
import { added } from '#support/team.ts';
import { busyTeamTest as test } from '#support/teamTest.ts';

test('each day is there, those without bets too, and all sum to the totals of report and overview', async ({
  team,
}) => {
  const range = { startDate: '2026-11-18', endDate: '2026-11-22' };
  const { answer } = await team.top.call(financeReport, range);
  expect(answer.list!.map(({ day }) => day)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(answer.list!.map(({ figures }) => figures.betAmount)).toEqual([
    '0.0000',
    '0.0000',
    '113.0000',
    '226.0000',
    '0.0000',
  ]);
  expect(answer.list![4]!.figures.unsettled).toBe('7.0000');
  expect(added(answer.list!.map(({ figures }) => figures))).toEqual(answer.totals);
  expect((await team.top.call(getAgentTeam, range)).answer.totals).toEqual(answer.totals);
});

test('a foreign account is not found', async ({ team }) => {
  expect((await team.middle.call(financeReport, { account: 'agent01' })).answer.code).toBe('notFound');
});
