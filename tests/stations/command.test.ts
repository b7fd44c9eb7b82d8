// The `station` command: what it prints, in every format, and the exit codes it keeps.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { usedBy } from '#scripts/harness/processorTime.ts';
import { watchFiles } from '#scripts/station/commands/watch.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { readersOf } from '#scripts/station/settingReaders.ts';
import { ruleNamed } from '#station/checks/rules.ts';
import { type Ran, runProgram } from '#support/runProgram.ts';
import { scratchFolder } from '#support/scratch.ts';

const root = path.resolve('.');
let folder: string;

/** The commands see this folder's copy of the stations. */
const stationsOf = (): Record<string, string> => ({ STATIONS: path.join(folder, 'stations') });

const station = (args: string[], environment: Record<string, string> = {}): Promise<Ran> =>
  runProgram(stationProgram, args, { folder, environment: { ...stationsOf(), ...environment } });

/** The same as a process, for what only a process shows. */
function stationProcess(args: string[], input = '', environment: Record<string, string> = {}): Ran {
  const ran = spawnSync(process.execPath, [path.join(root, 'scripts/station.ts'), ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, ...stationsOf(), FORCE_COLOR: '0', ...environment },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

const save = (name: string, text: string): void => writeFileSync(path.join(folder, 'stations', name), text);
const saved = (name: string): string => readFileSync(path.join(folder, 'stations', name), 'utf8');
const faulty =
  '{\n  "code": "faulty",\n  "nmae": "Faulty",\n  "theme": { "skin": "ThemeBlak" },\n  "menus": { "home": ["/moreActive", "/nowhere-at-all"] }\n}\n';

/** The settings that are explained here. */
const explained = [
  ['activityNames', 'wheel'],
  ['menus', 'home'],
  ['frontConfig', 'bonusPercent'],
  ['onOff', 'trialOpen'],
];
// The compiler finds who reads a setting. It reads the whole project, so all are asked for at once and then known.
beforeAll(() => void readersOf(explained), 60_000);

beforeEach(() => {
  folder = scratchFolder('station-command-');
  cpSync(path.join(root, 'stations'), path.join(folder, 'stations'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('clean stations end with 0, and say how many were checked', async () => {
  expect(await station(['check'])).toMatchObject({ code: 0, out: '9 stations checked, nothing wrong.\n' });
  expect(await station(['check', 'w147', 'stations/v0*.json', 'stations'])).toMatchObject({
    code: 0,
    out: '9 stations checked, nothing wrong.\n',
  });
});

test('findings end with 1, each with its place, the line, why it matters, what was meant and the fix', async () => {
  save('faulty.json', faulty);
  const { code, out } = await station(['check', 'faulty']);
  expect(code).toBe(1);
  expect(out).toContain('stations/faulty.json:3:3 error unknown-key');
  expect(out).toMatch(/> 3 │ {3}"nmae": "Faulty",\n\s+│ {3}\^{6}/);
  expect(out).toContain('Did you mean name?');
  expect(out).toContain('+   "name": "Faulty",');
  expect(out).toContain('Why it matters: The entry is missing from the home grid.');
  expect(out).not.toContain('\u001b[');
});

test('wrong words end with 2 and say which would be right', async () => {
  for (const args of [
    ['chekc'],
    ['check', '--format', 'xml'],
    ['check', '--loud'],
    ['check', 'nowhere'],
    ['check', '*.nothing'],
    ['explain'],
    ['explain', 'w147', 'bonusPrecent'],
    ['explain', 'contrst'],
    ['diff', 'w147'],
    ['menus', 'w147', '--as', 'king'],
    ['check', '--stdin', 'w147'],
    ['check', '--name', 'x.json'],
    ['docs', 'nosuchsetting'],
  ]) {
    const { code, out, err } = await station(args);
    expect([args, code]).toEqual([args, 2]);
    expect(err.length).toBeGreaterThan(10);
    expect(out).toBe('');
  }
  expect((await station(['check', 'w174'])).err).toContain('Did you mean w147');
  expect((await station(['explain', 'w147', 'bonusPrecent'])).err).toContain('Did you mean bonusPercent');
});

test('--help shows one command, a misspelled command is guessed, --fail-on error lets warnings pass', async () => {
  expect(await station(['plan', '--help'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('station plan [REVISION]'),
  });
  expect((await station(['chekc'])).err).toContain('Did you mean check?');
  rmSync(path.join(folder, 'stations/logo'), { recursive: true });
  expect((await station(['check'])).code).toBe(1);
  expect(await station(['check', '--fail-on', 'error'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('missing-asset'),
  });
  save('faulty.json', faulty);
  expect((await station(['check', '--fail-on', 'error'])).code).toBe(1);
  expect((await station(['check', '--fail-on', 'never'])).code).toBe(2);
});

test('nothing to check is an error', async () => {
  rmSync(path.join(folder, 'stations'), { recursive: true });
  mkdirSync(path.join(folder, 'stations'));
  expect(await station(['check'])).toMatchObject({ code: 2 });
});

test('a file that cannot be read ends with 3', async () => {
  expect(await station(['check', './not-there.json'])).toMatchObject({ code: 3 });
  mkdirSync(path.join(folder, 'stations/folder.json'));
  expect(await station(['check'])).toMatchObject({ code: 3 });
});

test('json is versioned, with ranges from 1 and fixes as edits that make the file right', async () => {
  save('faulty.json', faulty);
  const { code, out } = await station(['check', 'faulty', '--format', 'json']);
  expect(code).toBe(1);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ version: 1, checked: 1 });
  expect(report.diagnostics[0]).toEqual({
    file: 'stations/faulty.json',
    rule: 'unknown-key',
    severity: 'error',
    range: { start: { line: 3, column: 3 }, end: { line: 3, column: 9 } },
    path: 'nmae',
    message: 'The station has no setting "nmae".',
    consequence: expect.stringContaining('Shown in the header'),
    suggestions: ['name'],
    fix: {
      description: 'Rename to "name"',
      safe: true,
      edits: [{ range: { start: { line: 3, column: 3 }, end: { line: 3, column: 9 } }, newText: '"name"' }],
    },
  });
  expect(
    report.diagnostics.map((one: { rule: string; fix: unknown }) => [one.rule, one.fix === null]),
  ).toEqual([
    ['unknown-key', false],
    ['unknown-value', false],
    ['unknown-destination', true],
  ]);
});

test('sarif, junit and github carry the same findings', async () => {
  save('faulty.json', faulty);
  const log = JSON.parse((await station(['check', '--format', 'sarif'])).out);
  expect(log.version).toBe('2.1.0');
  const [run] = log.runs;
  expect(run.results.map((one: { ruleId: string }) => one.ruleId)).toEqual([
    'unknown-key',
    'unknown-value',
    'unknown-destination',
  ]);
  for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
  expect(run.results[0].fixes[0].artifactChanges[0].replacements[0]).toEqual({
    deletedRegion: { startLine: 3, startColumn: 3, endLine: 3, endColumn: 9 },
    insertedContent: { text: '"name"' },
  });
  const junit = (await station(['check', '--format', 'junit'])).out;
  expect(junit).toContain('tests="10" failures="1"');
  expect(junit.match(/<failure /g)).toHaveLength(3);
  const github = (await station(['check', '--format', 'github'])).out.trim().split('\n');
  expect(github).toHaveLength(3);
  expect(github[0]).toMatch(
    /^::error file=stations\/faulty\.json,line=3,col=3,endLine=3,endColumn=9,title=unknown-key::/,
  );
});

test('the same files are reported the same way every time', async () => {
  save('faulty.json', faulty);
  const first = (await station(['check', '--format', 'json'])).out;
  expect((await station(['check', 'stations/faulty.json', 'stations', '--format', 'json'])).out).toBe(first);
});

test('--stdin checks what comes in, under the name it is given', () => {
  expect(stationProcess(['check', '--stdin'], saved('w147.json'))).toMatchObject({ code: 0 });
  const named = stationProcess(
    ['check', '--stdin', '--name', 'other.json', '--format', 'concise'],
    saved('v017.json'),
  );
  expect(named.code).toBe(1);
  expect(named.out).toContain('other.json:3:11: error code-matches-file');
});

test('two stations that claim one host are reported', async () => {
  save('zz.json', saved('v003.json').replace('"v003"', '"zz"'));
  const { code, out } = await station(['check', '--format', 'concise']);
  expect(code).toBe(1);
  expect(out).toContain(
    'stations/zz.json:5:13: error duplicate-host: The host "hexitang.example" belongs to stations/v003.json, which ',
  );
});

test('a logo that does not exist is reported', async () => {
  rmSync(path.join(folder, 'stations/logo'), { recursive: true });
  expect((await station(['check', '--format', 'concise'])).out).toContain('missing-asset');
});

test('fix applies what is certain, keeps the rest of the file byte for byte, and fixes nothing twice', async () => {
  save('faulty.json', faulty.replace(', "/nowhere-at-all"', ''));
  const dry = await station(['fix', 'faulty', '--dry-run']);
  expect(dry.code).toBe(1);
  expect(dry.out).toContain('+   "name": "Faulty",');
  expect(saved('faulty.json')).toBe(faulty.replace(', "/nowhere-at-all"', ''));
  await station(['fix', 'faulty']);
  const fixed = faulty
    .replace(', "/nowhere-at-all"', '')
    .replace('nmae', 'name')
    .replace('ThemeBlak', 'ThemeBlack');
  expect(saved('faulty.json')).toBe(fixed);
  const before = statSync(path.join(folder, 'stations/faulty.json')).mtimeMs;
  await station(['fix', 'faulty']);
  expect(saved('faulty.json')).toBe(fixed);
  expect(statSync(path.join(folder, 'stations/faulty.json')).mtimeMs).toBe(before);
  expect(readdirSync(path.join(folder, 'stations')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('explain shows a value, the line that set it, and who differs', async () => {
  const { code, out } = await station(['explain', 'v007', 'bonusPercent']);
  expect(code).toBe(0);
  expect(out).toMatch(/value\s+3\n/);
  expect(out).toMatch(/set by\s+stations\/v007\.json:\d+\n/);
  expect(out).toMatch(/default\s+0\n/);
  expect(out).toMatch(/differs on.*w147.*: 0\n/);
  expect((await station(['explain', 'w147', 'onOff.trialOpen'])).out).toContain(
    'the default of schemas/station.json',
  );
});

test('explain shows whether a screen is on, why, who may enter, and which menus lead there', async () => {
  const off = (await station(['explain', 'v003', '/appDown'])).out;
  expect(off).toMatch(/state\s+off: stations\/v003\.json:\d+ switches it off/);
  expect(off).toMatch(/menus, guest\s+none/);
  const on = (await station(['explain', 'w147', '/editPwd'])).out;
  expect(on).toMatch(/state\s+on/);
  expect(on).toMatch(/menus, trial\s+none/);
  expect(on).toMatch(/menus, member\s+member centre/);
});

test.each(['contrast', 'too-large', 'byte-order-mark'])('explain has the page of %s', async (name) => {
  const { code, out } = await station(['explain', name]);
  expect(code).toBe(0);
  expect(out).toContain(ruleNamed(name)!.page);
});

test('menus show what a visitor sees, and why something is left out', async () => {
  const { out } = await station(['menus', 'v017', '--as', 'trial']);
  expect(out).toMatch(/\/handfree\s+left out: frontConfig\.bonusPercent is 0/);
  expect(out).toMatch(/\/editPwd\s+left out: not for a trial/);
  expect((await station(['menus', 'v017', '--as', 'member'])).out).not.toMatch(/\/editPwd\s+left out/);
});

test('routes and matrix show all stations, outliers marked', async () => {
  expect((await station(['routes'])).out).toMatch(/\/moreActive.*-/);
  const { rows } = JSON.parse((await station(['matrix', '--format', 'json'])).out);
  const isV010 = rows.find((row: { name: string }) => row.name === 'frontConfig.isV010');
  expect(isV010.outliers).toEqual(['v010']);
  expect((await station(['matrix', '--format', 'markdown'])).out).toContain('| frontConfig.isV010 |');
});

test('diff ends with 0, 5 or 6: the same, changed, something removed', async () => {
  save('one.json', '{ "code": "one", "name": "Same" }');
  expect((await station(['diff', 'one', 'one'])).code).toBe(0);
  save('two.json', '{ "code": "one", "name": "Other" }'.replace('"one"', '"two"'));
  expect((await station(['diff', 'v010', 'v017'])).code).toBe(6);
  save('sea.json', '{ "code": "sea", "name": "S", "hosts": ["a.example"] }');
  mkdirSync(path.join(folder, 'elsewhere'), { recursive: true });
  writeFileSync(
    path.join(folder, 'elsewhere/sea.json'),
    '{ "code": "sea", "name": "S", "hosts": ["a.example", "b.example"] }',
  );
  const same = await station(['diff', 'stations/sea.json', 'stations/sea.json', '--format', 'json']);
  expect(JSON.parse(same.out).differences).toEqual([]);
  // Something is added, nothing is taken away.
  const changed = await station(['diff', 'stations/sea.json', 'elsewhere/sea.json', '--format', 'json']);
  expect(changed.code).toBe(5);
  expect(JSON.parse(changed.out).differences.every((one: { isRemoval: boolean }) => !one.isRemoval)).toBe(
    true,
  );
});

const git = (...args: string[]): void =>
  void execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    stdio: 'ignore',
  });
/** w147 under a code that comes before it by name, as a copied file is. */
const copyOfW147 = (): string => saved('w147.json').replace('"w147"', '"k888"');

test('a copied file loses the hosts and the name to the one that was committed: check, check CODE and plan agree', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'stations');
  save('k888.json', copyOfW147());
  for (const args of [[], ['k888']]) {
    const { code, out } = await station(['check', ...args, '--format', 'concise']);
    expect([args, code]).toEqual([args, 1]);
    expect(out).toContain('stations/k888.json:5:13: error duplicate-host:');
    expect(out).toContain('belong to stations/w147.json, which had it first in git.');
    expect(out).not.toContain('stations/w147.json:');
  }
  expect(await station(['check', 'w147'])).toMatchObject({ code: 0 });
  const plan = await station(['plan']);
  expect(plan.code).toBe(6);
  expect(plan.out).toContain('k888 is a new station.');
  expect(plan.out).toContain('duplicate-host: The hosts "jinliwan.example"');
  expect(plan.out).not.toContain('w147 ');
});

test('the reverse: a station that adds the host of another one loses that host alone', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'stations');
  // h012 comes before w147 by name.
  save('h012.json', saved('h012.json').replace('"hosts": [', '"hosts": ["jinliwan.example", '));
  const { out } = await station(['check', 'h012', '--format', 'concise']);
  expect(out).toMatch(/stations\/h012\.json:5:13: error duplicate-host: .* belongs to stations\/w147\.json/);
  git('commit', '-qam', 'clash');
  expect((await station(['check', '--format', 'concise'])).out).toMatch(
    /h012\.json:5:13: error duplicate-host: .*w147\.json/,
  );
  expect(JSON.parse((await station(['plan', 'HEAD~1', '--format', 'json'])).out).stations).toMatchObject([
    { code: 'h012', clashes: [expect.stringContaining('jinliwan.example')] },
  ]);
});

test('without git the older of two files keeps what both claim', async () => {
  const now = Date.now() / 1000;
  utimesSync(path.join(folder, 'stations/w147.json'), now - 1000, now - 1000);
  save('k888.json', copyOfW147());
  const { out } = await station(['check', '--format', 'concise']);
  expect(out).toContain('stations/k888.json:5:13: error duplicate-host:');
  expect(out).toContain('stations/w147.json, which is the older file');
});

test('plan on a thousand files takes two processes of git', async () => {
  const many = path.join(folder, 'many');
  mkdirSync(many);
  for (let at = 0; at < 1000; at++)
    writeFileSync(path.join(many, `s${at}.json`), `{ "code": "s${at}", "name": "Station ${at}" }\n`);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'many');
  writeFileSync(path.join(many, 's7.json'), '{ "code": "s7", "name": "Seven" }\n');
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const counter = path.join(folder, 'counter');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  writeFileSync(path.join(bin, 'git'), `#!/bin/sh\necho x >> ${counter}\nexec ${real} "$@"\n`, {
    mode: 0o755,
  });
  const { code, out } = await station(['plan'], { STATIONS: many, PATH: `${bin}:${process.env.PATH}` });
  expect(code).toBe(5);
  expect(out).toContain('s7 changes in 1 thing.');
  expect(readFileSync(counter, 'utf8')).toBe('x\nx\n');
});

test('matrix takes stations, rows and differing ones, and folds what does not fit side by side', async () => {
  const { rows } = JSON.parse(
    (await station(['matrix', 'w147', 'v007', '--row', 'bonus', '--differing', '--format', 'json'])).out,
  );
  expect(rows).toEqual([
    { name: 'frontConfig.bonusPercent', values: { w147: '0', v007: '3' }, outliers: [] },
    { name: 'frontConfig.bonusAmount', values: { w147: '0', v007: '150' }, outliers: [] },
  ]);
  expect((await station(['matrix', '--row', 'nosuchrow'])).code).toBe(2);
  const many = path.join(folder, 'many');
  mkdirSync(many);
  for (let at = 0; at < 200; at++)
    writeFileSync(
      path.join(many, `s${at}.json`),
      JSON.stringify({ code: `s${at}`, name: `S ${at}`, ...(at === 5 && { frontConfig: { isV010: true } }) }),
    );
  const { out } = await station(['matrix'], { STATIONS: many });
  expect(out).toMatch(/frontConfig\.isV010 +off on 199; on on s5\n/);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(260);
});

test('new from another station takes none of its words, colours, logo or customer service', async () => {
  for (const from of ['v010', 'v007']) {
    await station(['new', `copy${from}`, '--from', from, '--name', `Copy of ${from}`, '--brand', '#0a5566']);
    const made = JSON.parse(saved(`copy${from}.json`));
    const skin = JSON.parse(saved(`${from}.json`)).theme.skin ?? 'ThemeRed';
    expect(made.theme).toEqual({ ...(skin === 'ThemeBlack' && { skin }), [skin]: { brand: '#0a5566' } });
    expect(made.onOff?.onlineServiceUrl).toBeUndefined();
    expect(made.activityNames).toBeUndefined();
    expect(made.menus?.names).toBeUndefined();
    expect(made.frontConfig?.addToDesktopRemainText).toBeUndefined();
    expect(made.frontConfig?.isV010).toBe(from === 'v010' ? true : undefined);
  }
});

test('explain names the files that read a setting: by its name, by a computed one, never by chance', async () => {
  const [wheel, home, percent] = readersOf(explained);
  expect(wheel).toEqual([
    'src/areas/active/offer.ts',
    'src/areas/index/Offers.tsx',
    'src/server/office/members/missing.ts',
    'src/server/present/activities.ts',
  ]);
  expect(home).toEqual(['src/station/derive/menus.ts']);
  expect(percent).toContain('src/areas/pay/application/Handfree.tsx');
  const { out } = await station(['explain', 'w147', 'wheel']);
  expect(/read by\s+(.+)/.exec(out)![1]).toBe(wheel!.join(', '));
});

test('plan shows against git what changes for players, in Markdown for a pull request', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'stations');
  expect(await station(['plan'])).toMatchObject({
    code: 0,
    out: 'Nothing changes for players since HEAD.\n',
  });
  save('w147.json', saved('w147.json').replace('"Koi Bay"', '"Carp Bay"'));
  const changed = await station(['plan', 'HEAD', '--format', 'markdown']);
  expect(changed.code).toBe(5);
  expect(changed.out).toContain('| changed | station | ');
  save('w147.json', saved('w147.json').replace(/"\/lotteryRecord",\s*/, ''));
  expect((await station(['plan'])).code).toBe(6);
  rmSync(path.join(folder, 'stations/v003.json'));
  expect((await station(['plan'])).out).toContain('v003 is removed');
  expect((await station(['plan', 'no-such-revision'])).code).toBe(3);
});

test('new leaves a file that checks clean, or nothing', async () => {
  const made = await station([
    'new',
    'fresh',
    '--from',
    'w147',
    '--name',
    'Fresh',
    '--host',
    'fresh.example',
    '--brand',
    '#0a5566',
  ]);
  expect(made.code).toBe(0);
  expect((await station(['check'])).code).toBe(0);
  expect(JSON.parse(saved('fresh.json'))).toMatchObject({
    code: 'fresh',
    name: 'Fresh',
    hosts: ['fresh.example'],
  });
  expect((await station(['new', 'fresh', '--name', 'Again'])).code).toBe(2);
  expect((await station(['new', 'Bad Code', '--name', 'Bad'])).code).toBe(2);
  expect((await station(['new', 'all', '--name', 'All'])).code).toBe(2);
  expect((await station(['new', 'bleak', '--name', 'Bleak', '--skin', 'ThemeGrey'])).code).toBe(2);
  expect((await station(['new', 'thief', '--name', 'Thief', '--host', 'jinliwan.example'])).code).toBe(2);
  expect(readdirSync(path.join(folder, 'stations')).filter((name) => /^all|bleak|thief/.test(name))).toEqual(
    [],
  );
});

test('docs list every setting, screen, action and rule', async () => {
  const { out } = await station(['docs']);
  for (const word of [
    'frontConfig.bonusPercent',
    'onOff.registerFields',
    '/moreActive',
    'action:service',
    'duplicate-host',
  ])
    expect(out).toContain(word);
});

/** `check --watch` under way, and waiting for what it says. */
function watching(program = 'station', ...targets: string[]) {
  const child = spawn(
    process.execPath,
    [path.join(root, `scripts/${program}.ts`), 'check', ...targets, '--watch', '--format', 'concise'],
    {
      cwd: folder,
      env: { ...process.env, STATIONS: path.join(folder, 'stations'), FORCE_COLOR: '0' },
    },
  );
  let out = '';
  child.stdout.on('data', (data: Buffer) => {
    out += data;
  });
  return {
    forget: () => {
      out = '';
    },
    says: async (text: string): Promise<void> => {
      await expect.poll(() => out).toContain(text);
    },
    end: () => child.kill(),
  };
}

test('--watch reports again after a save, and only then', async () => {
  const { says, forget, end } = watching();
  try {
    await says('9 stations checked, nothing wrong.');
    forget();
    save('faulty.json', faulty);
    await says('10 stations checked: 3 errors');
    forget();
    rmSync(path.join(folder, 'stations/faulty.json'));
    await says('9 stations checked, nothing wrong.');
  } finally {
    end();
  }
});

test('`content check --watch` reports again after a save in a set', async () => {
  const { says, forget, end } = watching('content', 'standard');
  const levels = 'content/standard/levels.json';
  const before = saved(levels);
  try {
    await says('files checked, nothing wrong.');
    forget();
    save(levels, before.replace('"level": 2', '"level": 1'));
    await says('There is a row of level 1 already');
    forget();
    save(levels, before);
    await says('files checked, nothing wrong.');
  } finally {
    end();
  }
});

test('--watch sees a logo that arrives after its file, even with its folder', async () => {
  rmSync(path.join(folder, 'stations/logo'), { recursive: true });
  const { says, forget, end } = watching();
  try {
    await says('9 stations checked: 1 warning');
    forget();
    mkdirSync(path.join(folder, 'stations/logo'));
    writeFileSync(
      path.join(folder, 'stations/logo/shijinfang.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
    await says('9 stations checked, nothing wrong.');
    forget();
    rmSync(path.join(folder, 'stations/logo/shijinfang.svg'));
    await says('9 stations checked: 1 warning');
  } finally {
    end();
  }
});

test('--watch does not miss a save that comes while it reports the first look', async () => {
  const reports: number[] = [];
  void watchFiles([path.join(folder, 'stations')], async (readings) => {
    reports.push(readings.length);
    if (reports.length === 1) save('faulty.json', faulty);
    return '';
  });
  await expect.poll(() => reports.at(-1)).toBe(10);
});

test('--watch reports a file that is half even where its folder is never quiet', async () => {
  const { says, end } = watching();
  try {
    await says('9 stations checked, nothing wrong.');
    const touching = setInterval(() => {
      const now = new Date();
      utimesSync(path.join(folder, 'stations'), now, now);
    }, 10);
    save('faulty.json', '{\n  "code": ');
    await says('10 stations checked: 1 error').finally(() => clearInterval(touching));
  } finally {
    end();
  }
});

test('ten thousand hostile files neither crash nor hang it, and end with 1', () => {
  const hostile = path.join(folder, 'hostile');
  mkdirSync(hostile);
  const base = readFileSync(path.join(root, 'stations/w147.json'));
  // A small generator with a fixed seed: the same files every time.
  let state = 20_261_120;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const odd = [
    '__proto__',
    'constructor',
    'prototype',
    '\u202e',
    '\u0000',
    '\ud800',
    '\u{1f409}',
    '\ufeff',
    'toString',
    '{'.repeat(40),
    '['.repeat(5000),
    '"'.repeat(99),
    '\\u',
    '1e9999',
    '-',
    '//',
    '/*',
    'NaN',
  ];
  for (let at = 0; at < 10_000; at++) {
    let bytes: Buffer;
    if (at % 4 === 0) {
      bytes = Buffer.from(base);
      for (let times = random(8) + 1; times > 0; times--) bytes[random(bytes.length)] = random(256);
    } else if (at % 4 === 1) {
      const cut = random(base.length);
      bytes = Buffer.concat([
        base.subarray(0, cut),
        Buffer.from(odd[random(odd.length)]!),
        base.subarray(cut + random(20)),
      ]);
    } else if (at % 4 === 2) bytes = Buffer.from(Array.from({ length: random(200) }, () => random(256)));
    else {
      const key = odd[random(odd.length)]!;
      bytes = Buffer.from(
        JSON.stringify({
          code: `h${at}`,
          name: { [key]: key },
          [key]: { [key]: [key] },
          frontConfig: JSON.parse(`{"__proto__":{"x":${at}}}`),
        }),
      );
    }
    if (at % 2500 === 0) bytes = Buffer.concat([base, Buffer.alloc(300_000, 32)]);
    writeFileSync(path.join(hostile, `h${at}.json`), bytes);
  }
  // Its own time, whatever runs beside it.
  const usedMs = (): number => usedBy('self')?.endedMs ?? performance.now();
  const before = usedMs();
  const { code, out, err } = stationProcess(['check', hostile, '--format', 'json']);
  expect(err).toBe('');
  expect(code).toBe(1);
  const report = JSON.parse(out);
  expect(report.checked).toBe(10_000);
  expect(new Set(report.diagnostics.map((one: { file: string }) => one.file)).size).toBeGreaterThan(9_900);
  expect(usedMs() - before).toBeLessThan(30_000);
  const fixed = stationProcess(['fix', path.join(hostile, 'h1*.json'), '--unsafe', '--dry-run']);
  expect(fixed.err).toBe('');
  expect(fixed.code).toBe(1);
});

test('as a process it ends with the code of its command, reports on stdout and complains on stderr', () => {
  expect(stationProcess(['check'])).toEqual({
    code: 0,
    out: '9 stations checked, nothing wrong.\n',
    err: '',
  });
  save('faulty.json', faulty);
  expect(stationProcess(['check', 'faulty', '--format', 'concise'])).toEqual({
    code: 1,
    out: expect.stringContaining('1 station checked: 3 errors'),
    err: '',
  });
  expect(stationProcess(['chekc'])).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('Did you mean check?'),
  });
});

test('whoever reads it through a pipe may stop early', async () => {
  const child = spawn(process.execPath, [path.join(root, 'scripts/station.ts'), 'docs']);
  let err = '';
  child.stderr.on('data', (data: Buffer) => {
    err += data;
  });
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect([code, err]).toEqual([0, '']);
});

test('is a program of the package: it runs by its own first line from any folder', () => {
  const { bin } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    bin: { station: string };
  };
  const ran = spawnSync(path.join(root, bin.station), ['check', 'w147'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
  });
  expect([ran.status, ran.stdout]).toEqual([0, '1 station checked, nothing wrong.\n']);
});

test('a fault of our own ends with 4 and says that it is ours', () => {
  const planted = path.join(folder, 'planted.mjs');
  writeFileSync(planted, `process.stdout.write = () => { throw new Error('planted'); };\n`);
  const { code, err } = stationProcess(['check'], '', { NODE_OPTIONS: `--import=file://${planted}` });
  expect(code).toBe(4);
  expect(err).toContain('This is our own fault, not yours');
});
