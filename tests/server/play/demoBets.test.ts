// The past that demonstration accounts begin with: settled by the rules, interest each morning, in the order of time, books balanced, made once.

import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaseData, lotteryData } from '#contract/lottery.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { LOTTERY_CODES } from '#lottery/catalogue.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import type { BetOrderTable } from '#server/db/tables.ts';
import { placeDemoBets } from '#server/demo/demoBets.ts';
import { seedInterest } from '#server/demo/seedInterest.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { endingOf } from '#server/play/settling.ts';
import { resolveStation } from '#station/station.ts';
import { openTable, type Table, troublesOf } from '#support/playTable.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable({ lotteries: LOTTERY_CODES });
  await seedPastInterest(alpha, beta);
  await fill();
});
afterAll(() => table.close());

const seedPastInterest = (...codes: string[]) =>
  seedInterest(
    table.server.pool,
    codes.map((code) => table.server.context.stations.byCode(code)!),
    new Date(table.nowMs),
  );

const fill = () =>
  placeDemoBets({
    pool: table.server.pool,
    stations: testStations.map(resolveStation),
    now: new Date(table.nowMs),
    job: table.job,
    isStopped: () => false,
  });

const ordersOf = (station: string) =>
  table.server.inStation(station, (db) =>
    db
      .selectFrom('account')
      .innerJoinLateral(sql<Selectable<BetOrderTable>>`bets_of(account.id)`.as('o'), (join) => join.onTrue())
      .leftJoin('lottery_period as p', (join) =>
        join.onRef('p.lot_code', '=', 'o.lot_code').onRef('p.qi_hao', '=', 'o.qi_hao'),
      )
      .selectAll('o')
      .select(['account.name', 'p.draw', 'p.commitment'])
      .orderBy('o.id')
      .execute(),
  );

test('every account has bets behind it that ended as the rules say, and one that waits', async () => {
  const orders = await ordersOf(alpha);
  for (const account of ['member01', 'member02', 'agent01', 'trial01']) {
    const own = orders.filter(({ name }) => name === account);
    expect([account, own.some(({ status }) => status === BetStatus.waiting)]).toEqual([account, true]);
    expect([
      account,
      own.filter(({ status }) => status === BetStatus.won || status === BetStatus.lost).length >= 4,
    ]).toEqual([account, true]);
  }
  const ended = orders.filter(
    ({ status }) => status === BetStatus.won || status === BetStatus.lost || status === BetStatus.pushed,
  );
  for (const { draw, ...order } of ended) {
    const { status, payout } = endingOf(order as Parameters<typeof endingOf>[0], draw!);
    expect([order.id, order.status, order.payout]).toEqual([order.id, status, payout]);
    expect(order.ended_at!.getTime() - order.seals_at.getTime()).toBeLessThan(15 * 60_000);
  }
  // Nobody could be promised a draw of the past; those that wait were promised.
  expect(ended.every(({ commitment }) => commitment === null)).toBe(true);
  expect(
    orders
      .filter(({ status, chase_id }) => status === BetStatus.waiting && !chase_id)
      .every(({ commitment }) => commitment),
  ).toBe(true);
  expect((await ordersOf(beta)).length).toBe(orders.length);
});

/** When each account's interest was paid, and for which day. */
const interestOf = async (station: string): Promise<Record<string, object[]>> => {
  const { rows } = await table.server.inStation(station, (db) =>
    sql<{ name: string; at: Date; remark: string }>`SELECT p.name, e.at, t.remark FROM ledger_entry e
      JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'wallet' JOIN account p ON p.id = a.owner_id
      JOIN ledger_transaction t ON t.id = e.transaction_id
      WHERE e.type = ${ledgerTypes.treasureInterest} ORDER BY e.number`.execute(db),
  );
  const lines: Record<string, object[]> = {};
  for (const { name, at, remark } of rows) {
    const own = lines[name] ?? [];
    lines[name] = [...own, { time: formatMoment(at), remark }];
  }
  return lines;
};
/** The last thirty days but today, each paid at six on the morning after, to all who earn. */
const everyMorning = () => {
  const days = Array.from({ length: 30 }, (_, at) => addDays('2026-11-20', at - 30));
  const lines = days.map((day) => ({ time: `${addDays(day, 1)} 06:00:00`, remark: day }));
  return { agent01: lines, member01: lines, member02: lines };
};

