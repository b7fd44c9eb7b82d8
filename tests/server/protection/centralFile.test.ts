// The central file of deposits in service (LUGAS): a month over all operators, asked at each deposit, and given back whatever becomes of one.
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { register } from '#contract/auth.generated.ts';
import type { DepositOrder } from '#contract/entities.generated.ts';
import {
  cancelPendingOrder,
  onlinePayPay,
  rechargeOfflineSave,
  updateUserContract,
} from '#contract/finance.generated.ts';
import { type Fault, malformations } from '#counterparty/serve.ts';
import { rollBackDeposit } from '#server/money/deposits/rollBack.ts';
import { applyStatus } from '#server/money/deposits/settle.ts';
import { atCheckout, atDesk, byHand, methodNamed, orderOf } from '#support/deposits.ts';
import { limitTo } from '#support/limits.ts';
import { changeMember } from '#support/personal.ts';
import { type CallOptions, type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const registry = 'exclusion-registry';
/** `left` is how many questions it still meets. */
const faults: { at: string; now: Fault | undefined; left: number } = { at: '', now: undefined, left: 0 };
const stations = [
  { ...testStations[0]!, protection: { profile: 'de' as const, registry: { deadlineSeconds: 1 } } },
  { ...testStations[0]!, code: beta, hosts: ['two.example'] },
];
const test = world({
  stations,
  settings: { registrationTriesPerAddressADay: 1000 },
  counterparties: (name, path) =>
    name === registry && path === faults.at && faults.left-- > 0 ? faults.now : undefined,
  prepare: async (server) => {
    byHand(server);
    for (const code of [alpha, beta])
      await server.inStation(code, async (db) => {
        await db.updateTable('deposit_setting').set({ pending_most: 100 }).execute();
        // Every amount is the one that was asked for, where a test says nothing else.
        await db.updateTable('pay_method').set({ tail_least: 0n, tail_most: 0n }).execute();
      });
  },
});
test.beforeEach(() => {
  faults.now = undefined;
});

const failing = (at: '/reserve' | '/count', now: Fault, left = Number.POSITIVE_INFINITY) =>
  Object.assign(faults, { at, now, left });

let people = 0;
const phoneOf = (number: number) => `1370000${String(number).padStart(4, '0')}`;

/** Somebody new, with a limit of one's own, which Germany requires, far above what a test deposits. */
async function newcomer(server: RunningServer, station = alpha, phone = phoneOf(++people)): Promise<Client> {
  const client = server.client(station);
  const { answer } = await client.call(register, {
    account: `${station}${people}`,
    password: 'secret88',
    rePassword: 'secret88',
    phone,
  });
  expect(answer).toMatchObject({ success: true, login: true });
  await client.call(updateUserContract, { version: 1 });
  await limitTo(client, 'deposit', 'month', '900000');
  return client;
}

async function deposit(client: Client, amount: string, options: CallOptions = {}) {
  const { id: methodId } = await methodNamed(client, 'bank');
  const wish = { methodId, amount, payerName: '张伟' };
  return (await client.call(rechargeOfflineSave, wish, options)).answer;
}

async function opened(client: Client, amount: string): Promise<DepositOrder> {
  const answer = await deposit(client, amount);
  if (!answer.order) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.order;
}

/** What the file counts, in yuan, by the deposits it knows of. */
const counted = (server: RunningServer): number[] =>
  server.counterparties[registry]!.store.prepare(
    'SELECT amount FROM deposit WHERE amount > 0 ORDER BY amount',
  )
    .all()
    .map(({ amount }) => Number(amount) / 10_000);

/** What another operator has reported of whoever asks next: it is the same person, by the same code. */
function elsewhere(server: RunningServer, yuan: number): void {
  const { store } = server.counterparties[registry]!;
  store
    .prepare(
      `INSERT INTO deposit (ref, person, month, version, amount)
        SELECT lower(hex(randomblob(32))), person, '2026-11', 1, ? FROM asked ORDER BY number DESC LIMIT 1`,
    )
    .run(yuan * 10_000);
}

test.afterEach(({ server }) => {
  server.counterparties[registry]!.store.exec('DELETE FROM deposit');
});

test('LUGAS: 1,000 a month over all operators, asked at each deposit', async ({ server }) => {
  const client = await newcomer(server);
  elsewhere(server, 700);
  expect(await deposit(client, '301')).toMatchObject({
    success: false,
    code: 'CENTRAL_LIMIT',
    msg: '您本月在所有平台合计还可存300.00元，这笔存款超出了这个数额',
  });
  expect(counted(server)).toEqual([700]);
  await opened(client, '200');
  expect(await deposit(client, '101')).toMatchObject({ success: false, code: 'CENTRAL_LIMIT' });
  await opened(client, '100');
  expect(counted(server)).toEqual([100, 200, 700]);
});

test('LUGAS: the sum begins again with the month, and a station without the profile never asks', async ({
  server,
  clock,
}) => {
  const client = await newcomer(server);
  elsewhere(server, 1000);
  expect((await deposit(client, '100')).code).toBe('CENTRAL_LIMIT');
  const free = await newcomer(server, beta);
  await opened(free, '5000');
  expect(counted(server)).toEqual([1000]);
  const before = clock.now();
  await clock.to('2026-12-01T00:00:01+08:00');
  onTestFinished(() => clock.to(before));
  await client.logIn(`${alpha}${people - 1}`, 'secret88');
  await opened(client, '100');
  expect(counted(server)).toEqual([100, 1000]);
});

test.for([
  ['silent', { losesQuestion: true }],
  ['lost after it reserved', { losesAnswer: true }],
  ['slower than the deadline', { delayMs: 1_500 }],
  ...malformations.map((malformed): [string, Fault] => [`malformed: ${malformed}`, { malformed }]),
] as [string, Fault][])(
  'LUGAS: without an answer nothing is deposited (%s)',
  async ([, fault], { server, clock }) => {
    const client = await newcomer(server);
    failing('/reserve', fault);
    expect(await deposit(client, '400')).toMatchObject({
      success: false,
      code: 'UNREACHABLE',
      msg: '暂时无法向中央存款登记系统核对，这笔存款没有提交，请稍后再试',
    });
    const inEnglish = { headers: { 'accept-language': 'en' } };
    expect((await deposit(client, '400', inEnglish)).msg).toBe(
      'The central register of deposits cannot be asked at the moment, so nothing was deposited. Please try again later',
    );
    faults.now = undefined;
    await server.counterparties[registry]!.idle();
    // What it may have reserved is given back, whether the question arrived or not.
    await clock.pass(20);
    await server.runMoneyJob();
    expect(counted(server)).toEqual([]);
    await opened(client, '1000');
  },
);

test('LUGAS, the complaint of players: a deposit that fails, lapses or is cancelled counts no longer', async ({
  server,
  clock,
}) => {
  const client = await newcomer(server);
  const { id: methodId } = await methodNamed(client, 'online');
  const { answer } = await client.call(onlinePayPay, { methodId, amount: '200' });
  const refused = await opened(client, '300');
  const cancelled = await opened(client, '400');
  expect(counted(server)).toEqual([200, 300, 400]);
  await atCheckout(client, answer.order!.orderNo, 'fail');
  atDesk(server, refused.orderNo, 'refused');
  await client.call(cancelPendingOrder, { orderNo: cancelled.orderNo });
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(counted(server)).toEqual([]);
  await opened(client, '1000');
  await clock.pass(86_400);
  await server.runMoneyJob();
  expect(counted(server)).toEqual([]);
});

test('what was paid counts, not what was announced, and what is taken back does not', async ({ server }) => {
  const client = await newcomer(server);
  const { orderNo } = await opened(client, '500');
  atDesk(server, orderNo, 'approved', { amount: '620' });
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 2 });
  expect(counted(server)).toEqual([620]);
  await server.inStation(alpha, async (db) => {
    const order = await db
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    await rollBackDeposit(db, order, 'test', server.now());
  });
  await server.runMoneyJob();
  expect(counted(server)).toEqual([]);
});

