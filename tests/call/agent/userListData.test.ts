// Owns the test of agent/userListData: members with search, filters and order, and their own figures sum to the team's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAgentTeam, kickbackReset, userListData } from '#contract/agent.generated.ts';
import { added, allPages, openTeam, playSome, type Team } from '#support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await playSome(team);
}, 60_000);
afterAll(() => team.table.close());

const range = { startDate: '2026-11-20', endDate: '2026-11-22' };
const names = async (request: Parameters<typeof team.top.call<object, object>>[1]) =>
  ((await team.top.call(userListData, request)).answer.list ?? []).map(({ member }) => member.account);

test('order, scope, search and type choose who is listed', async () => {
  expect(await names({})).toEqual(['teambob', 'teamagent', 'member01']);
  expect(await names({ sort: 'oldest' })).toEqual(['member01', 'teamagent', 'teambob']);
  expect(await names({ sort: 'account' })).toEqual(['member01', 'teamagent', 'teambob']);
  expect(await names({ scope: 'direct' })).toEqual(['teamagent', 'member01']);
  expect(await names({ search: 'TEAM' })).toEqual(['teamagent', 'teambob']);
  expect(await names({ search: 'member02' })).toEqual([]);
  expect(await names({ type: 'agent' })).toEqual(['teamagent']);
  expect(await names({ online: true })).toEqual(['teambob', 'teamagent']);
  expect(await names({ account: 'teamagent' })).toEqual(['teambob']);
});

test('pages of one each list everybody once, and all own figures with the agent’s sum to the totals', async () => {
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

test('rates are those of members directly below the caller, and nobody else’s', async () => {
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

test('a foreign account is not found, and a member is refused', async () => {
  expect((await team.middle.call(userListData, { account: 'member01' })).answer.code).toBe('notFound');
  expect((await team.bottom.call(userListData, {})).answer.success).toBe(false);
});
