// Content at the office: entries are checked, planned and applied under what was seen; versions are taken back; two people say yes; moments come.
import { expect } from 'vitest';
import { rules } from '#content/checks/rules.generated.ts';
import { contentKinds } from '#content/content.generated.ts';
import { confirm, list as requests } from '#contract/office/approvals.generated.ts';
import {
  apply,
  cancel,
  check,
  entries,
  entry,
  kinds,
  plan,
  planBack,
  saveDraft,
  schedules,
  versions,
} from '#contract/office/content.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { doDue } from '#server/content/entries/schedule.ts';
import { kindsInOrder } from '#server/content/kinds.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import { formOf } from '#server/office/content/form.ts';
import { wordIn } from '#server/office/content/word.ts';
import type { OfficeClient } from '#support/office.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const desks = new Map<string, ReturnType<typeof staffMember>>();
/** Somebody of a role, the same one all the time. */
function at(server: RunningServer, role: OfficeRole, name = `words-${role}`) {
  const known = desks.get(name) ?? staffMember(server, role, { name });
  desks.set(name, known);
  return known;
}

type Entry = Record<string, unknown>;

/** What this reads of a form. */
interface Schema {
  enum?: unknown[];
  'x-names'?: Record<string, string>;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  then?: Schema;
}

/** The entry as the station has it. */
async function there(server: RunningServer, kind: string, key: string): Promise<Entry | undefined> {
  const { files } = await server.inStation(alpha, snapshotOf);
  const items = files.get(kind as never)?.items as unknown as Entry[];
  return items.find((item) => item.key === key);
}

const titleOf = async (server: RunningServer): Promise<unknown> =>
  ((await there(server, 'notices', 'welcome-to'))!.title as { en: string }).en;

const welcome = { kind: 'notices', key: 'welcome-to' };

/** The welcome notice with another title, planned by somebody. */
async function retitled(server: RunningServer, client: OfficeClient, title: string, from?: string) {
  const value = JSON.stringify({
    ...(await there(server, 'notices', 'welcome-to')),
    title: { 'zh-CN': `公告${title}`, en: title },
  });
  const { answer } = await client.call(plan, {
    entries: [{ ...welcome, value }],
    ...(from !== undefined && { from }),
  });
  expect(answer).toMatchObject({ success: true, diagnostics: [], refusals: [] });
  return answer;
}

/** An offer that may cost more than whoever writes content decides alone. */
async function dearOffer(server: RunningServer): Promise<string> {
  const first = await there(server, 'deposit-offers', 'first');
  return JSON.stringify({
    ...first,
    key: 'evening',
    name: { 'zh-CN': '晚间存款礼', en: 'Evening gift' },
    times: 'once',
    mostGift: '88888',
  });
}

const reason = 'For the evening.';

test('a mistake stands at its field, with its code and its fix, and nothing is planned with it', async ({
  server,
}) => {
  const client = await at(server, 'content');
  const value = { ...(await there(server, 'deposit-offers', 'once')), open: 'yes' };
  const wish = { kind: 'deposit-offers', key: 'once', value: JSON.stringify(value) };
  const { answer } = await client.call(check, wish);
  expect(answer.diagnostics!.map(({ key, field, rule }) => [key, field, rule])).toEqual([
    ['once', 'open', 'wrong-type'],
  ]);
  const dear = { ...wish, value: JSON.stringify({ ...value, giftAmount: '5800', open: true }) };
  const { diagnostics = [] } = (await client.call(check, dear)).answer;
  expect(diagnostics).toMatchObject([
    { field: 'giftAmount', rule: 'gift-cost', severity: 'error', title: 'The bonus costs too much' },
  ]);
  const fixed = JSON.parse(diagnostics[0]!.fix!.value) as Entry;
  expect(fixed).toMatchObject({ key: 'once' });
  expect((await client.call(check, { ...wish, value: JSON.stringify(fixed) })).answer.diagnostics).toEqual(
    [],
  );
  expect((await client.call(plan, { entries: [dear] })).answer).toMatchObject({
    success: true,
    differences: [],
  });
  expect((await client.call(plan, { entries: [dear] })).answer.plan).toBeUndefined();
});

