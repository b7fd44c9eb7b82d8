// The figures of a station are what its ledger and its rounds come to: over random histories, by every dimension, and while money is under way.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerAccount, ledgerTypes, post } from '#server/db/ledger.ts';
import { type Db, StationTransaction } from '#server/db/stationTransaction.ts';
import { storeRounds } from '#server/money/games/storeRounds.ts';
import { columnNames, columns, type Figures, neutralTypes } from '#server/office/figures/columns.ts';
import {
  countedThrough,
  type Dimension,
  figuresBy,
  figuresOfSpan,
  isKeyOf,
  roundsBy,
} from '#server/office/figures/read.ts';
import type { Span } from '#server/office/figures/span.ts';
import { betCredit, creditItem, openTable, sums, type Table } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { atHour, startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { addPlatforms, reported } from '../../games/storedRounds.ts';
import { idOf } from '../../money/wallets.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const inAlpha = <T>(work: (db: Db) => Promise<T>): Promise<T> => table.server.inStation(alpha, work);
const today = () => dayOf(table.nowMs);

/** What each type of the ledger brought the station, from the entries of players alone: what the figures are compared with. */
async function ledgerOf(db: Db, { from, to }: Span, until: number): Promise<Map<number, bigint>> {
  const { rows } = await sql<{ type: number; sum: bigint }>`
    SELECT e.type, -sum(e.amount)::bigint AS sum FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
      WHERE a.owner_id <> 0 AND a.book = 'real' AND e.at >= ${startOfDay(from)} AND e.at < ${atHour(to, until)}
      GROUP BY 1`.execute(db);
  return new Map(rows.map(({ type, sum }) => [type, sum]));
}

/** Columns that count what goes to players above 0. */
const toPlayers = new Set([
  'deposits',
  'payouts',
  'gifts',
  'rebates',
  'commission',
  'interest',
  'adjustments',
]);

async function expected(db: Db, span: Span, until = 24): Promise<Record<string, bigint>> {
  const ledger = await ledgerOf(db, span, until);
  const { rows } = await sql<{ fee: bigint }>`
    SELECT coalesce(sum(e.amount), 0)::bigint AS fee FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'house'
      WHERE e.type = 304 AND a.book = 'real' AND e.at >= ${startOfDay(span.from)} AND e.at < ${atHour(span.to, until)}`.execute(
    db,
  );
  const [{ fee }] = rows as [{ fee: bigint }];
  return Object.fromEntries(
    columnNames.map((name) => {
      const sum = columns[name].types.reduce((all, type) => all + (ledger.get(type) ?? 0n), 0n);
      if (name === 'fees') return [name, fee];
      return [name, name === 'withdrawals' ? sum - fee : toPlayers.has(name) ? 0n - sum : sum];
    }),
  );
}

const shown = (figures: Figures): Record<string, bigint> =>
  Object.fromEntries(columnNames.map((name) => [name, figures[name]]));

const added = (all: Iterable<Figures>): Record<string, bigint> => {
  const list = [...all];
  return Object.fromEntries(
    columnNames.map((name) => [name, list.reduce((sum, each) => sum + each[name], 0n)]),
  );
};

const mismatches = (db: Db) =>
  sql<object>`SELECT * FROM figure_mismatches()`.execute(db).then(({ rows }) => rows);

test('every type of the ledger counts in one column, or is named as one that moves nothing', () => {
  // A withdrawal that is paid is one of two: what arrives outside, and the fee.
  const counted = columnNames.filter((name) => name !== 'fees').flatMap((name) => [...columns[name].types]);
  expect([...counted, ...neutralTypes].sort((a, b) => a - b)).toEqual(
    Object.values(ledgerTypes).sort((a, b) => a - b),
  );
});

interface Move {
  type: number;
  amount: bigint;
  isBack: boolean;
  daysAgo: number;
  minutes: number;
  member: 'member01' | 'member02' | 'agent01' | 'trial01';
}

const moving = fc.record({
  type: fc.constantFrom(...columnNames.flatMap((name) => [...columns[name].types])),
  amount: fc.bigInt({ min: 1n, max: 5_000_000_001n }),
  isBack: fc.boolean(),
  daysAgo: fc.integer({ min: 0, max: 75 }),
  minutes: fc.integer({ min: 0, max: 1439 }),
  member: fc.constantFrom('member01', 'member02', 'agent01', 'trial01') as fc.Arbitrary<Move['member']>,
});

let number = 0;
async function move(db: Db, { type, amount, isBack, daysAgo, minutes, member }: Move): Promise<void> {
  const book = member === 'trial01' ? 'play' : 'real';
  const wallet = await ledgerAccount(db, { station: alpha, id: await idOf(db, member) }, 'wallet', book);
  const house = await ledgerAccount(db, { station: alpha, id: 0 }, 'house', book);
  const bank = await ledgerAccount(db, { station: alpha, id: 0 }, 'payout', book);
  const at = new Date(startOfDay(addDays(today(), -daysAgo)).getTime() + minutes * 60_000);
  const sum = isBack && type !== ledgerTypes.withdrawalPaid ? -amount : amount;
  // A withdrawal leaves a fee behind; everything else moves between two.
  const fee = type === ledgerTypes.withdrawalPaid ? amount / 50n : 0n;
  await post(db, {
    type,
    refType: 'figures',
    refId: String(++number),
    at,
    legs: [
      { account: wallet, amount: -sum },
      ...(fee > 0n ? [{ account: house, amount: fee }] : []),
      { account: type === ledgerTypes.withdrawalPaid ? bank : house, amount: sum - fee },
    ],
  });
}

test.each([
  ['lottery', ['lot:CQSSC']],
  ['platform', ['game:sandbox-live']],
  ['method', ['pay:3', 'card:bank']],
  ['offer', ['activity:7', 'offer:first', 'coupon:new']],
] as const)('the database counts by %s what a key of it can be', async (by, parts) => {
  const { rows } = await table.server.pool.query<{ by: string }>(
    'SELECT figure_dimension(part) AS by FROM unnest($1::text[]) part',
    [parts],
  );
  expect(rows).toEqual(parts.map(() => ({ by })));
  for (const dimension of ['lottery', 'platform', 'method', 'offer'] as const)
    expect(parts.map((part) => isKeyOf(dimension, part))).toEqual(parts.map(() => dimension === by));
});

test('over random histories every total is that of the ledger, and the dimensions agree', async () => {
  await inAlpha(async (db) => {
    // So that nobody runs out of money.
    for (const member of ['member01', 'member02', 'agent01', 'trial01'] as const)
      await move(db, { type: 1, amount: 5_000_000_000_000n, isBack: true, daysAgo: 90, minutes: 0, member });
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(moving, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 0, max: 75 }),
      fc.integer({ min: 0, max: 75 }),
      fc.integer({ min: 0, max: 23 }),
      async (moves, one, other, hour) => {
        for (const each of moves) await inAlpha((db) => move(db, each));
        await table.server.runMoneyJob();
        const span = {
          from: addDays(today(), -Math.max(one, other)),
          to: addDays(today(), -Math.min(one, other)),
        };
        await inAlpha(async (db) => {
          const whole = shown(await figuresOfSpan(db, span));
          expect(whole).toEqual(await expected(db, span));
          expect(shown(await figuresOfSpan(db, span, hour))).toEqual(await expected(db, span, hour));
          for (const by of ['hour', 'day', 'month', 'agent', 'level'] satisfies Dimension[])
            expect({ by, ...added((await figuresBy(db, by, span)).values()) }).toEqual({ by, ...whole });
          expect(await mismatches(db)).toEqual([]);
        });
      },
    ),
    { numRuns: 12, seed: 7 },
  );
});

