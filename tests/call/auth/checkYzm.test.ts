import { expect } from 'vitest';
import { checkYzm, getRecaptchaInfo } from '#contract/auth.generated.ts';
import { knowCaptcha, noSolution, solve } from '#support/proofs.ts';
import { startServer } from '#support/startServer.ts';
import { beta, testStations } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a right look does not use the picture up, but only five are had', async ({ server }) => {
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  await knowCaptcha(server, beta, captchaId);
  const looks: (boolean | undefined)[] = [];
  for (const captchaCode of ['AC347', 'ac347', 'AC347', 'AC347', 'AC347', 'AC347'])
    looks.push((await client.call(checkYzm, { captchaId, captchaCode })).answer.valid);
  expect(looks).toEqual([true, true, true, true, true, false]);
});

test('a wrong look ends the picture, so that nobody guesses at it', async ({ server }) => {
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  await knowCaptcha(server, beta, captchaId);
  expect((await client.call(checkYzm, { captchaId, captchaCode: 'XXXXX' })).answer.valid).toBe(false);
  expect((await client.call(checkYzm, { captchaId, captchaCode: 'AC347' })).answer.valid).toBe(false);
});

test('an answer without its work is refused before it is looked at, and each doubling of an address’ failures doubles the work', async () => {
  const strict = await startServer({ stations: testStations, settings: { robotDifficulty: 6 } });
  try {
    const client = strict.client(beta);
    const difficulties: (number | undefined)[] = [];
    for (let failures = 0; failures <= 8; failures++) {
      const { answer } = await client.call(getRecaptchaInfo, { login: '' });
      difficulties.push(answer.difficulty);
      const [captchaId, difficulty] = [answer.captchaId!, answer.difficulty!];
      await knowCaptcha(strict, beta, captchaId, { difficulty });
      const without = noSolution(captchaId, difficulty);
      const idle = await client.call(checkYzm, {
        captchaId,
        captchaCode: 'AC347',
        ...(without && { captchaWork: without }),
      });
      expect(idle.answer.code).toBe('robotWrong');
      const captchaWork = solve(captchaId, difficulty);
      const right = await client.call(checkYzm, { captchaId, captchaCode: 'AC347', captchaWork });
      expect(right.answer.valid).toBe(true);
      await client.call(checkYzm, { captchaId, captchaCode: 'XXXXX', captchaWork });
    }
    expect(difficulties).toEqual([6, 6, 6, 6, 7, 7, 7, 7, 8]);
    strict.passTime(901);
    expect((await client.call(getRecaptchaInfo, { login: '' })).answer.difficulty).toBe(6);
  } finally {
    await strict.stop();
  }
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
