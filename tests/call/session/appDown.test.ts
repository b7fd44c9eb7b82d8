// Owns the test of session/appDown.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appDown } from '#contract/session.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('the release is described in the language of the request', async () => {
  const { answer } = await server.call(appDown, {}, { station: gamma });
  expect(answer).toMatchObject({ success: true, version: '5.0.0' });
  expect(answer.notes![0]).toContain('home screen');
});

test('a station without a release says so', async () => {
  await server.inStation(alpha, (db) => db.deleteFrom('app_release').execute());
  const { answer } = await server.call(appDown, {}, { station: alpha });
  expect(answer).toMatchObject({ success: false, code: 'noRelease' });
  expect((await server.call(appDown, {}, { station: beta })).answer.success).toBe(true);
});

test('a field the contract does not know is refused by its name', async () => {
  const { answer } = await server.call(appDown, { secret: '1' } as never);
  expect(answer).toMatchObject({ success: false, fieldErrors: { secret: '不支持的参数：secret' } });
});
