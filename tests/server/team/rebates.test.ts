// The daily rebate: by category and level, capped, with turnover, once, and every missed day.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebateReceive, rebateRecord } from '#contract/activity.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { type ReportedRound, storeRounds } from '#server/money/games/storeRounds.ts';
import { decideRebate, type RebateDecision } from '#server/money/team/rebates.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { troublesOf } from '#support/playTable.ts';
import {
  bet,
  drawAndPay,
  giveMoney,
  idOf,
  ledgerOf,
  mismatchesOf,
  openTeam,
  password,
  type Team,
} from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { addDays, dayOf } from '#values/days.ts';
import { addPlatforms, reported } from '../games/storedRounds.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await team.server.inStation(alpha, async (db) => {
    await db
      .insertInto('rebate_setting')
      .values({ station: alpha, from_day: '2026-11-20', minimum: 10_000n, cap: 80_000n, factor: 300 })
      .execute();
    await db
      .insertInto('rebate_tier')
      .values([
        { station: alpha, category: 'lottery', level: 1, from_bet: 0n, rate: 4_000 },
        { station: alpha, category: 'lottery', level: 1, from_bet: 10_000_000n, rate: 6_000 },
        { station: alpha, category: 'lottery', level: 2, from_bet: 0n, rate: 9_000 },
      ])
      .execute();
  });
});
afterAll(() => team.table.close());

const dayMs = 86_400_000;
const nextDay = async () => {
  team.table.nowMs += dayMs;
  await team.table.job.tick();
  await team.bottom.logIn('teambob', password);
};
const rebatesOf = async () => (await ledgerOf(team.server, 'teambob'))[9];

test('nothing is paid before three in the morning, then the tier’s rate of the day’s valid bets, with its turnover, once', async () => {
  await bet(team.table, team.bottom, 500);
  await drawAndPay(team.table);
  // 02:59 of the next day in Beijing.
  team.table.nowMs = Date.UTC(2026, 10, 20, 18, 59);
  await team.server.runMoneyJob();
  expect(await rebatesOf()).toBeUndefined();
  team.table.nowMs += 60_000;
  await team.server.runMoneyJob();
  expect(await rebatesOf()).toBe(20_000n);
  await Promise.all([team.server.runMoneyJob(), team.server.runMoneyJob()]);
  expect(await rebatesOf()).toBe(20_000n);
  const id = await idOf(team.server, 'teambob');
  const turnover = await team.server.inStation(alpha, (db) => turnoverOf(db, id));
  expect(turnover.items.find(({ source }) => source === 'rebate')).toMatchObject({ required: 60_000n });
  await team.bottom.logIn('teambob', password);
  const { answer } = await team.bottom.call(moneyIncomeList, { kind: 'rebate' });
  expect(answer.list![0]).toMatchObject({ type: 9, amount: '2.0000' });
});

test('a higher tier counts for the whole bet and the cap cuts it; below the minimum nothing is paid', async () => {
  await giveMoney(team.server, 'teambob', 20_000);
  await nextDay();
  await bet(team.table, team.bottom, 1500);
  await drawAndPay(team.table);
  await nextDay();
  await team.server.runMoneyJob();
  // 0.6 % of 1500 is 9, of which 8 are paid.
  expect(await rebatesOf()).toBe(20_000n + 80_000n);
  await bet(team.table, team.bottom, 200);
  await drawAndPay(team.table);
  await nextDay();
  await team.server.runMoneyJob();
  expect(await rebatesOf()).toBe(100_000n);
});

test('days that were missed are caught up, each by itself', async () => {
  for (const yuan of [300, 400]) {
    await bet(team.table, team.bottom, yuan);
    await team.table.pass(60);
    await nextDay();
  }
  expect(await rebatesOf()).toBe(100_000n);
  await team.server.runMoneyJob();
  expect(await rebatesOf()).toBe(100_000n + 12_000n + 16_000n);
  expect(await mismatchesOf(team.server)).toEqual([]);
  expect(await troublesOf(team.table)).toEqual([]);
});

test('a round counts once: one read after its day on the next, one corrected across midnight not a second time', async () => {
  const bob = await idOf(team.server, 'teambob');
  await addPlatforms(team.server);
  await team.server.inStation(alpha, (db) =>
    db
      .insertInto('rebate_tier')
      .values({ station: alpha, category: 'live', level: 1, from_bet: 0n, rate: 10_000 })
      .execute(),
  );
  const store = (round: ReportedRound) =>
    team.server.inStation(alpha, (db) => storeRounds(db, alpha, 'sandbox-live', [round], team.server.now()));
  const paidBefore = (await rebatesOf())!;
  const counted = async () => {
    await nextDay();
    await team.server.runMoneyJob();
    return (await rebatesOf())! - paidBefore;
  };
  await team.server.runMoneyJob();
  const settledAt = team.server.now();
  const round = reported(bob, settledAt, { stake: 1_000_000n, valid: 1_000_000n, prize: 0n, settledAt });
  const late = reported(bob, settledAt, { stake: 2_000_000n, valid: 2_000_000n, prize: 0n, settledAt });
  // What is void counts nothing, whatever its platform says that it counts.
  await store(reported(bob, settledAt, { state: 'void', stake: 500_000n, valid: 500_000n, settledAt }));
  await store(round);
  // 1 percent of 100.
  expect(await counted()).toBe(10_000n);
  // Read a day late; and a correction that carries a later moment.
  await store(late);
  await store({ ...round, version: 2, valid: 900_000n, settledAt: team.server.now() });
  expect(await counted()).toBe(10_000n + 20_000n);
  expect(await counted()).toBe(30_000n);
  await team.server.inStation(alpha, (db) =>
    db.deleteFrom('rebate_tier').where('category', '=', 'live').execute(),
  );
});

