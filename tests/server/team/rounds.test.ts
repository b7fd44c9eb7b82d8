// Platform rounds in teams: commission by the valid bet, corrections by the difference, figures of the platform.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAgentTeam, getLotTeamReport, kickbackResetSave } from '#contract/agent.generated.ts';
import { CATEGORIES } from '#rules/team/categories.ts';
import { type ReportedRound, storeRounds } from '#server/money/games/storeRounds.ts';
import { idOf, ledgerOf, mismatchesOf, openTeam, type Team } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { addPlatforms, reported } from '../games/storedRounds.ts';

let team: Team;
let bob: number;
beforeAll(async () => {
  team = await openTeam();
  await addPlatforms(team.server);
  bob = await idOf(team.server, 'teambob');
  // 3, 2 and 1 percent of live games, from the top.
  for (const [name, rate] of [
    ['agent01', 30_000],
    ['teamagent', 20_000],
    ['teambob', 10_000],
  ] as const) {
    const id = await idOf(team.server, name);
    await team.server.inStation(alpha, async (db) => {
      const { rates } = await db
        .selectFrom('team_member')
        .select('rates')
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('team_member')
        .set({ rates: CATEGORIES.map((category, at) => (category === 'live' ? rate : rates[at]!)) })
        .where('account_id', '=', id)
        .execute();
    });
  }
});
afterAll(() => team.table.close());

const store = (round: ReportedRound) =>
  team.server.inStation(alpha, (db) => storeRounds(db, alpha, 'sandbox-live', [round], team.server.now()));
const earned = async () => {
  await team.server.runMoneyJob();
  const [direct, above] = [await ledgerOf(team.server, 'teamagent'), await ledgerOf(team.server, 'agent01')];
  return [(direct[11] ?? 0n) + (direct[12] ?? 0n), (above[13] ?? 0n) + (above[14] ?? 0n)];
};

test('a round pays by its valid bet, once; a correction by the difference and by the rates of the first time', async () => {
  const round = reported(bob, team.server.now(), {
    stake: 10_000_000n,
    valid: 8_000_000n,
    prize: 2_000_000n,
  });
  await store(round);
  await store(round);
  expect(await earned()).toEqual([80_000n, 80_000n]);
  await team.middle.call(kickbackResetSave, { account: 'teambob', live: '2.0' });
  await store({ ...round, version: 2, valid: 5_000_000n, prize: 5_000_000n });
  expect(await earned()).toEqual([50_000n, 50_000n]);
  await store({ ...round, version: 3, state: 'void', valid: 0n, prize: 10_000_000n });
  expect(await earned()).toEqual([0n, 0n]);
  await store({ ...round, version: 4, valid: 10_000_000n, prize: 0n });
  expect(await earned()).toEqual([100_000n, 100_000n]);
});

test('figures have the platform beside the lotteries, and agree with what is stored', async () => {
  const { answer } = await team.top.call(getLotTeamReport, {});
  expect(answer.list).toMatchObject([
    { lotCode: 'sandbox-live', orders: 1, betAmount: '1000.0000', winAmount: '0.0000' },
  ]);
  expect((await team.top.call(getAgentTeam, {})).answer.totals!.betAmount).toBe('1000.0000');
  expect(await mismatchesOf(team.server)).toEqual([]);
});

test('a correction that comes from another day is in the figures of the first one', async () => {
  const at = team.server.now();
  const round = reported(bob, at, { stake: 10_000_000n, valid: 10_000_000n });
  await store(round);
  await store({ ...round, version: 2, valid: 4_000_000n, settledAt: new Date(at.getTime() + 2 * dayMs) });
  expect(await mismatchesOf(team.server)).toEqual([]);
});
