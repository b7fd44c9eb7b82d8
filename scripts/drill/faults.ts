// The drill of bad days: the crash test while the database is frozen, slow, restarted, killed and out of disk, and each counterparty dies and falls silent; a load balancer asks the servers all the time.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programs as counterparties } from '#counterparty/programs.ts';
import { giveTo, unprivilegedAccount } from '#server/postgres/runAs.ts';
import type { OpenDatabase } from '../crash-test/database.ts';
import { formatReport } from '../crash-test/report.ts';
import { runCrashTest } from '../crash-test/run.ts';
import { type Numbers, say } from './flags.ts';
import { makePostgres, type OwnPostgres, type Place, startPostgres, takesWrites } from './ownPostgres.ts';
import { freePorts } from './ports.ts';
import { endProcess } from './processes.ts';
import { postgresFolder } from './programs.ts';
import { type Readiness, watchReadiness } from './readiness.ts';

export const flags = { faults: '10', clients: '16', servers: '2', seed: '' };

/** Operations between two faults, at the least. */
const opsBetween = 150;
const badMs = 5_000;
/** Of a disk that is to be filled. */
const diskMb = 1_500;
/** A load balancer gives up then: the server waits a second for its database. */
const readinessMost = 2_000;
/** From the end of a fault until every server takes players again. */
const backMost = 15_000;
/** Of all servers together, beside what the calls themselves write. */
const logMbAMinuteMost = 1;

interface Found {
  /** By what was done, how long each took to be back, and how long a load balancer waited until then, in milliseconds. */
  back: { says: string; ms: number; waitedMs: number }[];
  readiness: Readiness;
  /** The longest that a load balancer waited at all. */
  waitedMs: number;
  logBytes: number;
  minutes: number;
  /** How often PostgreSQL found no space; undefined where the disk was not filled: that takes the right to mount one. */
  noSpace: number | undefined;
}

/** The postmaster and what it has started. */
function processesOf({ process: { pid } }: OwnPostgres): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid!, ...children.filter(Boolean).map(Number)];
}

function signalAll(postgres: OwnPostgres, signal: NodeJS.Signals): void {
  for (const pid of processesOf(postgres))
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
}

