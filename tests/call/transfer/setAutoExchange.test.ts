// Owns the test of transfer/setAutoExchange.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getThirdInfo4Change, setAutoExchange } from '#contract/transfer.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { startWithPlatforms } from '../../server/platformMoney.ts';

const stations = [
  ...testStations.map((station) =>
    station.code === alpha ? { ...station, onOff: { ...station.onOff, thirdAutoExchange: true } } : station,
  ),
  { code: 'optin', name: 'Opt in', onOff: { thirdAutoExchangeOptIn: true } },
  { code: 'without', name: 'Without', onOff: { thirdAutoExchange: false } },
];
let server: RunningServer;
beforeAll(async () => {
  server = await startWithPlatforms({ stations });
});
afterAll(() => server.stop());

async function member(station: string) {
  const client = server.client(station);
  await client.logIn('member01');
  return {
    client,
    shown: async () => (await client.call(getThirdInfo4Change, {})).answer.autoExchange,
    set: async (autoExchange: 'on' | 'off') => (await client.call(setAutoExchange, { autoExchange })).answer,
  };
}

test('it is on until a member switches it off, and stays as they set it', async () => {
  const { shown, set } = await member(alpha);
  expect(await shown()).toBe('on');
  expect(await set('off')).toMatchObject({ success: true, autoExchange: 'off' });
  expect(await shown()).toBe('off');
  await set('on');
  expect(await shown()).toBe('on');
});

test('a station may have it off until a member switches it on', async () => {
  const { shown, set } = await member('optin');
  expect(await shown()).toBe('off');
  await set('on');
  expect(await shown()).toBe('on');
});

test('where the station does not offer it there is nothing to switch', async () => {
  const { shown, set } = await member('without');
  expect(await shown()).toBe('none');
  expect(await set('on')).toMatchObject({ success: false, code: 'noAutoExchange' });
});
