// report/reportOrderList: the bets of one account of the team with what each earned the agent who looks.
import { expect } from 'vitest';
import { getAgentTeam } from '#contract/agent.generated.ts';
import { batchRevokeOrder } from '#contract/lottery.generated.ts';
import { reportOrderList } from '#contract/report.generated.ts';
import { storeRounds } from '#server/money/games/storeRounds.ts';
import { allPages, bet, endWithPush, idOf, password } from '#support/team.ts';
import { busyTeamTest as test } from '#support/teamTest.ts';
import { alpha } from '#support/testStations.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { addPlatforms, reported } from '../../server/games/storedRounds.ts';

const range = { startDate: '2026-11-20', endDate: '2026-11-22' };

test('bets come newest first, with totals of the filter, and the commission of whoever looks', async ({
  team,
}) => {
  const { answer } = await team.middle.call(reportOrderList, { ...range, account: 'teambob' });
  expect(answer.list!.map(({ account, buyMoney, commission }) => [account, buyMoney, commission])).toEqual([
    ['teambob', '7.0000', '0.0000'],
    ['teambob', '200.0000', '3.0000'],
    ['teambob', '100.0000', '1.5000'],
  ]);
  expect(answer.totals).toMatchObject({ count: 3, buyMoney: '307.0000', commission: '4.5000' });
  const { answer: above } = await team.top.call(reportOrderList, { ...range, account: 'teambob' });
  expect(above.totals!.commission).toBe('1.5000');
  const rows = await allPages(
    async (before) =>
      (
        await team.middle.call(reportOrderList, {
          ...range,
          account: 'teambob',
          pageSize: 1,
          ...(before && { before }),
        })
      ).answer,
  );
  expect(rows).toEqual(answer.list);
});

test('state, lottery and days choose', async ({ team }) => {
  const count = async (request: object) =>
    (await team.top.call(reportOrderList, { account: 'teambob', ...range, ...request })).answer.totals!.count;
  expect(await count({ state: 'waiting' })).toBe(1);
  expect(await count({ state: 'ended' })).toBe(2);
  expect((await count({ state: 'won' })) + (await count({ state: 'lost' }))).toBe(2);
  expect(await count({ lotCode: 'FFK3' })).toBe(0);
  expect(await count({ endDate: '2026-11-20' })).toBe(1);
});

test('what counts of the bets and rounds of a day is the member’s own turnover of that day, across midnight', async ({
  team,
}) => {
  const { table, server, bottom, middle } = team;
  const id = await idOf(server, 'teambob');
  await addPlatforms(server);
  // Placed before midnight: one settled after it, one revoked after it; and a round of the day.
  table.nowMs = Date.UTC(2026, 10, 24, 15, 59, 20);
  await table.job.tick();
  await bottom.logIn('teambob', password);
  await middle.logIn('teamagent', password);
  await bet(table, bottom, 50);
  const revoked = await bet(table, bottom, 60);
  const pushed = await bet(table, bottom, 70);
  await server.inStation(alpha, (db) =>
    storeRounds(
      db,
      alpha,
      'sandbox-live',
      [reported(id, server.now(), { stake: 900_000n, valid: 700_000n, prize: 100_000n })],
      server.now(),
    ),
  );
  expect((await bottom.call(batchRevokeOrder, { orderIds: revoked })).answer.success).toBe(true);
  await endWithPush(server, pushed);
  await table.pass(90);
  await server.runMoneyJob();
  const seen = { revoked: false, pushed: false, rounds: 0 };
  for (const day of ['2026-11-24', '2026-11-25']) {
    const days = { startDate: day, endDate: day };
    const { answer } = await middle.call(reportOrderList, { ...days, account: 'teambob', pageSize: 100 });
    const { answer: figures } = await middle.call(getAgentTeam, { ...days, account: 'teambob' });
    const rows = [...answer.list!, ...answer.rounds!];
    const valid = wireMoney(rows.reduce((sum, { validMoney }) => sum + parseMoney(validMoney), 0n));
    expect([day, valid]).toEqual([day, figures.own!.betAmount]);
    const lotteries = wireMoney(
      answer.list!.reduce((sum, { validMoney }) => sum + parseMoney(validMoney), 0n),
    );
    expect(answer.totals).toMatchObject({ validMoney: lotteries, unsettled: figures.own!.unsettled });
    for (const { status, validMoney } of answer.list!) {
      if (status === 4 || status === 10) expect(validMoney).toBe('0.0000');
      seen.revoked ||= status === 4;
      seen.pushed ||= status === 10;
    }
    seen.rounds += answer.rounds!.length;
  }
  expect(seen).toEqual({ revoked: true, pushed: true, rounds: 1 });
});

test('a foreign account is not found, and a wrong page is refused', async ({ team }) => {
  expect((await team.middle.call(reportOrderList, { account: 'agent01' })).answer.code).toBe('notFound');
  expect((await team.middle.call(reportOrderList, { before: 'x' })).answer.success).toBe(false);
});
