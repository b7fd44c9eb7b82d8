// auth/checkPromoCode: a code that registers somebody has another answer than one that does not, and every one that does not the same.

import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import {
  agentRegPromotionDelete,
  agentRegPromotionList,
  agentRegPromotionSave,
} from '#contract/agent.generated.ts';
import { checkPromoCode, register } from '#contract/auth.generated.ts';
import { startServer } from '#support/startServer.ts';
import { password, type Team } from '#support/team.ts';
import { teamTest as test } from '#support/teamTest.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

const linkOf = async (team: Team) =>
  (await team.middle.call(agentRegPromotionSave, { type: 'member', lottery: '5.0' })).answer.link!;
const ask = async (team: Team, promoCode: string, station = alpha) =>
  (await team.server.client(station).call(checkPromoCode, { promoCode })).answer;

test('a link says it works until it is switched off or deleted; asking registers nobody', async ({
  team,
}) => {
  const { id, code } = await linkOf(team);
  expect(await ask(team, code.toUpperCase())).toMatchObject({ success: true, isUsable: true });
  await team.middle.call(agentRegPromotionSave, { id, isOn: false });
  expect(await ask(team, code)).toMatchObject({ success: true, isUsable: false });
  await team.middle.call(agentRegPromotionSave, { id, isOn: true });
  expect(await ask(team, code)).toMatchObject({ isUsable: true });
  const { answer } = await team.middle.call(agentRegPromotionList, {});
  expect(answer.list!.find((link) => link.id === id)!.registrations).toBe(0);
  await team.middle.call(agentRegPromotionDelete, { id });
  expect(await ask(team, code)).toMatchObject({ isUsable: false });
});

test('counting who asks is one statement', async ({ team }) => {
  const { code } = await linkOf(team);
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => statements.mockRestore());
  expect(await ask(team, code)).toMatchObject({ isUsable: true });
  const texts = statements.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query));
  expect(texts.filter((text) => /\b(attempt|pg_advisory_xact_lock|quota_take)\b/.test(text))).toHaveLength(1);
});

test('neither a link nor the own code of an agent who is frozen registers anybody', async ({ team }) => {
  const { code } = await linkOf(team);
  const change = (values: { state?: 'enabled' | 'frozen'; promo_code?: string }) =>
    team.server.inStation(alpha, (db) =>
      db.updateTable('account').set(values).where('name', '=', 'teamagent').execute(),
    );
  const own = 'own12345';
  await change({ promo_code: own });
  const codes = [code, own];
  for (const each of codes) expect((await ask(team, each)).isUsable).toBe(true);
  await change({ state: 'frozen' });
  for (const each of codes) expect((await ask(team, each)).isUsable).toBe(false);
  await change({ state: 'enabled' });
});

test('unknown, switched off, deleted, with rates the agent has no more, and of another station: one answer', async ({
  team,
}) => {
  const [off, gone, live] = [await linkOf(team), await linkOf(team), await linkOf(team)];
  await team.middle.call(agentRegPromotionSave, { id: off.id, isOn: false });
  await team.middle.call(agentRegPromotionDelete, { id: gone.id });
  const answers = [
    await ask(team, 'zzzz9999'),
    await ask(team, off.code),
    await ask(team, gone.code),
    await ask(team, live.code, beta),
  ].map(({ success, code, msg, isUsable }) => JSON.stringify([success, code, msg, isUsable]));
  expect([...new Set(answers)]).toEqual(['[true,null,"",false]']);
  // The register call refuses what this one calls dead.
  const { answer } = await team.server
    .client(alpha)
    .call(register, { account: 'turnedoff1', password, rePassword: password, promoCode: off.code });
  expect(answer).toMatchObject({ success: false, fieldErrors: { promoCode: expect.any(String) } });
});

test('what is no code is refused, and an address asks only so often', async ({ team }) => {
  expect(await ask(team, 'a b')).toMatchObject({ success: false, code: 'invalid' });
  const server = await startServer({
    stations: testStations,
    settings: { promoCodeChecksPerAddressADay: 2 },
  });
  try {
    const codes = ['aaaa2222', 'bbbb3333', 'cccc4444'];
    const answers = [];
    for (const promoCode of codes) answers.push((await server.call(checkPromoCode, { promoCode })).answer);
    expect(answers.map(({ success }) => success)).toEqual([true, true, false]);
    expect(answers[2]).toMatchObject({ code: 'throttled' });
  } finally {
    await server.stop();
  }
});