test('a change is said in one language, made once under its plan, kept as a version, and taken back', async ({
  server,
}) => {
  const client = await at(server, 'content');
  const before = await titleOf(server);
  const { differences, plan: fingerprint } = await retitled(server, client, 'Hello');
  expect(differences).toEqual([
    {
      effect: 'players',
      change: 'changed',
      text: expect.stringMatching(/^Notices .+ \(welcome-to\): Title /),
    },
  ]);
  const send = { plan: fingerprint!, reason };
  const done = (await client.call(apply, send)).answer;
  expect(done).toMatchObject({ success: true, msg: 'It is live.' });
  expect(await titleOf(server)).toBe('Hello');
  // Sent again as another act: there is nothing left to do.
  expect((await client.call(apply, send)).answer).toEqual({
    success: true,
    msg: 'Nothing changed: it is so already.',
  });
  const { list = [] } = (await client.call(versions, welcome)).answer;
  expect(list[0]).toMatchObject({ id: done.version, by: 'words-content', source: 'office', reason });
  const back = (await client.call(planBack, { version: done.version! })).answer;
  await client.call(apply, { plan: back.plan!, reason: 'Back' });
  expect(await titleOf(server)).toBe(before);
  const [last, first] = (await client.call(versions, welcome)).answer.list!;
  expect([last!.takesBack, first!.takenBackBy]).toEqual([first!.id, last!.id]);
  expect(first!.canBeTakenBack).toBe(false);
});

test('a plan whose entry is no longer as it was says who came between, and another entry is no matter', async ({
  server,
  clock,
}) => {
  const client = await at(server, 'content');
  const owner = await at(server, 'owner');
  const mine = await retitled(server, client, 'Mine');
  await clock.pass(60);
  const theirs = await retitled(server, owner, 'Theirs');
  await owner.call(apply, { plan: theirs.plan!, reason });
  const { answer } = await client.call(apply, { plan: mine.plan!, reason });
  expect(answer).toMatchObject({ success: false, code: 'cameBetween' });
  expect(answer.msg).toContain('words-owner 2026-11-20 10:01:10 notices welcome-to');
  expect(await titleOf(server)).toBe('Theirs');
  const next = await retitled(server, client, 'Next');
  const other = { ...(await there(server, 'notices', 'you-can-verify-every-draw-yourself')), pinned: true };
  const wish = { kind: 'notices', key: 'you-can-verify-every-draw-yourself', value: JSON.stringify(other) };
  const beside = (await owner.call(plan, { entries: [wish] })).answer;
  expect((await owner.call(apply, { plan: beside.plan!, reason })).answer.success).toBe(true);
  expect((await client.call(apply, { plan: next.plan!, reason })).answer.success).toBe(true);
});

test('two who write one entry lose nothing: the second is shown who was first, and both changes merge', async ({
  server,
}) => {
  const client = await at(server, 'content');
  const owner = await at(server, 'owner');
  const opened = (await client.call(entry, welcome)).answer;
  const mine = { ...(JSON.parse(opened.value!) as Entry), pinned: true, display: 'marquee' };
  const draft = { ...welcome, value: JSON.stringify(mine), mark: opened.mark! };
  await client.call(saveDraft, draft);
  expect((await owner.call(entry, welcome)).answer.writing).toEqual([{ by: 'words-content', isOwn: false }]);
  const theirs = {
    ...(JSON.parse(opened.value!) as Entry),
    title: { 'zh-CN': '另一个', en: 'Other' },
    display: 'list',
  };
  const planned = (await owner.call(plan, { entries: [{ ...welcome, value: JSON.stringify(theirs) }] }))
    .answer;
  await owner.call(apply, { plan: planned.plan!, reason });
  const refused = (await client.call(plan, { entries: [draft] })).answer;
  expect(refused).toMatchObject({
    success: false,
    code: 'cameBetween',
    msg: expect.stringContaining('words-owner'),
  });
  const again = (await client.call(entry, welcome)).answer;
  expect(again.draft).toMatchObject({ isStale: true, conflicts: ['display'] });
  expect(JSON.parse(again.draft!.merged!)).toMatchObject({
    title: { en: 'Other' },
    pinned: true,
    display: 'marquee',
  });
});

