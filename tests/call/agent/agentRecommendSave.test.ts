// agent/agentRecommendSave: a member has one link for friends.
import { expect } from 'vitest';
import { agentRecommendSave } from '#contract/agent.generated.ts';
import { playTest as test } from '#support/playTable.ts';

test('a member gets one code, however often it is made', async ({ table }) => {
  const member = await table.player('member01');
  const made = await Promise.all([1, 2, 3].map(() => member.call(agentRecommendSave, {})));
  const codes = made.map(({ answer }) => answer.code);
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/^[a-z0-9]{8}$/);
});
