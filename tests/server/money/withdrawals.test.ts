// Withdrawals and the bank desk: paid or given back exactly once, whatever gets lost on the way.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withdrawSave, withdrawShowInfo } from '#contract/finance.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { ask } from '#counterparty/signed.ts';
import { requireTurnover, turnoverOf } from '#server/money/turnover.ts';
import { endWithdrawal } from '#server/money/withdrawals/order.ts';
import { atDesk as approveOrRefuse } from '#support/deposits.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { cardOf, moneyOf, setRule, stationMoney } from '#support/withdrawals.ts';

let server: RunningServer;
let client: Client;
let cardId: number;
let fault: Fault | undefined;
beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: () => fault });
  await setRule(server, alpha, { times_a_day: -1 });
  client = server.client(alpha);
  await client.logIn('member01');
  cardId = await cardOf(client);
});
afterEach(() => {
  fault = undefined;
});
afterAll(() => server.stop());

async function withdraw(money = '200', fee = '0') {
  // Orders stand newest first, and the newest five that have ended are shown.
  server.passTime(1);
  const { answer } = await client.call(withdrawSave, { cardId, money, fee, password: '123456' });
  expect(answer.success).toBe(true);
  expect(answer.order!.stage).toBe('waiting');
  await server.runMoneyJob();
  return answer.order!;
}
const orderOf = async (orderNo: string) =>
  (await client.call(withdrawShowInfo, {})).answer.orders!.find((order) => order.orderNo === orderNo)!;
const desk = () => server.counterparties['bank-desk']!;
const atDesk = (orderNo: string) =>
  desk().store.prepare('SELECT * FROM request WHERE order_no = ?').all(orderNo);
const decide = (orderNo: string, decision: 'approved' | 'refused', reason = '') =>
  approveOrRefuse(server, orderNo, decision, { reason });

test('what the desk pays leaves the books of the station, its fee stays; both counters of turnover start again', async () => {
  const id = await server.inStation(alpha, async (db) => {
    const row = await db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirst();
    await requireTurnover(db, {
      station: alpha,
      accountId: row!.id,
      source: 'deposit',
      refType: 'test',
      refId: '1',
      base: 100_0000n,
      factor: 100,
      at: server.now(),
    });
    await db
      .insertInto('turnover')
      .values({ station: alpha, account_id: row!.id, valid: 150_0000n })
      .execute();
    return row!.id;
  });
  await setRule(server, alpha, { free_times: 0 });
  const house = await stationMoney(server, alpha, 'house');
  const order = await withdraw('1000', '5');
  expect(order).toMatchObject({ status: 1, arriving: '995.0000' });
  expect(await orderOf(order.orderNo)).toMatchObject({ status: 1, stage: 'locked' });
  expect(atDesk(order.orderNo)).toMatchObject([{ amount: '995.0000', state: 'waiting', kind: 'withdrawal' }]);
  decide(order.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await orderOf(order.orderNo)).toMatchObject({ status: 2, stage: 'ended' });
  expect(await moneyOf(server, alpha, 'member01')).toEqual({ wallet: 7888_8800n, frozen: 0n });
  expect(await stationMoney(server, alpha, 'payout')).toBe(995_0000n);
  expect((await stationMoney(server, alpha, 'house')) - house).toBe(5_0000n);
  expect(await server.inStation(alpha, (db) => turnoverOf(db, id))).toMatchObject({
    required: 0n,
    valid: 0n,
    items: [],
  });
  await setRule(server, alpha, { free_times: -1 });
});

test('what the desk refuses comes back, with the reason', async () => {
  const before = await moneyOf(server, alpha, 'member01');
  const order = await withdraw();
  decide(order.orderNo, 'refused', '收款账号有误');
  await server.runMoneyJob();
  expect(await orderOf(order.orderNo)).toMatchObject({ status: 3, reason: '收款账号有误' });
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);
});

