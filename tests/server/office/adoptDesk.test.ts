// Taking over what a bank desk of an earlier release still knew: each decision counts once, and what was begun is not taken back.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished } from 'vitest';
import { cancelPendingOrder, updateUserContract, withdrawCancel } from '#contract/finance.generated.ts';
import { adopt, findingLine, recordsOf } from '#scripts/office/commands/adopt.ts';
import { verifyTrail } from '#server/office/trail/verify.ts';
import { orderOf } from '#support/deposits.ts';
import { scratchFolder } from '#support/scratch.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { announceDeposit, askWithdrawal } from '#support/waiting.ts';
import { moneyOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({
  counterparties: [],
  prepare: (server) =>
    setRule(server, alpha, {
      times_a_day: -1,
      free_times: -1,
      may_take_back: true,
      card_cooling_seconds: 0,
    }),
});

/** The tables that the earlier release wrote. */
const earlierTables = `CREATE TABLE request (
  id INTEGER PRIMARY KEY, station TEXT NOT NULL, kind TEXT NOT NULL, order_no TEXT NOT NULL, amount TEXT NOT NULL, details TEXT NOT NULL,
  callback TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting', paid TEXT NOT NULL DEFAULT '', reason TEXT NOT NULL DEFAULT '',
  created_ms INTEGER NOT NULL, decided_ms INTEGER, UNIQUE (station, kind, order_no));
CREATE TABLE decision (id INTEGER PRIMARY KEY, request_id INTEGER NOT NULL, decided_by TEXT NOT NULL, state TEXT NOT NULL, amount TEXT NOT NULL,
  reason TEXT NOT NULL, at_ms INTEGER NOT NULL);
CREATE TABLE taking (request_id INTEGER PRIMARY KEY, taken_by TEXT NOT NULL, at_ms INTEGER NOT NULL);`;

interface Kept {
  orderNo: string;
  kind: 'deposit' | 'withdrawal';
  state?: 'approved' | 'refused' | 'cancelled';
  paid?: string;
  reason?: string;
  by?: string;
  takenBy?: string;
}

function ownFolder(): string {
  const folder = scratchFolder('earlier-desk-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of a desk that keeps these orders. */
function deskWith(orders: readonly Kept[]): string {
  const folder = ownFolder();
  const store = new DatabaseSync(path.join(folder, 'desk.db'));
  store.exec(earlierTables);
  for (const [
    at,
    { orderNo, kind, state = 'waiting', paid = '', reason = '', by, takenBy },
  ] of orders.entries()) {
    store
      .prepare(
        'INSERT INTO request (id, station, kind, order_no, amount, details, callback, state, paid, reason, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)',
      )
      .run(
        at + 1,
        alpha,
        kind,
        orderNo,
        '500.0000',
        '[]',
        'http://x/callback/withdrawal',
        state,
        paid,
        reason,
      );
    if (by)
      store
        .prepare(`INSERT INTO decision VALUES (NULL, ?, ?, ?, ?, ?, 0)`)
        .run(at + 1, by, state, paid, reason);
    if (takenBy) store.prepare('INSERT INTO taking VALUES (?, ?, ?)').run(at + 1, takenBy, 1_000);
  }
  store.close();
  return folder;
}

const linesOf = async (server: RunningServer, folder: string, by?: string) =>
  (await adopt(server.pool, recordsOf(folder), { by, now: server.now() })).map(findingLine);

test('what ended otherwise here, and what no order here is, stays as it is and is named', async ({
  server,
  member,
}) => {
  const [back, more] = [await askWithdrawal(member, '100'), await askWithdrawal(member, '100')];
  await member.call(withdrawCancel, { orderNo: back });
  const before = await moneyOf(server, alpha, 'member01');
  const folder = deskWith([
    { orderNo: back, kind: 'withdrawal', state: 'approved', paid: '100.0000', by: '李雷' },
    { orderNo: more, kind: 'withdrawal', state: 'approved', paid: '99.0000', by: '李雷' },
    { orderNo: 'W1', kind: 'withdrawal', state: 'approved', paid: '9.0000', by: '李雷' },
  ]);
  const lines = await linesOf(server, folder, 'root (machine)');
  expect(lines).toEqual([
    expect.stringContaining(`${back}: approved there by 李雷, and ended or asked for otherwise here`),
    expect.stringContaining(`${more}: approved there by 李雷, and ended or asked for otherwise here`),
    'alpha withdrawal W1: no such order is here',
  ]);
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);
});

test('what was decided there and never reported is booked once; what was begun its owner takes back no more', async ({
  server,
  member,
  agent,
}) => {
  await member.call(updateUserContract, { version: 1 });
  await agent.call(updateUserContract, { version: 1 });
  const before = await moneyOf(server, alpha, 'member01');
  const [came, late, not] = [
    await announceDeposit(member, '500'),
    await announceDeposit(agent, '300'),
    await announceDeposit(agent, '200', 'fast'),
  ];
  await agent.call(cancelPendingOrder, { orderNo: late });
  const [paid, refused, begun, waits] = [
    await askWithdrawal(member, '100'),
    await askWithdrawal(member, '110'),
    await askWithdrawal(member, '120'),
    await askWithdrawal(member, '130'),
  ];
  const folder = deskWith([
    { orderNo: came, kind: 'deposit', state: 'approved', paid: '480.5000', by: '王芳' },
    { orderNo: late, kind: 'deposit', state: 'approved', paid: '300.0000', by: '王芳' },
    { orderNo: not, kind: 'deposit', state: 'refused', reason: '未到账', by: '李雷' },
    { orderNo: paid, kind: 'withdrawal', state: 'approved', paid: '100.0000', by: '李雷', takenBy: '李雷' },
    { orderNo: refused, kind: 'withdrawal', state: 'refused', reason: '收款账号有误', by: '李雷' },
    { orderNo: begun, kind: 'withdrawal', takenBy: '李雷' },
    { orderNo: waits, kind: 'withdrawal' },
  ]);

  const shown = await linesOf(server, folder);
  expect(shown).toEqual([
    `alpha deposit ${came}: approved there with 480.5000 by 王芳, and never reported`,
    `alpha deposit ${late}: approved there with 300.0000 by 王芳, and never reported`,
    `alpha deposit ${not}: refused there by 李雷, and never reported`,
    `alpha withdrawal ${paid}: approved there with 100.0000 by 李雷, and never reported`,
    `alpha withdrawal ${refused}: refused there by 李雷, and never reported`,
    `alpha withdrawal ${begun}: 李雷 there had begun to pay it: ask before you pay`,
  ]);
  // Looking changes nothing.
  expect(await orderOf(member, came)).toMatchObject({ status: 1 });

  expect(await linesOf(server, folder, 'root (machine)')).toEqual(shown);
  expect(await linesOf(server, folder, 'root (machine)')).toEqual([]);
  expect(await moneyOf(server, alpha, 'member01')).toEqual({
    wallet: before.wallet + 480_5000n - (100n + 120n + 130n) * 10_000n,
    frozen: before.frozen + (120n + 130n) * 10_000n,
  });
  expect(await orderOf(agent, late)).toMatchObject({ status: 2 });
  expect(await orderOf(agent, not)).toMatchObject({ status: 3, reason: '未到账' });
  expect((await member.call(withdrawCancel, { orderNo: begun })).answer.code).toBe('beingPaid');
  expect((await member.call(withdrawCancel, { orderNo: waits })).answer).toMatchObject({
    order: { status: 4 },
  });

  const { rows } = await server.pool.query(
    `SELECT detail->>'orderNo' AS "orderNo", detail->>'atDesk' AS who FROM trail WHERE what = 'office adopt' ORDER BY number`,
  );
  expect(rows).toHaveLength(6);
  expect(rows).toContainEqual({ orderNo: begun, who: '李雷' });
  expect(await verifyTrail(server.pool, [])).toMatchObject({ ok: true });
});

test('a folder that holds no desk is named', () => {
  const folder = ownFolder();
  expect(() => recordsOf(folder)).toThrow(`There is no bank desk in ${folder}: desk.db is missing.`);
});
