// Owns the test of auth/googleRobotConfig.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { googleRobotConfig } from '#contract/auth.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, gamma, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('a station with the robot check gives a new riddle each time, another none', async () => {
  const first = await server.call(googleRobotConfig, {}, { station: gamma });
  const second = await server.call(googleRobotConfig, {}, { station: gamma });
  expect(first.answer).toMatchObject({ enabled: true, difficulty: 14 });
  expect(first.answer.challenge).not.toBe(second.answer.challenge);
  const none = await server.call(googleRobotConfig, {}, { station: alpha });
  expect(none.answer).toMatchObject({ success: true, enabled: false, challenge: '', difficulty: 0 });
});

test('a field the contract does not know is refused by its name', async () => {
  const { answer } = await server.call(googleRobotConfig, { difficulty: 1 } as never);
  expect(answer.fieldErrors).toHaveProperty('difficulty');
});
