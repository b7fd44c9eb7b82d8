// Limits hold what goes to platforms and what buys points.
import { expect } from 'vitest';
import { pointsExchange } from '#contract/activity.generated.ts';
import { openGame, setAutoExchange, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { sellPoints } from '#support/activities.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import { platformsWorld } from '#support/platformsTest.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { idOf } from '../money/wallets.ts';
import { heldAt } from '../platformMoney.ts';

const platform = 'sandbox-egame';
const test = platformsWorld();

const transfer = async (client: Client, money: string, back = false) =>
  (
    await client.call(thirdRealTransMoney, {
      changeFrom: back ? platform : 'sys',
      changeTo: back ? 'sys' : platform,
      money,
    })
  ).answer;

/** A round of a platform, as the job that reads them stores it. */
const played = (server: RunningServer, stake: bigint, prize: bigint) =>
  server.inStation(alpha, async (db) => {
    const at = server.now();
    const account_id = await idOf(db, 'member01');
    await db
      .insertInto('game_round')
      .values({
        station: alpha,
        platform,
        round_no: `limit-${stake}-${prize}`,
        version: 1,
        account_id,
        kind: 'egame',
        game: 'dragon',
        state: prize > stake ? 'won' : 'lost',
        stake,
        valid: stake,
        prize,
        bet_at: at,
        settled_at: at,
        detail: '{}',
        stored_at: at,
      })
      .execute();
    await db
      .insertInto('game_day')
      .values({
        station: alpha,
        account_id,
        kind: 'egame',
        day: '2026-11-20',
        platform,
        state: prize > stake ? 'won' : 'lost',
        rounds: 1n,
        stake,
        valid: stake,
        prize,
      })
      .onConflict((known) => known.doNothing())
      .execute();
  });

test('no more goes to a platform than is left, rounds count, and money comes back all the same', async ({
  server,
  member,
}) => {
  await member.call(setAutoExchange, { autoExchange: 'off' });
  const used = Number((await limitOf(member, 'loss', 'day')).used);
  await limitTo(member, 'loss', 'day', String(used + 100));
  const refused = await transfer(member, '101');
  expect(refused).toMatchObject({ success: false, code: 'LIMIT_LOSS' });
  expect(refused.fieldErrors?.money).toContain('现在还可投注100.00元');
  expect(await transfer(member, '100')).toMatchObject({ success: true });
  // Moving money is no stake yet.
  expect(Number((await limitOf(member, 'loss', 'day')).used)).toBe(used);
  await played(server, 1_000_000n, 0n);
  expect(await limitOf(member, 'loss', 'day')).toMatchObject({ left: '0.0000' });
  expect(await transfer(member, '1')).toMatchObject({ code: 'LIMIT_LOSS' });
  expect((await member.call(openGame, { platform, gameCode: 'dragon' })).answer).toMatchObject({
    success: false,
    code: 'LIMIT_LOSS',
  });
  expect(await transfer(member, '40', true)).toMatchObject({ success: true });
});

test('automatic exchange carries what is left and no more', async ({ server, agent }) => {
  const used = Number((await limitOf(agent, 'stake', 'week')).used);
  await limitTo(agent, 'stake', 'week', String(used + 50));
  await agent.call(setAutoExchange, { autoExchange: 'on' });
  const before = await heldAt(server, platform, 'agent01');
  const { answer } = await agent.call(openGame, { platform, gameCode: 'dragon' });
  expect(answer).toMatchObject({ success: true, carried: '50.0000' });
  expect((await heldAt(server, platform, 'agent01')) - before).toBe(500_000n);
});

test('points that are bought are a stake', async ({ server }) => {
  await sellPoints(server, alpha);
  const client = server.client(alpha);
  await client.logIn('agent01');
  const buy = async (amount: string) =>
    (await client.call(pointsExchange, { direction: 'toPoints', amount })).answer;
  const { left } = await limitOf(client, 'stake', 'week');
  expect(left).toBe('50.0000');
  expect(await buy('60')).toMatchObject({ success: false, code: 'LIMIT_STAKE' });
  expect(await buy('50')).toMatchObject({ success: true });
  expect((await limitOf(client, 'stake', 'week')).left).toBe('0.0000');
});