test('a bet belongs to its lottery, and a late round moves the day of its bet', async () => {
  const span = { from: today(), to: today() };
  const player = await table.player();
  const qiHao = await table.period('FFC');
  const bet = [await creditItem(player, 'FFC', sums, ['总和大', '总和小'], '30')];
  expect(await betCredit(player, 'FFC', qiHao, bet)).toMatchObject({ answer: { success: true } });
  await table.server.runMoneyJob();
  const ofLottery = () => inAlpha(async (db) => (await figuresBy(db, 'lottery', span)).get('lot:FFC'));
  expect(await ofLottery()).toMatchObject({ stakes: 600_000n, payouts: 0n });
  await table.pass(120);
  await table.server.runMoneyJob();
  const settled = (await ofLottery())!;
  // One of the two wins.
  expect([settled.stakes, settled.payouts > 0n, settled.net]).toEqual([
    600_000n,
    true,
    600_000n - settled.payouts - settled.rebates - settled.commission,
  ]);

  await addPlatforms(table.server);
  const late = addDays(today(), -3);
  const betAt = new Date(startOfDay(late).getTime() + 3_600_000);
  const store = (version: number, state: 'won' | 'lost', prize: bigint) =>
    inAlpha(async (db) => {
      const round = reported(await idOf(db, 'member01'), betAt, { roundNo: 'late', version, state, prize });
      await storeRounds(db, alpha, 'sandbox-live', [round], table.server.now());
    });
  const rounds = () =>
    inAlpha(async (db) => (await roundsBy(db, { from: late, to: late })).get('sandbox-live'));
  await store(1, 'lost', 0n);
  expect(await rounds()).toEqual({ rounds: 1, stakes: 100_000n, payouts: 0n, open: 0n });
  await store(2, 'won', 190_000n);
  expect(await rounds()).toEqual({ rounds: 1, stakes: 100_000n, payouts: 190_000n, open: 0n });
  expect(await inAlpha(mismatches)).toEqual([]);
});