test('an offer above the limit waits for a second person, who reads what it changes and costs; changed meanwhile it needs another yes', async ({
  server,
}) => {
  const client = await at(server, 'content');
  const finance = await at(server, 'finance');
  const wish = { kind: 'deposit-offers', key: 'evening', value: await dearOffer(server) };
  const planned = (await client.call(plan, { entries: [wish] })).answer;
  // Twenty percent of the largest deposit that a method takes.
  expect(planned.costs).toMatchObject([{ key: 'evening', eachMost: '40000.0000', per: 'once' }]);
  expect(Number(planned.costs![0]!.worst)).toBe(40000 * planned.costs![0]!.members);
  expect(planned.second).toEqual({ kind: 'offer' });
  const asked = (await client.call(apply, { plan: planned.plan!, reason })).answer;
  expect(asked.code).toBe('waitsForSecond');
  expect(await there(server, 'deposit-offers', 'evening')).toBeUndefined();
  const [request] = (await finance.call(requests, { which: 'waiting' })).answer.list!;
  expect(request!.facts.map(({ name }) => name).sort()).toEqual(['changes', 'worstCost']);
  expect(request!.facts.find(({ name }) => name === 'changes')!.value).toContain('evening');
  expect((await client.call(confirm, { id: request!.id })).answer.success).toBe(false);
  const yes = (await finance.call(confirm, { id: request!.id })).answer;
  expect(yes).toMatchObject({ success: true, state: 'done' });
  expect(await there(server, 'deposit-offers', 'evening')).toMatchObject({ mostGift: '88888' });
  const { list = [] } = (await client.call(versions, { kind: 'deposit-offers', key: 'evening' })).answer;
  expect(list[0]!.by).toBe('words-content');

  // The next one is asked for, and the entry changes before the yes.
  const more = {
    ...wish,
    value: JSON.stringify({ ...(JSON.parse(wish.value) as Entry), mostGift: '99999' }),
  };
  const second = (await client.call(plan, { entries: [more] })).answer;
  await client.call(apply, { plan: second.plan!, reason });
  const owner = await at(server, 'owner');
  const closed = { ...wish, value: JSON.stringify({ ...(JSON.parse(wish.value) as Entry), open: false }) };
  const closing = (await owner.call(plan, { entries: [closed] })).answer;
  // What only closes needs nobody's yes.
  expect(closing.second).toBeUndefined();
  expect((await owner.call(apply, { plan: closing.plan!, reason })).answer.success).toBe(true);
  const waiting = (await finance.call(requests, { which: 'waiting' })).answer.list![0]!;
  const late = (await finance.call(confirm, { id: waiting.id })).answer;
  expect(late).toMatchObject({ success: false, code: 'cameBetween' });
  expect(late.msg).toContain('words-owner');
});

test('a receiving account needs two people whatever its amount, and whoever writes content has no limits of it', async ({
  server,
}) => {
  const value = JSON.stringify({
    ...(await there(server, 'pay-methods', 'alipay-online')),
    tips: { 'zh-CN': '请', en: 'Please' },
  });
  const wish = { kind: 'pay-methods', key: 'alipay-online', value };
  const content = await at(server, 'content');
  expect((await content.call(plan, { entries: [wish] })).answer.code).toBe('notYours');
  const owner = await at(server, 'owner');
  const planned = (await owner.call(plan, { entries: [wish] })).answer;
  expect(planned.second).toEqual({ kind: 'account' });
  expect((await owner.call(apply, { plan: planned.plan!, reason })).answer.code).toBe('waitsForSecond');
});

test('each role sees the kinds that concern it, and changes those it has limits for', async ({ server }) => {
  const seen = async (role: OfficeRole) => {
    const { kinds: list = [] } = (await (await at(server, role)).call(kinds, {})).answer;
    return { all: list.length, mine: list.filter(({ mayChange }) => mayChange).map(({ kind }) => kind) };
  };
  const content = await seen('content');
  expect(content.all).toBe(kindsInOrder.length);
  expect(content.mine).toEqual(expect.arrayContaining(['notices', 'deposit-offers', 'activities']));
  expect(content.mine).not.toEqual(expect.arrayContaining(['pay-methods']));
  expect(content.mine.filter((kind) => ['lotteries', 'control', 'card-types'].includes(kind))).toEqual([]);
  expect((await seen('owner')).mine).toHaveLength(kindsInOrder.length);
  const finance = await seen('finance');
  expect([finance.mine, finance.all < content.all]).toEqual([[], true]);
  const play = await at(server, 'play');
  expect((await play.call(entries, { kind: 'notices' })).answer.code).toBe('wrongRole');
});

