// The measurement of `content check` of 1,000 stations beside `station check` of the same stations, as whole processes: a file of content may cost no more.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, rounded } from '../figures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const runs = 5;
const count = 1_000;

/** Stations made of the shipped ones, each with a folder of content of its own, in turns from the standard set and the demonstration's. */
function makeStations(work: string): { stations: number; files: number } {
  cpSync(path.join(root, 'stations/logo'), path.join(work, 'logo'), { recursive: true });
  const shipped = path.join(root, 'stations');
  const codes = readdirSync(shipped)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'));
  let files = 0;
  for (let at = 0; at < count; at++) {
    const from = codes[at % codes.length]!;
    const code = `s${at}`;
    const station = JSON.parse(readFileSync(path.join(shipped, `${from}.json`), 'utf8')) as object;
    const differences = { code, name: `Station ${at}`, hosts: [`${code}.example`] };
    writeFileSync(path.join(work, `${code}.json`), JSON.stringify({ ...station, ...differences }, null, 2));
    const own = path.join(work, 'content', code);
    mkdirSync(own, { recursive: true });
    for (const folder of ['content/demo', `content/demo/${from}`])
      for (const name of readdirSync(path.join(shipped, folder)))
        if (name.endsWith('.json')) cpSync(path.join(shipped, folder, name), path.join(own, name));
    files += readdirSync(own).length;
  }
  return { stations: count, files };
}

function measure(
  work: string,
  script: string,
  args: readonly string[],
): { medianSeconds: number; exitCode: number } {
  const seconds: number[] = [];
  let exitCode = -1;
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    const { status, error } = spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 30,
      env: { ...process.env, STATIONS: work },
    });
    if (error) throw error;
    exitCode = status ?? -1;
    // The first warms the file cache.
    if (run > 0) seconds.push((performance.now() - start) / 1000);
  }
  return { medianSeconds: rounded(median(seconds), 3), exitCode };
}

export function benchCheck(say: (line: string) => void) {
  const work = mkdtempSync(path.join(tmpdir(), 'bench-content-'));
  try {
    const made = makeStations(work);
    const stationCheck = measure(work, 'scripts/station.ts', ['check', '--no-cache', '--format', 'json']);
    const contentCheck = measure(work, 'scripts/content.ts', ['check', '--format', 'json']);
    const perStationFile = (stationCheck.medianSeconds / made.stations) * 1e6;
    const perContentFile = (contentCheck.medianSeconds / made.files) * 1e6;
    say(`${made.files} files of content in ${contentCheck.medianSeconds} s`);
    if (perContentFile > perStationFile || stationCheck.exitCode !== 0 || contentCheck.exitCode !== 0)
      process.exitCode = 1;
    return {
      ...made,
      stationCheck,
      contentCheck,
      microsecondsAStationFile: rounded(perStationFile, 1),
      microsecondsAContentFile: rounded(perContentFile, 1),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
