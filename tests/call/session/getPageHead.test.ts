// Owns the test of session/getPageHead.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPageHead } from '#contract/session.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('the title comes in the language of the request, the station name standing in', async () => {
  const chinese = await server.call(getPageHead, {}, { station: beta });
  expect(chinese.answer).toMatchObject({ wapv2ThemeColor: 'ThemeBlack', pageTitle: '二站首页' });
  const english = await server
    .client(beta)
    .call(getPageHead, {}, { headers: { 'accept-language': 'en-GB,zh;q=0.5' } });
  expect(english.answer.pageTitle).toBe('Home of two');
  expect((await server.call(getPageHead, {}, { station: alpha })).answer.pageTitle).toBe('测试一站');
  expect((await server.call(getPageHead, {}, { station: gamma })).answer.pageTitle).toBe('测试三站');
});

test('a field the contract does not know is refused by its name', async () => {
  const { answer } = await server.call(getPageHead, { secret: '1' } as never);
  expect(answer).toMatchObject({ success: false, fieldErrors: { secret: '不支持的参数：secret' } });
});
