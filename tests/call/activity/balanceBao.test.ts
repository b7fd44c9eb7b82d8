// activity/balanceBao, and how its interest is calculated and paid.
import { expect } from 'vitest';
import { balanceBao, balanceBill } from '#contract/activity.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { dailyIncome } from '#rules/activities/balanceTreasure.ts';
import { accrueInterest } from '#server/money/savings/interest.ts';
import { loggedIn } from '#support/messages.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { percentOfMillionths } from '#values/rate.ts';
import { idOf, move, troublesOf } from '../../server/money/wallets.ts';

const test = world({
  prepare: async (server) => {
    // Both stations begin today, each at its rate.
    for (const [station, annual] of [
      [alpha, 40_000n],
      [beta, 36_500n],
    ] as const) {
      const terms = { station, least: 1_0000n, most: 10_000_0000n };
      await server.inStation(station, (db) =>
        db
          .insertInto('interest_rate')
          .values([
            { ...terms, from_day: '2026-11-20', annual },
            { ...terms, from_day: '2026-11-25', annual: 73_000n },
          ])
          .execute(),
      );
    }
  },
});

const came = (server: RunningServer, type: number, amount: bigint, ref: string, name = 'member01') =>
  server.inStation(alpha, (db) => move(db, alpha, name, { type, amount, refId: ref, at: server.now() }));

test('before the first day has ended there is an outlook and no income', async ({ server }) => {
  const { answer } = await (await loggedIn(server, 'member01')).call(balanceBao, {});
  expect(answer).toMatchObject({
    isOpen: true,
    total: '8888.8800',
    yesterday: '0.0000',
    accumulated: '0.0000',
    perTenThousand: '1.0958',
    sevenDayRate: '4.0000',
    annualRate: '4.0000',
    expectedMonth: '29.2230',
    expectedYear: '355.5465',
    days: [],
  });
});

test('the lowest balance of the day earns, cut to four decimals, and comes the next morning', async ({
  clock,
  server,
}) => {
  // 8,888.88 less 888.88 for an hour: 8,000 was the lowest.
  await came(server, 130, -888_8800n, 'low');
  await clock.to('2026-11-20T11:00:00+08:00');
  await came(server, 131, 4_345_6700n, 'high');
  // The day has ended, the morning has not come.
  await clock.to('2026-11-21T01:00:00+08:00');
  await server.runMoneyJob();
  const due = await (await loggedIn(server, 'member01')).call(balanceBill, {});
  expect(due.answer.list).toMatchObject([
    { date: '2026-11-20', base: '8000.0000', annualRate: '4.0000', income: '0.8767', status: 'due' },
  ]);
  expect((await (await loggedIn(server, 'member01')).call(balanceBao, {})).answer).toMatchObject({
    total: '12345.6700',
  });
  await clock.to('2026-11-21T06:00:00+08:00');
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect((await (await loggedIn(server, 'member01')).call(balanceBao, {})).answer).toMatchObject({
    total: '12346.5467',
    yesterday: '0.8767',
    accumulated: '0.8767',
    days: [{ date: '2026-11-20', income: '0.8767' }],
  });
  const { answer } = await (await loggedIn(server, 'member01')).call(moneyIncomeList, { kind: 'interest' });
  expect(answer.list).toMatchObject([
    { type: 145, amount: '0.8767', time: '2026-11-21 06:00:00', remark: '2026-11-20' },
  ]);
});

test('what exceeds the cap earns nothing, nor does a balance under the least', async ({ clock, server }) => {
  await came(server, 130, -1_287_5000n, 'all but half a yuan', 'member02');
  await clock.to('2026-11-22T06:00:00+08:00');
  await server.runMoneyJob();
  // 2026-11-21: 12,345.67 and more in the wallet, 10,000 of it earn.
  expect((await (await loggedIn(server, 'member01')).call(balanceBill, {})).answer.list![0]).toMatchObject({
    date: '2026-11-21',
    base: '10000.0000',
    income: '1.0958',
  });
  const rows = await server.inStation(alpha, async (db) =>
    db
      .selectFrom('interest_day')
      .select('base')
      .where('account_id', '=', await idOf(db, 'member02'))
      .where('day', '=', '2026-11-21')
      .execute(),
  );
  expect(rows).toEqual([]);
});

