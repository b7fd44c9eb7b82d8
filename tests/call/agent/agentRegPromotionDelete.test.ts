// agent/agentRegPromotionDelete: a deleted link registers nobody, and those who came by it stay.
import { expect } from 'vitest';
import {
  agentRegPromotionDelete,
  agentRegPromotionList,
  agentRegPromotionSave,
  registerProxyList,
} from '#contract/agent.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { password, type Team } from '#support/team.ts';
import { teamTest as test } from '#support/teamTest.ts';
import { alpha } from '#support/testStations.ts';

const registerBy = (team: Team, promoCode: string, account: string) =>
  team.server.client(alpha).call(register, { account, password, rePassword: password, promoCode });

test('a deleted link is gone from the list and registers nobody; who came by it is still listed', async ({
  team,
}) => {
  const { answer } = await team.middle.call(agentRegPromotionSave, {
    type: 'member',
    name: '旧',
    lottery: '5.0',
  });
  const { id, code } = answer.link!;
  await registerBy(team, code, 'stayshere');
  expect((await team.top.call(agentRegPromotionDelete, { id })).answer).toMatchObject({
    success: false,
    code: 'notFound',
  });
  expect((await team.middle.call(agentRegPromotionDelete, { id })).answer.success).toBe(true);
  expect((await team.middle.call(agentRegPromotionDelete, { id })).answer).toMatchObject({ success: false });
  expect((await team.middle.call(agentRegPromotionList, {})).answer.list).toEqual([]);
  expect((await registerBy(team, code, 'comeslate')).answer).toMatchObject({
    success: false,
    fieldErrors: { promoCode: expect.any(String) },
  });
  const { answer: came } = await team.middle.call(registerProxyList, {});
  expect(came.list![0]).toMatchObject({ account: 'stayshere', way: 'link', linkName: '旧' });
});
