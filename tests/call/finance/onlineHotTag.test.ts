import { expect } from 'vitest';
import { onlineHotTag } from '#contract/finance.generated.ts';
import { atDesk, byHand, depositor, methodNamed, openBank } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: true });

test('recommended methods carry their label, in the language of the request', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'online');
  const tagOf = async (language: string) =>
    (await client.call(onlineHotTag, {}, { headers: { 'accept-language': language } })).answer.hotList!.find(
      ({ methodId }) => methodId === id,
    )?.tag;
  expect([await tagOf('zh-CN'), await tagOf('en')]).toEqual(['推荐', 'Recommended']);
});

test('the last deposit is the one that was credited, and only where its way is open', async ({ server }) => {
  byHand(server);
  const client = await depositor(server, alpha);
  const last = async () => (await client.call(onlineHotTag, {})).answer.last;
  const before = await last();
  const order = await openBank(client, { amount: '700' });
  // Under way, and not paid in yet.
  expect(await last()).toEqual(before);
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await last()).toEqual({ methodId: order.methodId, amount: '700.0000' });
  const setOpen = (is_open: boolean) =>
    server.inStation(alpha, (db) =>
      db.updateTable('pay_method').set({ is_open }).where('id', '=', order.methodId).execute(),
    );
  await setOpen(false);
  expect(await last()).toBeUndefined();
  await setOpen(true);
});
