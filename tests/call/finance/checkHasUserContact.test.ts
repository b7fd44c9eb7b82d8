import { expect } from 'vitest';
import { checkHasUserContact, updateUserContract } from '#contract/finance.generated.ts';
import { depositStations, zeta } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ stations: depositStations });

test('the agreement asks for consent once, and again in a newer version', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const ask = async () => (await client.call(checkHasUserContact, {})).answer;
  expect(await ask()).toMatchObject({ hasContact: false, version: 1, title: '存款服务协议' });
  await client.call(updateUserContract, { version: 1 });
  expect((await ask()).hasContact).toBe(true);
  await server.inStation(alpha, (db) =>
    db.updateTable('deposit_setting').set({ contract_version: 2 }).execute(),
  );
  expect(await ask()).toMatchObject({ hasContact: false, version: 2 });
});

test('a station without an agreement asks for nothing', async ({ server }) => {
  const { answer } = await server.call(checkHasUserContact, {}, { as: 'member01', station: zeta });
  expect(answer).toMatchObject({ hasContact: true, version: 0, content: [] });
});
