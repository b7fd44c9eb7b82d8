import { expect } from 'vitest';
import { devices, passkeyAdd, passkeyQuestion } from '#contract/account.generated.ts';
import { list } from '#contract/message.generated.ts';
import { logInWith, memberPassword } from '#support/memberPasskeys.ts';
import { softwarePasskey } from '#support/passkey.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const questionOf = async (client: Client): Promise<string> =>
  (await client.call(passkeyQuestion, { password: memberPassword })).answer.options!;
const made = async (client: Client) => (await client.call(devices, {})).answer.passkeys!;

test('a passkey that was made is kept once, is reported by a letter, and logs in', async ({
  server,
  member,
}) => {
  const passkey = softwarePasskey();
  const response = passkey.make(await questionOf(member), server.url(alpha));
  const once = { intentId: 'passkey-once' };
  const first = await member.call(passkeyAdd, { response }, once);
  expect(first.answer).toMatchObject({ success: true, msg: '通行密钥已添加' });
  expect((await member.call(passkeyAdd, { response }, once)).answer).toEqual(first.answer);
  expect((await member.call(passkeyAdd, { response })).answer.code).toBe('wrongPasskey');
  expect(await made(member)).toHaveLength(1);
  const { answer } = await member.call(list, {});
  expect(JSON.stringify(answer)).toContain('添加了通行密钥');
  expect((await logInWith(server, server.client(alpha), passkey, alpha)).login).toBe(true);
});

test('what was made for another host, session or question, and what is none, is not kept', async ({
  server,
}) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  const refused = async (response: string, by = client) =>
    expect((await by.call(passkeyAdd, { response })).answer).toMatchObject({
      success: false,
      code: 'wrongPasskey',
    });
  await refused(softwarePasskey().make(await questionOf(client), server.url(beta)));
  const other = server.client(alpha);
  await other.logIn('member01');
  await refused(softwarePasskey().make(await questionOf(other), server.url(alpha)));
  // One's own question, after its time and in a later session.
  const late = softwarePasskey().make(await questionOf(client), server.url(alpha));
  await server.passTime(301);
  await refused(late);
  const before = softwarePasskey().make(await questionOf(client), server.url(alpha));
  await client.logIn('agent01');
  await refused(before);
  for (const response of ['{}', 'null', '{"id":"x","response":{}}', 'not JSON']) await refused(response);
  expect(await made(client)).toEqual([]);
});
