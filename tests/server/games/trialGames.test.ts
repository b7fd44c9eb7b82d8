// A trial account plays at platforms with play money where its station opens that: exactly, apart from real money, and nowhere else.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { autoExchange, getOnOffBaseBtn, thirdGameList } from '#contract/session.generated.ts';
import { openGame, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { ledgerAccount, ledgerTypes, post } from '#server/db/ledger.ts';
import { platformsWorld } from '#support/platformsTest.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { parseMoney } from '#values/money.ts';
import {
  accountId,
  booksOf,
  expectAgreement,
  heldAt,
  heldHere,
  type TestedPlatform,
} from '../platformMoney.ts';

const test = platformsWorld({
  stations: [
    { code: alpha, name: '试玩站', onOff: { trialGames: true } },
    { code: 'shut', name: '无试玩站', onOff: { trialOpen: false, trialGames: true } },
    { code: 'silent', name: '普通站' },
  ],
  settings: { trialGamesPerMinute: 8 },
});

const slots = 'sandbox-egame';
const name = 'trial01';
const play = async (server: RunningServer) => (await heldHere(server, name, 'play')).wallet;
const there = (server: RunningServer, platform: TestedPlatform = slots) =>
  heldAt(server, platform, name, 'play');
const bringBack = async (client: Client) => (await client.call(autoExchange, {})).answer;

/** The cookie of a seat, and its page. */
async function enter(url: string) {
  const entered = await fetch(url, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const page = async (path: string) => (await fetch(new URL(path, url), { headers: { cookie } })).text();
  const bet = async (body: object) => {
    const answer = await fetch(new URL('/bet', url), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { ok: boolean; round: { stake: string; prize: string } };
  };
  return { page, bet };
}

test.beforeEach(async ({ server, trial }) => {
  server.passTime(61);
  await bringBack(trial);
});

test('a slot is played with play money that comes back to the cent, and nothing of it is real', async ({
  server,
  trial,
}) => {
  const before = await play(server);
  const { answer } = await trial.call(openGame, { platform: slots, gameCode: 'dragon' });
  expect(answer).toMatchObject({ success: true, auto: true, processing: false, carried: '2000.0000' });
  expect([await play(server), await there(server)]).toEqual([0n, before]);
  // The same account has nothing of the station's real money there.
  expect(await heldAt(server, slots, name)).toBe(0n);
  const { page, bet } = await enter(answer.url!);
  expect(await page('/game')).toContain('试玩金 · 不可提款');
  expect(await page('/lobby')).toContain('试玩金 · 不可提款');
  const { ok, round } = await bet({ once: 'a-trial-spin', stake: '5' });
  expect(ok).toBe(true);
  // The player finds it there, named as what it is.
  const history = await page('/history');
  expect(history).toContain('class="play-money"');
  expect(history).toContain('"today":{"count":1,"stake":"5.0000"');
  const left = before - parseMoney(round.stake) + parseMoney(round.prize);
  expect(await there(server)).toBe(left);
  const { orders } = await bringBack(trial);
  expect(orders).toMatchObject([{ direction: 'out', status: 'success' }]);
  const fraction = left % 10_000n;
  expect([await play(server), await there(server)]).toEqual([left - fraction, fraction]);
  await expectAgreement(server);

  await server.runGamesJob();
  await server.runMoneyJob();
  const owner = await accountId(server, name);
  const traces = await server.inStation(alpha, (db) =>
    sql<{ rounds: number; claims: number; real: number; games: number; counted: number }>`SELECT
      (SELECT count(*)::int FROM game_round) AS rounds, (SELECT count(*)::int FROM platform_claim) AS claims,
      (SELECT count(*)::int FROM ledger_account WHERE owner_id = ${owner} AND book = 'real') AS real,
      (SELECT count(*)::int FROM game_member WHERE account_id = ${owner}) AS games,
      (SELECT count(*)::int FROM figure_moves(0, 1000000000) WHERE part = ${`game:${slots}`}) AS counted`.execute(
      db,
    ),
  );
  expect(traces.rows).toEqual([{ rounds: 0, claims: 0, real: 0, games: 0, counted: 0 }]);
});

test.for([
  ['sandbox-chess', 'niuniu'],
  ['sandbox-fish', 'fish'],
] as const)('%s opens as well', async ([platform, kind], { server, trial }) => {
  const { answer: list } = await trial.call(thirdGameList, { type: kind === 'fish' ? 'fish' : 'chess' });
  const [game] = list.thirdGameList!.filter((each) => each.platform === platform);
  expect(game!.trial).toBe(true);
  const { answer } = await trial.call(openGame, { platform, gameCode: game!.gameCode });
  expect(answer.success).toBe(true);
  expect(await there(server, platform)).toBeGreaterThan(0n);
  const { page } = await enter(answer.url!);
  expect(await page('/game')).toContain('试玩金');
  await bringBack(trial);
  await expectAgreement(server);
});

test('tables and matches that others are at are not tried', async ({ server, trial }) => {
  const before = await play(server);
  for (const [platform, type] of [
    ['sandbox-live', 'live'],
    ['sandbox-sport', 'sport'],
  ] as const) {
    const { answer: list } = await trial.call(thirdGameList, { type });
    const game = list.thirdGameList!.find((each) => each.platform === platform)!;
    expect(game.trial).toBeUndefined();
    const { answer } = await trial.call(openGame, { platform, gameCode: game.gameCode });
    expect(answer).toMatchObject({ success: false, code: 'noTrialGame' });
  }
  expect(await play(server)).toBe(before);
});

test('a platform that does not keep play money apart is not offered', async ({ server, trial, member }) => {
  const { party } = server.counterparties['game-egame']!;
  Object.assign(party, { playMoney: false });
  try {
    const { answer: list } = await trial.call(thirdGameList, { type: 'egame' });
    const of = (platform: string) => list.thirdGameList!.filter((each) => each.platform === platform);
    expect(of(slots).some(({ trial: isOffered }) => isOffered)).toBe(false);
    const { answer } = await trial.call(openGame, { platform: slots, gameCode: 'dragon' });
    expect(answer).toMatchObject({ code: 'noTrialGame' });
    // Members play there as ever.
    expect((await member.call(openGame, { platform: slots, gameCode: 'dragon' })).answer.success).toBe(true);
    await member.call(autoExchange, {});
  } finally {
    Object.assign(party, { playMoney: true });
  }
});

test('a station that does not open it refuses with the way to an account', async ({ server }) => {
  for (const [station, saysOpen] of [
    ['shut', true],
    ['silent', false],
  ] as const) {
    const client = server.client(station);
    await client.logIn(name);
    const { answer: onOff } = await client.call(getOnOffBaseBtn, {});
    const { answer } = await client.call(openGame, { platform: slots, gameCode: 'dragon' });
    expect([onOff.trialGames, answer.code, answer.msg]).toEqual([
      saysOpen,
      'noTrialGame',
      '该游戏不能试玩，注册账号后即可游戏',
    ]);
  }
});

test('with three in ten lost, late or doubled on the way both sides agree in the end', async ({
  server,
  trial,
  faults,
}) => {
  const before = await play(server);
  let asked = 0;
  faults.at = (_process, path): Fault | undefined => {
    if (path !== '/transfer' && path !== '/order') return undefined;
    asked += 1;
    if (asked % 10 === 1) return { losesAnswer: true };
    if (asked % 10 === 4) return { losesQuestion: true };
    return asked % 10 === 7 ? { isDoubled: true } : undefined;
  };
  for (let turn = 0; turn < 6; turn += 1) {
    await trial.call(openGame, { platform: slots, gameCode: 'dragon' });
    await bringBack(trial);
  }
  expect(asked).toBeGreaterThan(7);
  const open = async () =>
    (
      await server.inStation(alpha, (db) =>
        db.selectFrom('transfer_order').select('id').where('ask_at', 'is not', null).execute(),
      )
    ).length;
  for (let rounds = 0; (await open()) > 0; rounds += 1) {
    expect(rounds).toBeLessThan(20);
    server.passTime(61);
    await server.runMoneyJob();
  }
  faults.at = () => undefined;
  await server.counterparties['game-egame']!.idle();
  await bringBack(trial);
  await expectAgreement(server);
  const held = await heldHere(server, name, 'play');
  expect(held).toEqual({ wallet: before, transit: 0n });
});

test('more games in a minute than the station lets open are refused, and move nothing', async ({
  server,
  trial,
}) => {
  const answers = [];
  for (let count = 0; count < 9; count += 1)
    answers.push((await trial.call(openGame, { platform: slots, gameCode: 'dragon' })).answer);
  expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['throttled']);
  server.passTime(61);
  expect((await trial.call(openGame, { platform: slots, gameCode: 'dragon' })).answer.success).toBe(true);
});

test('play money cannot become real: not by hand, not by a row, not by a posting', async ({
  server,
  trial,
}) => {
  const { answer } = await trial.call(thirdRealTransMoney, {
    changeFrom: 'sys',
    changeTo: slots,
    money: '1',
  });
  expect(answer.success).toBe(false);
  const owner = await accountId(server, name);
  const member = await accountId(server, 'member01');
  const order = (account: number) => ({
    station: alpha,
    order_no: `ZH-forged-${account}`,
    account_id: account,
    platform: slots,
    direction: 'out' as const,
    amount: 10_000n,
    created_at: server.now(),
    finished_at: server.now(),
    state: 'failed' as const,
  });
  const books = await server.inStation(alpha, (db) =>
    db
      .insertInto('transfer_order')
      .values([
        { ...order(owner), book: 'real' },
        { ...order(member), book: 'play' },
      ])
      .returning(['account_id', 'book'])
      .execute(),
  );
  expect(books).toEqual([
    { account_id: owner, book: 'play' },
    { account_id: member, book: 'real' },
  ]);
  const mixed = server.inStation(alpha, async (db) =>
    post(db, {
      type: ledgerTypes.transferOut,
      refType: 'transfer',
      refId: 'ZH-mixed',
      at: server.now(),
      legs: [
        {
          account: await ledgerAccount(db, { station: alpha, id: owner }, 'wallet', 'play'),
          amount: -10_000n,
        },
        {
          account: await ledgerAccount(db, { station: alpha, id: member }, 'wallet', 'real'),
          amount: 10_000n,
        },
      ],
    }),
  );
  await expect(mixed).rejects.toThrow(/one book/);
  expect(booksOf(server, slots).mismatches()).toEqual([]);
});
