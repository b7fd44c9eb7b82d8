import { expect } from 'vitest';
import { rebateInfo, rebateRecord } from '#contract/activity.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { storeRounds } from '#server/money/games/storeRounds.ts';
import { accountId, addBet, members } from '#support/activities.ts';
import { addRebate, setRebates } from '#support/rebates.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { addPlatforms, reported } from '../../server/games/storedRounds.ts';

const test = world();

const infoOf = async (client: Client) => (await client.call(rebateInfo, {})).answer;
let people = 0;
const somebody = async (server: RunningServer) =>
  (await members(server, alpha, 1, `looking${++people}n`))[0]!;

test('a station without a rebate says so', async ({ server, member }) => {
  expect(await infoOf(member)).toMatchObject({ success: true, isOffered: false, levels: [], days: [] });
  // What was earned before is owed on.
  await addRebate(server, alpha, 'member01', { day: '2026-11-10' });
  expect((await infoOf(member)).claimable).toMatchObject([{ day: '2026-11-10', state: 'claimable' }]);
});

test('the rates of the own level come first, then those of the next ones that have any', async ({
  server,
}) => {
  const { client } = await somebody(server);
  await setRebates(
    server,
    alpha,
    [
      { rate: 4_000 },
      { rate: 6_000, from: '1000' },
      { rate: 10_000, category: 'live' },
      ...[2, 3, 5, 6, 7, 8].map((level) => ({ level, rate: level * 3_000 })),
    ],
    { minimum: 10_000n, cap: 80_000n, factor: 150, is_auto: false, claim_days: 3 },
  );
  const { level, levels, terms } = await infoOf(client);
  expect(level).toBe(1);
  expect(terms).toEqual({
    least: '1.0000',
    most: '8.0000',
    factor: '1.5',
    isReviewed: true,
    claimDays: 3,
  });
  expect(levels!.map((each) => each.level)).toEqual([1, 2, 3, 5, 6]);
  expect(levels![0]!.tiers).toEqual([
    { category: 'lottery', fromBet: '0.0000', rate: '0.4' },
    { category: 'lottery', fromBet: '1000.0000', rate: '0.6' },
    { category: 'live', fromBet: '0.0000', rate: '1' },
  ]);
});

test('what the day comes to so far is what is paid for it, category by category', async ({
  server,
  clock,
}) => {
  const { client, name } = await somebody(server);
  await addPlatforms(server);
  await setRebates(server, alpha, [
    { rate: 4_000 },
    { rate: 6_000, from: '1000' },
    { rate: 10_000, category: 'live' },
  ]);
  await addBet(server, alpha, name, { stake: '700' });
  await addBet(server, alpha, name, { stake: '600', isHalfPushed: true });
  // Play money and what another day has count for nothing.
  await addBet(server, alpha, name, { stake: '5000', book: 'play' });
  await addBet(server, alpha, name, { stake: '250', at: new Date('2026-11-19T10:00:00+08:00') });
  const settledAt = server.now();
  await server.inStation(alpha, async (db) => {
    const of = await accountId(db, name);
    const round = reported(of, settledAt, { stake: 3_000_000n, valid: 2_500_000n, prize: 0n, settledAt });
    return storeRounds(db, alpha, 'sandbox-live', [round], settledAt);
  });
  const { days } = await infoOf(client);
  expect(days).toMatchObject([
    { day: '2026-11-20', amount: '8.5000', isAddedUp: false },
    { day: '2026-11-19', amount: '1.0000', isAddedUp: false },
  ]);
  expect(days![0]!.lines).toEqual([
    { category: 'lottery', validBet: '1000.0000', rate: '0.6', amount: '6.0000' },
    { category: 'live', validBet: '250.0000', rate: '1', amount: '2.5000' },
  ]);
  await clock.to('2026-11-21T03:00:00+08:00');
  await server.runMoneyJob();
  await client.logIn(name);
  const { list } = (await client.call(rebateRecord, {})).answer;
  expect(list!.map(({ day, amount, state, lines }) => ({ day, amount, state, lines }))).toEqual(
    days!.map(({ day, amount, lines }) => ({
      day,
      amount,
      state: 'paid',
      lines: lines.filter((line) => Number(line.amount) > 0),
    })),
  );
  const paid = (await client.call(moneyIncomeList, { kind: 'rebate' })).answer.list!;
  expect(paid.map(({ amount }) => amount).toSorted()).toEqual(['1.0000', '8.5000']);
  // Yesterday stands as it was added up; today begins with nothing.
  expect((await infoOf(client)).days).toMatchObject([
    { day: '2026-11-21', amount: '0.0000' },
    { day: '2026-11-20', amount: '8.5000', isAddedUp: true },
  ]);
});

test('below the least nothing is paid, and above the limit no more than it', async ({ server }) => {
  const { client, name } = await somebody(server);
  await setRebates(server, alpha, [{ rate: 10_000 }], { minimum: 10_000n, cap: 80_000n });
  await addBet(server, alpha, name, { stake: '99' });
  expect((await infoOf(client)).days![0]).toMatchObject({
    amount: '0.0000',
    isBelowLeast: true,
    isCapped: false,
    lines: [{ validBet: '99.0000', rate: '1', amount: '0.9900' }],
  });
  await addBet(server, alpha, name, { stake: '901' });
  expect((await infoOf(client)).days![0]).toMatchObject({
    amount: '8.0000',
    isBelowLeast: false,
    isCapped: true,
    lines: [{ amount: '10.0000' }],
  });
});

test('a round that yesterday will take is not promised for today as well', async ({ server, clock }) => {
  const { client, name } = await somebody(server);
  await setRebates(server, alpha, [{ rate: 10_000, category: 'live' }]);
  const settledAt = new Date('2026-11-21T23:30:00+08:00');
  await clock.to('2026-11-22T01:00:00+08:00');
  await server.inStation(alpha, async (db) => {
    const of = await accountId(db, name);
    const round = reported(of, settledAt, { stake: 1_000_000n, valid: 1_000_000n, prize: 0n, settledAt });
    return storeRounds(db, alpha, 'sandbox-live', [round], settledAt);
  });
  await client.logIn(name);
  const sums = async () => (await infoOf(client)).days!.map(({ amount }) => amount);
  expect(await sums()).toEqual(['0.0000', '1.0000']);
});
