import sharp from 'sharp';
import { expect } from 'vitest';
import { getRecaptchaInfo } from '#contract/auth.generated.ts';
import { startServer } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('each station asks for its own proof', async ({ server }) => {
  expect((await server.call(getRecaptchaInfo, { login: '' }, { station: alpha })).answer).toMatchObject({
    type: 'none',
    captchaId: '',
    image: '',
  });
  expect((await server.call(getRecaptchaInfo, { register: '' }, { station: gamma })).answer.type).toBe(
    'robot',
  );
});

test('a picture is a PNG of its own each time', async ({ server }) => {
  const client = server.client(beta);
  const [first, second] = await Promise.all([
    client.call(getRecaptchaInfo, { login: '' }),
    client.call(getRecaptchaInfo, { register: '' }),
  ]);
  expect(first.answer.type).toBe('image');
  expect(first.answer.captchaId).not.toBe(second.answer.captchaId);
  const png = Buffer.from(first.answer.image!.replace('data:image/png;base64,', ''), 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([264, 96]);
  const dots = await sharp(png).greyscale().raw().toBuffer();
  expect(dots.filter((dot) => dot < 100).length).toBeGreaterThan(2000);
});

test('an address that asks for too many pictures is refused', async () => {
  const eager = await startServer({ stations: testStations, settings: { captchasPerAddress: 3 } });
  try {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 4; count++)
      codes.push((await eager.call(getRecaptchaInfo, { login: '' }, { station: beta })).answer.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'throttled']);
  } finally {
    await eager.stop();
  }
});

test('a mark that says something is refused at its field', async ({ server }) => {
  const { answer } = await server.call(getRecaptchaInfo, { login: 'yes' as never });
  expect(answer.fieldErrors).toHaveProperty('login');
});
