// The running server follows its station files: added, saved, broken, fixed, removed, within a second.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStations, type WatchedStations } from '#server/stations.ts';

let folder: string;
let registry: WatchedStations;
let said: string[];

const station = (code: string, more: object = {}): string =>
  `${JSON.stringify({ code, name: `Station ${code}`, ...more }, null, 2)}\n`;
const save = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
const open = (): void => {
  const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
  registry = openStations(folder, { log });
};
const nameOf = (code: string): unknown => registry.byCode(code)?.name;

/** Waits until it holds; how long operators wait at most is proved by the clock of the test. */
const soon = (holds: () => boolean) => expect.poll(holds, { interval: 10 }).toBe(true);

/** The registry with a clock of the test: it looks into the folder when that is moved, since the system's reports wait for the test to end. */
function openWithClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  open();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stations-'));
  said = [];
  save('alpha.json', station('alpha', { hosts: ['alpha.example'] }));
  save('beta.json', station('beta'));
});

afterEach(() => {
  registry.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('all stations of the folder are served from the start, in the order of their names', () => {
  open();
  expect(registry.all().map((one) => one.code)).toEqual(['alpha', 'beta']);
  expect(registry.problems()).toEqual([]);
});

test('a station is found by its hosts and by <code>.localhost, without regard to case, port or a last dot', () => {
  open();
  for (const host of [
    'alpha.example',
    'ALPHA.example:8443',
    'alpha.localhost:3000',
    'Alpha.Localhost',
    'alpha.example.',
  ])
    expect(registry.byHost(host)?.code).toBe('alpha');
  for (const host of ['localhost', 'example', 'x.alpha.example', '', '127.0.0.1:80', 'constructor'])
    expect(registry.byHost(host)).toBeUndefined();
});

test('a file that is added is a station within a second, and listeners are called', async () => {
  open();
  let changes = 0;
  const stop = registry.onChange(() => changes++);
  save('gamma.json', station('gamma'));
  await soon(() => registry.byCode('gamma') !== undefined);
  expect(changes).toBe(1);
  stop();
  save('delta.json', station('delta'));
  await soon(() => registry.byCode('delta') !== undefined);
  expect(changes).toBe(1);
});

test('a file that is saved counts within a second', async () => {
  open();
  save('alpha.json', station('alpha', { name: 'New name' }));
  await soon(() => nameOf('alpha') === 'New name');
  expect(registry.byHost('alpha.example')).toBeUndefined();
});

test('a file that an editor writes beside and renames over the old one counts within a second', async () => {
  open();
  save('.alpha.json.swp', station('alpha', { name: 'Renamed over' }));
  renameSync(path.join(folder, '.alpha.json.swp'), path.join(folder, 'alpha.json'));
  await soon(() => nameOf('alpha') === 'Renamed over');
  expect(registry.all()).toHaveLength(2);
});

test('a file that is removed takes its station along within a second', async () => {
  open();
  rmSync(path.join(folder, 'beta.json'));
  await soon(() => registry.byCode('beta') === undefined);
  expect(registry.byHost('beta.localhost')).toBeUndefined();
});

test('a broken file is reported with file, line and what to do, while the last good version stays in service', async () => {
  open();
  save('alpha.json', '{\n  "code": "alpha",\n  "name": "Broken",\n  "theme": { "skin": "themeblack" }\n}\n');
  await soon(() => said.some((text) => text.includes('alpha.json:4:22 unknown-value')));
  const sentence = said.find((text) => text.includes('unknown-value'))!;
  expect(sentence).toContain('Write "ThemeBlack"');
  expect(sentence).toContain('The last good version stays in service.');
  expect(nameOf('alpha')).toBe('Station alpha');
  expect(registry.problems().map((one) => one.rule)).toEqual(['unknown-value']);
  save('alpha.json', station('alpha', { name: 'Fixed' }));
  await soon(() => nameOf('alpha') === 'Fixed');
  expect(registry.problems()).toEqual([]);
});

test('a half-written file is reported when it is read again and still so, and not when it is whole by then', () => {
  openWithClock();
  const syntax = () => said.filter((text) => text.includes('syntax'));
  const whole = station('alpha', { name: 'Whole' });
  save('alpha.json', whole.slice(0, 20));
  vi.advanceTimersByTime(800);
  expect(registry.problems().map(({ rule }) => rule)).toEqual(['syntax']);
  save('alpha.json', whole);
  vi.advanceTimersByTime(150);
  expect(nameOf('alpha')).toBe('Whole');
  vi.advanceTimersByTime(2_000);
  expect(syntax()).toEqual([]);
  save('alpha.json', whole.slice(0, 20));
  vi.advanceTimersByTime(2_000);
  expect(syntax()).toHaveLength(1);
});

test('a file that was never good is kept out, and says so', async () => {
  save('zeta.json', '{ "code": "zeta" }');
  open();
  expect(registry.byCode('zeta')).toBeUndefined();
  await soon(() =>
    said.some((text) => text.includes('zeta.json:1:1 missing-key') && text.includes('It is not in service.')),
  );
});

test('of two files that claim one host at the start the older answers; the other is served without it', async () => {
  utimesSync(path.join(folder, 'alpha.json'), 0, 0);
  save('aardvark.json', station('aardvark', { hosts: ['alpha.example', 'aardvark.example'] }));
  open();
  expect(registry.byHost('alpha.example')?.code).toBe('alpha');
  expect(registry.byHost('aardvark.example')?.code).toBe('aardvark');
  expect(registry.byCode('aardvark')?.hosts).toEqual(['aardvark.example']);
  expect(registry.problems().map((one) => [one.file, one.rule])).toEqual([
    ['aardvark.json', 'duplicate-host'],
  ]);
  rmSync(path.join(folder, 'alpha.json'));
  await soon(() => registry.byHost('alpha.example')?.code === 'aardvark');
});

test('a copy of a file, its code changed, takes nothing from the station that is in service', async () => {
  open();
  save('aaa.json', station('aaa', { name: 'Station alpha', hosts: ['alpha.example'] }));
  await soon(() => registry.byCode('aaa') !== undefined);
  expect(registry.byHost('alpha.example')?.code).toBe('alpha');
  expect(registry.byHost('aaa.localhost')?.code).toBe('aaa');
  const sentences = said.filter((text) => text.includes('duplicate-host'));
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain('aaa.json:');
  expect(sentences[0]).toContain('belongs to alpha.json, which is in service with it');
  expect(sentences[0]).toContain('The station is served without it.');
});

test("a station in service that adds another's host stays in service without it", async () => {
  open();
  save('beta.json', station('beta', { name: 'Renamed', hosts: ['alpha.example', 'beta.example'] }));
  await soon(() => nameOf('beta') === 'Renamed');
  expect(registry.byHost('alpha.example')?.code).toBe('alpha');
  expect(registry.byHost('beta.example')?.code).toBe('beta');
  expect(registry.problems().map((one) => [one.file, one.rule])).toEqual([['beta.json', 'duplicate-host']]);
});

test('a logo that arrives after its file counts within a second, and so does one that goes', async () => {
  save('alpha.json', station('alpha', { hosts: ['alpha.example'], theme: { logo: '/logo/alpha.svg' } }));
  open();
  expect(registry.problems().map((one) => one.rule)).toEqual(['missing-asset']);
  mkdirSync(path.join(folder, 'logo'));
  writeFileSync(path.join(folder, 'logo/alpha.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await soon(() => registry.problems().length === 0);
  rmSync(path.join(folder, 'logo/alpha.svg'));
  await soon(() => registry.problems().length === 1);
});

test('a warning is no reason to keep a station out', () => {
  save('gamma.json', station('gamma', { frontConfig: { bonusPercent: 3 } }));
  open();
  expect(registry.byCode('gamma')?.frontConfig.bonusPercent).toBe(3);
  expect(registry.problems().map((one) => one.rule)).toEqual(['bonus-numbers']);
});

test('a folder that is moved away and back costs no station', () => {
  openWithClock();
  const away = `${folder}-away`;
  renameSync(folder, away);
  vi.advanceTimersByTime(900);
  expect(registry.all()).toHaveLength(2);
  mkdirSync(folder);
  for (const name of ['alpha.json', 'beta.json']) save(name, readFileSync(path.join(away, name), 'utf8'));
  save('gamma.json', station('gamma'));
  vi.advanceTimersByTime(1_000);
  expect(registry.all().map((one) => one.code)).toEqual(['alpha', 'beta', 'gamma']);
  rmSync(away, { recursive: true });
});

test('a folder that is not there is an error at the start', () => {
  open();
  expect(() => openStations(path.join(folder, 'nowhere'))).toThrow(/nowhere/);
});
