import { expect } from 'vitest';
import { getQuestionList } from '#contract/auth.generated.ts';
import { test } from '#support/world.ts';

test('the questions to choose from are listed, none twice', async ({ server }) => {
  const { answer } = await server.call(getQuestionList, {});
  expect(answer.questionList!.length).toBe(8);
  expect(new Set(answer.questionList!.map(({ question }) => question)).size).toBe(8);
});
