import { expect } from 'vitest';
import { getThirdInfo4Change, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { type Faults, platformsTest as test } from '#support/platformsTest.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import {
  addPlatformOfNobody,
  booksOf,
  deserted,
  expectAgreement,
  heldAt,
  heldHere,
} from '../../server/platformMoney.ts';

const move = (member: Client, changeFrom: string, changeTo: string, money: string, intentId?: string) =>
  member.call(thirdRealTransMoney, { changeFrom, changeTo, money }, intentId ? { intentId } : {});
const into = (member: Client, money: string) => move(member, 'sys', 'sandbox-egame', money);
const out = (member: Client, money: string) => move(member, 'sandbox-egame', 'sys', money);

/** Of the questions about transfers alone. */
const withFault = (faults: Faults, fault: Fault | undefined): void => {
  faults.at = (_, path) => (path === '/transfer' || path === '/order' ? fault : undefined);
};

/** Lets the job ask until nothing is open. */
async function reconcile(server: RunningServer): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    server.passTime(70);
    await server.runMoneyJob();
  }
}

test('money goes to the platform and back, whole on both sides', async ({ server, member }) => {
  const before = await heldHere(server);
  const there = await into(member, '200');
  expect(there.answer).toMatchObject({
    success: true,
    order: { direction: 'in', status: 'success', money: '200.0000', platform: 'sandbox-egame', auto: false },
  });
  expect(await heldAt(server, 'sandbox-egame')).toBe(200_0000n);
  expect(await heldHere(server)).toEqual({ wallet: before.wallet - 200_0000n, transit: 0n });
  const back = await out(member, '50');
  expect(back.answer.order).toMatchObject({ direction: 'out', status: 'success' });
  expect(await heldAt(server, 'sandbox-egame')).toBe(150_0000n);
  expect(await heldHere(server)).toEqual({ wallet: before.wallet - 150_0000n, transit: 0n });
  await expectAgreement(server);
});

test('the same intent moves money once', async ({ server, member }) => {
  const before = await heldAt(server, 'sandbox-egame');
  const first = await move(member, 'sys', 'sandbox-egame', '10', 'same-intent-1');
  const again = await move(member, 'sys', 'sandbox-egame', '10', 'same-intent-1');
  expect(again.answer).toEqual(first.answer);
  expect(await heldAt(server, 'sandbox-egame')).toBe(before + 10_0000n);
});

test('more than the wallet holds is refused and nothing moves', async ({ server, member }) => {
  const before = await heldHere(server);
  const { answer } = await into(member, '99999999');
  expect(answer).toMatchObject({ success: false, code: 'balanceTooSmall' });
  expect(await heldHere(server)).toEqual(before);
});

test('more than the platform holds fails there, and the order says why', async ({ server, member }) => {
  const before = await heldHere(server);
  const { answer } = await out(member, '99999999');
  expect(answer.order).toMatchObject({ status: 'failed', reason: '平台余额不足' });
  expect(await heldHere(server)).toEqual(before);
});

test.for(['0', '1.5', '007', '0.99', '..'])(
  'an amount of %s is refused at its field',
  async (money, { member }) => {
    expect((await into(member, money)).answer).toMatchObject({
      success: false,
      fieldErrors: { money: expect.any(String) },
    });
  },
);

test('between two platforms, from wallet to wallet, to an unknown platform and to one nobody runs: refused', async ({
  server,
  member,
}) => {
  expect((await move(member, 'sandbox-egame', 'sandbox-chess', '1')).answer.code).toBe('oneWallet');
  expect((await move(member, 'sys', 'sys', '1')).answer.code).toBe('oneWallet');
  expect((await move(member, 'sys', 'no-such', '1')).answer.code).toBe('noPlatform');
  await addPlatformOfNobody(server);
  expect((await move(member, 'sys', 'nobody', '1')).answer.code).toBe('platformClosed');
  expect((await move(member, 'sys', 'sandbox-egame2', '1')).answer.code).toBe('platformClosed');
});

test('a platform that cannot be reached costs nothing: the money is back at once', async ({
  server,
  member,
}) => {
  const party = server.counterparties['game-egame']!.party;
  const { url } = party;
  party.url = await deserted();
  const before = await heldHere(server);
  const { answer } = await into(member, '30');
  party.url = url;
  expect(answer.order).toMatchObject({ status: 'failed', reason: '平台暂时无法连接' });
  expect(await heldHere(server)).toEqual(before);
});

test.for<[string, Fault]>([
  ['the question was lost', { losesQuestion: true }],
  ['the answer was lost', { losesAnswer: true }],
])(
  'without an answer money stays in transit and is never refunded, until the platform says what became of it: %s',
  async ([_, lost], { server, member, faults }) => {
    const before = await heldHere(server);
    const there = await heldAt(server, 'sandbox-egame');
    withFault(faults, lost);
    const { answer } = await into(member, '40');
    expect(answer.order).toMatchObject({ status: 'processing', finishTime: '' });
    expect((await member.call(getThirdInfo4Change, {})).answer.processing).toBe(1);
    await reconcile(server);
    expect(await heldHere(server)).toEqual({ wallet: before.wallet - 40_0000n, transit: 40_0000n });
    withFault(faults, undefined);
    await reconcile(server);
    expect(await heldHere(server)).toEqual({ wallet: before.wallet - 40_0000n, transit: 0n });
    expect(await heldAt(server, 'sandbox-egame')).toBe(there + 40_0000n);
    await expectAgreement(server);
  },
);

test('out of a platform without an answer nothing is credited until it is known', async ({
  server,
  member,
  faults,
}) => {
  const before = await heldHere(server);
  const there = await heldAt(server, 'sandbox-egame');
  withFault(faults, { losesAnswer: true });
  expect((await out(member, '20')).answer.order!.status).toBe('processing');
  expect(await heldHere(server)).toEqual(before);
  withFault(faults, undefined);
  await reconcile(server);
  expect(await heldHere(server)).toEqual({ wallet: before.wallet + 20_0000n, transit: 0n });
  expect(await heldAt(server, 'sandbox-egame')).toBe(there - 20_0000n);
  await expectAgreement(server);
});

test('a question that arrives twice is done once', async ({ server, member, faults }) => {
  const there = await heldAt(server, 'sandbox-egame');
  withFault(faults, { isDoubled: true });
  await into(member, '15');
  await out(member, '5');
  expect(await heldAt(server, 'sandbox-egame')).toBe(there + 10_0000n);
  await expectAgreement(server);
});

test('a number that belongs to another order is refused by the platform, and moves nothing', async ({
  server,
}) => {
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

test('of 50 transfers of the whole balance at once exactly one succeeds', async ({ server }) => {
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