test('interest was paid each morning, as the money job would have done, and nothing of it is left to pay', async () => {
  expect(await interestOf(alpha)).toEqual(everyMorning());
  await table.server.runMoneyJob();
  expect(await interestOf(alpha)).toEqual(everyMorning());
});

test('a station that is added later has the same mornings behind it', async () => {
  expect(await interestOf(gamma)).toEqual({});
  await seedPastInterest(gamma);
  expect(await interestOf(gamma)).toEqual(everyMorning());
});

test('books balance, and the entries of a wallet are in the order of time', async () => {
  expect(await troublesOf(table)).toEqual([]);
  const { rows } = await table.server.inStation(alpha, (db) =>
    sql`SELECT e.number FROM ledger_entry e JOIN ledger_entry f ON f.account_id = e.account_id AND f.number = e.number + 1
      JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'wallet' WHERE f.at < e.at`.execute(db),
  );
  expect(rows).toEqual([]);
});

test('the records show them: a chase that ran, one that runs, and bets of the last days', async () => {
  const member = await table.player('member01');
  const { answer: chases } = await member.call(chaseData, {});
  expect(chases.list!.map(({ status }) => status === 'running')).toEqual([true, false]);
  const { answer } = await member.call(lotteryData, { status: 'all' });
  expect(answer.list!.length).toBeGreaterThan(10);
});

test('a server that has drawn before is left as it is', async () => {
  const before = (await ordersOf(alpha)).length;
  await fill();
  expect((await ordersOf(alpha)).length).toBe(before);
});

/** Orders of money by account and how they ended. */
const moneyOf = async (station: string) => {
  const { rows } = await table.server.inStation(station, (db) =>
    sql<{ name: string; what: string; state: string; count: number }>`
      SELECT p.name, x.what, x.state, count(*)::int AS count FROM (
          SELECT account_id, 'deposit' AS what, status::text AS state FROM deposit_order
          UNION ALL SELECT account_id, 'withdrawal', status::text FROM withdrawal
          UNION ALL SELECT account_id, 'transfer', direction || ' ' || state FROM transfer_order
          UNION ALL SELECT account_id, 'donation', status::text FROM donation
        ) x JOIN account p ON p.id = x.account_id GROUP BY p.name, x.what, x.state ORDER BY 1, 2, 3`.execute(
      db,
    ),
  );
  return rows.map(({ name, what, state, count }) => `${name} ${what} ${state} ${count}`);
};

test('each account has money behind it that came, went and was given, at every station alike', async () => {
  const past = [
    'agent01 deposit 2 1',
    'agent01 donation 2 1',
    'agent01 transfer in success 1',
    'agent01 transfer out success 1',
    'member01 deposit 2 1',
    'member01 transfer in success 1',
    'member01 transfer out success 1',
    'member01 withdrawal 2 1',
    'member02 deposit 2 1',
    'member02 withdrawal 2 1',
    'member02 withdrawal 3 1',
  ];
  for (const station of [alpha, beta, gamma])
    expect([station, await moneyOf(station)]).toEqual([station, past]);
});

test('what was deposited is bet: whoever looks around may withdraw', async () => {
  for (const name of ['member01', 'member02', 'agent01']) {
    const missing = await table.server.inStation(alpha, async (db) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return (await turnoverOf(db, id)).missing;
    });
    expect([name, missing]).toEqual([name, 0n]);
  }
});
