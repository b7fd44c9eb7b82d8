// What a new station lacks until it opens, and the standard set that fills it: on a server that gives stations nothing by itself.
import { afterAll, expect } from 'vitest';
import { make, makePlan, ready, standard, standardPlan } from '#contract/office/stations.generated.ts';
import { staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = world({ office: true, registry: stations.registry, isSeeding: false });

const reason = 'The brand of the autumn.';

test('what a new station lacks is listed, the standard set fills it under its plan, and nothing that is there is touched', async ({
  server,
}) => {
  const li = await staffMember(server, 'content', { name: 'li' });
  const { answer: planned } = await li.call(makePlan, {
    code: 'bare',
    name: '新站',
    hosts: [],
    skin: 'ThemeRed',
    off: [],
  });
  expect((await li.call(make, { code: 'bare', plan: planned.plan!, reason })).answer.success).toBe(true);
  await expect.poll(() => stations.registry.byCode('bare')?.code).toBe('bare');
  const at = { station: 'bare' };
  const missing = async () => {
    const { items } = (await li.call(ready, {}, at)).answer;
    return items!.filter(({ state }) => state === 'missing').map(({ what, kind }) => kind ?? what);
  };
  expect(await missing()).toEqual([
    'hosts',
    'lotteries',
    'pay-methods',
    'deposit-settings',
    'card-types',
    'withdrawal-rules',
    'help',
  ]);
  const { answer } = await li.call(standardPlan, {}, at);
  expect(answer.kinds!.length).toBeGreaterThan(15);
  const late = await li.call(standard, { plan: '0123456789abcdef', reason }, at);
  expect(late.answer).toMatchObject({ success: false, code: 'cameBetween' });
  expect(late.answer.msg).not.toMatch(/npm|plan/);
  const done = (await li.call(standard, { plan: answer.plan!, reason }, at)).answer;
  expect(done).toMatchObject({ success: true, kinds: answer.kinds!.length });
  // Who is paid only the operator knows.
  expect(await missing()).toEqual(['hosts', 'pay-methods']);
  const again = (await li.call(standardPlan, {}, at)).answer;
  expect([again.kinds, again.plan]).toEqual([[], undefined]);
  const { rows } = await server.pool.query('SELECT count(*)::int AS n FROM lottery WHERE station = $1', [
    'bare',
  ]);
  expect(rows[0].n).toBeGreaterThan(5);
});
