// The studio's calls: who may, what a plan says, that a save is to the byte what was planned, and that nobody's change is written over.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { confirm, list as requests } from '#contract/office/approvals.generated.ts';
import {
  type CompareRequest,
  compare,
  draft,
  list,
  open,
  others,
  plan,
  save,
  version,
  versions,
  words,
} from '#contract/office/studio.generated.ts';
import { list as trailList } from '#contract/office/trail.generated.ts';
import { callOf, type OfficeRole } from '#contract/officeCall.ts';
import { verifyTrail } from '#server/office/trail/verify.ts';
import { applyFixes } from '#station/read/applyFixes.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { openStream } from '#support/officeStream.ts';
import { fileJob, stationFolder } from '#support/stationFolder.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { dayOf } from '#values/days.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = world({ office: true, registry: stations.registry })
  .extend('li', { scope: 'file' }, ({ server }) => staffMember(server, 'content', { name: 'li' }))
  .extend('wang', { scope: 'file' }, ({ server }) => staffMember(server, 'owner', { name: 'wang' }));

const reason = 'A name for the spring.';
const at = (code: string) => ({ station: code });

/** What somebody plans who has the file open as it is. */
async function planned(who: StaffMember, text: string, code = alpha) {
  const { mark } = (await who.call(open, {}, at(code))).answer;
  return (await who.call(plan, { text, mark: mark! }, at(code))).answer;
}

const renamed = (name: string, code = alpha): string =>
  stations.text(code).replace(/("zh-CN": ")[^"]*/, `$1${name}`);

test('owner and content write, support and an auditor look, and nobody else comes in', async ({ server }) => {
  const may = async (role: OfficeRole) => {
    const who = await staffMember(server, role, { name: `${role}Rights` });
    const { answer } = await who.call(open, {}, at(alpha));
    const kept = await who.call(draft, {}, at(alpha));
    return [answer.code ?? answer.mayChange, kept.answer.success];
  };
  expect({
    owner: await may('owner'),
    content: await may('content'),
    auditor: await may('auditor'),
    finance: await may('finance'),
    support: await may('support'),
    play: await may('play'),
  }).toEqual({
    owner: [true, true],
    content: [true, true],
    auditor: [false, false],
    finance: ['wrongRole', false],
    support: [false, false],
    play: ['wrongRole', false],
  });
  const ofBeta = await staffMember(server, 'content', { name: 'ofBeta', stations: [beta] });
  expect((await ofBeta.call(open, {}, at(alpha))).answer.code).toBe('notYourStation');
  const { answer } = await ofBeta.call(list, {});
  expect([answer.stations!.map(({ code }) => code), answer.all]).toEqual([[beta], 1]);
});

test('a change of a default reaches the stations whose files do not say the setting', async ({ li }) => {
  const asked = { setting: 'theme.skin' };
  const all = (await li.call(list, asked)).answer;
  expect(all).toMatchObject({ found: 3, byDefault: 2 });
  expect(all.codes!.length).toBe(3);
  const codesOf = async (by: 'default' | 'file') => (await li.call(list, { ...asked, by })).answer.codes;
  expect(await codesOf('default')).toEqual([alpha, 'gamma']);
  expect(await codesOf('file')).toEqual([beta]);
  expect((await li.call(list, {})).answer.byDefault).toBeUndefined();
});

test('the list finds any value of any file, with its line, in any case', async ({ li }) => {
  const { answer } = await li.call(list, { search: 'TESTTHEME'.replace('TEST', '') });
  expect(answer.stations!.map(({ code }) => code)).toEqual([beta]);
  expect(answer.stations![0]!.hits[0]!.text).toBe('"theme": {');
  const lines = stations.text(beta).split('\n');
  const { line } = answer.stations![0]!.hits.find(({ text }) => text.includes('ThemeBlack'))!;
  expect(lines[line - 1]).toContain('ThemeBlack');
  expect((await li.call(list, { search: 'nowhere at all' })).answer).toMatchObject({
    found: 0,
    stations: [],
  });
});

