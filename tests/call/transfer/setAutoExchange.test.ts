import { expect } from 'vitest';
import { getThirdInfo4Change, setAutoExchange } from '#contract/transfer.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const stations = [
  ...testStations.map((station) =>
    station.code === alpha ? { ...station, onOff: { ...station.onOff, thirdAutoExchange: true } } : station,
  ),
  { code: 'optin', name: 'Opt in', onOff: { thirdAutoExchangeOptIn: true } },
  { code: 'without', name: 'Without', onOff: { thirdAutoExchange: false } },
];
const test = world({ stations });

async function memberAt(server: RunningServer, station: string) {
  const client = server.client(station);
  await client.logIn('member01');
  return {
    client,
    shown: async () => (await client.call(getThirdInfo4Change, {})).answer.autoExchange,
    set: async (autoExchange: 'on' | 'off') => (await client.call(setAutoExchange, { autoExchange })).answer,
  };
}

test('it is on until a member switches it off, and stays as they set it', async ({ server }) => {
  const { shown, set } = await memberAt(server, alpha);
  expect(await shown()).toBe('on');
  expect(await set('off')).toMatchObject({ success: true, autoExchange: 'off' });
  expect(await shown()).toBe('off');
  await set('on');
  expect(await shown()).toBe('on');
});

test('a station may have it off until a member switches it on', async ({ server }) => {
  const { shown, set } = await memberAt(server, 'optin');
  expect(await shown()).toBe('off');
  await set('on');
  expect(await shown()).toBe('on');
});

test('where the station does not offer it there is nothing to switch', async ({ server }) => {
  const { shown, set } = await memberAt(server, 'without');
  expect(await shown()).toBe('none');
  expect(await set('on')).toMatchObject({ success: false, code: 'noAutoExchange' });
});
