// Saves of a station's file with a moment: made then, to the byte and in the trail; refused and said where the file is another one by then; cancelled.
import { afterAll, expect } from 'vitest';
import { confirm, list as requests } from '#contract/office/approvals.generated.ts';
import { cancel, open, plan, save, schedules, versions } from '#contract/office/studio.generated.ts';
import { list as trailList } from '#contract/office/trail.generated.ts';
import { callOf } from '#contract/officeCall.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = world({ office: true, registry: stations.registry })
  .extend('li', { scope: 'file' }, ({ server }) => staffMember(server, 'content', { name: 'li' }))
  .extend('wang', { scope: 'file' }, ({ server }) => staffMember(server, 'owner', { name: 'wang' }));

const reason = 'For the first of the month.';
const at = (code: string) => ({ station: code });

async function planned(who: StaffMember, text: string, code: string) {
  const { mark } = (await who.call(open, {}, at(code))).answer;
  return (await who.call(plan, { text, mark: mark! }, at(code))).answer.plan!;
}
/** Less than ends a session. */
const waitSeconds = 600;
const soon = (now: Date): string => formatMoment(new Date(now.getTime() + waitSeconds * 1000)).slice(0, 16);
const listed = async (who: StaffMember, code: string) =>
  (await who.call(schedules, {}, at(code))).answer.list!;

test('a save waits for its moment, and is made then by its maker, one line of the trail', async ({
  server,
  clock,
  li,
  wang,
}) => {
  const before = stations.text(alpha);
  const text = before.replace('测试一站', '月初站');
  const fingerprint = await planned(li, text, alpha);
  const sent = { plan: fingerprint, reason, name: 'First', from: soon(server.now()) };
  const { answer } = await li.call(save, sent, at(alpha));
  expect(answer).toMatchObject({ success: true, schedule: expect.stringMatching(/^\d+$/) });
  expect(answer.version).toBeUndefined();
  await server.runStationSchedule();
  expect(stations.text(alpha)).toBe(before);
  expect(await listed(li, alpha)).toMatchObject([{ state: 'waiting', by: 'li', reason, name: 'First' }]);
  // Another one of the same file would be planned on what is not there yet.
  expect((await wang.call(save, sent, at(alpha))).answer.code).toBe('waitsAlready');

  await clock.pass(waitSeconds);
  await server.runStationSchedule();
  expect(stations.text(alpha)).toBe(text);
  expect(await listed(li, alpha)).toMatchObject([{ state: 'done', note: '' }]);
  const { list } = (await li.call(versions, {}, at(alpha))).answer;
  expect(list![0]).toMatchObject({ by: 'li', reason, name: 'First' });
  const { lines } = (await wang.call(trailList, { day: dayOf(server.now()), station: alpha })).answer;
  const saved = lines!.filter(({ detail }) => detail.includes('月初站'));
  expect(saved.map(({ what, by, reason: why }) => [callOf(what), by, why])).toEqual([
    ['studio/save', 'li', reason],
  ]);
  await server.runStationSchedule();
  expect((await li.call(versions, {}, at(alpha))).answer.list).toHaveLength(list!.length);
});

test('where the file has changed meanwhile it is not saved, and says so in both languages', async ({
  server,
  clock,
  li,
}) => {
  const fingerprint = await planned(li, stations.text(beta).replace('测试二站', '月初二站'), beta);
  await li.call(save, { plan: fingerprint, reason, from: soon(server.now()) }, at(beta));
  const theirs = stations.text(beta).replace('测试二站', '外面改的');
  stations.write(beta, theirs);
  await clock.pass(waitSeconds);
  await server.runStationSchedule();
  expect(stations.text(beta)).toBe(theirs);
  const [failed] = await listed(li, beta);
  expect(failed).toMatchObject({ state: 'failed' });
  expect(failed!.note).toMatch(/beta\.json.* · .*beta\.json/);
});

test('a save that waits is cancelled, once', async ({ server, clock, li, wang }) => {
  const before = stations.text(gamma);
  const fingerprint = await planned(
    li,
    before.replace('"gamma"', '"gamma",\n  "serviceWorker": false'),
    gamma,
  );
  const { schedule } = (
    await li.call(save, { plan: fingerprint, reason, from: soon(server.now()) }, at(gamma))
  ).answer;
  expect((await wang.call(cancel, { schedule: schedule!, reason }, at(gamma))).answer.success).toBe(true);
  expect((await wang.call(cancel, { schedule: schedule!, reason }, at(gamma))).answer.code).toBe(
    'notWaiting',
  );
  await clock.pass(waitSeconds);
  await server.runStationSchedule();
  expect(stations.text(gamma)).toBe(before);
  expect(await listed(wang, gamma)).toMatchObject([{ state: 'cancelled' }]);
});

test('what needs a second person waits for them first, and then for its moment', async ({
  server,
  clock,
  li,
  wang,
}) => {
  const text = stations
    .text(alpha)
    .replace('"code": "alpha",', '"code": "alpha",\n  "costLimits": { "giftPercentMost": 40 },');
  const from = soon(server.now());
  const fingerprint = await planned(li, text, alpha);
  const waiting = (await li.call(save, { plan: fingerprint, reason, from }, at(alpha))).answer;
  expect(waiting.code).toBe('waitsForSecond');
  const { list } = (await wang.call(requests, { which: 'waiting' }, at(alpha))).answer;
  const request = list!.find(({ call }) => call === 'studio/save')!;
  expect(request.facts.find(({ name }) => name === 'from')!.value).toBe(from);
  expect((await wang.call(confirm, { id: request.id }, at(alpha))).answer.success).toBe(true);
  expect(stations.text(alpha)).not.toContain('costLimits');
  expect((await listed(li, alpha))[0]).toMatchObject({ state: 'waiting', approvedBy: 'wang' });
  await clock.pass(waitSeconds);
  await server.runStationSchedule();
  expect(stations.text(alpha)).toBe(text);
});