test('money that comes late for a deposit given back counts again', async ({ server }) => {
  const client = await newcomer(server);
  const { orderNo } = await opened(client, '500');
  await client.call(cancelPendingOrder, { orderNo });
  await server.runMoneyJob();
  expect(counted(server)).toEqual([]);
  await server.inStation(alpha, (db) =>
    applyStatus({ db, station: alpha, now: server.now() }, orderNo, { state: 'paid', amount: 500_0000n }),
  );
  await server.runMoneyJob();
  expect(counted(server)).toEqual([500]);
});

test('a repeated call, a doubled question and a file that is silent while it is notified change nothing twice', async ({
  server,
  clock,
}) => {
  const client = await newcomer(server);
  failing('/reserve', { isDoubled: true });
  const repeated = { intentId: randomUUID() };
  const [first, again] = await Promise.all([
    deposit(client, '600', repeated),
    deposit(client, '600', repeated),
  ]);
  expect(first.order!.orderNo).toBe(again.order!.orderNo);
  expect(counted(server)).toEqual([600]);
  failing('/count', { losesAnswer: true });
  await client.call(cancelPendingOrder, { orderNo: first.order!.orderNo });
  await server.runMoneyJob();
  expect(counted(server)).toEqual([]);
  await opened(client, '700');
  faults.now = undefined;
  await clock.pass(60);
  await server.runMoneyJob();
  expect(counted(server)).toEqual([700]);
});

