// agent/kickbackReset: the rates of a direct member with their limits.
import { expect } from 'vitest';
import { kickbackReset } from '#contract/agent.generated.ts';
import { teamTest as test } from '#support/teamTest.ts';

test('a rate can be set between the highest below and the agent’s own', async ({ team }) => {
  const { answer } = await team.top.call(kickbackReset, { account: 'TeamAgent' });
  expect(answer.rates![0]).toEqual({ category: 'lottery', rate: '7.5', least: '6', most: '8' });
  expect(answer).toMatchObject({
    account: 'teamagent',
    type: 'agent',
    groupBonus: { rate: 1840, least: 1700, most: 1860, step: 2, base: 1700 },
    quotas: [{ band: '12.8', own: { free: 0 }, child: { free: 0 } }],
  });
});

test('only who is directly below is found: not oneself, not those further below, above or of others', async ({
  team,
}) => {
  for (const account of ['agent01', 'teambob', 'member02', 'nobody']) {
    const { answer } = await team.top.call(kickbackReset, { account });
    expect(answer).toMatchObject({ success: false, code: 'notFound' });
  }
  expect((await team.middle.call(kickbackReset, { account: 'agent01' })).answer.code).toBe('notFound');
  expect((await team.bottom.call(kickbackReset, { account: 'teambob' })).answer.success).toBe(false);
});