test('a condition that came in while the desk was deciding stays', async () => {
  const order = await withdraw();
  const id = await server.inStation(alpha, async (db) => {
    const row = await db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirst();
    const asked = { station: alpha, accountId: row!.id, source: 'gift', refType: 'test', at: server.now() };
    await requireTurnover(db, { ...asked, refId: '2', base: 100_0000n, factor: 500 });
    return row!.id;
  });
  decide(order.orderNo, 'approved');
  await server.runMoneyJob();
  expect((await orderOf(order.orderNo)).status).toBe(2);
  expect((await server.inStation(alpha, (db) => turnoverOf(db, id))).missing).toBe(500_0000n);
  await server.inStation(alpha, (db) =>
    db.updateTable('turnover_item').set({ ended_at: server.now() }).where('ended_at', 'is', null).execute(),
  );
});

test('a success clears what was required and bet up to its request, whatever is still missing since then', async () => {
  const asked = { station: alpha, source: 'gift', refType: 'test', at: server.now(), factor: 100 };
  const id = await server.inStation(alpha, async (db) => {
    const row = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'member01')
      .executeTakeFirstOrThrow();
    await requireTurnover(db, { ...asked, accountId: row.id, refId: 'before', base: 100_0000n });
    return row.id;
  });
  const bet = (amount: bigint) =>
    server.pool.query('UPDATE turnover SET valid = valid + $3 WHERE station = $1 AND account_id = $2', [
      alpha,
      id,
      String(amount),
    ]);
  const standing = () => server.inStation(alpha, (db) => turnoverOf(db, id));
  await bet(120_0000n);
  const first = await withdraw();
  await bet(7_0000n);
  const second = await withdraw();
  await bet(5_0000n);
  await server.inStation(alpha, (db) =>
    requireTurnover(db, { ...asked, accountId: id, refId: 'since', base: 50_0000n }),
  );

  const since = {
    required: 50_0000n,
    valid: 5_0000n,
    missing: 45_0000n,
    items: [{ refId: 'since', done: 5_0000n }],
  };
  // The later one is paid first; what it cleared is not cleared again.
  for (const { orderNo } of [second, first]) {
    decide(orderNo, 'approved');
    await server.runMoneyJob();
    expect((await orderOf(orderNo)).status).toBe(2);
    expect(await standing()).toMatchObject(since);
  }
  await bet(45_0000n);
  const last = await withdraw();
  decide(last.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await standing()).toEqual({ required: 0n, valid: 0n, missing: 0n, items: [] });
});

test('with the desk out of reach a request stays pending, and is submitted once it is back', async () => {
  fault = { losesQuestion: true };
  const order = await withdraw();
  expect(await orderOf(order.orderNo)).toMatchObject({ status: 1, stage: 'waiting' });
  expect(atDesk(order.orderNo)).toEqual([]);
  server.passTime(60);
  await server.runMoneyJob();
  expect((await orderOf(order.orderNo)).stage).toBe('waiting');
  fault = undefined;
  server.passTime(60);
  await server.runMoneyJob();
  expect(atDesk(order.orderNo)).toHaveLength(1);
  decide(order.orderNo, 'approved');
  await server.runMoneyJob();
  expect((await orderOf(order.orderNo)).status).toBe(2);
});

test('an answer that was lost makes no second request, and a missing report is queried', async () => {
  fault = { losesAnswer: true };
  const before = await moneyOf(server, alpha, 'member01');
  const order = await withdraw();
  expect((await orderOf(order.orderNo)).stage).toBe('waiting');
  expect(atDesk(order.orderNo)).toHaveLength(1);
  fault = undefined;
  decide(order.orderNo, 'approved');
  desk().store.exec('DELETE FROM callback');
  server.passTime(60);
  await server.runMoneyJob();
  expect((await orderOf(order.orderNo)).status).toBe(2);
  expect(atDesk(order.orderNo)).toHaveLength(1);
  expect((await moneyOf(server, alpha, 'member01')).wallet).toBe(before.wallet - 200_0000n);
});

