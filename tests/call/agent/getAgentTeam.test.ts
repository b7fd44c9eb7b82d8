// agent/getAgentTeam: counts and figures of a team, live and folded, and nobody sees a foreign account.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { getAgentTeam } from '#contract/agent.generated.ts';
import { mismatchesOf } from '#support/team.ts';
import { busyTeamTest as test } from '#support/teamTest.ts';
import { alpha } from '#support/testStations.ts';

const range = { startDate: '2026-11-20', endDate: '2026-11-22' };

test('overview and figures are the same before and after the job has added up what is new', async ({
  team,
}) => {
  const { answer: live } = await team.top.call(getAgentTeam, range);
  // agent01, member01 of the demonstration, teamagent, teambob; all but teamagent and teambob logged in on an earlier day.
  expect(live.overview).toMatchObject({
    accounts: 4,
    agents: 2,
    members: 2,
    direct: 2,
    neverLoggedIn: 0,
    newToday: 0,
  });
  expect(live.totals).toMatchObject({ betAmount: '339.0000', unsettled: '7.0000' });
  // 1.5 % and 0.5 % of teambob's 300, 0.5 % of teamagent's 30.
  expect(live.totals!.proxyRebateAmount).toBe('6.1500');
  const waiting = await team.server.inStation(alpha, (db) =>
    sql<{ n: number }>`SELECT count(*)::int AS n FROM team_entry`.execute(db),
  );
  expect(waiting.rows[0]!.n).toBeGreaterThan(0);
  await team.server.runMoneyJob();
  const { answer: folded } = await team.top.call(getAgentTeam, range);
  expect({ ...folded.totals, ...folded.overview, ...folded.own }).toEqual({
    ...live.totals,
    ...live.overview,
    ...live.own,
  });
  expect(await mismatchesOf(team.server)).toEqual([]);
});

test('one member’s page has its own figures, its place and nothing personal', async ({ team }) => {
  const { answer } = await team.top.call(getAgentTeam, { account: 'TEAMBOB', ...range });
  expect(answer.member).toMatchObject({
    account: 'teambob',
    upline: 'teamagent',
    distance: 2,
    type: 'member',
    teamSize: 1,
  });
  expect(answer.own).toEqual(answer.totals);
  expect(answer.own!.betAmount).toBe('300.0000');
  expect(JSON.stringify(answer)).not.toMatch(/phone|realName|card/i);
});

test('an agent in the middle sees its branch; those above, beside and of nobody are not found, in the same words', async ({
  team,
}) => {
  const { answer } = await team.middle.call(getAgentTeam, range);
  expect(answer.overview).toMatchObject({ accounts: 2, agents: 1, direct: 1 });
  expect(answer.totals!.betAmount).toBe('330.0000');
  const answers = [];
  for (const account of ['agent01', 'member01', 'member02', 'nobody99'])
    answers.push((await team.middle.call(getAgentTeam, { account })).answer);
  for (const each of answers) expect(each).toEqual(answers[3]);
  expect(answers[3]).toMatchObject({ success: false, code: 'notFound' });
});

test('the range is checked', async ({ team }) => {
  const reversed = await team.top.call(getAgentTeam, { startDate: '2026-11-22', endDate: '2026-11-20' });
  expect(reversed.answer).toMatchObject({ success: false, fieldErrors: { endDate: expect.any(String) } });
  const long = await team.top.call(getAgentTeam, { startDate: '2026-01-01', endDate: '2026-11-20' });
  expect(long.answer).toMatchObject({ success: false, fieldErrors: { endDate: expect.any(String) } });
});
