// agent/kickbackResetSave: a rate moves between the members below and the agent, quota moves without being made, and all of it or nothing.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { kickbackReset, kickbackResetSave } from '#contract/agent.generated.ts';
import { idOf, openBelow, setRates, type Team } from '#support/team.ts';
import { teamTest as test } from '#support/teamTest.ts';
import { alpha } from '#support/testStations.ts';

const save = (team: Team, request: { account: string } & Record<string, unknown>) =>
  team.top.call(kickbackResetSave, request);
const rateOf = async (team: Team, account: string) =>
  (await team.top.call(kickbackReset, { account })).answer.rates![0]!.rate;

test('a rate goes up to the agent’s own and down to the highest below', async ({ team }) => {
  expect((await save(team, { account: 'teamagent', lottery: '8.0' })).answer.success).toBe(true);
  expect(await rateOf(team, 'teamagent')).toBe('8');
  expect((await save(team, { account: 'teamagent', lottery: '8.1' })).answer).toMatchObject({
    success: false,
    fieldErrors: { lottery: expect.any(String) },
  });
  const below = await save(team, { account: 'teamagent', lottery: '5.9' });
  expect(below.answer).toMatchObject({
    success: false,
    fieldErrors: { lottery: expect.stringContaining('1个下级') },
  });
  expect((await save(team, { account: 'teamagent', lottery: '6.0' })).answer.success).toBe(true);
  expect(await rateOf(team, 'teamagent')).toBe('6');
});

test('how many stand above a rate that is too low is said', async ({ team }) => {
  await save(team, { account: 'teamagent', lottery: '7.5' });
  await openBelow(team.table, team.middle, 'teamtwo', 'member', { lottery: '7.0' });
  const { answer } = await save(team, { account: 'teamagent', lottery: '5.0' });
  expect(answer.fieldErrors!.lottery).toContain('2个下级');
});

test('quota moves to the member and back, and a change that fails moves nothing', async ({ team }) => {
  await setRates(team.server, 'agent01', 130_000);
  const id = await idOf(team.server, 'agent01');
  await team.server.inStation(alpha, (db) => sql`SELECT team_quota_grant(${id}, 128000, 5)`.execute(db));
  const quotas = async () =>
    (await team.top.call(kickbackReset, { account: 'teamagent' })).answer.quotas![0]!;
  const low = await save(team, { account: 'teamagent', band: '12.8', quota: 2 });
  expect(low.answer).toMatchObject({ success: false, fieldErrors: { quota: expect.any(String) } });
  // The rate takes one of the agent's five; of the four left two move.
  expect(
    (await save(team, { account: 'teamagent', lottery: '12.9', band: '12.8', quota: 2 })).answer.success,
  ).toBe(true);
  expect(await quotas()).toMatchObject({
    own: { given: 3, used: 1, free: 2 },
    child: { given: 2, used: 0, free: 2 },
  });
  for (const quota of [3, -3, 0]) {
    const { answer } = await save(team, { account: 'teamagent', lottery: '12.8', band: '12.8', quota });
    expect(answer).toMatchObject({ success: false, fieldErrors: { quota: expect.any(String) } });
  }
  expect(await rateOf(team, 'teamagent')).toBe('12.9');
  expect(
    (await save(team, { account: 'teamagent', lottery: '10', band: '12.8', quota: -2 })).answer.success,
  ).toBe(true);
  expect(await quotas()).toMatchObject({ own: { given: 5, used: 0 }, child: { given: 0, used: 0 } });
  expect((await save(team, { account: 'teamagent', band: '9', quota: 1 })).answer).toMatchObject({
    fieldErrors: { band: expect.any(String) },
  });
});

test('who is not directly below is not found', async ({ team }) => {
  expect((await save(team, { account: 'teambob', lottery: '6.0' })).answer).toMatchObject({
    code: 'notFound',
  });
  expect((await save(team, { account: 'member02', lottery: '6.0' })).answer).toMatchObject({
    code: 'notFound',
  });
});