test('the first word counts: a callback that comes again, or says otherwise later, moves nothing', async () => {
  const order = await withdraw();
  decide(order.orderNo, 'refused');
  await server.runMoneyJob();
  const after = await moneyOf(server, alpha, 'member01');
  const say = (state: string, key = desk().party.key) =>
    ask(
      { url: `http://localhost:${server.port}`, key },
      '/callback/withdrawal',
      { station: alpha, kind: 'withdrawal', orderNo: order.orderNo, state, amount: '200.0000', reason: '' },
      { nowMs: server.now().getTime(), isAnswer: (answer): answer is object => typeof answer === 'object' },
    );
  expect(await say('refused')).toEqual({ ended: false });
  expect(await say('approved')).toEqual({ ended: false });
  await expect(say('approved', 'a key of another')).rejects.toThrow();
  expect(await moneyOf(server, alpha, 'member01')).toEqual(after);
});

test('paid with another amount, by report or by answer, it ends nothing and waits for a person until the desk says what was asked', async () => {
  const problems = async () => {
    // It is read once a second.
    server.passTime(2);
    return (JSON.parse((await client.send('/healthz')).text) as { problems?: object[] }).problems;
  };
  const one = [{ kind: 'withdrawal', count: 1 }];
  const order = await withdraw();
  const held = await moneyOf(server, alpha, 'member01');
  const report = (amount: string) =>
    ask(
      { url: `http://localhost:${server.port}`, key: desk().party.key },
      '/callback/withdrawal',
      { station: alpha, kind: 'withdrawal', orderNo: order.orderNo, state: 'approved', amount, reason: '' },
      { nowMs: server.now().getTime(), isAnswer: (answer): answer is object => typeof answer === 'object' },
    );
  for (let time = 0; time < 2; time++)
    await expect(report('999999.0000')).rejects.toMatchObject({ kind: 'refused', code: 'differs' });
  expect(await problems()).toEqual(one);
  expect(await orderOf(order.orderNo)).toMatchObject({ status: 1, stage: 'locked' });
  expect(await report('200.0000')).toEqual({ ended: true });
  expect(await problems()).toBeUndefined();
  expect(await moneyOf(server, alpha, 'member01')).toEqual({ ...held, frozen: held.frozen - 200_0000n });
  // An order that has ended is not touched, whatever is said of it.
  expect(await report('999999.0000')).toEqual({ ended: false });
  expect(await problems()).toBeUndefined();

  const asked = await withdraw();
  approveOrRefuse(server, asked.orderNo, 'approved', { amount: '999999.0000' });
  desk().store.exec('DELETE FROM callback');
  server.passTime(60);
  await server.runMoneyJob();
  expect(await problems()).toEqual(one);
  expect((await orderOf(asked.orderNo)).status).toBe(1);
  desk()
    .store.prepare("UPDATE request SET state = 'refused', paid = '', reason = '户名不符' WHERE order_no = ?")
    .run(asked.orderNo);
  server.passTime(300);
  await server.runMoneyJob();
  expect(await orderOf(asked.orderNo)).toMatchObject({ status: 3, reason: '户名不符' });
  expect(await problems()).toBeUndefined();
});

test('ended from ten sides at once, a withdrawal ends once', async () => {
  const order = await withdraw();
  const before = await moneyOf(server, alpha, 'member01');
  const ends = await Promise.all(
    Array.from({ length: 10 }, (_, count) =>
      server.inStation(alpha, (db) =>
        endWithdrawal(
          { db, station: alpha, now: server.now() },
          order.orderNo,
          count % 2 ? { isPaid: true } : { isPaid: false, reason: '' },
        ),
      ),
    ),
  );
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect((await moneyOf(server, alpha, 'member01')).frozen).toBe(before.frozen - 200_0000n);
});

test('what was agreed cannot be changed, and an end cannot be undone, even by the application', async () => {
  const order = await withdraw();
  const change = (columns: object) =>
    server.inStation(alpha, (db) =>
      db.updateTable('withdrawal').set(columns).where('order_no', '=', order.orderNo).execute(),
    );
  await expect(change({ amount: 1_0000n })).rejects.toThrow('agreed');
  decide(order.orderNo, 'approved');
  await server.runMoneyJob();
  await expect(change({ reason: 'x' })).rejects.toThrow('has ended');
});
