// agent/agentRegPromotionSave: links with rates within the agent's own, switched on and off and changed by their owner alone.
import { expect } from 'vitest';
import { agentRegPromotionList, agentRegPromotionSave } from '#contract/agent.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { password, type Team } from '#support/team.ts';
import { teamTest as test } from '#support/teamTest.ts';
import { alpha } from '#support/testStations.ts';

const registerBy = (team: Team, promoCode: string, account: string) =>
  team.server.client(alpha).call(register, { account, password, rePassword: password, promoCode });
const placeOf = (team: Team, account: string) =>
  team.server.inStation(alpha, (db) =>
    db
      .selectFrom('team_member as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .innerJoin('account as u', 'u.id', 'm.upline_id')
      .select(['u.name as upline', 'm.rates', 'm.group_bonus', 'a.role'])
      .where('a.name', '=', account)
      .executeTakeFirst(),
  );
const linkOf = async (team: Team, id: string) =>
  (await team.middle.call(agentRegPromotionList, {})).answer.list!.find((link) => link.id === id);

test('who registers by a link stands below its agent with its kind and rates, and is counted', async ({
  team,
}) => {
  const { answer } = await team.middle.call(agentRegPromotionSave, {
    type: 'agent',
    name: ' 朋友圈 ',
    lottery: '7.0',
    groupBonus: 1830,
  });
  expect(answer).toMatchObject({
    success: true,
    link: { type: 'agent', name: '朋友圈', isOn: true, registrations: 0 },
  });
  const { id, code } = answer.link!;
  expect((await registerBy(team, code.toUpperCase(), 'bylink01')).answer.success).toBe(true);
  expect(await placeOf(team, 'bylink01')).toEqual({
    upline: 'teamagent',
    rates: [70_000, 0, 0, 0, 0, 0, 0, 0],
    group_bonus: 1830,
    role: 'agent',
  });
  expect(await linkOf(team, id)).toMatchObject({ registrations: 1 });
});

test('a link counts exactly those who registered, whoever comes at once', async ({ team }) => {
  const { answer } = await team.middle.call(agentRegPromotionSave, { type: 'member', lottery: '5.0' });
  const { id, code } = answer.link!;
  const answers = await Promise.all(
    ['race0001', 'race0002', 'race0003', 'race0001', 'race0002'].map((name) => registerBy(team, code, name)),
  );
  expect(answers.filter((each) => each.answer.success)).toHaveLength(3);
  expect(await linkOf(team, id)).toMatchObject({ registrations: 3 });
});

test('a link that is off registers nobody and says so at the code; switched on it works again', async ({
  team,
}) => {
  const { answer } = await team.middle.call(agentRegPromotionSave, { type: 'member', lottery: '5.0' });
  const { id, code } = answer.link!;
  await team.middle.call(agentRegPromotionSave, { id, isOn: false });
  const refusal = await registerBy(team, code, 'tooearly');
  expect(refusal.answer).toMatchObject({
    success: false,
    fieldErrors: { promoCode: expect.stringContaining('停用') },
  });
  expect(await placeOf(team, 'tooearly')).toBeUndefined();
  await team.middle.call(agentRegPromotionSave, { id, isOn: true });
  expect((await registerBy(team, code, 'tooearly')).answer.success).toBe(true);
});

test('a link of a kind the station has switched off is refused, at the save and at the register tab', async ({
  team,
}) => {
  const { answer } = await team.middle.call(agentRegPromotionSave, { type: 'agent', lottery: '5.0' });
  await team.server.inStation(alpha, (db) =>
    db
      .insertInto('team_setting')
      .values({ station: alpha, types: ['member'] })
      .execute(),
  );
  expect((await registerBy(team, answer.link!.code, 'kindoff1')).answer).toMatchObject({
    success: false,
    fieldErrors: { promoCode: expect.any(String) },
  });
  const save = await team.middle.call(agentRegPromotionSave, { type: 'agent', lottery: '5.0' });
  expect(save.answer).toMatchObject({ success: false, fieldErrors: { type: expect.any(String) } });
  await team.server.inStation(alpha, (db) =>
    db
      .updateTable('team_setting')
      .set({ types: ['agent', 'member'] })
      .execute(),
  );
});

const changesOf = (team: Team, id: string) =>
  team.server.inStation(alpha, (db) =>
    db
      .selectFrom('promotion_link_change')
      .select(['name', 'rates', 'group_bonus'])
      .where('link_id', '=', BigInt(id))
      .orderBy('id')
      .execute(),
  );

test('a change of name and rates counts for who registers after it; what it was before is kept', async ({
  team,
}) => {
  const made = await team.middle.call(agentRegPromotionSave, {
    type: 'member',
    name: '旧名',
    lottery: '6.0',
    lhc: '1.0',
    groupBonus: 1810,
  });
  const { id, code } = made.answer.link!;
  expect((await registerBy(team, code, 'before01')).answer.success).toBe(true);
  const { answer } = await team.middle.call(agentRegPromotionSave, { id, name: ' 新名 ', lottery: '5.0' });
  // Named alone: what is left out stays, and the bonus group goes down with the lottery rate.
  expect(answer).toMatchObject({
    success: true,
    msg: '推广链接已修改',
    link: { code, name: '新名', type: 'member', isOn: true, groupBonus: 1800, registrations: 1 },
  });
  expect((await registerBy(team, code, 'after001')).answer.success).toBe(true);
  expect(await placeOf(team, 'before01')).toMatchObject({
    rates: [60_000, 10_000, 0, 0, 0, 0, 0, 0],
    group_bonus: 1810,
  });
  expect(await placeOf(team, 'after001')).toMatchObject({
    rates: [50_000, 10_000, 0, 0, 0, 0, 0, 0],
    group_bonus: 1800,
  });
  await team.middle.call(agentRegPromotionSave, { id, isOn: false });
  expect(await linkOf(team, id)).toMatchObject({ isOn: false, name: '新名', groupBonus: 1800 });
  expect(await changesOf(team, id)).toEqual([
    { name: '旧名', rates: [60_000, 10_000, 0, 0, 0, 0, 0, 0], group_bonus: 1810 },
  ]);
});

test('a change keeps within what the agent may give, as a new link does, and changes nothing where it is refused', async ({
  team,
}) => {
  const { answer } = await team.middle.call(agentRegPromotionSave, { type: 'member', lottery: '5.0' });
  const { id } = answer.link!;
  for (const [field, wrong] of [
    ['lottery', { lottery: '7.6' }],
    ['lottery', { lottery: '5.05' }],
    ['lottery', { lottery: 'x' }],
    ['groupBonus', { groupBonus: 1960 }],
    ['groupBonus', { lottery: '1.0', groupBonus: 1800 }],
    ['type', { type: 'agent', lottery: '4.0' }],
  ] as const) {
    const refused = await team.middle.call(agentRegPromotionSave, { id, name: '不许', ...wrong });
    expect([wrong, refused.answer]).toMatchObject([
      wrong,
      { success: false, fieldErrors: { [field]: expect.any(String) } },
    ]);
  }
  const foreign = await team.top.call(agentRegPromotionSave, { id, lottery: '1.0' });
  expect(foreign.answer).toMatchObject({ success: false, code: 'notFound' });
  expect(await linkOf(team, id)).toEqual(answer.link);
  expect(await changesOf(team, id)).toEqual([]);
});

test('rates above the agent and a kind that is missing are refused at the field; a link of another agent is not found', async ({
  team,
}) => {
  const wrong = await team.middle.call(agentRegPromotionSave, { type: 'member', lottery: '7.6' });
  expect(wrong.answer).toMatchObject({ success: false, fieldErrors: { lottery: expect.any(String) } });
  const kindless = await team.middle.call(agentRegPromotionSave, { lottery: '5.0' });
  expect(kindless.answer).toMatchObject({ success: false, fieldErrors: { type: expect.any(String) } });
  const own = (await team.middle.call(agentRegPromotionList, {})).answer.list![0]!;
  const foreign = await team.top.call(agentRegPromotionSave, { id: own.id, isOn: false });
  expect(foreign.answer).toMatchObject({ success: false, code: 'notFound' });
  expect((await team.bottom.call(agentRegPromotionSave, { type: 'member' })).answer.success).toBe(false);
});
