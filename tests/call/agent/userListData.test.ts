// agent/userListData: members with search, filters and order, and their own figures sum to the team's.
import { expect } from 'vitest';
import {
  getAgentTeam,
  kickbackReset,
  type UserListDataRequest,
  userListData,
} from '#contract/agent.generated.ts';
import { added, allPages, type Team } from '#support/team.ts';
import { busyTeamTest as test } from '#support/teamTest.ts';

const range = { startDate: '2026-11-20', endDate: '2026-11-22' };
const names = async (team: Team, request: UserListDataRequest) =>
  ((await team.top.call(userListData, request)).answer.list ?? []).map(({ member }) => member.account);

test('order, scope, search and type choose who is listed', async ({ team }) => {
  expect(await names(team, {})).toEqual(['teambob', 'teamagent', 'member01']);
  expect(await names(team, { sort: 'oldest' })).toEqual(['member01', 'teamagent', 'teambob']);
  expect(await names(team, { sort: 'account' })).toEqual(['member01', 'teamagent', 'teambob']);
  expect(await names(team, { scope: 'direct' })).toEqual(['teamagent', 'member01']);
  expect(await names(team, { search: 'TEAM' })).toEqual(['teamagent', 'teambob']);
  expect(await names(team, { search: 'member02' })).toEqual([]);
  expect(await names(team, { type: 'agent' })).toEqual(['teamagent']);
  expect(await names(team, { online: true })).toEqual(['teambob', 'teamagent']);
  expect(await names(team, { account: 'teamagent' })).toEqual(['teambob']);
});

test('pages of one each list everybody once, and all own figures with the agent’s sum to the totals', async ({
  team,
}) => {
  for (const sort of ['newest', 'oldest', 'account'] as const) {
    const rows = await allPages(
      async (before) =>
        (await team.top.call(userListData, { ...range, sort, pageSize: 1, ...(before && { before }) }))
          .answer,
    );
    expect(rows.map(({ member }) => member.account).toSorted()).toEqual(['member01', 'teamagent', 'teambob']);
    const { answer } = await team.top.call(getAgentTeam, range);
    expect(added([answer.own!, ...rows.map(({ figures }) => figures)])).toEqual(answer.totals);
  }
});

test('rates are those of members directly below the caller, and nobody else’s', async ({ team }) => {
  const { list } = (await team.top.call(userListData, { sort: 'account' })).answer;
  const own = (await team.middle.call(userListData, {})).answer.list!;
  const of = (account: string) => list!.find(({ member }) => member.account === account)!;
  const terms = (await team.top.call(kickbackReset, { account: 'teamagent' })).answer;
  expect(of('teamagent').rates).toEqual(terms.rates!.map(({ category, rate }) => ({ category, rate })));
  expect(of('teamagent').groupBonus).toBe(terms.groupBonus!.rate);
  // Two steps below: its own agent sees it, the one above does not.
  expect(of('teambob')).toMatchObject({ rates: [], groupBonus: 0 });
  expect(own[0]).toMatchObject({ member: { account: 'teambob' }, groupBonus: expect.any(Number) });
  expect(own[0]!.rates.length).toBeGreaterThan(0);
});

test('a foreign account is not found', async ({ team }) => {
  expect((await team.middle.call(userListData, { account: 'member01' })).answer.code).toBe('notFound');
});
