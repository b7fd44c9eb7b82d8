import { expect } from 'vitest';
import { captchaSound, checkYzm, getRecaptchaInfo, login } from '#contract/auth.generated.ts';
import { voices } from '#server/account/captcha/captchaSound.ts';
import { knowCaptcha, knowSound } from '#support/proofs.ts';
import { readSound, samplesOf, templatesOf } from '#support/soundReader.ts';
import { startServer } from '#support/startServer.ts';
import { beta, testStations } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import type { Locale } from '#texts/text.ts';

test('the digits that were said answer the captcha in place of its characters, once', async ({ server }) => {
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  await knowCaptcha(server, beta, captchaId);
  const { answer } = await client.call(captchaSound, { captchaId });
  const wav = Buffer.from(answer.sound!.replace('data:audio/wav;base64,', ''), 'base64');
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  const captchaCode = await knowSound(server, beta, captchaId);
  for (const code of [captchaCode, 'AC347'])
    expect((await client.call(checkYzm, { captchaId, captchaCode: code })).answer.valid, code).toBe(true);
  const request = { account: 'member01', password: 'demo8888', captchaId, captchaCode };
  expect((await client.call(login, request)).answer.login).toBe(true);
  expect((await client.call(login, request)).answer.code).toBe('captchaWrong');
  const late = await client.call(captchaSound, { captchaId });
  expect(late.answer).toMatchObject({ code: 'captchaOver', msg: '验证码已失效，请换一张再听' });
});

test('other digits are said each time, and the ones before are wrong then', async ({ server }) => {
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  await knowCaptcha(server, beta, captchaId);
  const first = await client.call(captchaSound, { captchaId });
  const captchaCode = await knowSound(server, beta, captchaId);
  const second = await client.call(captchaSound, { captchaId });
  expect(second.answer.sound).not.toBe(first.answer.sound);
  expect((await client.call(checkYzm, { captchaId, captchaCode })).answer.valid).toBe(false);
});

test('it is said in the language of the reader, and kept by no cache', async ({ server }) => {
  const client = server.client(beta);
  const chinese = templatesOf(voices['zh-CN'], [0.88, 1, 1.12]);
  const english = templatesOf(voices.en, [0.88, 1, 1.12]);
  /** How much more Chinese than English several sounds are together: what hides one of them hides it differently each time. */
  const chineseOf = async (locale: Locale): Promise<number> => {
    const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
    let sum = 0;
    for (let count = 0; count < 6; count++) {
      const options = { headers: { 'accept-language': locale } };
      const { answer, headers } = await client.call(captchaSound, { captchaId }, options);
      const wav = samplesOf(Buffer.from(answer.sound!.replace('data:audio/wav;base64,', ''), 'base64'));
      sum += readSound(wav, chinese, 5).score - readSound(wav, english, 5).score;
      expect(headers['cache-control']).toContain('no-store');
    }
    return sum;
  };
  expect(await chineseOf('zh-CN')).toBeGreaterThan(await chineseOf('en'));
});

test('nobody else hears it, and after five minutes nobody', async ({ server }) => {
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  const stranger = await server.client(beta).call(captchaSound, { captchaId });
  expect(stranger.answer.code).toBe('captchaOver');
  server.passTime(301);
  expect((await client.call(captchaSound, { captchaId })).answer.code).toBe('captchaOver');
});

test('sounds count as pictures do, whether there was a captcha or not', async () => {
  const eager = await startServer({ stations: testStations, settings: { captchasPerAddress: 3 } });
  try {
    const client = eager.client(beta);
    const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
    const codes: (string | undefined)[] = [];
    for (const id of [captchaId, 'c1', captchaId])
      codes.push((await client.call(captchaSound, { captchaId: id })).answer.code);
    expect(codes).toEqual([undefined, 'captchaOver', 'throttled']);
  } finally {
    await eager.stop();
  }
});

test('a request that names no captcha is refused at its field', async ({ server }) => {
  const { answer } = await server.call(captchaSound, {} as never);
  expect(answer.fieldErrors).toHaveProperty('captchaId');
});