test('a setting is grouped by what other stations have', async ({ li }) => {
  const { answer } = await li.call(others, { path: 'theme.skin' }, at(alpha));
  expect(answer.differing).toEqual([{ value: '"ThemeBlack"', codes: [beta] }]);
  expect(answer.same).toBe(testStations.length - 2);
});

test('the words are of the language that is asked for, and name every setting', async ({ li }) => {
  const of = async (language: string) =>
    (await li.call(words, {}, { headers: { 'accept-language': language } })).answer;
  const [chinese, english] = [await of('zh-CN'), await of('en')];
  expect(JSON.parse(english.sentences!)).toEqual({});
  expect(Object.keys(JSON.parse(chinese.sentences!)).length).toBeGreaterThan(300);
  const { properties } = JSON.parse(chinese.schema!);
  expect(properties.theme.properties.skin.description).toMatch(/[\u4e00-\u9fff]/);
  expect(properties.name['x-definition']).toBe('label');
  expect(JSON.parse(english.schema!).properties.theme.properties.skin.description).toMatch(/^[A-Z]/);
});

test('a save writes just the bytes that were planned, serves them, and is one line of the trail with what was and what is', async ({
  server,
  li,
  wang,
}) => {
  const before = stations.text(alpha);
  // Signs that nobody would write so: what a text is stays what it is.
  const text = `${renamed('春日站').replace('"hosts": [', '"hosts":  [\t').trimEnd()}\n\n`;
  const { plan: fingerprint, differences, settings, diagnostics } = await planned(li, text);
  expect(diagnostics).toEqual([]);
  expect(differences).toMatchObject([{ before: expect.stringContaining('测试一站'), change: 'changed' }]);
  expect(settings!.map(({ name }) => name)).toEqual(['name.zh-CN']);
  const job = fileJob(server, stations);
  await job.tick();
  const { answer } = await li.call(save, { plan: fingerprint!, reason, name: 'Spring' }, at(alpha));
  expect(answer).toMatchObject({ success: true });
  expect(stations.text(alpha)).toBe(text);
  await expect.poll(() => JSON.stringify(stations.registry.byCode(alpha)?.name)).toContain('春日站');
  await job.tick();

  const day = dayOf(server.now());
  const { lines } = (await wang.call(trailList, { day, station: alpha })).answer;
  const named = lines!.filter(({ detail }) => detail.includes('春日站'));
  expect(named.map(({ what, by, reason: why }) => [callOf(what), by, why])).toEqual([
    ['studio/save', 'li', reason],
  ]);
  const { before: was, after: is } = JSON.parse(named[0]!.detail);
  expect([was['name.zh-CN'], is['name.zh-CN']]).toEqual([
    expect.stringContaining('测试一站'),
    expect.stringContaining('春日站'),
  ]);
  expect(await verifyTrail(server.pool)).toMatchObject({ ok: true });

  const { list: all } = (await li.call(versions, {}, at(alpha))).answer;
  expect(all!.map(({ by, source, name }) => [by, source, name])).toEqual([
    ['li', 'office', 'Spring'],
    ['alpha.json', 'file', ''],
  ]);
  const textOf = async (id: string) => (await li.call(version, { id }, at(alpha))).answer.text;
  expect([await textOf(all![0]!.id), await textOf(all![1]!.id)]).toEqual([text, before]);
  // Nothing was left beside it.
  expect(readdirSync(stations.folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('two versions differ in words and settings, also from what is written and from the file as it is', async ({
  server,
  li,
}) => {
  const named = async (text: string, name: string) => {
    const { plan: fingerprint } = await planned(li, text, beta);
    return (await li.call(save, { plan: fingerprint!, reason, name }, at(beta))).answer.version!;
  };
  const before = stations.text(beta);
  const spring = await named(before.replace('测试二站', '春日站'), 'Spring');
  const summer = await named(
    stations.text(beta).replace('春日站', '夏夜站').replace('"ThemeBlack"', '"ThemeRed"'),
    'Summer',
  );
  const auditor = await staffMember(server, 'auditor', { name: 'compares' });
  const differing = async (request: CompareRequest) => {
    const { answer } = await auditor.call(compare, request, at(beta));
    return {
      words: answer.differences!.map((one) => [one.before, one.after]),
      settings: answer.settings!.map((one) => [one.name, one.before, one.after]),
    };
  };
  const both = await differing({ before: spring, after: summer });
  expect(both.words).toContainEqual(['春日站', '夏夜站']);
  expect(both.settings).toContainEqual(['theme.skin', '"ThemeBlack"', '"ThemeRed"']);
  const turned = await differing({ before: summer, after: spring });
  expect(turned.settings).toContainEqual(['theme.skin', '"ThemeRed"', '"ThemeBlack"']);
  expect(await differing({ before: spring })).toEqual(both);
  expect((await differing({ before: spring, text: before })).words).toContainEqual(['春日站', '测试二站']);
  expect(await differing({ before: summer })).toEqual({ words: [], settings: [] });
  const { answer: none } = await auditor.call(compare, { before: '999999' }, at(beta));
  expect(none).toMatchObject({ success: false, code: 'noVersion' });
  // A version of another station is none of this one.
  expect((await auditor.call(compare, { before: spring }, at(alpha))).answer.code).toBe('noVersion');
});

test('what the fixes of the command write is what the studio writes', async ({ li }) => {
  const wrong = stations.text(alpha).replace('"code": "alpha",', '"code": "alpha",\n  "locale": "zh-cn",');
  const { text, applied } = applyFixes(wrong, 'alpha.json', { unsafe: true });
  expect(applied.length).toBeGreaterThan(0);
  const { plan: fingerprint, diagnostics } = await planned(li, text);
  if (fingerprint === undefined)
    expect(diagnostics!.filter(({ severity }) => severity === 'error')).toEqual([]);
  else expect((await li.call(save, { plan: fingerprint, reason }, at(alpha))).answer.success).toBe(true);
  expect(stations.text(alpha)).toBe(text);
});

test('a text with an error has no plan, names the mistake in the language of the reader, and a broken one says its line', async ({
  li,
}) => {
  const text = stations.text(alpha).replace('"hosts"', '"host"');
  const { answer: chinese } = await li.call(
    plan,
    { text, mark: (await li.call(open, {}, at(alpha))).answer.mark! },
    { ...at(alpha), headers: { 'accept-language': 'zh-CN' } },
  );
  expect(chinese.plan).toBeUndefined();
  expect(chinese.diagnostics).toMatchObject([{ rule: 'unknown-key', severity: 'error', path: 'host' }]);
  expect(chinese.diagnostics![0]!.message).toMatch(/[\u4e00-\u9fff]/);
  const broken = await planned(li, '{\n  "code": "alpha"\n  "name" "x" }');
  expect(broken.plan).toBeUndefined();
  // Nothing of it is saved, so no setting is lost.
  expect([chinese.settings, broken.settings]).toEqual([[], []]);
  expect(broken.diagnostics![0]).toMatchObject({ rule: 'syntax', line: 2 });
});

test('a host that another station has is refused in the plan', async ({ li }) => {
  const text = stations.text(beta).replace('"code": "beta",', '"code": "beta",\n  "hosts": ["one.example"],');
  const { plan: fingerprint, diagnostics } = await planned(li, text, beta);
  expect(fingerprint).toBeUndefined();
  expect(diagnostics!.find(({ severity }) => severity === 'error')!.rule).toBe('duplicate-host');
});

test('a file that was changed since is not written over: neither by a plan, nor by a save, nor by a second person', async ({
  li,
  wang,
}) => {
  const { mark } = (await li.call(open, {}, at(alpha))).answer;
  const text = renamed('夏日站');
  const fingerprint = (await li.call(plan, { text, mark: mark! }, at(alpha))).answer.plan!;
  const theirs = renamed('外面改的');
  stations.write(alpha, theirs);
  const late = await li.call(save, { plan: fingerprint, reason }, at(alpha));
  expect(late.answer).toMatchObject({ success: false, code: 'cameBetween' });
  expect(late.answer.msg).toContain('alpha.json');
  expect((await li.call(plan, { text, mark: mark! }, at(alpha))).answer.code).toBe('cameBetween');
  expect(stations.text(alpha)).toBe(theirs);

  // Of two who planned on one file, the second reads who came first.
  const [ofLi, ofWang] = [await planned(li, renamed('李')), await planned(wang, renamed('王'))];
  expect((await wang.call(save, { plan: ofWang.plan!, reason }, at(alpha))).answer.success).toBe(true);
  const second = await li.call(save, { plan: ofLi.plan!, reason }, at(alpha));
  expect(second.answer.code).toBe('cameBetween');
  expect(second.answer.msg).toContain('wang');
  expect(stations.text(alpha)).toContain('王');
});

test('what protects players waits for a second person, and goes when they agree', async ({ li, wang }) => {
  await expect.poll(() => JSON.stringify(stations.registry.byCode(alpha)?.name)).toContain('王');
  const text = stations
    .text(alpha)
    .replace('"code": "alpha",', '"code": "alpha",\n  "costLimits": { "giftPercentMost": 40 },');
  const { plan: fingerprint, second } = await planned(li, text);
  expect(second).toEqual({ kind: 'station' });
  const waiting = await li.call(save, { plan: fingerprint!, reason }, at(alpha));
  expect(waiting.answer.code).toBe('waitsForSecond');
  expect(stations.text(alpha)).not.toContain('costLimits');
  const { list: open_ } = (await wang.call(requests, { which: 'waiting' }, at(alpha))).answer;
  const request = open_!.find(({ call }) => call === 'studio/save')!;
  expect(request.facts.find(({ name }) => name === 'changes')!.value).toContain('giftPercentMost');
  const own = await li.call(confirm, { id: request.id }, at(alpha));
  expect(own.answer.success).toBe(false);
  expect((await wang.call(confirm, { id: request.id }, at(alpha))).answer).toMatchObject({ success: true });
  expect(stations.text(alpha)).toBe(text);
  const { list: all } = (await li.call(versions, {}, at(alpha))).answer;
  expect(all![0]).toMatchObject({ by: 'li', reason });
});

test('a folder that the server may not write refuses the save, and changes nothing', async ({ li }) => {
  const before = stations.text(alpha);
  const count = async () => (await li.call(versions, {}, at(alpha))).answer.list!.length;
  const had = await count();
  const { plan: fingerprint } = await planned(li, renamed('只读'));
  // Whoever runs as root may write everywhere, but not a file in the place of a folder.
  const inTheWay = path.join(stations.folder, `.${alpha}.json.${process.pid}`);
  mkdirSync(path.join(inTheWay, 'held'), { recursive: true });
  const { answer } = await li.call(save, { plan: fingerprint!, reason }, at(alpha));
  rmSync(inTheWay, { recursive: true });
  expect(answer).toMatchObject({ success: false, code: 'notWritable' });
  expect([stations.text(alpha), await count()]).toEqual([before, had]);
});

test('a draft is there after a reload, for its writer alone, and others hear that they write', async ({
  server,
  li,
  wang,
}) => {
  const base = stations.text(alpha);
  const stream = await openStream(server.officeUrl, wang);
  await stream.until(({ event }) => event === 'hello');
  // Broken, and kept all the same.
  expect((await li.call(draft, { text: '{ "code": ', base }, at(alpha))).answer.success).toBe(true);
  await stream.until(({ data }) => JSON.stringify(data).includes('"item":"studio"'));
  await stream.close();
  expect((await li.call(open, {}, at(alpha))).answer).toMatchObject({
    draft: { text: '{ "code": ', base },
    writing: [],
  });
  const { answer } = await wang.call(open, {}, at(alpha));
  expect([answer.draft, answer.writing]).toEqual([undefined, ['li']]);
  expect((await li.call(draft, { text: 'x' }, at(alpha))).answer).toMatchObject({
    success: false,
    fieldErrors: { base: expect.any(String) },
  });
  await li.call(draft, {}, at(alpha));
  expect((await wang.call(open, {}, at(alpha))).answer.writing).toEqual([]);
});

test('a plan that is not there, and a version that is not, are refused', async ({ li }) => {
  const answers = [
    await li.call(save, { plan: '0123456789abcdef', reason }, at(alpha)),
    await li.call(version, { id: '999999' }, at(alpha)),
  ];
  expect(answers.map(({ answer }) => answer.code)).toEqual(['noPlan', 'noVersion']);
});
