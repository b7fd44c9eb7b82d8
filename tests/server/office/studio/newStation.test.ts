// A new station by a few answers: the file that the command would write for them, made under its plan, with its logo; who may; and what it lacks until it opens.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect } from 'vitest';
import { confirm } from '#contract/office/rights.generated.ts';
import { addLogo, hosts, make, makePlan } from '#contract/office/stations.generated.ts';
import { open, plan as planText, save, versions } from '#contract/office/studio.generated.ts';
import { list as trailList } from '#contract/office/trail.generated.ts';
import { callOf, type OfficeRole } from '#contract/officeCall.ts';
import { screensWithout } from '#station/create/areas.ts';
import { staffMember } from '#support/officeStaff.ts';
import { scratchFolder } from '#support/scratch.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { dayOf } from '#values/days.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = world({ office: true, registry: stations.registry })
  .extend('li', { scope: 'file' }, ({ server }) => staffMember(server, 'content', { name: 'li' }))
  .extend('wang', { scope: 'file' }, ({ server }) => staffMember(server, 'owner', { name: 'wang' }));

const root = path.resolve(import.meta.dirname, '../../../..');
const reason = 'The brand of the autumn.';
const answers = (code: string, more: object = {}) => ({
  code,
  name: '新站',
  hosts: [],
  skin: 'ThemeRed' as const,
  off: [],
  ...more,
});

