import { expect } from 'vitest';
import { googleRobotCallback, googleRobotConfig } from '#contract/auth.generated.ts';
import { zeroBitsOf } from '#server/account/proofOfWork.ts';
import { solve } from '#support/proofs.ts';
import { gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a right solution is worth a token, the same one when it is submitted twice', async ({ server }) => {
  const client = server.client(gamma);
  const { answer } = await client.call(googleRobotConfig, {});
  const challenge = answer.challenge!;
  const solution = solve(challenge, 14);
  const first = await client.call(googleRobotCallback, { challenge, solution });
  expect(first.answer).toMatchObject({ success: true, robotToken: expect.stringMatching(/^[\w-]{43}$/) });
  const second = await client.call(googleRobotCallback, { challenge, solution });
  expect(second.answer.robotToken).toBe(first.answer.robotToken);
  const stranger = await server.client(gamma).call(googleRobotCallback, { challenge, solution });
  expect(stranger.answer.code).toBe('robotWrong');
});

test('a wrong solution, and a right one too late, are refused', async ({ server }) => {
  const client = server.client(gamma);
  const challenge = (await client.call(googleRobotConfig, {})).answer.challenge!;
  let wrong = 0;
  while (zeroBitsOf(challenge, String(wrong)) >= 14) wrong++;
  const refused = await client.call(googleRobotCallback, { challenge, solution: String(wrong) });
  expect(refused.answer).toMatchObject({ success: false, code: 'robotWrong' });
  server.passTime(301);
  const late = await client.call(googleRobotCallback, { challenge, solution: solve(challenge, 14) });
  expect(late.answer.code).toBe('robotWrong');
});

test('a solution of other characters is refused at its field', async ({ server }) => {
  const { answer } = await server.call(googleRobotCallback, { challenge: 'a', solution: 'A B' });
  expect(answer.fieldErrors).toHaveProperty('solution');
});
