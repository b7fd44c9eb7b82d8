// Owns the test of auth/getQuestionList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuestionList } from '#contract/auth.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('the questions to choose from are listed, none twice', async () => {
  const { answer } = await server.call(getQuestionList, {});
  expect(answer.questionList!.length).toBe(8);
  expect(new Set(answer.questionList!.map(({ question }) => question)).size).toBe(8);
});

test('a field the contract does not know is refused by its name', async () => {
  const { answer } = await server.client(alpha).call(getQuestionList, { account: 'member02' } as never);
  expect(answer.fieldErrors).toEqual({ account: '不支持的参数：account' });
});