const drawing = (body: string): string =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${body}</svg>`).toString('base64');
const orange = drawing(
  '<rect width="40" height="20" fill="#ff7a00"/><circle cx="8" cy="8" r="6" fill="#0a3d91"/>',
);

/** The file that the command writes for the same answers into a folder of its own. */
function byCommand(code: string, args: readonly string[], logo?: string): string {
  const folder = scratchFolder('by-command-');
  mkdirSync(path.join(folder, 'logo'));
  if (logo) {
    const bytes = readFileSync(path.join(stations.folder, logo));
    execFileSync('cp', [path.join(stations.folder, logo), path.join(folder, logo)]);
    expect(bytes.length).toBeGreaterThan(100);
  }
  execFileSync(process.execPath, [path.join(root, 'scripts/station.ts'), 'new', code, ...args], {
    env: { ...process.env, STATIONS: folder },
    stdio: 'pipe',
  });
  const text = readFileSync(path.join(folder, `${code}.json`), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

test('a station of a few answers is the file of the command, byte for byte, with its logo, and is served', async ({
  server,
  wang,
}) => {
  const logo = (await wang.call(addLogo, { code: 'k888', bytes: orange })).answer;
  expect(logo.address).toMatch(/^\/logo\/k888-[0-9a-f]{8}\.png$/);
  expect(logo).toMatchObject({ width: 512, height: 256 });
  // Nothing of it is in the folder before a file names it.
  expect(readdirSync(path.join(stations.folder, 'logo'))).toEqual([]);
  const { ThemeRed, ThemeBlack } = logo.proposals![0]!;
  const given = answers('k888', {
    english: 'New One',
    hosts: ['www.k888.example', 'm.k888.example'],
    skin: 'ThemeBlack',
    brand: ThemeBlack,
    otherBrand: ThemeRed,
    logo: logo.address,
    off: screensWithout(['credit', 'official', 'egame', 'forum']),
    service: 'https://help.example/chat',
  });
  const { answer } = await wang.call(makePlan, given);
  expect(answer).toMatchObject({ success: true, file: 'k888.json', isWritable: true, diagnostics: [] });
  expect(existsSync(path.join(stations.folder, 'k888.json'))).toBe(false);
  const done = await wang.call(make, { code: 'k888', plan: answer.plan!, reason });
  expect(done.answer).toMatchObject({ success: true, code: 'k888' });
  const text = stations.text('k888');
  expect(text).toBe(answer.text);
  const picture = readFileSync(path.join(stations.folder, logo.address!));
  expect(picture.toString('base64')).toBe(logo.picture);
  await expect.poll(() => stations.registry.byCode('k888')?.hosts).toEqual(given.hosts);
  expect(stations.registry.problems().filter(({ file }) => file === 'k888.json')).toEqual([]);

  const written = byCommand(
    'k888',
    [
      ...['--name', '新站', '--name-en', 'New One', '--host', 'www.k888.example', '--host', 'm.k888.example'],
      ...['--skin', 'ThemeBlack', '--brand', ThemeBlack, '--other-brand', ThemeRed, '--logo', logo.address!],
      ...given.off.flatMap((screen) => ['--off', screen]),
      ...['--service', 'https://help.example/chat'],
    ],
    logo.address,
  );
  // Both folders are beside others, so that the way to the schema is not the same length.
  const own = (one: string) => one.replace(/"\$schema": "[^"]*"/, '');
  expect(own(text)).toBe(own(written));

  const { list } = (await wang.call(versions, {}, { station: 'k888' })).answer;
  expect(list!.map(({ by, source, reason: why }) => [by, source, why])).toEqual([['wang', 'office', reason]]);
  const { lines } = (await wang.call(trailList, { day: dayOf(server.now()) })).answer;
  const line = lines!.find(({ what }) => callOf(what) === 'stations/make')!;
  expect([line.by, line.reason]).toEqual(['wang', reason]);
  expect(line.detail).toContain('k888');
  // A later save of it is like one of any other.
  const { mark } = (await wang.call(open, {}, { station: 'k888' })).answer;
  const later = await wang.call(
    planText,
    { text: text.replace('New One', 'Newer'), mark: mark! },
    { station: 'k888' },
  );
  expect(
    (await wang.call(save, { plan: later.answer.plan!, reason }, { station: 'k888' })).answer.success,
  ).toBe(true);
});

test('owner and content make stations, where they work for all of them, and nobody else', async ({
  server,
}) => {
  const codes: unknown[] = [];
  for (const role of ['owner', 'content', 'auditor', 'finance', 'support', 'play'] as OfficeRole[]) {
    const who = await staffMember(server, role, { name: `${role}New` });
    codes.push((await who.call(makePlan, answers('fresh'))).answer.code ?? 'ok');
  }
  expect(codes).toEqual(['ok', 'ok', 'wrongRole', 'wrongRole', 'wrongRole', 'wrongRole']);
  const few = await staffMember(server, 'content', { name: 'fewNew', stations: [alpha] });
  expect((await few.call(makePlan, answers('fresh'))).answer.code).toBe('allStations');
  expect((await few.call(make, { code: 'fresh', plan: '0123456789abcdef', reason })).answer.code).toBe(
    'allStations',
  );
});

test('what would be wrong is said before it is made: a taken code or host, a colour that cannot be read, a logo that is not there', async ({
  li,
}) => {
  const taken = await li.call(makePlan, answers(alpha));
  expect(taken.answer).toMatchObject({
    success: false,
    code: 'codeTaken',
    fieldErrors: { code: expect.any(String) },
  });
  const rules = async (more: object) => {
    const { answer } = await li.call(makePlan, answers('fresh', more));
    const wrong = answer.diagnostics!.some(({ severity }) => severity === 'error');
    expect(answer.plan === undefined).toBe(wrong);
    return answer.diagnostics!.map(({ rule }) => rule);
  };
  expect(await rules({ hosts: ['one.example'] })).toContain('duplicate-host');
  expect(await rules({ logo: '/logo/nobody.png' })).toContain('missing-asset');
  const { answer } = await li.call(makePlan, answers('Bad Code'));
  expect(answer.code).toBe('invalid');
});

test('two who make one code: the second reads that it is there, and the first file stays', async ({
  li,
  wang,
}) => {
  const first = (await li.call(makePlan, answers('twin', { name: '李站' }))).answer;
  const second = (await wang.call(makePlan, answers('twin', { name: '王站' }))).answer;
  expect((await li.call(make, { code: 'twin', plan: first.plan!, reason })).answer.success).toBe(true);
  expect((await wang.call(make, { code: 'twin', plan: second.plan!, reason })).answer.code).toBe('codeTaken');
  expect(stations.text('twin')).toBe(first.text);
  // A plan is of the code that it was made for.
  expect((await wang.call(make, { code: 'other', plan: second.plan!, reason })).answer.success).toBe(false);
  expect(existsSync(path.join(stations.folder, 'other.json'))).toBe(false);
});

test('a logo is what its bytes say: a wrong kind, a small one and a strip are refused with what is right', async ({
  li,
}) => {
  const picture = async (width: number, height: number, format: 'png' | 'webp' | 'jpeg') =>
    (
      await sharp({ create: { width, height, channels: 3, background: '#2a6f4d' } })
        .toFormat(format)
        .toBuffer()
    ).toString('base64');
  const codeOf = async (bytes: string) =>
    (await li.call(addLogo, { code: 'k999', bytes })).answer.code ?? 'ok';
  expect(await codeOf(await picture(200, 200, 'png'))).toBe('ok');
  expect(await codeOf(await picture(200, 120, 'jpeg'))).toBe('ok');
  expect(await codeOf(await picture(200, 200, 'webp'))).toBe('noLogo');
  expect(await codeOf(await picture(40, 40, 'png'))).toBe('noLogo');
  expect(await codeOf(await picture(1_400, 100, 'png'))).toBe('noLogo');
  expect(await codeOf(Buffer.from('%PDF-1.7 nothing of a logo').toString('base64'))).toBe('noLogo');
  expect(await codeOf(Buffer.from('<html><svg></svg></html>').toString('base64'))).toBe('noLogo');
  const entities =
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  expect(await codeOf(Buffer.from(entities).toString('base64'))).toBe('noLogo');
  const refused = await li.call(addLogo, { code: 'k999', bytes: await picture(40, 40, 'png') });
  expect(refused.answer.fieldErrors!.bytes).toContain('PNG');
});

test('a drawing keeps its pixels alone: neither script nor a file of the machine comes with it', async ({
  li,
}) => {
  const secret = path.join(stations.folder, `${alpha}.json`);
  const { answer } = await li.call(addLogo, {
    code: 'k999',
    bytes: drawing(
      `<script>alert(1)</script><rect width="40" height="20" fill="#8a1538"/><image href="file://${secret}" width="9" height="9"/>`,
    ),
  });
  const bytes = Buffer.from(answer.picture!, 'base64');
  expect((await sharp(bytes).metadata()).format).toBe('png');
  expect(bytes.includes('script')).toBe(false);
  expect(answer.proposals!.map(({ seen }) => seen)).toEqual(['#8a1538']);
});

test('a folder that may not be written leaves no station', async ({ li }) => {
  const { answer } = await li.call(makePlan, answers('stuck'));
  const inTheWay = path.join(stations.folder, `.stuck.json.${process.pid}`);
  mkdirSync(path.join(inTheWay, 'held'), { recursive: true });
  const refused = (await li.call(make, { code: 'stuck', plan: answer.plan!, reason })).answer;
  rmSync(inTheWay, { recursive: true });
  expect(refused).toMatchObject({ success: false, code: 'notWritable' });
  expect(existsSync(path.join(stations.folder, 'stuck.json'))).toBe(false);
});

test('a second person where the control of all stations asks: in the room of rights, and then it is made', async ({
  server,
  wang,
  li,
}) => {
  await server.pool.query(
    `INSERT INTO control_setting (station, expire_hours, limits, confirmers)
     VALUES ('all', 24, '[{"role":"content","kind":"station","always":true}]', '[{"kind":"station","roles":["owner"]}]')`,
  );
  try {
    const { answer } = await li.call(makePlan, answers('shared'));
    expect(answer.second).toEqual({ kind: 'station' });
    const waiting = (await li.call(make, { code: 'shared', plan: answer.plan!, reason })).answer;
    expect(waiting.code).toBe('waitsForSecond');
    expect(existsSync(path.join(stations.folder, 'shared.json'))).toBe(false);
    const agreed = await wang.call(confirm, { id: (waiting as { approval?: { id: string } }).approval!.id });
    expect(agreed.answer).toMatchObject({ success: true });
    expect(stations.text('shared')).toBe(answer.text);
  } finally {
    await server.pool.query(`DELETE FROM control_setting WHERE station = 'all'`);
  }
});

test('looking at hosts takes names alone', async ({ server }) => {
  const who = await staffMember(server, 'owner', { name: 'lookerNew' });
  for (const host of ['localhost', '10.0.0.1', 'a.localhost', 'http://x.example', 'x.example:22'])
    expect((await who.call(hosts, { hosts: [host] })).answer.code).toBe('invalid');
});
