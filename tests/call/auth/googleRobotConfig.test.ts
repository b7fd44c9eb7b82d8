import { expect } from 'vitest';
import { googleRobotConfig } from '#contract/auth.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a station with the robot check gives a new riddle each time, another none', async ({ server }) => {
  const first = await server.call(googleRobotConfig, {}, { station: gamma });
  const second = await server.call(googleRobotConfig, {}, { station: gamma });
  expect(first.answer).toMatchObject({ enabled: true, difficulty: 14 });
  expect(first.answer.challenge).not.toBe(second.answer.challenge);
  const forSupport = { purpose: 'support' } as const;
  expect((await server.call(googleRobotConfig, forSupport, { station: alpha })).answer.enabled).toBe(true);
  // It has no conversations.
  expect((await server.call(googleRobotConfig, forSupport, { station: beta })).answer.enabled).toBe(false);
  const none = await server.call(googleRobotConfig, {}, { station: alpha });
  expect(none.answer).toMatchObject({ success: true, enabled: false, challenge: '', difficulty: 0 });
});
