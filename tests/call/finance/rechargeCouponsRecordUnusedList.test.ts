import { expect } from 'vitest';
import { rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import { depositor, openBank } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: true });

test('coupons are listed while they are neither used, nor expired, nor in a deposit under way', async ({
  server,
}) => {
  const client = await depositor(server, alpha);
  const list = async () =>
    (await client.call(rechargeCouponsRecordUnusedList, {})).answer.couponList!.map(({ name }) => name);
  expect(await list()).toEqual(['小额专享5元', '满100送8']);
  const { answer } = await client.call(rechargeCouponsRecordUnusedList, {});
  await openBank(client, { couponId: answer.couponList![1]!.id });
  expect(await list()).toEqual(['小额专享5元']);
  server.passTime(8 * 86_400);
  await client.logIn('member01');
  expect(await list()).toEqual([]);
});
