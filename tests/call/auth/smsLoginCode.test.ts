import { expect } from 'vitest';
import { smsLoginCode } from '#contract/auth.generated.ts';
import { robotToken } from '#support/proofs.ts';
import { messagesTo, phone, recoveryTest as test } from '#support/recovery.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';

const askFor = async (client: Client, number: string) => {
  const evidence = { robotToken: await robotToken(client) };
  return (await client.call(smsLoginCode, { phone: number, ...evidence })).answer;
};

test('a code goes to a proven phone; a number that nobody has, one that nobody has proven and a disabled account get the same answer and no message', async ({
  server,
}) => {
  const client = server.client(alpha);
  const own = await askFor(client, phone);
  expect(own).toMatchObject({ success: true, msg: '号码已在本站验证过时，验证码已发出，请查收' });
  expect(await messagesTo(server, alpha, phone)).toBe(1);
  // Of member01 of the demonstration, typed at some time and never proven.
  for (const number of ['13800138000', '13700137999']) {
    expect(await askFor(client, number)).toEqual(own);
    expect(await messagesTo(server, alpha, number)).toBe(0);
  }
  const set = (state: 'enabled' | 'disabled') =>
    server.inStation(alpha, (db) =>
      db.updateTable('account').set({ state }).where('name', '=', 'member02').execute(),
    );
  await set('disabled');
  expect(await askFor(client, phone)).toEqual(own);
  expect(await messagesTo(server, alpha, phone)).toBe(1);
  await set('enabled');
});

test('a human proves to be one first, a number is one of a phone, and a station without it says so', async ({
  server,
}) => {
  const client = server.client(alpha);
  expect((await client.call(smsLoginCode, { phone })).answer).toMatchObject({ code: 'needRobot' });
  for (const wrong of ['', '12345', '23800138000', "1' OR '1'='1"])
    expect(await askFor(client, wrong)).toMatchObject({
      success: false,
      code: 'invalid',
      fieldErrors: { phone: expect.any(String) },
    });
  expect(await askFor(server.client(beta), phone)).toMatchObject({ success: false, code: 'switchedOff' });
});
