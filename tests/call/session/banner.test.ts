import { expect } from 'vitest';
import { banner } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('pictures come in order and lie on this site', async ({ server }) => {
  const { answer } = await server.call(banner, {}, { station: alpha });
  expect(answer.bannerList!.map(({ imgUrl }) => imgUrl)).toEqual([
    expect.stringMatching(/^\/art\/station\/\w+\/face-\w+\.svg$/),
    `/art/station/${alpha}/banner-sign.svg`,
    `/art/station/${alpha}/banner-app.svg`,
  ]);
  const other = await server.call(banner, {}, { station: beta });
  expect(other.answer.bannerList![0]!.id).not.toBe(answer.bannerList![0]!.id);
  expect((await server.call(banner, {}, { station: gamma })).answer.bannerList![0]).toMatchObject({
    title: expect.stringMatching(/^Welcome to /),
    text: 'Every draw can be verified',
    button: 'See offers',
  });
});

test('it is asked for by GET alone', async ({ server }) => {
  const { status, headers, answer } = await server
    .client(alpha)
    .call({ ...banner, verb: undefined } as never, {});
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET');
  expect(answer).toMatchObject({ success: false, code: 'wrongVerb' });
});
