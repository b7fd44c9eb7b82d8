import { expect } from 'vitest';
import { devices, passkeyQuestion } from '#contract/account.generated.ts';
import { madePasskey, memberPassword } from '#support/memberPasskeys.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  stations: testStations.map((file) => ({
    ...file,
    onOff: {
      ...file.onOff,
      loginCheck: 'none' as const,
      ...(file.code === beta && { passkeys: false }),
      ...(file.code === gamma && { questionOnChange: true }),
    },
  })),
});

test('the question of a new passkey is for the name and host of the station, and says itself whose it is', async ({
  server,
  member,
}) => {
  const { options } = (await member.call(passkeyQuestion, { password: memberPassword })).answer;
  expect(JSON.parse(options!)).toMatchObject({
    rp: { id: new URL(server.url(alpha)).hostname },
    user: { name: 'member01' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

test('a wrong password gets no question, and a few of them end the tries', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  const { answer } = await client.call(passkeyQuestion, { password: 'not mine' });
  expect(answer).toMatchObject({
    success: false,
    code: 'wrongPassword',
    fieldErrors: { password: expect.any(String) },
  });
  for (let tries = 1; tries < server.context.settings.confirmTriesAnHour; tries += 1)
    await client.call(passkeyQuestion, { password: 'not mine' });
  expect((await client.call(passkeyQuestion, { password: memberPassword })).answer.code).toBe('throttled');
});

test('the security question comes first where the station asks it before a change', async ({ server }) => {
  const client = server.client(gamma);
  await client.logIn('member01');
  const { answer } = await client.call(passkeyQuestion, { password: memberPassword });
  expect(answer.code).toMatch(/^question(Required|Unset)$/);
});

test('ten are enough, and those that are there are named so that no device makes two', async ({
  server,
  member,
}) => {
  for (let made = 0; made < 10; made += 1) await madePasskey(server, member, alpha);
  const { passkeys } = (await member.call(devices, {})).answer;
  expect(passkeys).toHaveLength(10);
  expect((await member.call(passkeyQuestion, { password: memberPassword })).answer).toMatchObject({
    success: false,
    code: 'full',
    msg: '最多可添加10个通行密钥，请先移除一个',
  });
});

test('a station without passkeys, a trial account and a guest get none', async ({ server, trial, guest }) => {
  const client = server.client(beta);
  await client.logIn('member01');
  const codeOf = async (who: typeof client) =>
    (await who.call(passkeyQuestion, { password: memberPassword })).answer.code;
  expect([await codeOf(client), await codeOf(trial), await codeOf(guest)]).toEqual([
    'switchedOff',
    'wrongRole',
    'notLoggedIn',
  ]);
});
