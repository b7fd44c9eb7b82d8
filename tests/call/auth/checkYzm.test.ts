// Owns the test of auth/checkYzm.
import { expect } from 'vitest';
import { checkYzm, getRecaptchaInfo } from '#contract/auth.generated.ts';
import { knowCaptcha } from '#support/proofs.ts';
import { beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a look does not use the picture up, but only five are had', async ({ server }) => {
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  await knowCaptcha(server, beta, captchaId);
  const look = async (captchaCode: string) =>
    (await client.call(checkYzm, { captchaId, captchaCode })).answer.valid;
  expect(await look('AC347')).toBe(true);
  expect(await look('XXXXX')).toBe(false);
  expect(await look('ac347')).toBe(true);
  expect(await look('XXXXY')).toBe(false);
  expect(await look('AC347')).toBe(true);
  expect(await look('AC347')).toBe(false);
});

test('another visitor, and anybody after five minutes, is refused', async ({ server }) => {
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  const captchaCode = await knowCaptcha(server, beta, captchaId);
  const stranger = await server.client(beta).call(checkYzm, { captchaId, captchaCode });
  expect(stranger.answer.valid).toBe(false);
  expect((await client.call(checkYzm, { captchaId, captchaCode })).answer.valid).toBe(true);
  server.passTime(301);
  expect((await client.call(checkYzm, { captchaId, captchaCode })).answer.valid).toBe(false);
});

test('characters that no picture has are refused at their field', async ({ server }) => {
  const { answer } = await server.call(checkYzm, { captchaId: 'c1', captchaCode: '验证' });
  expect(answer.fieldErrors).toEqual({ captchaCode: '验证码为5位字符' });
});
