// report/reportTeamList: branches sum to the totals, over all pages, and a hidden report is hidden in rows and totals.

import { expect } from 'vitest';
import { getAgentTeam } from '#contract/agent.generated.ts';
import { reportTeamList } from '#contract/report.generated.ts';
import { startServer } from '#support/startServer.ts';
import { added, allPages, setRates } from '#support/team.ts';
import { busyTeamTest as test } from '#support/teamTest.ts';

const range = { startDate: '2026-11-20', endDate: '2026-11-22' };

test('the account itself comes first, then each branch with all below it; they sum to the totals', async ({
  team,
}) => {
  const { answer } = await team.top.call(reportTeamList, range);
  expect(
    answer.list!.map(({ account, isOwn, teamSize, figures }) => [
      account,
      isOwn,
      teamSize,
      figures.betAmount,
    ]),
  ).toEqual([
    ['agent01', true, 1, '9.0000'],
    ['teamagent', false, 2, '330.0000'],
    ['member01', false, 1, '0.0000'],
  ]);
  expect(added(answer.list!.map(({ figures }) => figures))).toEqual(answer.totals);
  const rows = await allPages(
    async (before) =>
      (await team.top.call(reportTeamList, { ...range, pageSize: 1, ...(before && { before }) })).answer,
  );
  expect(rows).toEqual(answer.list);
  expect((await team.top.call(getAgentTeam, range)).answer.totals).toEqual(answer.totals);
});

test('a branch is opened by its account; what is not below is not found', async ({ team }) => {
  const { answer } = await team.top.call(reportTeamList, { ...range, account: 'teamagent' });
  expect(answer.list!.map(({ account }) => account)).toEqual(['teamagent', 'teambob']);
  expect((await team.middle.call(reportTeamList, { account: 'agent01' })).answer.code).toBe('notFound');
});

test('the flags of a station take the columns out of rows and totals, and leave the profit as it is', async () => {
  const server = await startServer({
    stations: [
      {
        code: 'alpha',
        name: '测试一站',
        frontConfig: { noShowChongzhiBaoBiao: true, noShowTiKuanBaoBiao: true },
      },
    ],
  });
  try {
    await setRates(server, 'agent01', 80_000);
    const { answer } = await server.call(reportTeamList, {}, { as: 'agent01' });
    for (const figures of [answer.totals!, ...answer.list!.map((row) => row.figures)]) {
      expect(figures).not.toHaveProperty('depositAmount');
      expect(figures).not.toHaveProperty('withdrawAmount');
      expect(figures).toHaveProperty('profit');
    }
  } finally {
    await server.stop();
  }
});
