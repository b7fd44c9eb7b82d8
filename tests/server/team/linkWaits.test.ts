// Registrations by one promotion link do not wait for each other, however long one of them takes.
import { expect, onTestFinished } from 'vitest';
import { agentRegPromotionList, agentRegPromotionSave } from '#contract/agent.generated.ts';
import { checkPromoCode, register } from '#contract/auth.generated.ts';
import { lockWaits } from '#support/lockWaits.ts';
import { password, setRates } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ trustProxy: 1 });

test('two members register by a link while a third has not ended, and its agent changes it after that one', async ({
  server,
}) => {
  await setRates(server, 'agent01', 80_000);
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  const { answer } = await agent.call(agentRegPromotionSave, { type: 'member', lottery: '5.0' });
  const { id, code } = answer.link!;
  // Those of one address follow one another, since they are counted: each comes from its own.
  const headers = (at: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${at}` } });
  const registerAs = (account: string, at: number) =>
    server
      .client(alpha)
      .call(register, { account, password, rePassword: password, promoCode: code }, headers(at));
  const registrations = async () =>
    (await agent.call(agentRegPromotionList, {})).answer.list!.find((link) => link.id === id)!.registrations;

  // A registration has read its code when it makes sure that nobody else takes the name. The lock is of the session: it outlives a slow test.
  const holder = await server.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`${alpha} account hangs001`]);
  const hanging = registerAs('hangs001', 1);
  await expect.poll(() => lockWaits(server.pool)).toBe(1);
  const asked = await server.client(alpha).call(checkPromoCode, { promoCode: code }, headers(2));
  expect(asked.answer).toMatchObject({ success: true, isUsable: true });
  const others = await Promise.all([registerAs('beside01', 3), registerAs('beside02', 4)]);
  expect(others.map((one) => one.answer.success)).toEqual([true, true]);
  expect(await lockWaits(server.pool)).toBe(1);
  expect(await registrations()).toBe(2);

  const change = agent.call(agentRegPromotionSave, { id, isOn: false });
  await expect.poll(() => lockWaits(server.pool)).toBe(2);
  await holder.query('SELECT pg_advisory_unlock_all()');
  expect((await hanging).answer.success).toBe(true);
  expect((await change).answer.link).toMatchObject({ isOn: false, registrations: 3 });
});