test('what is posted first and committed last is counted, and nothing twice', async () => {
  const span = { from: today(), to: today() };
  const adjustments = () => inAlpha(async (db) => (await figuresOfSpan(db, span)).adjustments);
  const byHand = (member: Move['member']): Move => ({
    type: ledgerTypes.addedByHand,
    amount: 10_000n,
    isBack: true,
    daysAgo: 0,
    minutes: 1,
    member,
  });
  await table.server.runMoneyJob();
  const before = await adjustments();
  const slow = new StationTransaction(table.server.pool, alpha);
  try {
    // It has the smaller number. Other accounts of the station, or the second would wait for it.
    const wallet = await ledgerAccount(
      slow.db,
      { station: alpha, id: await idOf(slow.db, 'agent01') },
      'wallet',
      'real',
    );
    const bonus = await ledgerAccount(slow.db, { station: alpha, id: 0 }, 'donation', 'real');
    await post(slow.db, {
      type: ledgerTypes.addedByHand,
      refType: 'figures',
      refId: 'slow',
      at: table.server.now(),
      legs: [
        { account: bonus, amount: -10_000n },
        { account: wallet, amount: 10_000n },
      ],
    });
    await inAlpha((db) => move(db, byHand('member01')));
    await table.server.runMoneyJob();
    expect(await adjustments()).toBe(before);
    await slow.commit();
  } finally {
    await slow.rollback();
  }
  await table.server.runMoneyJob();
  await table.server.runMoneyJob();
  expect(await adjustments()).toBe(before + 20_000n);
  expect(await inAlpha(mismatches)).toEqual([]);
  expect(await inAlpha(countedThrough)).toEqual(table.server.now());
});

test('counted again from the beginning, everything is the same', async () => {
  const span = { from: addDays(today(), -100), to: today() };
  const all = () =>
    inAlpha(async (db) => [
      await figuresBy(db, 'day', span),
      await figuresBy(db, 'lottery', span),
      await roundsBy(db, span),
    ]);
  const before = await all();
  await table.server.pool.query(`BEGIN; SET LOCAL app.station = '${alpha}'; SELECT figure_recount(); COMMIT`);
  expect((await all())[0]).toEqual(new Map());
  await table.server.runMoneyJob();
  expect(await all()).toEqual(before);
});

test('one wrong sum is found, whatever its dimension, and an hour that leads elsewhere', async () => {
  const client = await table.server.pool.connect();
  const foundAfter = async (change: string): Promise<string[]> => {
    await client.query('BEGIN');
    await client.query("SELECT set_config('app.station', $1, true)", [alpha]);
    await client.query(change);
    const { rows } = await client.query<{ what: string }>('SELECT what FROM figure_mismatches()');
    await client.query('ROLLBACK');
    return rows.map(({ what }) => what);
  };
  try {
    const { rows } = await client.query<{ dimension: string; at: string }>(
      "SELECT dimension, min(ctid)::text AS at FROM figure WHERE station = $1 AND grain = 'month' GROUP BY 1 ORDER BY 1",
      [alpha],
    );
    expect(rows.map(({ dimension }) => dimension)).toEqual(['agent', 'all', 'hour', 'level', 'lottery']);
    for (const { dimension, at } of rows)
      expect(await foundAfter(`UPDATE figure SET went = went + 1 WHERE ctid = '${at}'::tid`)).toEqual([
        expect.stringContaining(`month ${dimension} `),
      ]);
    expect(
      await foundAfter(
        `UPDATE figure_hour SET last_id = last_id - 1 WHERE ctid = (SELECT min(ctid) FROM figure_hour WHERE station = '${alpha}')`,
      ),
    ).toEqual([expect.stringContaining('hour ')]);
  } finally {
    client.release();
  }
});
