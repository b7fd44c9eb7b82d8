// account/passkeyRemove, and what else removes passkeys.
import { expect } from 'vitest';
import { devices, passkeyRemove } from '#contract/account.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { logInWith, madePasskey } from '#support/memberPasskeys.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  stations: testStations.map((file) => ({ ...file, onOff: { ...file.onOff, loginCheck: 'none' as const } })),
});
const idsOf = async (client: Client) =>
  (await client.call(devices, {})).answer.passkeys!.map(({ passkey }) => passkey);

test('one is removed and logs in no more; the other goes on', async ({ server, member }) => {
  const [first, second] = [
    await madePasskey(server, member, alpha),
    await madePasskey(server, member, alpha),
  ];
  const [id] = await idsOf(member);
  const once = { intentId: 'remove-once' };
  const done = await member.call(passkeyRemove, { passkey: id! }, once);
  expect(done.answer.success).toBe(true);
  expect((await member.call(passkeyRemove, { passkey: id! }, once)).answer).toEqual(done.answer);
  expect((await member.call(passkeyRemove, { passkey: id! })).answer).toMatchObject({
    success: false,
    code: 'unknown',
    fieldErrors: { passkey: '该通行密钥已移除或不存在' },
  });
  expect(await idsOf(member)).toHaveLength(1);
  expect((await logInWith(server, server.client(alpha), first, alpha)).code).toBe('wrongPasskey');
  expect((await logInWith(server, server.client(alpha), second, alpha)).login).toBe(true);
});

test("another's, one of another station and nonsense are refused and change nothing", async ({ server }) => {
  const owner = server.client(alpha);
  await owner.logIn('agent01');
  await madePasskey(server, owner, alpha);
  const [id] = await idsOf(owner);
  for (const station of [alpha, beta]) {
    const stranger = server.client(station);
    await stranger.logIn('member01');
    expect((await stranger.call(passkeyRemove, { passkey: id! })).answer.code).toBe('unknown');
  }
  for (const passkey of ['', '0', '-1', '1e3', '999999999999999999999'])
    expect((await owner.call(passkeyRemove, { passkey })).answer.code).toBe('invalid');
  expect((await owner.call(passkeyRemove, { passkey: '999999999999999999' })).answer.code).toBe('unknown');
  expect(await idsOf(owner)).toEqual([id]);
});

test('a password that support sets removes them all: whoever took over the account may have made one', async ({
  server,
}) => {
  const owner = server.client(alpha);
  await owner.logIn('agent01');
  const passkey = await madePasskey(server, owner, alpha);
  await runSupport(server.pool, [alpha, 'password', 'agent01', 'Lost phone'], server.now(), {
    supporter: 'Lin',
  });
  expect((await logInWith(server, server.client(alpha), passkey, alpha)).code).toBe('wrongPasskey');
});
