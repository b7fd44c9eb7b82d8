// A break calls back what lies at platforms and closes the seats there: exactly, once, whatever is lost on the way.
import { expect } from 'vitest';
import { takeBreak } from '#contract/protection.generated.ts';
import { moneyChangeData } from '#contract/report.generated.ts';
import { openGame, setAutoExchange, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { platformsWorld } from '#support/platformsTest.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { reported, store } from '../games/storedRounds.ts';
import { accountId, expectAgreement, heldAt, heldHere, type TestedPlatform } from '../platformMoney.ts';

const test = platformsWorld();
const YUAN = 10_000n;

/** Somebody who has moved money to a platform, and no break. */
async function mover(
  server: RunningServer,
  name: string,
  platform: TestedPlatform,
  yuan: number,
): Promise<Client> {
  await server.pool.query(`ALTER TABLE break_wish DISABLE TRIGGER append_only; DELETE FROM break_wish; DELETE FROM break_member;
    ALTER TABLE break_wish ENABLE TRIGGER append_only`);
  const client = server.client(alpha);
  await client.logIn(name);
  await client.call(setAutoExchange, { autoExchange: 'off' });
  const { answer } = await client.call(thirdRealTransMoney, {
    changeFrom: 'sys',
    changeTo: platform,
    money: String(yuan),
  });
  expect(answer.success).toBe(true);
  return client;
}

const takeOne = async (client: Client) => {
  const { answer } = await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  expect(answer.success).toBe(true);
};

/** What is left to call back. */
const openRecalls = async (server: RunningServer) =>
  server.inStation(alpha, (db) =>
    db.selectFrom('break_recall').select(['platform', 'tries']).where('ended_at', 'is', null).execute(),
  );

/** Rounds of the money job until nothing is left to call back; each half a minute after the one before. */
async function untilBack(server: RunningServer, most = 12): Promise<number> {
  for (let rounds = 1; rounds <= most; rounds += 1) {
    await server.runMoneyJob();
    if ((await openRecalls(server)).length === 0) return rounds;
    await server.passTime(30);
  }
  throw new Error(`still open: ${JSON.stringify(await openRecalls(server))}`);
}

test('what lies at a platform is back by itself, the seat is closed, and the records say so', async ({
  server,
}) => {
  const platform = 'sandbox-egame';
  const before = await heldHere(server);
  const client = await mover(server, 'member01', platform, 300);
  const { answer: game } = await client.call(openGame, { platform, gameCode: 'dragon' });
  const entered = await fetch(game.url!, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const state = () => fetch(new URL('/state', game.url!), { headers: { cookie } });
  expect((await state()).status).toBe(200);
  const { answer: second } = await client.call(openGame, { platform, gameCode: 'dragon' });

  await takeOne(client);
  await untilBack(server);
  expect(await heldAt(server, platform)).toBe(0n);
  expect(await heldHere(server)).toEqual(before);
  expect((await state()).ok).toBe(false);
  // A way in that was not used yet leads nowhere.
  expect((await fetch(second.url!, { redirect: 'manual' })).status).toBe(403);
  await client.logIn('member01');
  const { answer } = await client.call(moneyChangeData, { direction: 'out', pageSize: 1 });
  expect(answer.list).toMatchObject([
    { platform, direction: 'out', money: '300.0000', status: 'success', auto: true },
  ]);
  await expectAgreement(server);
});

test('an answer that is lost, a platform that is away and one that cannot close seats delay it, and it comes once', async ({
  server,
  faults,
}) => {
  const platform = 'sandbox-chess';
  const before = await heldHere(server, 'agent01');
  const client = await mover(server, 'agent01', platform, 120);
  const met: string[] = [];
  let transfers = 0;
  let isAway = true;
  faults.at = (_name, path) => {
    met.push(path);
    if (isAway) return { losesQuestion: true };
    if (path === '/leave') return { losesAnswer: true };
    if (path !== '/transfer') return undefined;
    transfers += 1;
    return transfers === 1 ? { losesAnswer: true } : undefined;
  };
  await takeOne(client);
  await server.runMoneyJob();
  expect(await heldAt(server, platform, 'agent01')).toBe(120n * YUAN);
  expect(await openRecalls(server)).toMatchObject([{ platform }]);
  isAway = false;
  await server.passTime(30);
  await untilBack(server);
  expect(met).toContain('/leave');
  expect(transfers).toBe(1);
  expect(await heldAt(server, platform, 'agent01')).toBe(0n);
  expect(await heldHere(server, 'agent01')).toEqual(before);
  await expectAgreement(server);
});

test('a bet there that is not settled keeps the platform in sight, and a break that is over ends it', async ({
  server,
}) => {
  const platform = 'sandbox-fish';
  const client = await mover(server, 'member01', platform, 50);
  const member = await accountId(server, 'member01');
  const round = reported(member, server.now(), {
    kind: 'fish',
    game: 'reef',
    state: 'unsettled',
    valid: 0n,
    settledAt: null,
  });
  await store(server, platform, [round]);
  await takeOne(client);
  await server.runMoneyJob();
  await server.passTime(60);
  await server.runMoneyJob();
  expect(await heldAt(server, platform)).toBe(0n);
  expect(await openRecalls(server)).toMatchObject([{ platform }]);
  await store(server, platform, [
    { ...round, version: 2, state: 'lost', valid: 100_000n, settledAt: server.now() },
  ]);
  await untilBack(server, 20);

  // Whoever may play again keeps there what is there.
  const again = await mover(server, 'member01', platform, 40);
  await takeOne(again);
  await server.passTime(25 * 3600);
  await server.runMoneyJob();
  expect(await openRecalls(server)).toEqual([]);
  expect(await heldAt(server, platform)).toBe(40n * YUAN);
});
