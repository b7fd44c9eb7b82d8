// `station explain` knows what files of content put on a screen, and finds what players read by its words.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stationProgram } from '#scripts/station/program.ts';
import { type Ran, runProgram } from '#support/runProgram.ts';
import { scratchFolder } from '#support/scratch.ts';

const root = path.resolve('.');
let folder: string;
beforeEach(() => {
  folder = scratchFolder('station-explain-');
  cpSync(path.join(root, 'stations'), path.join(folder, 'stations'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const explain = (...args: string[]): Promise<Ran> =>
  runProgram(stationProgram, ['explain', ...args], {
    folder,
    environment: { STATIONS: path.join(folder, 'stations') },
  });

/** Gives w147 a file of content of its own. */
function save(kind: string, value: object): void {
  const own = path.join(folder, 'stations/content/w147');
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, `${kind}.json`), JSON.stringify(value, null, 2));
}

interface Activity {
  kind: string;
  terms: object;
}
const demo = JSON.parse(readFileSync(path.join(root, 'stations/content/demo/activities.json'), 'utf8')) as {
  items: Activity[];
};
const wheel = demo.items.find(({ kind }) => kind === 'wheel')!;

test('a screen of an activity that no file of the station holds is left out, and the file is named', async () => {
  save('activities', { items: [] });
  const { code, out } = await explain('w147', '/turnlate');
  expect(code).toBe(0);
  expect(out).toMatch(
    /state\s+left out of the pages, its address leads to \/: no activity of the kind wheel is in stations\/content\/w147\/activities\.json\n/,
  );
  expect(out).toMatch(/menus, member\s+none: the pages leave the screen out\n/);
  expect((await explain('w147', '/turnlateRecord')).out).toContain('left out of the pages');
  expect((await explain('w147', '/moreActive')).out).toContain(
    'but it offers nothing: no activities are in stations/content/w147/activities.json',
  );
});

test.each([
  [
    'open now',
    { levels: [3], roles: ['agent'] },
    'on: no line of the file switches it off\n',
    'for agents of level 3',
  ],
  [
    'begins 2099-01-01',
    { from: '2099-01-01' },
    'runs now: the next one is still ahead\n',
    'for members and agents',
  ],
  ['ended 2020-01-01', { until: '2020-01-01' }, 'runs now: the last one is over\n', 'for members and agents'],
  ['only read, for it has no terms', { terms: {} }, 'has terms\n', 'for members and agents'],
])('an activity is shown with its window and levels: %s', async (phase, change, state, takers) => {
  save('activities', { items: [{ ...wheel, ...change }] });
  const { out } = await explain('w147', '/turnlate');
  expect(out).toContain(state);
  expect(out).toMatch(
    new RegExp(`content .*\\(wheel\\), ${phase}, ${takers}: stations/content/w147/activities\\.json:3\\n`),
  );
});

test('one that ended within a week keeps its screen', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  save('activities', { items: [{ ...wheel, until: yesterday }] });
  const { out } = await explain('w147', '/turnlate');
  expect(out).toContain('but it offers nothing: no activity of the kind wheel');
  expect(out).not.toContain('left out');
});

test('a list of games without games of its class says so', async () => {
  save('platforms', { items: [] });
  expect((await explain('w147', '/fish')).out).toContain(
    'but it offers nothing: no games of the class fish are in stations/content/w147/platforms.json',
  );
});

test('nothing is said to be lacking where files do not say', async () => {
  expect((await explain('w147', '/turnlate')).out).toContain(
    'These are files of the demonstration: the station has none of its own.',
  );
  save('notices', { items: [] });
  const { out } = await explain('w147', '/turnlate');
  expect(out).toMatch(/state\s+on: no line of the file switches it off\n/);
  expect(out).toMatch(/content\s+what the database holds: there is no activities\.json/);
  writeFileSync(path.join(folder, 'stations/content/w147/activities.json'), '{ "items": [{}] }');
  expect((await explain('w147', '/turnlate')).out).toContain('activities.json has mistakes');
});

test.each([
  ["an activity's title in Chinese", ['幸运转盘'], 'stations/content/demo/activities.json:', '/turnlate ('],
  ['the same in English, unquoted', ['lucky', 'wheel'], 'items[3].title of activities', '/turnlate ('],
  ["the station's own name of a screen", ['鱼跃转盘'], 'stations/w147.json:25', '/turnlate ('],
  ['a title of a screen', ['Deposit'], 'the screen /recharge', '/recharge ('],
  ['an entry of a menu', ['免费试玩'], 'the menu entry action:trial', ''],
  ['a pay method', ['支付宝快捷'], 'stations/content/demo/pay-methods.json:', ''],
  ['a button', ['确认追号'], 'src/areas/official/basket/BasketSheet.tsx', ''],
])('explain finds %s', async (_, words, where, screen) => {
  const { code, out } = await explain('w147', ...words);
  expect(code).toBe(0);
  expect(out).toContain(where);
  expect(out).toContain(screen);
});

test('words that only part of a text has are found as that, and words of nothing are refused', async () => {
  expect((await explain('w147', '确认追')).out).toContain('Nothing is called “确认追” alone; it is part of');
  const { code, err } = await explain('w147', '无此文字');
  expect(code).toBe(2);
  expect(err).toContain('nothing that players read holds these words');
});