test('missed days are caught up on, each at the rate it had, and nothing is paid twice', async ({
  clock,
  server,
}) => {
  await clock.to('2026-11-28T06:00:00+08:00');
  await Promise.all([server.runMoneyJob(), server.runMoneyJob()]);
  await server.runMoneyJob();
  const { answer } = await (await loggedIn(server, 'member01')).call(balanceBill, {});
  expect(answer.list!.map(({ date, annualRate, status }) => [date, annualRate, status])).toEqual([
    ['2026-11-27', '7.3000', 'paid'],
    ['2026-11-26', '7.3000', 'paid'],
    ['2026-11-25', '7.3000', 'paid'],
    ['2026-11-24', '4.0000', 'paid'],
    ['2026-11-23', '4.0000', 'paid'],
    ['2026-11-22', '4.0000', 'paid'],
    ['2026-11-21', '4.0000', 'paid'],
    ['2026-11-20', '4.0000', 'paid'],
  ]);
  const units = (amount: string): bigint => BigInt(amount.replace('.', ''));
  const sum = answer.list!.reduce((total, { income }) => total + units(income), 0n);
  expect(units(answer.totals!.income)).toBe(sum);
  const lines = await (await loggedIn(server, 'member01')).call(moneyIncomeList, { kind: 'interest' });
  expect(units(lines.answer.totals!.net)).toBe(sum);
  // The mean of four days at 4 per cent and three at 7.3.
  expect((await (await loggedIn(server, 'member01')).call(balanceBao, {})).answer).toMatchObject({
    sevenDayRate: '5.4142',
    accumulated: answer.totals!.income,
  });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('each station pays its own rate, and play money earns nothing', async ({ server }) => {
  const rows = await server.inStation(beta, (db) =>
    db
      .selectFrom('interest_day as i')
      .innerJoin('account as a', 'a.id', 'i.account_id')
      .select(['a.role', 'i.annual'])
      .where('i.day', '=', '2026-11-20')
      .execute(),
  );
  expect(new Set(rows.map(({ annual }) => annual))).toEqual(new Set([36_500n]));
  expect(rows.map(({ role }) => role)).not.toContain('trial');
  expect(rows).toHaveLength(3);
});

test('what one statement calculates for all members is what the rule calculates for each', async ({
  server,
}) => {
  const terms = { annual: 123_457n, least: 2_000_0000n, most: 9_000_0001n };
  const right = { annualRate: percentOfMillionths(terms.annual), minimum: terms.least, cap: terms.most };
  // Below the minimum, at it, between, at the cap and above it.
  const balances = [1_999_9999n, 2_000_0000n, 3_333_3333n, 9_000_0001n, 9_000_0002n];
  const incomes: (bigint | undefined)[] = [];
  for (const [index, balance] of balances.entries()) {
    const day = `2027-03-0${index + 1}`;
    await server.inStation(beta, async (db) => {
      const accountId = await idOf(db, 'member01');
      const { balance: had } = await db
        .selectFrom('ledger_account')
        .select('balance')
        .where('owner_id', '=', accountId)
        .where('kind', '=', 'wallet')
        .where('book', '=', 'real')
        .executeTakeFirstOrThrow();
      await move(db, beta, 'member01', {
        type: balance > had ? 131 : 130,
        amount: balance - had,
        refId: day,
        at: server.now(),
      });
      await db
        .insertInto('interest_rate')
        .values({ station: beta, from_day: day, ...terms })
        .execute();
      await accrueInterest({ db, station: beta, now: server.now() }, day);
      const row = await db
        .selectFrom('interest_day')
        .select('income')
        .where('account_id', '=', accountId)
        .where('day', '=', day)
        .executeTakeFirst();
      incomes.push(row?.income);
    });
  }
  expect(incomes).toEqual(balances.map((balance) => dailyIncome(right, balance) || undefined));
});

test('a station that has ended it says so', async ({ server }) => {
  await server.inStation(alpha, (db) =>
    db
      .insertInto('interest_rate')
      .values({ station: alpha, from_day: '2026-11-28', annual: 0n, least: 1n, most: 1n })
      .execute(),
  );
  expect((await (await loggedIn(server, 'member01')).call(balanceBao, {})).answer).toMatchObject({
    isOpen: false,
    perTenThousand: '0.0000',
    expectedYear: '0.0000',
  });
});
