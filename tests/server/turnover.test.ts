// Turnover: required once for each payment, filled by bets that were won or lost, the oldest first, and reset where nothing is left.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  requireTurnover,
  resetSpentTurnover,
  resetTurnover,
  turnoverOf,
  withdrawRequirement,
} from '#server/money/turnover.ts';
import { betCredit, creditItem, openTable, sums, troublesOf } from '#support/playTable.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { endWithPush } from '#support/team.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { idOf, move } from './money/wallets.ts';

let server: RunningServer;
let accountId: number;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  accountId = await server.inStation(alpha, async (db) => {
    const row = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'agent01')
      .executeTakeFirstOrThrow();
    return row.id;
  });
});
afterAll(() => server.stop());

const yuan = (amount: number) => BigInt(amount) * 10_000n;
const ask = (refId: string, base: number, factor: number, source = 'deposit') =>
  server.inStation(alpha, (db) =>
    requireTurnover(db, {
      station: alpha,
      accountId,
      source,
      refType: 'test',
      refId,
      base: yuan(base),
      factor,
      at: server.now(),
    }),
  );
const now = () => server.inStation(alpha, (db) => turnoverOf(db, accountId));

test('an amount requires turnover once, by its factor, and the oldest is filled first', async () => {
  const before = await now();
  await ask('1', 100, 100);
  await ask('1', 100, 100);
  await ask('1', 10, 300, 'gift');
  await server.pool.query(
    `INSERT INTO turnover (station, account_id, valid) VALUES ($1, $2, $3)
      ON CONFLICT (station, account_id) DO UPDATE SET valid = $3`,
    [alpha, accountId, String(before.required + yuan(110))],
  );
  const after = await now();
  expect(after.required - before.required).toBe(yuan(130));
  expect(after.missing).toBe(yuan(20));
  expect(after.items.slice(-2).map(({ source, required, done }) => [source, required, done])).toEqual([
    ['deposit', yuan(100), yuan(100)],
    ['gift', yuan(30), yuan(10)],
  ]);
});

test('what is rolled back requires no turnover any more, and only that', async () => {
  await server.inStation(alpha, (db) =>
    withdrawRequirement(db, { source: 'gift', refType: 'test', refId: '1', at: server.now() }),
  );
  const { items, missing } = await now();
  expect(items.some(({ source, refType }) => source === 'gift' && refType === 'test')).toBe(false);
  expect(items.some(({ source, refType }) => source === 'deposit' && refType === 'test')).toBe(true);
  expect(missing).toBe(0n);
});

test('set to nothing, both counters start again', async () => {
  await server.inStation(alpha, (db) => resetTurnover(db, accountId, server.now()));
  expect(await now()).toEqual({ required: 0n, valid: 0n, missing: 0n, items: [] });
  await ask('1', 100, 100);
  expect((await now()).required, 'a repeat of what has ended asks nothing').toBe(0n);
});

test('bets that were won or lost count; returned ones, pushed units and those of play money do not', async () => {
  const table = await openTable();
  const valid = (account: string) =>
    table.server.inStation(alpha, async (db) => {
      const row = await db
        .selectFrom('account')
        .select('id')
        .where('name', '=', account)
        .executeTakeFirstOrThrow();
      return (await turnoverOf(db, row.id)).valid;
    });
  const before = { member: await valid('member01'), trial: await valid('trial01') };
  for (const account of ['member01', 'trial01']) {
    const player = await table.player(account);
    const item = await creditItem(player, 'FFC', sums, ['总和大'], '30');
    const { answer } = await betCredit(player, 'FFC', await table.period('FFC'), [item]);
    expect(answer.success).toBe(true);
  }
  const player = await table.player('member01');
  const qiHao = await table.period('FFK3');
  const item = await creditItem(player, 'FFK3', 'k3_c_dx', ['大'], '20');
  expect((await betCredit(player, 'FFK3', qiHao, [item])).answer.success).toBe(true);
  await table.job.voidPeriod('FFK3', qiHao);
  const two = await creditItem(player, 'FFC', sums, ['总和大', '总和单'], '50');
  const { answer } = await betCredit(player, 'FFC', await table.period('FFC'), [two]);
  await endWithPush(table.server, answer.orders![0]!.orderId, 1);
  await table.pass(90);
  expect((await valid('member01')) - before.member).toBe(yuan(30 + 50));
  expect(await valid('trial01')).toBe(before.trial);
  expect(await troublesOf(table)).toEqual([]);
  await table.close();
});

test('next to nothing left resets both counters, unless money is in bets or at a platform', async () => {
  const table = await openTable();
  const inStation = table.server.inStation;
  const id = await inStation(alpha, (db) => idOf(db, 'member01'));
  const asked = { station: alpha, accountId: id, source: 'deposit', refType: 'test', factor: 100 };
  let count = 0;
  /** Leaves so much in the wallet, requires something, and returns whether a deposit would reset that. */
  const isReset = async (left: bigint, paid = 0n): Promise<boolean> => {
    count += 1;
    const refId = `${count}`;
    return inStation(alpha, async (db) => {
      const { balance } = await db
        .selectFrom('ledger_account')
        .select('balance')
        .where('owner_id', '=', id)
        .where('kind', '=', 'wallet')
        .where('book', '=', 'real')
        .executeTakeFirstOrThrow();
      if (left !== balance)
        await move(db, alpha, 'member01', {
          type: left > balance ? 131 : 130,
          amount: left - balance,
          refId,
          at: table.server.now(),
        });
      await requireTurnover(db, { ...asked, refId, base: 100_0000n, at: table.server.now() });
      await resetSpentTurnover(db, id, paid, table.server.now());
      const { required } = await turnoverOf(db, id);
      return required === 0n;
    });
  };
  expect(await isReset(0n)).toBe(true);
  expect(await isReset(9_999n)).toBe(true);
  expect(await isReset(1_0000n)).toBe(false);
  expect(await isReset(50_9999n, 50_0000n), 'what is being paid does not count').toBe(true);

  expect(await isReset(40_0000n)).toBe(false);
  const player = await table.player('member01');
  const item = await creditItem(player, 'FFC', sums, ['总和大', '总和小'], '15');
  const { answer } = await betCredit(player, 'FFC', await table.period('FFC'), [item]);
  expect(answer.success).toBe(true);
  expect(await isReset(0n), 'a bet is open').toBe(false);
  await table.pass(90);
  expect(await isReset(0n), 'it has been settled').toBe(true);

  const transfer = async (direction: 'in' | 'out', amount: bigint) =>
    inStation(alpha, async (db) => {
      const { code } = await db.selectFrom('platform').select('code').executeTakeFirstOrThrow();
      const at = table.server.now();
      const known = { station: alpha, account_id: id, platform: code, state: 'success' as const };
      await db
        .insertInto('transfer_order')
        .values({
          ...known,
          order_no: `T${amount}${direction}`,
          direction,
          amount,
          created_at: at,
          finished_at: at,
        })
        .execute();
    });
  await transfer('in', 80_0000n);
  expect(await isReset(0n), 'money is at a platform').toBe(false);
  await transfer('out', 79_0000n);
  expect(await isReset(0n), 'a yuan of it still is').toBe(false);
  await transfer('out', 1_0000n);
  expect(await isReset(0n), 'all of it is back').toBe(true);
  await inStation(alpha, (db) => db.updateTable('withdrawal_rule').set({ reset_below: 0n }).execute());
  expect(await isReset(0n), 'the station never resets').toBe(false);
  await table.close();
});
