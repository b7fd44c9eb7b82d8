// Valid bets for activities are those of lotteries and of game platforms, by day.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { racersOf, validBetsOf } from '#server/play/validBets.ts';
import { storeRoundsOf, type TestRound } from '#support/gameRounds.ts';
import { betCredit, creditItem, openTable, sums, type Table } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { idOf } from '../money/wallets.ts';

const yuan = 10_000n;
const day = '2026-11-20';
const span = { first: day, last: day };

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const round = (over: Partial<TestRound>): TestRound => ({
  platform: 'sandbox-egame',
  kind: 'egame',
  game: 'longfei',
  state: 'lost',
  stake: 10n * yuan,
  valid: 10n * yuan,
  prize: 0n,
  betAt: new Date(table.nowMs),
  settledAt: new Date(table.nowMs),
  detail: {},
  ...over,
});

test('bets of lotteries and settled rounds add up, the returned part of a stake left out', async () => {
  const { server } = table;
  const player = await table.player();
  const items = [await creditItem(player, 'FFC', sums, ['总和大'])];
  const placed = await betCredit(player, 'FFC', await table.period('FFC'), items);
  expect(placed.answer.success).toBe(true);
  await table.pass(90);
  const read = () => server.inStation(alpha, async (db) => validBetsOf(db, await idOf(db, 'member01'), span));
  const lottery = await read();
  expect(lottery.validBet).toBeGreaterThan(0n);

  const yesterday = new Date(table.nowMs - 86_400_000);
  await storeRoundsOf(server, alpha, 'member01', [
    round({ state: 'won', prize: 25n * yuan }),
    // Half of the stake was returned: 5 yuan count, and 4 of the 9 are won.
    round({ state: 'won', valid: 5n * yuan, prize: 9n * yuan, betAt: new Date(table.nowMs + 1) }),
    round({ state: 'void', valid: 0n, prize: 10n * yuan, betAt: new Date(table.nowMs + 2) }),
    round({ state: 'unsettled', valid: 0n, settledAt: null, betAt: new Date(table.nowMs + 3) }),
    round({ betAt: yesterday, settledAt: yesterday }),
  ]);
  expect(await read()).toEqual({
    validBet: lottery.validBet + 15n * yuan,
    staked: lottery.staked + 15n * yuan,
    won: lottery.won + 29n * yuan,
  });
});

test('of two who bet the same, the one whose last round settled earlier leads a race', async () => {
  const { server } = table;
  const settledAt = (seconds: number) => new Date(table.nowMs + seconds * 1000);
  await storeRoundsOf(server, alpha, 'agent01', [
    round({ stake: 900n * yuan, valid: 900n * yuan, settledAt: settledAt(5), betAt: settledAt(1) }),
  ]);
  await storeRoundsOf(server, alpha, 'member02', [
    round({ stake: 900n * yuan, valid: 900n * yuan, settledAt: settledAt(4), betAt: settledAt(2) }),
  ]);
  const racing = { least: 800n * yuan, who: sql`true` };
  const racers = await server.inStation(alpha, (db) => racersOf(db, span, racing));
  expect(racers.map(({ name, validBet }) => [name, validBet])).toEqual([
    ['member02', 900n * yuan],
    ['agent01', 900n * yuan],
  ]);
});
