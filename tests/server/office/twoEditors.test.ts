// Two people who edit one thing: the second is refused with what the first has done, hears of it while looking, and no edit is lost.
import { expect } from 'vitest';
import { block, contact, level, turnoverAdd, turnoverSet, unblock } from '#contract/office/acts.generated.ts';
import { card as agentCard, rates } from '#contract/office/agents.generated.ts';
import { confirm as confirmAct, list as requests } from '#contract/office/approvals.generated.ts';
import { dropDraft, saveDraft } from '#contract/office/content.generated.ts';
import { addNote, card, tag } from '#contract/office/members.generated.ts';
import { confirm } from '#contract/office/rights.generated.ts';
import { change, list as staffList } from '#contract/office/staff.generated.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { type OfficeStream, openStream } from '#support/officeStream.ts';
import type { RunningServer } from '#support/startServer.ts';
import { setRates } from '#support/team.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true })
  .extend('li', { scope: 'file' }, ({ server }) => staffMember(server, 'owner', { name: 'li' }))
  .extend('wang', { scope: 'file' }, ({ server }) => staffMember(server, 'owner', { name: 'wang' }))
  .extend('chen', { scope: 'file' }, ({ server }) => staffMember(server, 'owner', { name: 'chen' }));

const account = 'member01';
const reason = 'The member called.';
const versionFor = async (who: StaffMember): Promise<string> =>
  (await who.call(card, { account })).answer.version!;

/** What somebody has heard until now: what is said last is heard last. */
async function heardIn(server: RunningServer, stream: OfficeStream): Promise<string> {
  await server.pool.query(`SELECT pg_notify('office', '{"station":"all","queue":"changed","item":"forum"}')`);
  const events = await stream.until(({ data }) => JSON.stringify(data).includes('"item":"forum"'));
  return JSON.stringify(events.map(({ data }) => data));
}

/** Acts that each set something to what the sender wants it to be. */
const edits: Record<string, (who: StaffMember, version: string, at: 1 | 2) => Promise<{ answer: object }>> = {
  Level: (who, version, at) => who.call(level, { account, level: at + 1, reason, version }),
  Contacts: (who, version, at) =>
    who.call(contact, { account, detail: 'qq', value: `1000${at}`, reason, version }),
  Block: (who, version, at) =>
    who.call(block, { account, of: 'play', until: `2027-01-0${at}`, reason, version }),
};

for (const [name, edit] of Object.entries(edits))
  test(`${name}: the second hears of the first, is refused, and edits what is there then`, async ({
    server,
    li,
    wang,
  }) => {
    const [ofLi, ofWang] = [await versionFor(li), await versionFor(wang)];
    expect(ofLi).toBe(ofWang);
    const stream = await openStream(server.officeUrl, wang);
    await stream.until(({ event }) => event === 'hello');
    expect((await edit(li, ofLi, 1)).answer).toMatchObject({ success: true });
    await stream.until(({ data }) => JSON.stringify(data).includes('"queue":"member","item":"member01"'));
    await stream.close();
    const { answer } = await edit(wang, ofWang, 2);
    expect(answer).toMatchObject({
      success: false,
      code: 'changedMeanwhile',
      msg: expect.stringMatching(/^li changed this member at .+: [A-Z][a-z ]+\. Look again/),
    });
    const fresh = await versionFor(wang);
    expect(fresh).not.toBe(ofWang);
    expect((await edit(wang, fresh, 2)).answer).toMatchObject({ success: true });
  });

test('rates of an agent: the second hears of it, is refused with what was done, and gives what is right then', async ({
  server,
  li,
  wang,
}) => {
  await setRates(server, 'agent01', 80_000);
  const versionOf = async (who: StaffMember) =>
    (await who.call(agentCard, { account: 'agent01' })).answer.version!;
  const give = (who: StaffMember, rate: string, version: string) =>
    who.call(rates, { account: 'agent01', rates: [{ category: 'lottery', rate }], reason, version });
  const [ofLi, ofWang] = [await versionOf(li), await versionOf(wang)];
  const stream = await openStream(server.officeUrl, wang);
  await stream.until(({ event }) => event === 'hello');
  expect((await give(li, '8.1', ofLi)).answer).toMatchObject({ success: true });
  expect(await heardIn(server, stream)).toContain(`{"station":"${alpha}","queue":"changed","item":"agents"}`);
  await stream.close();
  expect((await give(wang, '8.2', ofWang)).answer).toMatchObject({
    success: false,
    code: 'changedMeanwhile',
    msg: expect.stringContaining('li changed this member'),
  });
  expect((await give(wang, '8.2', await versionOf(wang))).answer).toMatchObject({ success: true });
});

