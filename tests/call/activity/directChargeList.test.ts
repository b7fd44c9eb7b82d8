import { expect } from 'vitest';
import { directChargeApply, directChargeList } from '#contract/activity.generated.ts';
import { resetTurnover } from '#server/money/turnover.ts';
import { world } from '#support/world.ts';
import { idOf } from '../../server/money/wallets.ts';

const station = 'offer';
const test = world({ stations: [{ code: station, name: '有直充', frontConfig: { bonusPercent: 2 } }] });

test('applications come newest first, page by page, and are nobody else’s to see', async ({ server }) => {
  const member = server.client(station);
  await member.logIn('member01');
  for (let count = 0; count < 3; count++) {
    await member.call(directChargeApply, {});
    server.passTime(61);
    await server.runMoneyJob();
    await server.inStation(station, async (db) =>
      resetTurnover(db, await idOf(db, 'member01'), server.now()),
    );
  }
  const { answer: first } = await member.call(directChargeList, { pageSize: 2 });
  expect(first).toMatchObject({ hasMore: true, list: [{ status: 2, percent: '2' }, { base: '9066.6500' }] });
  const { answer: rest } = await member.call(directChargeList, { before: first.list![1]!.orderNo });
  expect(rest).toMatchObject({
    hasMore: false,
    list: [{ base: '8888.8800', gift: '177.7700', required: '27199.9500' }],
  });
  const other = await server.call(directChargeList, {}, { as: 'agent01', station });
  expect(other.answer.list).toEqual([]);
});