test('where a person decides, a rebate waits, is paid once when it is approved, and not when it is refused', async () => {
  await team.server.inStation(alpha, (db) =>
    db.updateTable('rebate_setting').set({ is_auto: false }).execute(),
  );
  for (const yuan of [300, 400]) {
    await bet(team.table, team.bottom, yuan);
    await team.table.pass(60);
    await nextDay();
    await team.server.runMoneyJob();
  }
  expect(await rebatesOf()).toBe(158_000n);
  const { rows } = await team.server.inStation(alpha, (db) =>
    sql<{
      account_id: number;
      day: string;
    }>`SELECT account_id, day::text AS day FROM rebate_day WHERE state = 'pending' ORDER BY day`.execute(db),
  );
  const decide = (at: number, isApproved: boolean) =>
    team.server.inStation(alpha, (db) =>
      decideRebate(
        { db, station: alpha, now: team.server.now() },
        {
          accountId: rows[at]!.account_id,
          day: rows[at]!.day,
          ...(isApproved ? { isApproved } : { isApproved, reason: '对打投注' }),
        },
      ),
    );
  // Terms that have changed since change nothing: 3 times 1.2 is required, not 9 times.
  await team.server.inStation(alpha, (db) => db.updateTable('rebate_setting').set({ factor: 900 }).execute());
  expect(await decide(0, true)).toBe(true);
  const turnover = await team.server.inStation(alpha, (db) => turnoverOf(db, rows[0]!.account_id));
  expect(
    turnover.items.find(({ refId }) => refId === `${rows[0]!.day} ${rows[0]!.account_id}`),
  ).toMatchObject({
    factor: 300,
    required: 36_000n,
  });
  expect(await decide(0, true)).toBe(false);
  expect(await decide(1, false)).toBe(true);
  expect(await decide(1, true)).toBe(false);
  expect(await rebatesOf()).toBe(170_000n);
});

test('where members claim, it is theirs for so many days from when nobody has to decide any more, and paid by their press alone', async () => {
  const setting = (values: object) =>
    team.server.inStation(alpha, (db) => db.updateTable('rebate_setting').set(values).execute());
  const newest = async () => (await team.bottom.call(rebateRecord, { pageSize: 1 })).answer.list![0]!;
  const play = async () => {
    const day = dayOf(team.server.now());
    await bet(team.table, team.bottom, 300);
    await team.table.pass(60);
    await nextDay();
    await team.server.runMoneyJob();
    return day;
  };
  const before = await rebatesOf();
  await setting({ is_auto: true, claim_days: 2, factor: 300 });
  const first = await play();
  await Promise.all([team.server.runMoneyJob(), team.server.runMoneyJob()]);
  const today = dayOf(team.server.now());
  expect(await newest()).toMatchObject({
    day: first,
    state: 'claimable',
    until: `${addDays(today, 1)} 23:59:59`,
  });
  expect(await rebatesOf()).toBe(before);
  expect((await team.bottom.call(rebateReceive, { day: first })).answer).toMatchObject({
    amount: '1.2000',
    required: '3.6000',
  });
  expect(await rebatesOf()).toBe(before! + 12_000n);

  // What waits is decided by the terms of its moment: the days of its member begin then.
  await setting({ is_auto: false });
  const second = await play();
  expect(await newest()).toMatchObject({ day: second, state: 'waiting', until: '' });
  await nextDay();
  const id = await idOf(team.server, 'teambob');
  const decide = (decision: RebateDecision, day: string) =>
    team.server.inStation(alpha, (db) =>
      decideRebate({ db, station: alpha, now: team.server.now() }, { accountId: id, day, ...decision }),
    );
  expect(await decide({ isApproved: true }, second)).toBe(true);
  expect(await decide({ isApproved: true }, second)).toBe(false);
  expect(await newest()).toMatchObject({
    state: 'claimable',
    until: `${addDays(dayOf(team.server.now()), 1)} 23:59:59`,
  });
  expect(await rebatesOf()).toBe(before! + 12_000n);
  await team.bottom.call(rebateReceive, { day: second });
  expect(await rebatesOf()).toBe(before! + 24_000n);
  expect(await mismatchesOf(team.server)).toEqual([]);
  expect(await troublesOf(team.table)).toEqual([]);
});

test('days before the one that a rebate begins with are worth none', async () => {
  const paidBefore = await rebatesOf();
  await team.server.inStation(alpha, (db) =>
    db
      .updateTable('rebate_setting')
      .set({ from_day: addDays(dayOf(team.server.now()), 1), is_auto: true, claim_days: null })
      .execute(),
  );
  await bet(team.table, team.bottom, 500);
  await drawAndPay(team.table);
  await nextDay();
  await team.server.runMoneyJob();
  expect(await rebatesOf()).toEqual(paidBefore);
});
