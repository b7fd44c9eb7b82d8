import { expect } from 'vitest';
import { off, state } from '#contract/push.generated.ts';
import { pushTest, somebodyOn, switchedOn } from '#support/pushTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = pushTest();

test('ten browsers at most, and off here or everywhere in one call', async ({ server, receiver }) => {
  const { name, client } = await somebodyOn(server, receiver, alpha);
  let last: Client = client;
  for (let count = 2; count <= 12; count += 1) {
    last = server.client(alpha);
    await last.logIn(name);
    server.passTime(1);
    await switchedOn(last, receiver, `${name}-${count}`);
  }
  expect((await last.call(state, {})).answer).toMatchObject({ devices: 10, isHere: true });
  await last.call(off, { all: false });
  expect((await last.call(state, {})).answer).toMatchObject({ devices: 9, isHere: false });
  await last.call(off, { all: true });
  expect((await last.call(state, {})).answer.devices).toBe(0);
});
