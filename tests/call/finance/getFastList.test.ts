import { expect } from 'vitest';
import { getFastList } from '#contract/finance.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('codes to scan are listed with their limits, foreign ones with their rate', async ({ server }) => {
  const { answer } = await server.call(getFastList, {}, { as: 'member01', station: alpha });
  expect(answer.fastList!.map(({ name, rate }) => [name, rate])).toEqual([
    ['支付宝扫码', ''],
    ['USDT-TRC20', '7.1200'],
  ]);
});