const isThere = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** A disk of its own in memory, that can be filled; false where this process may not mount one. */
const mountDisk = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=0700`, 'tmpfs', folder]).status === 0;

/** Fills the disk of a folder to the last byte, beside us: who asks the servers meanwhile must not be held up. Returns what was written. */
async function fillDisk(folder: string): Promise<string> {
  const file = path.join(folder, 'filler');
  const filling = spawn('sh', ['-c', 'exec cat /dev/zero > "$0"', file], { stdio: 'ignore' });
  await once(filling, 'exit');
  return file;
}

const noSpaceIn = (home: string): number =>
  readFileSync(path.join(home, 'postgres.log'), 'utf8').split('No space left on device').length - 1;

/** A PostgreSQL that has one bad day after the other, in turn. */
const openFaulty =
  (programs: string, report: (found: Found) => void): OpenDatabase =>
  async (folder) => {
    const account = unprivilegedAccount();
    const home = path.join(folder, 'postgres-of-debian');
    const place: Place = { home, programs, account };
    const data = path.join(home, 'pgdata');
    const [port = 0] = await freePorts(1);
    mkdirSync(home, { mode: 0o700 });
    const hasDisk = mountDisk(home);
    if (account) {
      giveTo(account, home);
      chmodSync(folder, 0o711);
    }
    makePostgres(place, data);
    const settings = { max_connections: '100' };
    let postgres = await startPostgres(place, data, port, settings);
    const readiness = watchReadiness();
    const back: Found['back'] = [];
    /** What a load balancer waited on days that were not bad. */
    let between = 0;
    const begun = performance.now();

    /** Started again where it has ended; resolves once it takes writes. */
    async function up(): Promise<void> {
      if (postgres.process.exitCode !== null || postgres.process.signalCode !== null)
        postgres = await startPostgres(place, data, port, settings);
      while (!(await takesWrites(postgres.url))) await pause(100);
    }
    const badDays: Readonly<Record<string, () => Promise<void>>> = {
      async frozen() {
        signalAll(postgres, 'SIGSTOP');
        await pause(badMs);
        signalAll(postgres, 'SIGCONT');
      },
      async slow() {
        for (const end = performance.now() + badMs; performance.now() < end; ) {
          signalAll(postgres, 'SIGSTOP');
          await pause(90);
          signalAll(postgres, 'SIGCONT');
          await pause(10);
        }
      },
      async restarted() {
        await postgres.stop();
        await pause(badMs);
      },
      async killed() {
        const all = processesOf(postgres);
        await endProcess(postgres.process, 'SIGKILL');
        // They see it themselves a moment later, and nothing starts on their memory before.
        for (const pid of all) while (isThere(pid)) await pause(50);
      },
      ...(hasDisk && {
        async 'out of disk'() {
          const filler = await fillDisk(home);
          await pause(badMs);
          rmSync(filler);
        },
      }),
    };
    const names = Object.keys(badDays);
    return {
      url: postgres.url,
      watch: (ports) => readiness.begin(ports),
      async harm() {
        between = Math.max(between, readiness.takeLongestMs());
        const name = names[back.length % names.length]!;
        const says = `the database ${name}`;
        await badDays[name]!();
        const ended = performance.now();
        await up();
        while (!readiness.isReady() && performance.now() < ended + 2 * backMost) await pause(100);
        back.push({ says, ms: performance.now() - ended, waitedMs: readiness.takeLongestMs() });
        const { ms, waitedMs } = back.at(-1)!;
        return `${back.length}: ${says} (back after ${(ms / 1_000).toFixed(1)} s, /readyz took ${waitedMs.toFixed(0)} ms at most)`;
      },
      async stop() {
        readiness.end();
        const logs = readdirSync(folder).filter((name) => /^server-\d+\.log/.test(name));
        report({
          back,
          readiness,
          waitedMs: Math.max(between, readiness.takeLongestMs(), ...back.map((each) => each.waitedMs)),
          noSpace: back.some(({ says }) => says.endsWith('disk')) ? noSpaceIn(home) : undefined,
          logBytes: logs.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0),
          minutes: (performance.now() - begun) / 60_000,
        });
        await postgres.stop();
        if (hasDisk) spawnSync('umount', [home]);
      },
    };
  };

/** Returns the exit code: 1 where something acknowledged is lost or doubled, a server does not come back by itself or in time, or a load balancer waits too long. */
export async function run({ faults, ...numbers }: Numbers<typeof flags>): Promise<number> {
  let found: Found | undefined;
  const report = await runCrashTest(
    {
      ...numbers,
      ops: faults * opsBetween,
      kills: 0,
      databaseKills: faults,
      // Each dies once and is silent once.
      counterpartyKills: 2 * Object.keys(counterparties).length,
    },
    say,
    openFaulty(postgresFolder(), (each) => {
      found = each;
    }),
  );
  const { back, readiness, waitedMs, logBytes, minutes, noSpace } = found!;
  console.log(formatReport(report));
  const slowest = Math.max(...back.map(({ ms }) => ms));
  const logMb = logBytes / 1e6 / minutes;
  console.log(`
${back.length} bad days of the database, ${noSpace === undefined ? 'none of them a full disk' : `which found its disk full ${noSpace} times`}:
  back by itself after ${(slowest / 1_000).toFixed(1)} s at most (${backMost / 1_000} asked)
  /readyz was asked ${readiness.asked()} times, said no ${readiness.saidNo()} times, and took ${waitedMs.toFixed(0)} ms at most (${readinessMost} asked)
  the log grew by ${logMb.toFixed(2)} MB a minute (${logMbAMinuteMost} asked)`);
  const isGood =
    noSpace !== 0 && slowest <= backMost && waitedMs <= readinessMost && logMb <= logMbAMinuteMost;
  return isGood && report.checks.every(({ faults: found }) => found.length === 0) ? 0 : 1;
}
