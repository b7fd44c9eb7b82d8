import { expect } from 'vitest';
import { accInfo, autoExchange } from '#contract/session.generated.ts';
import { openGame, setAutoExchange, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { platformsTest as test } from '#support/platformsTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { deserted, expectAgreement, heldAt, heldHere } from '../../server/platformMoney.ts';

test.beforeEach(async ({ member }) => {
  await member.call(setAutoExchange, { autoExchange: 'on' });
  await member.call(autoExchange, { scope: 'all' });
});

const back = async (member: Client, scope?: 'last' | 'all') =>
  (await member.call(autoExchange, scope ? { scope } : {})).answer;
const into = (member: Client, changeTo: string, money: string) =>
  member.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo, money });

test('the money of the last game comes back', async ({ server, member }) => {
  const { wallet } = await heldHere(server);
  await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' });
  const answer = await back(member);
  expect(answer).toMatchObject({
    success: true,
    orders: [{ direction: 'out', status: 'success', auto: true, platform: 'sandbox-egame' }],
    skipped: [],
  });
  expect((await heldHere(server)).wallet).toBe(wallet);
});

test('who is logged in says so while automatic exchange has money out, to every device', async ({
  server,
  member,
}) => {
  const elsewhere = server.client(alpha);
  const isPending = async (): Promise<unknown> => (await member.call(accInfo, {})).answer.exchangePending;
  expect(await isPending()).toBe(false);
  await into(member, 'sandbox-chess', '20');
  expect(await isPending()).toBe(false);
  await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' });
  expect(await isPending()).toBe(true);
  await member.call(setAutoExchange, { autoExchange: 'off' });
  expect(await isPending()).toBe(false);
  await member.call(setAutoExchange, { autoExchange: 'on' });
  await back(member);
  expect(await isPending()).toBe(false);
  expect((await elsewhere.call(accInfo, {})).answer.exchangePending).toBeUndefined();
});

test('success with nothing moved where nothing is there', async ({ member }) => {
  expect(await back(member)).toMatchObject({ success: true, orders: [], skipped: [] });
  await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' });
  await back(member);
  expect(await back(member)).toMatchObject({ success: true, orders: [], skipped: [] });
});

test('what a member moved by hand stays where it is, and so does everything once they switch it off', async ({
  server,
  member,
}) => {
  await into(member, 'sandbox-chess', '20');
  expect((await back(member)).orders).toEqual([]);
  await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' });
  await member.call(setAutoExchange, { autoExchange: 'off' });
  expect((await back(member)).orders).toEqual([]);
  expect(await heldAt(server, 'sandbox-egame')).toBeGreaterThan(0n);
});

test('of 20 at once one moves the money, the others nothing', async ({ server, member }) => {
  const { wallet } = await heldHere(server);
  await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => back(member)));
  expect(answers.every(({ success }) => success)).toBe(true);
  expect(answers.flatMap(({ orders }) => orders!)).toHaveLength(1);
  expect((await heldHere(server)).wallet).toBe(wallet);
  await expectAgreement(server);
});

test('all brings back what is anywhere, skips who gives no answer and says whom', async ({
  server,
  member,
}) => {
  await into(member, 'sandbox-egame', '30');
  await into(member, 'sandbox-chess', '40');
  await into(member, 'sandbox-fish', '50');
  const { party } = server.counterparties['game-egame']!;
  const { url } = party;
  party.url = await deserted();
  const answer = await back(member, 'all');
  party.url = url;
  expect(answer.orders!.map(({ platform, money }) => [platform, money]).sort()).toEqual([
    ['sandbox-chess', '40.0000'],
    ['sandbox-fish', '50.0000'],
  ]);
  expect(answer.skipped).toEqual([{ platform: 'sandbox-egame', platformName: '演示电子' }]);
  expect(await heldAt(server, 'sandbox-egame')).toBe(30_0000n);
  expect((await back(member, 'all')).orders).toHaveLength(1);
  await expectAgreement(server);
});

test('an answer that is lost leaves the order open, and nothing is asked for twice', async ({
  server,
  member,
  faults,
}) => {
  const { wallet } = await heldHere(server);
  await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' });
  faults.at = (_, path) => (path === '/transfer' ? { losesAnswer: true } : undefined);
  expect((await back(member)).orders).toMatchObject([{ status: 'processing' }]);
  expect((await back(member)).orders).toEqual([]);
  faults.at = () => undefined;
  server.passTime(30);
  await server.runMoneyJob();
  expect((await heldHere(server)).wallet).toBe(wallet);
  await expectAgreement(server);
});
