import { expect } from 'vitest';
import { getOnOffBaseBtn } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('each station answers its own switches', async ({ server }) => {
  const first = await server.call(getOnOffBaseBtn, {}, { station: alpha });
  expect(first.answer).toMatchObject({
    success: true,
    stationCode: alpha,
    trialOpen: true,
    trialGames: false,
    loginCheck: 'none',
  });
  const second = await server.call(getOnOffBaseBtn, {}, { station: beta });
  expect(second.answer).toMatchObject({ stationCode: beta, trialOpen: false, onlineServiceUrl: '' });
  const third = await server.call(getOnOffBaseBtn, {}, { station: gamma });
  expect(third.answer).toMatchObject({ stationCode: gamma, loginCheck: 'robot' });
});

test('the first answer gives the visitor a cookie that scripts cannot read', async ({ server }) => {
  const { headers } = await server.client(alpha).call(getOnOffBaseBtn, {});
  expect(headers['set-cookie']?.[0]).toMatch(
    /^__Host-visitor-alpha=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
  );
});
