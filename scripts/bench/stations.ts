// Measures what stations cost in which nobody is: start, memory, and transactions and processor of a minute, of as many as BENCH_STATIONS (1,30,3000) says. Their files are made
// for it; they have no content and no accounts.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StationFile } from '#contract/station.generated.ts';
import { root } from '../build/site.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { measureIdle, memoryOf } from './evening/idle.ts';
import { rounded } from './figures.ts';

const counts = (process.env.BENCH_STATIONS ?? '1,30,3000').split(',').map(Number);
const settleMs = 10_000;
const say = (line: string): void => void process.stderr.write(`${line}\n`);
process.env.LOG_LEVEL ??= 'silent';
const shipped = JSON.parse(await readFile(join(root, 'stations', 'w147.json'), 'utf8')) as StationFile;
// Two stations name no kind of activities alike.
const { activityNames: _, ...pattern } = shipped;

async function measure(count: number) {
  say(`${count} stations ...`);
  const folder = await mkdtemp(join(tmpdir(), 'lottery-stations-'));
  for (let at = 0; at < count; at++) {
    const code = `s${String(at).padStart(4, '0')}`;
    const file = { ...pattern, code, hosts: [`${code}.example`] };
    await writeFile(join(folder, `${code}.json`), JSON.stringify(file));
  }
  const database = await startTemporaryDatabase(say);
  const serve = () =>
    startServerProcess({
      databaseUrl: database.url,
      port: 0,
      clock: { atMs: Date.now(), sinceMs: Date.now(), speed: 1 },
      stations: folder,
      lotteries: ['FFC'],
      isSeeding: false,
    });
  try {
    // The first start makes the tables.
    await (await serve()).stop();
    const begin = performance.now();
    const server = await serve();
    const startMs = performance.now() - begin;
    // The first rounds find out what is there.
    await pause(settleMs);
    const idle = await measureIdle(server, database);
    const memoryMb = memoryOf(server.pid);
    await server.stop();
    return {
      stations: count,
      startMs: rounded(startMs),
      memoryMb,
      aMinute: Object.fromEntries(Object.entries(idle).map(([name, value]) => [name, rounded(value, 2)])),
    };
  } finally {
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

const runs: Awaited<ReturnType<typeof measure>>[] = [];
for (const count of counts) {
  const run = await measure(count);
  say(JSON.stringify(run));
  runs.push(run);
}
console.log(JSON.stringify({ measuredAt: new Date().toISOString(), cores: cpus().length, runs }, null, 2));
