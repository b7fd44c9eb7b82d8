// agent/recommend: friends who came by a member's link, and what their bets earned, once a day.
import { expect } from 'vitest';
import { agentRecommendSave, recommend } from '#contract/agent.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { playTest as test } from '#support/playTable.ts';
import { bet, giveMoney, idOf, ledgerOf, password } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { addPlatforms, reported, store } from '../../server/games/storedRounds.ts';

test('a friend stands below the member’s agent, and earns the member the fixed rate of yesterday’s valid bets, once', async ({
  table,
}) => {
  const member = await table.player('member01');
  await table.server.inStation(alpha, (db) =>
    db
      .insertInto('team_setting')
      .values({ station: alpha, recommend_rates: [1_500, 0, 0, 0, 0, 0, 0, 0] })
      .execute(),
  );
  const { answer: before } = await member.call(recommend, {});
  expect(before).toMatchObject({
    code: '',
    friends: 0,
    earned: '0.0000',
    rates: [{ category: 'lottery', rate: '0.15' }],
  });
  const { code } = (await member.call(agentRecommendSave, {})).answer;
  const friend = table.server.client(alpha);
  const registered = await friend.call(register, {
    account: 'goodfriend',
    password,
    rePassword: password,
    promoCode: code!,
  });
  expect(registered.answer.success).toBe(true);
  const place = await table.server.inStation(alpha, (db) =>
    db
      .selectFrom('account as a')
      .innerJoin('account as u', 'u.id', 'a.parent_id')
      .innerJoin('team_origin as o', 'o.account_id', 'a.id')
      .select(['u.name', 'o.way'])
      .where('a.name', '=', 'goodfriend')
      .executeTakeFirst(),
  );
  expect(place).toEqual({ name: 'agent01', way: 'friend' });
  await giveMoney(table.server, 'goodfriend', 5_000);
  await bet(table, friend, 1000);
  // Live games have a rate of their own, which is none.
  await addPlatforms(table.server);
  const friendId = await idOf(table.server, 'goodfriend');
  await store(table.server, 'sandbox-live', [
    reported(friendId, table.server.now(), { stake: 5_000_000n, valid: 5_000_000n }),
  ]);
  await table.pass(60);
  await table.server.runMoneyJob();
  expect((await member.call(recommend, {})).answer).toMatchObject({ code, friends: 1, earned: '0.0000' });
  // Two days later: both days are caught up, and another round pays nothing again.
  table.nowMs += 2 * 86_400_000;
  await table.server.runMoneyJob();
  await table.server.runMoneyJob();
  expect(await ledgerOf(table.server, 'member01')).toMatchObject({ 11: 15_000n });
  await member.logIn('member01');
  expect((await member.call(recommend, {})).answer).toMatchObject({
    friends: 1,
    earned: '1.5000',
    earnedYesterday: '0.0000',
    list: [{ account: 'go****nd', earned: '1.5000' }],
  });
  // The bill calls it by its name: the member is no agent.
  const { answer: bill } = await member.call(moneyIncomeList, { kind: 'commission' });
  expect(bill.list).toMatchObject([{ type: 11, typeName: '推荐奖励', amount: '1.5000' }]);
});
