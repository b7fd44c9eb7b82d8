// Owns the test of transfer/thirdRealTransMoney.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getThirdInfo4Change, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import {
  addPlatformOfNobody,
  booksOf,
  deserted,
  expectAgreement,
  heldAt,
  heldHere,
  startWithPlatforms,
} from '../../server/platformMoney.ts';

let server: RunningServer;
let member: Client;
let fault: Fault | undefined;
beforeAll(async () => {
  server = await startWithPlatforms({
    counterparties: (_name, path) => (path === '/transfer' || path === '/order' ? fault : undefined),
  });
  member = server.client(alpha);
  await member.logIn('member01');
});
afterAll(() => server.stop());
beforeEach(() => {
  fault = undefined;
});

const move = (changeFrom: string, changeTo: string, money: string, intentId?: string) =>
  member.call(thirdRealTransMoney, { changeFrom, changeTo, money }, intentId ? { intentId } : {});
const into = (money: string) => move('sys', 'sandbox-egame', money);
const out = (money: string) => move('sandbox-egame', 'sys', money);

/** Lets the job ask until nothing is open. */
async function reconcile(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    server.passTime(70);
    await server.runMoneyJob();
  }
}

test('money goes to the platform and back, whole on both sides', async () => {
  const before = await heldHere(server);
  const there = await into('200');
  expect(there.answer).toMatchObject({
    success: true,
    order: { direction: 'in', status: 'success', money: '200.0000', platform: 'sandbox-egame', auto: false },
  });
  expect(await heldAt(server, 'sandbox-egame')).toBe(200_0000n);
  expect(await heldHere(server)).toEqual({ wallet: before.wallet - 200_0000n, transit: 0n });
  const back = await out('50');
  expect(back.answer.order).toMatchObject({ direction: 'out', status: 'success' });
  expect(await heldAt(server, 'sandbox-egame')).toBe(150_0000n);
  expect(await heldHere(server)).toEqual({ wallet: before.wallet - 150_0000n, transit: 0n });
  await expectAgreement(server);
});

test('the same intent moves money once', async () => {
  const before = await heldAt(server, 'sandbox-egame');
  const first = await move('sys', 'sandbox-egame', '10', 'same-intent-1');
  const again = await move('sys', 'sandbox-egame', '10', 'same-intent-1');
  expect(again.answer).toEqual(first.answer);
  expect(await heldAt(server, 'sandbox-egame')).toBe(before + 10_0000n);
});

test('more than the wallet holds is refused and nothing moves', async () => {
  const before = await heldHere(server);
  const { answer } = await into('99999999');
  expect(answer).toMatchObject({ success: false, code: 'balanceTooSmall' });
  expect(await heldHere(server)).toEqual(before);
});

test('more than the platform holds fails there, and the order says why', async () => {
  const before = await heldHere(server);
  const { answer } = await out('99999999');
  expect(answer.order).toMatchObject({ status: 'failed', reason: '平台余额不足' });
  expect(await heldHere(server)).toEqual(before);
});

test.each(['0', '1.5', '007', '0.99', '..'])('an amount of %s is refused at its field', async (money) => {
  expect((await into(money)).answer).toMatchObject({
    success: false,
    fieldErrors: { money: expect.any(String) },
  });
});

test('between two platforms, from wallet to wallet, to an unknown platform and to one nobody runs: refused', async () => {
  expect((await move('sandbox-egame', 'sandbox-chess', '1')).answer.code).toBe('oneWallet');
  expect((await move('sys', 'sys', '1')).answer.code).toBe('oneWallet');
  expect((await move('sys', 'no-such', '1')).answer.code).toBe('noPlatform');
  await addPlatformOfNobody(server);
  expect((await move('sys', 'nobody', '1')).answer.code).toBe('platformClosed');
  expect((await move('sys', 'sandbox-egame2', '1')).answer.code).toBe('platformClosed');
});

test('a platform that cannot be reached costs nothing: the money is back at once', async () => {
  const party = server.counterparties['game-egame']!.party;
  const { url } = party;
  party.url = await deserted();
  const before = await heldHere(server);
  const { answer } = await into('30');
  party.url = url;
  expect(answer.order).toMatchObject({ status: 'failed', reason: '平台暂时无法连接' });
  expect(await heldHere(server)).toEqual(before);
});

test.each([
  ['the question was lost', { losesQuestion: true }],
  ['the answer was lost', { losesAnswer: true }],
])(
  'without an answer money stays in transit and is never refunded, until the platform says what became of it: %s',
  async (_, lost) => {
    const before = await heldHere(server);
    const there = await heldAt(server, 'sandbox-egame');
    fault = lost;
    const { answer } = await into('40');
    expect(answer.order).toMatchObject({ status: 'processing', finishTime: '' });
    expect((await member.call(getThirdInfo4Change, {})).answer.processing).toBe(1);
    await reconcile();
    expect(await heldHere(server)).toEqual({ wallet: before.wallet - 40_0000n, transit: 40_0000n });
    fault = undefined;
    await reconcile();
    expect(await heldHere(server)).toEqual({ wallet: before.wallet - 40_0000n, transit: 0n });
    expect(await heldAt(server, 'sandbox-egame')).toBe(there + 40_0000n);
    await expectAgreement(server);
  },
);

test('out of a platform without an answer nothing is credited until it is known', async () => {
  const before = await heldHere(server);
  const there = await heldAt(server, 'sandbox-egame');
  fault = { losesAnswer: true };
  expect((await out('20')).answer.order!.status).toBe('processing');
  expect(await heldHere(server)).toEqual(before);
  fault = undefined;
  await reconcile();
  expect(await heldHere(server)).toEqual({ wallet: before.wallet + 20_0000n, transit: 0n });
  expect(await heldAt(server, 'sandbox-egame')).toBe(there - 20_0000n);
  await expectAgreement(server);
});

test('a question that arrives twice is done once', async () => {
  const there = await heldAt(server, 'sandbox-egame');
  fault = { isDoubled: true };
  await into('15');
  await out('5');
  expect(await heldAt(server, 'sandbox-egame')).toBe(there + 10_0000n);
  await expectAgreement(server);
});

test('a number that belongs to another order is refused by the platform, and moves nothing', async () => {
  const books = booksOf(server, 'sandbox-egame');
  const order = {
    operator: 'x',
    platform: 'sandbox-egame',
    member: '1',
    orderNo: 'N1',
    direction: 'in' as const,
  };
  expect(books.transfer({ ...order, amount: 5n }, true, 0)).toMatchObject({ state: 'done' });
  expect(books.transfer({ ...order, amount: 6n }, true, 0)).toBeNull();
  expect(books.balanceOf(order)).toBe(5n);
});

test('of 50 transfers of the whole balance at once exactly one succeeds', async () => {
  const visitor = server.client(alpha);
  await visitor.logIn('agent01');
  const { wallet } = await heldHere(server, 'agent01');
  const money = String(wallet / 10_000n);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      visitor.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-chess', money }),
    ),
  );
  const done = answers.filter(({ answer }) => answer.success);
  expect(done).toHaveLength(1);
  for (const { answer } of answers)
    if (!answer.success) expect(['transferBusy', 'balanceTooSmall']).toContain(answer.code);
  expect(await heldAt(server, 'sandbox-chess', 'agent01')).toBe((wallet / 10_000n) * 10_000n);
  expect((await heldHere(server, 'agent01')).transit).toBe(0n);
  await expectAgreement(server);
});
