// The demonstration's team: forty members over three levels with weeks of bets, links and commission, whose figures agree with the ledger.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { midAutumnInfo, treasureAllInfo, wheelInfo } from '#contract/activity.generated.ts';
import {
  agentRegPromotionList,
  financeReport,
  getAgentTeam,
  userListData,
} from '#contract/agent.generated.ts';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { createHashing } from '#server/account/hashing.ts';
import { maskedWinner } from '#server/activities/winners.ts';
import { placeDemoBets } from '#server/demo/demoBets.ts';
import { seedForum } from '#server/demo/forum/seedForum.ts';
import { demoTeam, seedTeams } from '#server/demo/seedTeam.ts';
import { resolveStation } from '#station/station.ts';
import { openTable, type Table, troublesOf } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { mismatchesOf } from '#support/team.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { addDays, dayOf } from '#values/days.ts';

let table: Table;
let agent: Client;
beforeAll(async () => {
  table = await openTable();
  const offering = { ...testStations[0]!, frontConfig: { bonusPercent: 3, bonusAmount: 100 } };
  const stations = [resolveStation(offering)];
  const { settings } = table.server.context;
  const seed = () =>
    seedTeams(table.server.pool, stations, new Date(table.nowMs), createHashing(settings), 'demo8888');
  await seed();
  // A restart seeds nothing again.
  await seed();
  await placeDemoBets({
    pool: table.server.pool,
    stations,
    now: new Date(table.nowMs),
    job: table.job,
    isStopped: () => false,
  });
  await table.server.runMoneyJob();
  agent = await table.player('agent01');
});
afterAll(() => table.close());

test('agent01 has forty members over three levels, links with registrations, and two weeks of figures', async () => {
  const today = dayOf(table.nowMs);
  const range = { startDate: addDays(today, -14), endDate: today };
  const { answer: team } = await agent.call(getAgentTeam, range);
  // With itself and member01.
  expect(team.overview!.accounts).toBe(demoTeam.length + 2);
  expect(team.overview!.neverLoggedIn).toBeGreaterThan(0);
  expect(team.overview!.loggedInToday).toBeGreaterThan(2);
  const { answer: members } = await agent.call(userListData, { pageSize: 100 });
  expect(new Set(members.list!.map(({ member }) => member.distance))).toEqual(new Set([1, 2, 3]));
  const { answer: days } = await agent.call(financeReport, range);
  const active = days.list!.filter(({ figures }) => figures.betAmount !== '0.0000');
  expect(active.length).toBeGreaterThanOrEqual(12);
  expect(Number(team.totals!.proxyRebateAmount)).toBeGreaterThan(10);
  expect(Number(team.totals!.rebateAmount)).toBeGreaterThan(1);
  expect(Number(team.totals!.depositAmount)).toBeGreaterThan(5_000);
  expect(Number(team.own!.proxyRebateAmount)).toBeGreaterThan(5);
  const { answer: links } = await agent.call(agentRegPromotionList, {});
  expect(links.list!.map(({ isOn, registrations }) => [isOn, registrations > 0])).toContainEqual([
    true,
    true,
  ]);
  expect(links.list!.map(({ isOn }) => isOn)).toContain(false);
});

test('some of them have won at the wheel, with the dice and from the chests in the last days, and the newest are shown', async () => {
  const names = [...demoTeam].map(({ name }) => maskedWinner(name));
  const won = {
    wheel: (await agent.call(wheelInfo, {})).answer.winners!,
    dice: (await agent.call(midAutumnInfo, {})).answer.winners!,
    chests: (await agent.call(treasureAllInfo, {})).answer.winners!,
  };
  for (const [what, winners] of Object.entries(won)) {
    expect([what, winners.length > 0]).toEqual([what, true]);
    for (const { account } of winners) expect(names).toContain(account);
  }
});

test('where a station offers direct charge, a member has asked for it', async () => {
  const asked = await table.server.inStation(alpha, (db) =>
    db
      .selectFrom('direct_charge as c')
      .innerJoin('account as a', 'a.id', 'c.account_id')
      .select(['a.name', 'c.status', 'c.explanation'])
      .execute(),
  );
  const { refused } = ApplicationStatus;
  expect(asked).toEqual([{ name: 'member02', status: refused, explanation: '本次不符合活动条件' }]);
});

test('what the forum shares are bets that its authors placed before they wrote', async () => {
  await seedForum(table.server.pool, [alpha], new Date(table.nowMs), () => false);
  const { rows } = await table.server.inStation(alpha, (db) =>
    sql<{ isOwn: boolean; nick: string | null }>`
      SELECT o.account_id = f.author_id AND o.created_at < f.created_at AS "isOwn", a.nick_name AS nick
        FROM forum_article f JOIN account a ON a.id = f.author_id LEFT JOIN bet_order o ON o.id = (f.card ->> 'orderId')::bigint
        WHERE f.card ->> 'kind' = 'slip'`.execute(db),
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const row of rows) expect(row).toEqual({ isOwn: true, nick: expect.any(String) });
});

test('all of it agrees with ledger, orders and withdrawals', async () => {
  expect(await mismatchesOf(table.server, alpha)).toEqual([]);
  expect(await troublesOf(table)).toEqual([]);
});
