import { expect } from 'vitest';
import { bankAddSave, getCardList, removeCard } from '#contract/account.generated.ts';
import { withdrawSave } from '#contract/finance.generated.ts';
import { atDesk } from '#support/deposits.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const password = '123456';
const stations = testStations.map((file) => ({
  ...file,
  onOff: { ...file.onOff, questionOnNewDevice: false },
}));
const test = world({ stations, counterparties: true });

const cardsOf = async (client: Client) => (await client.call(getCardList, {})).answer.cards!;
const add = async (client: Client, cardNo: string, more: object = {}) =>
  (await client.call(bankAddSave, { type: 'bank', bankName: '招商银行', cardNo, password, ...more })).answer;
const remove = async (client: Client, cardId: number, pin = password) =>
  (await client.call(removeCard, { cardId, password: pin })).answer;

test('a card is removed by the withdrawal password, and the next one becomes the first', async ({
  server,
  member,
}) => {
  await setRule(server, alpha, { card_cooling_seconds: 3_600 });
  const before = await cardsOf(member);
  expect(before.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
  expect(await remove(member, before[0]!.cardId, '000000')).toMatchObject({
    success: false,
    fieldErrors: { password: expect.any(String) },
  });
  expect(await cardsOf(member)).toEqual(before);
  expect(await remove(member, before[0]!.cardId)).toMatchObject({ success: true, msg: '提款卡已移除' });
  expect(await cardsOf(member)).toMatchObject([{ cardId: before[1]!.cardId, isPrimary: true }]);
  expect(await remove(member, before[0]!.cardId)).toMatchObject({ success: false, code: 'unknown' });
});

test('its number stays with its owner: another member cannot add it, and added again it waits as a new card', async ({
  member,
  agent,
}) => {
  const cardNo = '6214 8301 2345 6701';
  const added = await add(member, cardNo);
  expect(await remove(member, added.card!.cardId)).toMatchObject({ success: true });
  expect(await add(agent, cardNo, { realName: '王芳' })).toMatchObject({ success: false, code: 'taken' });
  const again = await add(member, cardNo);
  expect(again.card!.cardId).not.toBe(added.card!.cardId);
  expect(again.card!.usableFrom).toBe('2026-11-20 11:00:10');
});

test('it stays while a withdrawal to it is under way, and nobody removes the card of another', async ({
  server,
  clock,
  agent,
}) => {
  const member02 = server.client(alpha);
  await member02.logIn('member02');
  const { cardId } = (await cardsOf(member02))[0]!;
  const foreign = await remove(agent, cardId);
  expect(foreign).toMatchObject({ success: false, code: 'unknown' });
  const fee = '0';
  await setRule(server, alpha, { times_a_day: -1, free_times: -1, from_minute: 0, to_minute: 0 });
  const asked = await member02.call(withdrawSave, { cardId, money: '200', password, fee });
  expect(asked.answer).toMatchObject({ success: true });
  expect(await remove(member02, cardId)).toMatchObject({ success: false, code: 'waiting' });
  await clock.pass(60);
  await server.runMoneyJob();
  atDesk(server, asked.answer.order!.orderNo, 'approved');
  await clock.pass(60);
  await server.runMoneyJob();
  expect(await remove(member02, cardId)).toMatchObject({ success: true });
});

test('three are removed within thirty days', async ({ clock, member }) => {
  for (const end of ['02', '03']) {
    const { card } = await add(member, `6214 8301 2345 67${end}`);
    const removed = await remove(member, card!.cardId);
    expect([end, removed.success, removed.code]).toEqual(
      end === '02' ? [end, true, undefined] : [end, false, 'often'],
    );
  }
  await clock.pass(30 * 86_400 + 1);
  await member.logIn('member01');
  const { cardId } = (await cardsOf(member)).at(-1)!;
  expect(await remove(member, cardId)).toMatchObject({ success: true });
});
