import { expect } from 'vitest';
import { getPageHead } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the title comes in the language of the request, the station name standing in', async ({ server }) => {
  const chinese = await server.call(getPageHead, {}, { station: beta });
  expect(chinese.answer).toMatchObject({ wapv2ThemeColor: 'ThemeBlack', pageTitle: '二站首页' });
  const english = await server
    .client(beta)
    .call(getPageHead, {}, { headers: { 'accept-language': 'en-GB,zh;q=0.5' } });
  expect(english.answer.pageTitle).toBe('Home of two');
  expect((await server.call(getPageHead, {}, { station: alpha })).answer.pageTitle).toBe('测试一站');
  expect((await server.call(getPageHead, {}, { station: gamma })).answer.pageTitle).toBe('测试三站');
});
