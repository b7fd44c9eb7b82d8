import { expect } from 'vitest';
import { lotteryList } from '#contract/session.generated.ts';
import { beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('both modes are listed, and the credit-only families in one', async ({ server }) => {
  const { answer } = await server.call(lotteryList, {});
  const versions = (code: string) =>
    answer.lotteryList!.filter(({ lotCode }) => lotCode === code).map(({ lotVersion }) => lotVersion);
  expect(versions('FFC').sort()).toEqual([1, 2]);
  expect(versions('LHC')).toEqual([2]);
  expect(versions('PCEGG')).toEqual([2]);
  expect(answer.lotteryList![0]).toMatchObject({ hot: true });
  expect(answer.lotteryList!.find(({ lotCode }) => lotCode === 'JND28')?.caption).toBe('每210秒一期');
});

test('a lottery that is closed is not listed, and the other stations keep theirs', async ({ server }) => {
  await server.inStation(beta, (db) =>
    db.updateTable('lottery').set({ is_open: false }).where('code', '=', 'FFC').execute(),
  );
  const closed = await server.call(lotteryList, {}, { station: beta });
  expect(closed.answer.lotteryList!.some(({ lotCode }) => lotCode === 'FFC')).toBe(false);
  const open = await server.call(lotteryList, {}, { station: gamma });
  expect(open.answer.lotteryList!.find(({ lotCode }) => lotCode === 'FFC')).toMatchObject({
    lotName: '1-Minute SSC',
    caption: 'Every 1 min',
  });
});
