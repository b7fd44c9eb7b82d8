// agent/agentRegPromotionList: an agent's own links, newest first.
import { expect } from 'vitest';
import { agentRegPromotionList, agentRegPromotionSave } from '#contract/agent.generated.ts';
import { teamTest as test } from '#support/teamTest.ts';

test('an agent sees its own links alone, the newest first, with all categories', async ({ team }) => {
  const save = (name: string) =>
    team.middle.call(agentRegPromotionSave, { type: 'member', name, lottery: '6.5' });
  await save('一');
  await save('二');
  await team.top.call(agentRegPromotionSave, { type: 'member', name: '别人' });
  const { answer } = await team.middle.call(agentRegPromotionList, {});
  expect(answer.list!.map(({ name }) => name)).toEqual(['二', '一']);
  expect(answer.list![0]!.rates).toHaveLength(8);
  expect(answer.list![0]!.rates[0]).toEqual({ category: 'lottery', rate: '6.5' });
});
