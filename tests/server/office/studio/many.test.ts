// One change to many stations: planned in each file as if it were written there, saved under its own plan, and refused alone where the file has changed.
import { afterAll, expect } from 'vitest';
import { manyPlan } from '#contract/office/stations.generated.ts';
import { save } from '#contract/office/studio.generated.ts';
import { staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = world({ office: true, registry: stations.registry }).extend(
  'li',
  { scope: 'file' },
  ({ server }) => staffMember(server, 'content', { name: 'li' }),
);
const codes = [alpha, beta, gamma];
const reason = 'The winter look.';

test('a value for many is planned and saved at each, but where it is so already, or the file has changed', async ({
  li,
}) => {
  const before = stations.text(beta);
  const { list } = (await li.call(manyPlan, { codes, path: 'theme.skin', value: '"ThemeBlack"' })).answer;
  expect(list!.map(({ code, state, before: was }) => [code, state, was])).toEqual([
    [alpha, 'changes', undefined],
    [beta, 'same', '"ThemeBlack"'],
    [gamma, 'changes', undefined],
  ]);
  expect(list![0]!.lines.join()).toContain('→');
  expect(list![1]!.plan).toBeUndefined();
  const theirs = stations.text(gamma).replace('"gamma"', '"gamma",\n  "serviceWorker": false');
  stations.write(gamma, theirs);
  const outcomes: unknown[] = [];
  for (const { code, plan } of list!)
    if (plan)
      outcomes.push((await li.call(save, { plan, reason }, { station: code })).answer.code ?? 'saved');
  expect(outcomes).toEqual(['saved', 'cameBetween']);
  expect(JSON.parse(stations.text(alpha)).theme).toEqual({ skin: 'ThemeBlack' });
  expect([stations.text(beta), stations.text(gamma)]).toEqual([before, theirs]);
});

test('a setting goes back to its default at many, and an object that is empty then goes with it', async ({
  li,
}) => {
  const { list } = (await li.call(manyPlan, { codes: [beta], path: 'theme.skin' })).answer;
  expect(list).toMatchObject([{ state: 'changes', before: '"ThemeBlack"' }]);
  expect((await li.call(save, { plan: list![0]!.plan!, reason }, { station: beta })).answer.success).toBe(
    true,
  );
  expect(JSON.parse(stations.text(beta)).theme).toBeUndefined();
});

test('what would be wrong, what is each one’s own, and stations of others are refused', async ({
  server,
  li,
}) => {
  const wrong = (await li.call(manyPlan, { codes: [alpha], path: 'theme.skin', value: '"Green"' })).answer;
  expect(wrong.list).toMatchObject([{ state: 'wrong', lines: [expect.stringContaining('Green')] }]);
  expect(wrong.list![0]!.plan).toBeUndefined();
  const refused = async (request: object) =>
    (await li.call(manyPlan, { codes: [alpha], path: 'theme.skin', ...request })).answer.code;
  expect(await refused({ value: 'Green' })).toBe('invalid');
  expect(await refused({ path: 'hosts', value: '["one.example"]' })).toBe('invalid');
  expect(await refused({ codes: ['nobody'], value: '1' })).toBe('notYourStation');
  const few = await staffMember(server, 'content', { name: 'fewMany', stations: [alpha] });
  const { answer } = await few.call(manyPlan, { codes: [alpha, beta], path: 'theme.skin', value: '1' });
  expect(answer.code).toBe('notYourStation');
  const guarded = (
    await li.call(manyPlan, { codes: [alpha], path: 'costLimits.giftPercentMost', value: '40' })
  ).answer;
  expect(guarded.list).toMatchObject([{ state: 'changes', second: true }]);
});
