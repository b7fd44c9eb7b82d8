import { expect } from 'vitest';
import { depositListWap } from '#contract/finance.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const namesFor = async (server: RunningServer, as: string) =>
  (await server.call(depositListWap, { payCode: 'online' }, { as, station: alpha })).answer.payList!.map(
    ({ name }) => name,
  );

test('providers are listed, those of a level for that level alone', async ({ server }) => {
  expect(await namesFor(server, 'member01')).toEqual(['支付宝快捷', '微信支付']);
  expect(await namesFor(server, 'agent01')).toEqual(['支付宝快捷', '微信支付', '云闪付大额通道']);
});

test('only the pay code online is known', async ({ server }) => {
  const { answer } = await server.call(depositListWap, { payCode: 'cash' as 'online' }, { as: 'member01' });
  expect(answer.fieldErrors).toHaveProperty('payCode');
});
