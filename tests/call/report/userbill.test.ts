import { expect } from 'vitest';
import { userbill } from '#contract/report.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';
import { reported, store } from '../../server/games/storedRounds.ts';
import { move } from '../../server/money/wallets.ts';
import { accountId } from '../../server/platformMoney.ts';

const test = base.extend('player', { scope: 'file' }, async ({ server, clock, member }) => {
  const came = (type: number, amount: bigint, ref: string) =>
    server.inStation(alpha, (db) =>
      move(db, alpha, 'member01', { type, amount, refId: ref, at: server.now() }),
    );
  await clock.to('2026-11-20T23:00:00+08:00');
  await came(6, 500_0000n, 'deposit');
  await came(80, 10_0000n, 'gift');
  await came(130, -100_0000n, 'bet 1');
  await came(132, 40_0000n, 'bet 1');
  await came(131, 30_0000n, 'win');
  await came(9, 1_5000n, 'rebate');
  await came(4, -200_0000n, 'withdrawal');
  await came(3, 50_0000n, 'withdrawal');
  await came(16, -20_0000n, 'transfer');
  await came(99_999, 7n, 'unheard of');
  await clock.to('2026-11-21T01:00:00+08:00');
  await came(130, -1_0000n, 'bet 2');
  await member.logIn('member01');
  return member;
});

test('a bill adds up from its opening to its closing balance, and reports a profit of play alone', async ({
  player,
}) => {
  const { answer } = await player.call(userbill, { startDate: '2026-11-20', endDate: '2026-11-20' });
  expect(answer).toMatchObject({
    opening: '8888.8800',
    closing: '9200.3807',
    profit: '-18.5000',
    list: [
      { kind: 'deposit', count: 1, amount: '500.0000' },
      { kind: 'withdraw', count: 2, amount: '-150.0000' },
      { kind: 'bet', count: 2, amount: '-60.0000' },
      { kind: 'win', count: 1, amount: '30.0000' },
      { kind: 'rebate', count: 1, amount: '1.5000' },
      { kind: 'gift', count: 1, amount: '10.0000' },
      { kind: 'transfer', count: 1, amount: '-20.0000' },
      { kind: 'adjust', count: 1, amount: '0.0007' },
    ],
  });
});

test('without days it is that of today in Beijing', async ({ player }) => {
  const { answer } = await player.call(userbill, {});
  expect(answer).toMatchObject({
    startDate: '2026-11-21',
    endDate: '2026-11-21',
    opening: '9200.3807',
    closing: '9199.3807',
    list: [{ kind: 'bet', count: 1, amount: '-1.0000' }],
  });
});

test('days before anything happened are empty', async ({ player }) => {
  const { answer } = await player.call(userbill, { startDate: '2020-01-01', endDate: '2020-01-02' });
  expect(answer).toMatchObject({ opening: '0.0000', closing: '0.0000', list: [], profit: '0.0000' });
});

test('rounds at platforms are listed by kind beside the bill, and change none of its sums', async ({
  server,
  player,
}) => {
  const before = (await player.call(userbill, { startDate: '2026-11-20', endDate: '2026-11-21' })).answer;
  expect(before).toMatchObject({ games: [], gamesProfit: '0.0000' });
  const own = await accountId(server, 'member01');
  const yesterday = new Date(server.now().getTime() - 7_200_000);
  const waits = { state: 'unsettled', valid: 0n, settledAt: null } as const;
  await store(server, 'sandbox-live', [
    reported(own, server.now(), { state: 'won', prize: 195_000n }),
    reported(own, server.now(), waits),
    reported(own, yesterday),
  ]);
  await store(server, 'sandbox-fish', [reported(own, server.now(), { kind: 'fish', game: 'reef' })]);
  const after = (await player.call(userbill, { startDate: '2026-11-20', endDate: '2026-11-21' })).answer;
  const { games, gamesProfit, ...rest } = after;
  expect({ ...rest, games: [], gamesProfit: '0.0000' }).toEqual(before);
  expect(games).toEqual([
    { kind: 'fish', count: 1, stake: '10.0000', validBet: '10.0000', win: '0.0000', profit: '-10.0000' },
    { kind: 'live', count: 3, stake: '30.0000', validBet: '20.0000', win: '19.5000', profit: '-0.5000' },
  ]);
  expect(gamesProfit).toBe('-10.5000');
  const today = (await player.call(userbill, {})).answer;
  expect(today.games!.find(({ kind }) => kind === 'live')).toMatchObject({ count: 2, profit: '9.5000' });
});

test('days the wrong way round are refused', async ({ player }) => {
  const { answer } = await player.call(userbill, { startDate: '2026-11-21', endDate: '2026-11-20' });
  expect(answer).toMatchObject({ success: false, fieldErrors: { endDate: expect.stringContaining('日期') } });
});