test('content: whoever may look hears who begins to write, who stops, and what goes live; nobody else does', async ({
  server,
  li,
  wang,
}) => {
  const support = await staffMember(server, 'support', { name: 'qian' });
  const elsewhere = await staffMember(server, 'content', { name: 'zhou-of-beta', stations: [beta] });
  const streams = [];
  for (const who of [wang, support, elsewhere]) {
    const stream = await openStream(server.officeUrl, who);
    await stream.until(({ event }) => event === 'hello');
    streams.push(stream);
  }
  const hint = `{"station":"${alpha}","queue":"changed","item":"content"}`;
  const [atWang, ...others] = streams as [OfficeStream, ...OfficeStream[]];
  const place = { kind: 'notices', key: 'two-writers' } as const;
  const value = JSON.stringify({ key: place.key, title: { 'zh-CN': '两个人' }, content: { 'zh-CN': '写' } });
  const draft = () => li.call(saveDraft, { ...place, value, mark: '' });
  expect((await draft()).answer.success).toBe(true);
  expect(await heardIn(server, atWang)).toContain(hint);
  expect((await li.call(dropDraft, place)).answer.success).toBe(true);
  expect(await heardIn(server, atWang)).toContain(hint);
  // A login is nobody else's matter.
  await staffMember(server, 'support', { name: 'newcomer' });
  for (const other of others) {
    const heard = await heardIn(server, other);
    expect(heard).not.toContain(hint);
    expect(heard).not.toContain('session');
  }
  for (const stream of streams) await stream.close();
});

test('of two at the same moment one is done and the other refused', async ({ li, wang }) => {
  const version = await versionFor(li);
  const both = await Promise.all([
    li.call(level, { account, level: 5, reason, version }),
    wang.call(level, { account, level: 6, reason, version }),
  ]);
  expect(both.map(({ answer }) => answer.code ?? 'done').toSorted()).toEqual(['changedMeanwhile', 'done']);
});

test('turnover of one item: the second is refused, also where it would wait for a second person', async ({
  server,
  li,
  wang,
}) => {
  await li.call(turnoverAdd, { account, yuan: '100', reason });
  const { id } = await server.inStation(alpha, (db) =>
    db.selectFrom('turnover_item').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  );
  const number = String(id);
  const version = await versionFor(wang);
  expect((await li.call(turnoverSet, { account, number, yuan: '90', reason, version })).answer.success).toBe(
    true,
  );
  const support = await staffMember(server, 'support');
  for (const who of [wang, support])
    expect((await who.call(turnoverSet, { account, number, yuan: '80', reason, version })).answer.code).toBe(
      'changedMeanwhile',
    );
});

test('what waits for a second person is judged by its facts, not by what else was changed meanwhile', async ({
  server,
  li,
}) => {
  const support = await staffMember(server, 'support', { name: 'asks' });
  const version = await versionFor(support);
  const asked = await support.call(turnoverAdd, { account, yuan: '10', reason, version });
  expect(asked.answer.code).toBe('waitsForSecond');
  expect((await li.call(unblock, { account, of: 'play', reason })).answer.success).toBe(true);
  const { answer } = await li.call(requests, { which: 'waiting' });
  const { id } = answer.list!.at(0)!;
  expect((await li.call(confirmAct, { id })).answer).toMatchObject({ success: true });
});

test('notes and tags of two people at once are all there', async ({ li, wang }) => {
  await Promise.all([
    li.call(addNote, { account, note: 'By li.' }),
    wang.call(addNote, { account, note: 'By wang.' }),
    li.call(tag, { account, tag: 'a', isOn: true }),
    wang.call(tag, { account, tag: 'b', isOn: true }),
  ]);
  const { answer } = await li.call(card, { account });
  expect(answer.notes!.map(({ note }) => note).toSorted()).toEqual(['By li.', 'By wang.']);
  expect(answer.tags!.map((one) => one.tag)).toEqual(['a', 'b']);
});

test('rights of staff: the second owner is shown who changed them, at once', async ({
  server,
  li,
  wang,
  chen,
}) => {
  await staffMember(server, 'support', { name: 'zhou', stations: [alpha] });
  const zhouFor = async (who: StaffMember) =>
    (await who.call(staffList, {})).answer.people!.find(({ name }) => name === 'zhou')!;
  const seen = await zhouFor(li);
  const rights = { allStations: false, stations: [alpha, beta], elevatesTo: [], role: 'support' } as const;
  const ask = (who: StaffMember, stations: string[], version: string) =>
    who.call(change, { staff: seen.id, ...rights, stations, elevatesTo: [], version, reason });
  const stream = await openStream(server.officeUrl, wang);
  await stream.until(({ event }) => event === 'hello');
  const { answer: asked } = await ask(li, [alpha, beta], seen.version);
  expect(asked.code).toBe('waitsForSecond');
  const { approval } = asked as unknown as { approval: { id: string } };
  expect((await chen.call(confirm, { id: approval.id })).answer.success).toBe(true);
  await stream.until(({ data }) => JSON.stringify(data).includes('"queue":"staff"'));
  await stream.close();
  const { answer: late } = await ask(wang, [beta], seen.version);
  expect(late).toMatchObject({ code: 'changedMeanwhile', msg: expect.stringContaining('li changed') });
  const now = await zhouFor(wang);
  expect(now.stations).toEqual([alpha, beta]);
  expect((await ask(wang, [beta], now.version)).answer.code).toBe('waitsForSecond');
});