test('a change goes live at its moment by itself and is taken back at its end, once, whoever does it', async ({
  server,
  clock,
}) => {
  const client = await at(server, 'content');
  const before = await titleOf(server);
  const planned = await retitled(server, client, 'Tonight', '2026-11-20 20:00');
  const when = { from: '2026-11-20 20:00', until: '2026-11-20 22:00' };
  const asked = (await client.call(apply, { plan: planned.plan!, reason, ...when })).answer;
  expect(asked).toMatchObject({ success: true, schedule: expect.any(String) });
  await server.runContentSchedule();
  expect(await titleOf(server)).toBe(before);
  // The same entry has one change that waits.
  const other = await retitled(server, client, 'Later', '2026-11-20 21:00');
  const twice = await client.call(apply, { plan: other.plan!, reason, from: '2026-11-20 21:00' });
  expect(twice.answer.code).toBe('scheduledBefore');
  await clock.to('2026-11-20T20:00:01+08:00');
  const station = server.context.stations.byCode(alpha)!;
  const due = { pool: server.pool, station, now: server.now() };
  const both = await Promise.all([doDue(due), doDue(due), server.runContentSchedule()]);
  expect(both.flat().filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(await titleOf(server)).toBe('Tonight');
  // Whoever made it has long been logged out.
  const evening = await at(server, 'content', 'evening-content');
  const since = (await evening.call(versions, welcome)).answer.list!;
  expect(since.filter(({ source }) => source === 'schedule')).toHaveLength(1);
  await clock.to('2026-11-20T22:00:01+08:00');
  await server.runContentSchedule();
  expect(await titleOf(server)).toBe(before);
  const night = await at(server, 'content', 'night-content');
  const { list = [] } = (await night.call(schedules, {})).answer;
  expect(list[0]).toMatchObject({ id: asked.schedule, state: 'ended', by: 'words-content', note: '' });
  const [ended] = (await night.call(versions, welcome)).answer.list!;
  expect(ended).toMatchObject({ source: 'schedule', by: 'words-content', takesBack: since[0]!.id });
});

test('what something open speaks against at its moment is not made, and says why; what waits is cancelled', async ({
  server,
  clock,
}) => {
  const client = await at(server, 'content', 'first-content');
  const owner = await at(server, 'owner', 'first-owner');
  const planned = await retitled(server, client, 'Night', '2026-11-21 08:00');
  await client.call(apply, { plan: planned.plan!, reason, from: '2026-11-21 08:00' });
  const between = await retitled(server, owner, 'Between');
  await owner.call(apply, { plan: between.plan!, reason });
  await clock.to('2026-11-21T08:00:01+08:00');
  await server.runContentSchedule();
  expect(await titleOf(server)).toBe('Between');
  const next = await at(server, 'content', 'next-content');
  const [failed] = (await next.call(schedules, {})).answer.list!;
  expect(failed).toMatchObject({ state: 'failed', note: expect.stringContaining('first-owner') });
  const later = await retitled(server, next, 'Later', '2026-11-22 08:00');
  const { schedule } = (await next.call(apply, { plan: later.plan!, reason, from: '2026-11-22 08:00' }))
    .answer;
  expect((await next.call(cancel, { schedule: schedule!, reason: 'No' })).answer.success).toBe(true);
  await clock.to('2026-11-22T08:00:01+08:00');
  await server.runContentSchedule();
  expect(await titleOf(server)).toBe('Between');
  const last = await at(server, 'content', 'last-content');
  expect((await last.call(cancel, { schedule: schedule!, reason: 'No' })).answer.code).toBe('notWaiting');
});

test('every value that a form offers, and every rule that finds a mistake, has words in both languages', () => {
  const missing: string[] = [];
  for (const locale of ['zh-CN', 'en'] as const) {
    const visit = (schema: Schema, kind: string, field: string): void => {
      for (const value of schema.enum ?? [])
        if (typeof value === 'string' && /^[a-z]/i.test(value) && schema['x-names']?.[value] === undefined)
          missing.push(`${locale} ${kind} ${field} ${value}`);
      for (const [name, inner] of Object.entries(schema.properties ?? {})) visit(inner, kind, name);
      for (const inner of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) visit(inner, kind, field);
      if (schema.items) visit(schema.items, kind, field);
      if (schema.then) visit(schema.then, kind, field);
    };
    for (const kind of contentKinds) visit(JSON.parse(formOf(kind, locale)) as Schema, kind, '');
    for (const { name } of rules)
      if (wordIn(locale, `office-mistakes.${name}`) === undefined) missing.push(`${locale} ${name}`);
  }
  expect(missing.filter((one) => !one.includes('message-templates'))).toEqual([]);
});

test('what is wrong is said in the language of whoever reads, with the fix', async ({ server }) => {
  const desk = await staffMember(server, 'content', { name: 'said-in' });
  const value = JSON.stringify({
    key: 'said',
    name: 'A gift',
    kinds: ['bank'],
    times: 'first',
    giftPercent: '100',
    leastDeposit: '100',
    giftTurnover: '2',
  });
  const said = async (locale: 'zh-CN' | 'en') => {
    const { answer } = await desk.call(
      check,
      { kind: 'deposit-offers', key: 'said', value },
      {
        headers: { 'accept-language': locale },
      },
    );
    return answer.diagnostics!.find(({ rule }) => rule === 'gift-cost')!;
  };
  const { message, fix } = await said('zh-CN');
  expect(message).toMatch(/^最坏情况下送出100元（存款100元），只要求投注\d+，成本为投注的[\d.]+%；站点允许/);
  expect(fix!.description).toMatch(/^打码量要求改为\d+倍$/);
  expect((await said('en')).message).toMatch(/^At worst it gives 100 yuan for a deposit of 100/);
});