test('one question that is lost holds up no other; two in a row say that the file is silent', async ({
  server,
  clock,
}) => {
  const client = await newcomer(server);
  const orders = [await opened(client, '100'), await opened(client, '200'), await opened(client, '300')];
  for (const { orderNo } of orders) {
    await client.call(cancelPendingOrder, { orderNo });
    // The oldest is asked about first.
    await clock.pass(1);
  }
  failing('/count', { losesQuestion: true }, 1);
  await server.runMoneyJob();
  expect(counted(server)).toEqual([100]);
  await clock.pass(60);
  await server.runMoneyJob();
  expect(counted(server)).toEqual([]);

  for (const yuan of ['100', '200', '300'])
    await client.call(cancelPendingOrder, { orderNo: (await opened(client, yuan)).orderNo });
  failing('/count', { losesQuestion: true }, 2);
  await server.runMoneyJob();
  expect(counted(server)).toEqual([100, 200, 300]);
  await clock.pass(60);
  await server.runMoneyJob();
  expect(counted(server)).toEqual([]);
});

test('of many deposits at two servers no more is opened than the file has left', async ({ server }) => {
  const client = await newcomer(server);
  const other = await startServer({ stations, now: () => server.now(), beside: server });
  onTestFinished(() => other.stop());
  const there = other.client(alpha);
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => deposit(at % 2 ? client : there, '150')),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(6);
  expect(counted(server)).toEqual([150, 150, 150, 150, 150, 150]);
});

test('cents that tell payments apart are reserved at their most and counted as they are', async ({
  server,
}) => {
  const client = await newcomer(server);
  const tails = (least: bigint, most: bigint) =>
    server.inStation(alpha, (db) =>
      db.updateTable('pay_method').set({ tail_least: least, tail_most: most }).execute(),
    );
  await tails(0n, 9_900n);
  onTestFinished(() => tails(0n, 0n).then(() => {}));
  elsewhere(server, 50);
  expect((await deposit(client, '949.5')).code).toBe('CENTRAL_LIMIT');
  const { amount } = await opened(client, '949');
  await server.runMoneyJob();
  expect(counted(server)).toEqual([50, Number(amount)]);
});

test('of whom nothing is known the file cannot be asked, and nothing is deposited', async ({ server }) => {
  const client = await newcomer(server);
  await server.inStation(alpha, (db) =>
    changeMember(db, `${alpha}${people}`, { phone: '', real_name: '', email: '' }),
  );
  expect(await deposit(client, '100')).toMatchObject({
    code: 'PERSON_UNKNOWN',
    msg: '请先在个人资料中填写手机号码或真实姓名，再存款',
  });
});
