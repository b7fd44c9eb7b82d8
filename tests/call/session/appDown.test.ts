import { expect } from 'vitest';
import { appDown } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the release is described in the language of the request', async ({ server }) => {
  const { answer } = await server.call(appDown, {}, { station: gamma });
  expect(answer).toMatchObject({ success: true, version: '5.0.0' });
  expect(answer.notes![0]).toContain('home screen');
});

test('a station without a release says so', async ({ server }) => {
  await server.inStation(alpha, (db) => db.deleteFrom('app_release').execute());
  const { answer } = await server.call(appDown, {}, { station: alpha });
  expect(answer).toMatchObject({ success: false, code: 'noRelease' });
  expect((await server.call(appDown, {}, { station: beta })).answer.success).toBe(true);
});
