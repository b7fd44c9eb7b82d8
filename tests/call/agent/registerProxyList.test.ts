// agent/registerProxyList: who came directly below an agent, by which way, page by page.
import { expect } from 'vitest';
import { agentRegPromotionSave, registerProxyList } from '#contract/agent.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { password, type Team } from '#support/team.ts';
import { teamTest as test } from '#support/teamTest.ts';
import { alpha } from '#support/testStations.ts';

const registerBy = (team: Team, promoCode: string, account: string) =>
  team.server.client(alpha).call(register, { account, password, rePassword: password, promoCode });

test('accounts come with the way they came, newest first, page by page, and those of one link alone', async ({
  team,
}) => {
  const { answer } = await team.top.call(agentRegPromotionSave, {
    type: 'member',
    name: '群',
    lottery: '5.0',
  });
  await registerBy(team, answer.link!.code, 'vialink1');
  await registerBy(team, 'agent01', 'viacode1');
  const { answer: first } = await team.top.call(registerProxyList, { pageSize: 2 });
  expect(first.list).toMatchObject([
    { account: 'viacode1', way: 'code', linkId: '' },
    { account: 'vialink1', way: 'link', linkName: '群', linkId: answer.link!.id },
  ]);
  expect(first).toMatchObject({ hasMore: true, next: 'vialink1' });
  const { answer: second } = await team.top.call(registerProxyList, { pageSize: 2, before: first.next! });
  expect(second.list!.map(({ account, way }) => [account, way])).toEqual([
    ['teamagent', 'hand'],
    ['member01', 'code'],
  ]);
  const { answer: ofLink } = await team.top.call(registerProxyList, { linkId: answer.link!.id });
  expect(ofLink.list!.map(({ account }) => account)).toEqual(['vialink1']);
  // Those further below are not listed: teambob is below teamagent.
  expect([...first.list!, ...second.list!].map(({ account }) => account)).not.toContain('teambob');
});
