import { expect } from 'vitest';
import { getBankList } from '#contract/finance.generated.ts';
import { depositStations, zeta } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ stations: depositStations });

test('accounts come with limits and everything a transfer needs', async ({ server }) => {
  const { answer } = await server.call(getBankList, {}, { as: 'member01', station: alpha });
  expect(answer.bankList!.length).toBe(2);
  expect(answer.bankList![0]).toMatchObject({
    way: { kind: 'bank', minMoney: '100.0000', maxMoney: '200000.0000', fixedMoney: [], rate: '' },
    account: { receiver: '王建国', cardNo: '6222020000001234567', qrContent: '' },
  });
  expect(answer.bankList![0]!.way.quickMoney).toContain('500.0000');
});

test('another station has other accounts', async ({ server }) => {
  const { answer } = await server.call(getBankList, {}, { as: 'member01', station: zeta });
  expect(answer.bankList!.map(({ account }) => account.receiver)).toEqual(['陈晓燕']);
});

test('an account that was closed is gone', async ({ server }) => {
  await server.inStation(alpha, (db) =>
    db.updateTable('pay_method').set({ is_open: false }).where('receiver', '=', '王建国').execute(),
  );
  const { answer } = await server.call(getBankList, {}, { as: 'member01', station: alpha });
  expect(answer.bankList!.length).toBe(1);
});
