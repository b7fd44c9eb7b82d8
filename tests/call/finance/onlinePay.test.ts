import { expect } from 'vitest';
import { onlinePay } from '#contract/finance.generated.ts';
import { depositor, methodNamed } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a provider’s page is listed with its amounts, fixed ones as the only ones', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'online', '微信支付');
  const { answer } = await client.call(onlinePay, { methodId: id });
  expect(answer.way!.fixedMoney).toEqual(['50.0000', '100.0000', '200.0000', '500.0000', '1000.0000']);
  expect(answer.way!.quickMoney).toEqual(answer.way!.fixedMoney);
  const bank = await methodNamed(client, 'bank');
  expect((await client.call(onlinePay, { methodId: bank.id })).answer.code).toBe('wayClosed');
});
