// Measures `station check` as a whole process beside ajv-cli on the same files, and `--watch`; prints JSON, ends with 1 when a bound is broken.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { median, rounded } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const runs = 5;
const ajvCliVersion = '5.0.0';
const work = mkdtempSync(path.join(tmpdir(), 'bench-station-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

interface Measured {
  medianSeconds: number;
  exitCode: number;
}

function measure(program: string, args: string[], environment: Record<string, string> = {}): Measured {
  const seconds: number[] = [];
  let exitCode = -1;
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    const { status, error } = spawnSync(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 30,
      env: { ...process.env, ...environment },
    });
    if (error) throw error;
    exitCode = status ?? -1;
    // The first warms the file cache.
    if (run > 0) seconds.push((performance.now() - start) / 1000);
  }
  return { medianSeconds: rounded(median(seconds), 3), exitCode };
}

/** Stations made of the shipped ones, each under a code and hosts of its own; every twentieth with a slip where `isMixed`. */
function make(count: number, isMixed: boolean): string {
  const folder = path.join(work, `${isMixed ? 'mixed' : 'good'}-${count}`);
  mkdirSync(folder);
  const shipped = readdirSync(path.join(root, 'stations'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readFileSync(path.join(root, 'stations', name), 'utf8'));
  cpSync(path.join(root, 'stations/logo'), path.join(folder, 'logo'), { recursive: true });
  for (let at = 0; at < count; at++) {
    const base = shipped[at % shipped.length]!;
    const old = (JSON.parse(base) as { code: string }).code;
    const code = `s${at}`;
    let text = base
      .replace(`"code": "${old}"`, `"code": "${code}"`)
      .replace(/([a-z0-9.-]+)\.example"/g, `$1.${code}.example"`)
      .replace(/("name": \{ "zh-CN": "[^"]+)/, `$1 ${at}`);
    if (isMixed && at % 20 === 0) text = text.replace('"frontConfig"', '"frontConfg"');
    writeFileSync(path.join(folder, `${code}.json`), text);
  }
  return folder;
}

/** Installs ajv-cli beside, never into, the project. */
function installAjvCli(): string {
  const folder = path.join(tmpdir(), `ajv-cli-${ajvCliVersion}`);
  const script = path.join(folder, 'node_modules/ajv-cli/dist/index.js');
  if (!existsSync(script)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', `ajv-cli@${ajvCliVersion}`],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }
  return script;
}

/** Milliseconds from a save to the answer of --watch, the median of many. */
async function watchMs(folder: string): Promise<number> {
  const child = spawn(
    process.execPath,
    ['scripts/station.mjs', 'check', folder, '--watch', '--format', 'concise'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let notify: () => void = () => {};
  child.stderr.on('data', (data: Buffer) => {
    if (data.includes('waiting')) notify();
  });
  const answer = (): Promise<void> =>
    new Promise((resolve) => {
      notify = resolve;
    });
  try {
    await answer();
    const file = path.join(folder, 's1.json');
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let turn = 0; turn < 21; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const answered = answer();
      const start = performance.now();
      writeFileSync(file, turn % 2 === 0 ? text.replace('"frontConfig"', '"frontConfg"') : text);
      await answered;
      times.push(performance.now() - start);
    }
    return rounded(median(times), 1);
  } finally {
    child.kill();
  }
}

const timesFaster = (theirs: Measured, ours: Measured): number =>
  Math.round((theirs.medianSeconds / ours.medianSeconds) * 100) / 100;

const ajvCli = installAjvCli();
const rows = [];
for (const [count, isMixed] of [
  [1, false],
  [1000, false],
  [1000, true],
  [10_000, false],
  [10_000, true],
] as const) {
  const folder = make(count, isMixed);
  // Young files are not cached; nor would anybody check them twice within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const command = ['scripts/station.mjs', 'check', folder, '--format', 'concise'];
  const ours = measure(process.execPath, command);
  const uncached = measure(process.execPath, [...command, '--no-cache']);
  const theirs = measure(process.execPath, [
    ajvCli,
    'validate',
    '--spec=draft2020',
    '--strict=false',
    '--all-errors',
    '-s',
    'schemas/station.json',
    '-d',
    `${folder}/*.json`,
  ]);
  if (ours.exitCode !== (isMixed ? 1 : 0))
    throw new Error(`station check ended with ${ours.exitCode} on ${folder}`);
  rows.push({
    files: count,
    faulty: isMixed ? Math.ceil(count / 20) : 0,
    station: ours,
    stationWithoutCache: uncached,
    ajvCli: theirs,
    timesFaster: timesFaster(theirs, ours),
    timesFasterWithoutCache: timesFaster(theirs, uncached),
  });
}
const first = measure(
  process.execPath,
  ['scripts/station.mjs', 'check', path.join(work, 'good-1'), '--format', 'concise'],
  { NODE_DISABLE_COMPILE_CACHE: '1' },
);
const result = {
  machine: { cores: cpus().length, cpu: cpus()[0]?.model, node: process.version },
  runs,
  rows,
  oneFileWithoutCompileCacheSeconds: first.medianSeconds,
  watchAnswerMs: await watchMs(path.join(work, 'good-1000')),
};
const bounds = [
  ['never slower than ajv-cli', rows.every((row) => row.timesFaster >= 1)],
  [
    'twice as fast at 1,000 and 10,000',
    rows.filter((row) => row.files >= 1000).every((row) => row.timesFaster >= 2),
  ],
  ['one file cold under 0.15 s', rows[0]!.station.medianSeconds < 0.15],
  ['--watch answers in 20 ms', result.watchAnswerMs <= 20],
] as const;
console.log(JSON.stringify({ ...result, bounds: Object.fromEntries(bounds) }, null, 2));
if (bounds.some(([, holds]) => !holds)) process.exitCode = 1;
