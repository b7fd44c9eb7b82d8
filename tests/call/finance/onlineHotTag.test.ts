// Owns the test of finance/onlineHotTag.
import { expect } from 'vitest';
import { onlineHotTag } from '#contract/finance.generated.ts';
import { depositor, methodNamed } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('recommended methods carry their label, in the language of the request', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'online');
  const tagOf = async (language: string) =>
    (await client.call(onlineHotTag, {}, { headers: { 'accept-language': language } })).answer.hotList!.find(
      ({ methodId }) => methodId === id,
    )?.tag;
  expect([await tagOf('zh-CN'), await tagOf('en')]).toEqual(['推荐', 'Recommended']);
});
