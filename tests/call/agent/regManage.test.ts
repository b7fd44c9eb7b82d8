// agent/regManage: what an agent may give.
import { expect } from 'vitest';
import { regManage } from '#contract/agent.generated.ts';
import { teamTest as test } from '#support/teamTest.ts';

test('an agent may give at most what it has', async ({ team }) => {
  const { answer } = await team.middle.call(regManage, {});
  expect(answer.rates).toHaveLength(8);
  expect(answer.rates![0]).toEqual({ category: 'lottery', rate: '0', least: '0', most: '7.5' });
  expect(answer.rates![2]).toEqual({ category: 'live', rate: '0', least: '0', most: '0' });
  expect(answer).toMatchObject({
    step: '0.1',
    groupBonus: { rate: 1700, least: 1700, most: 1840, step: 2, base: 1700 },
    quotas: [{ band: '12.8', given: 0, used: 0, free: 0 }],
    types: ['agent', 'member'],
  });
});
