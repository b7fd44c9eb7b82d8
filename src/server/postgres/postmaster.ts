// The running PostgreSQL: its settings, its start and its end.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ClusterError } from './clusterError.ts';
import { lastLines, openLog, readPassword } from './dataFolder.ts';
import { leaveOnExit, type RunningCluster, stopOnExit } from './exitHooks.ts';
import { clusterName, readPostmasterFile } from './orphans.ts';
import { onWindows } from './processes.ts';
import { program } from './programs.ts';
import { asAccount, type SystemAccount } from './runAs.ts';

export interface Cluster {
  /** The superuser `owner` at database `postgres`, password included: a secret. By a socket (`host`) where possible, else by 127.0.0.1. */
  url: string;
  /** The postmaster's process number. */
  pid: number;
  /** Where the data really lies. */
  folder: string;
  /** Ends PostgreSQL (open transactions roll back) and releases the folder. May be called twice. */
  stop(): Promise<void>;
  /** Resolves with the reason when PostgreSQL ends without `stop`; never otherwise. The folder is free again then. */
  died: Promise<ClusterError>;
}

/** For the machine of one developer or a small server; the command line overrides postgresql.conf. */
const settings: Record<string, string> = {
  cluster_name: clusterName,
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  // What a backup under way needs (backup/copyCluster.ts); there are no replicas.
  wal_level: 'replica',
  max_wal_senders: '0',
  // A commit waits for the disk behind whatever else is written: these keep that little, and even.
  max_wal_size: '1GB',
  wal_buffers: '16MB',
  backend_flush_after: '512kB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
};
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };
const notDurable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export interface PostmasterOptions {
  home: string;
  native: string;
  account: SystemAccount | undefined;
  release: () => void;
  log: (line: string) => void;
  isDurable: boolean;
  port: number | undefined;
  settings: Readonly<Record<string, string>> | undefined;
}

/** Starts PostgreSQL on a data folder and waits until it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Cluster> {
  const { home, account } = options;
  const data = join(home, 'pgdata');
  const socketFolder = hasRoomForSocket(data) ? data : undefined;
  if (socketFolder) removeOldSockets(socketFolder);
  const password = readPassword(home);
  const logFile = openLog(home);
  let child: ChildProcess | undefined;
  let port = 0;
  try {
    for (let attempt = 1; child === undefined; attempt += 1) {
      port = options.port ?? (await freePort());
      const logStart = statSync(logFile.path).size;
      const given = {
        ...settings,
        ...(options.isDurable ? durable : notDurable),
        ...options.settings,
        port: String(port),
        unix_socket_directories: socketFolder ?? '',
      };
      const started = spawn(
        program(options.native, 'postgres'),
        ['-D', data, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        // A session of its own, so that Ctrl-C in a terminal reaches this process alone, which decides the order in which things end.
        { ...asAccount(account), stdio: ['ignore', logFile.fd, logFile.fd], detached: !onWindows },
      );
      const failure = await untilReady(started, data, options.log);
      if (failure === undefined) {
        child = started;
        // Set on the postmaster; the backends it starts later inherit it.
        if (options.isDurable) lowerPriority(started.pid!);
        break;
      }
      const logged = readFileSync(logFile.path, 'utf8').slice(logStart);
      const portTaken = /could not bind|Address already in use/i.test(logged);
      if (portTaken && options.port !== undefined) {
        throw new ClusterError(
          `PostgreSQL cannot listen on 127.0.0.1:${port}: another program has that port. Choose another port.`,
        );
      }
      // A killed postmaster and its workers take a moment to end; another program may have taken the free port in the meantime.
      const isLeaving = /still in use|"postmaster\.pid" already exists/i.test(logged);
      const mayPass = portTaken ? attempt < 5 : isLeaving && attempt < 50;
      if (!mayPass)
        throw new ClusterError(
          `PostgreSQL did not start on ${data}: ${failure}${lastLines(logged, logFile.path)}`,
        );
      await pause(portTaken ? 0 : 200);
    }
  } finally {
    closeSync(logFile.fd);
  }
  const postmaster = child;
  const pid = postmaster.pid ?? 0;
  // PostgreSQL must not keep a finished program alive: the exit hook stops it.
  postmaster.unref();

  let ending: Promise<void> | undefined;
  const ended = new Promise<void>((done) => postmaster.once('exit', () => done()));
  const running: RunningCluster = {
    signalStop: () => end(postmaster, options),
    stop,
    release: options.release,
  };
  const died = new Promise<ClusterError>((resolve) => {
    postmaster.once('exit', (code, signal) => {
      if (ending) return;
      leaveOnExit(running);
      options.release();
      const logged = readFileSync(logFile.path, 'utf8');
      const reason = `PostgreSQL (process ${pid}) ended by itself: ${signal ?? `exit code ${code}`}.`;
      const error = new ClusterError(`${reason}${lastLines(logged, logFile.path)}`);
      options.log(error.message);
      resolve(error);
    });
  });
  function stop(): Promise<void> {
    ending ??= (async () => {
      // While stopping, the program has to stay alive.
      postmaster.ref();
      end(postmaster, options);
      const isGone = await Promise.race([ended.then(() => true), pause(20_000, false, { ref: false })]);
      if (!isGone) {
        postmaster.kill('SIGQUIT');
        await ended;
      }
      leaveOnExit(running);
      options.release();
    })();
    return ending;
  }
  stopOnExit(running);
  const url = new URL(`postgresql://owner:${password}@127.0.0.1:${port}/postgres`);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return { url: url.href, pid, folder: home, stop, died };
}

/** A socket in the data folder, which nobody else can enter, answers a third faster than 127.0.0.1; systems allow about a hundred bytes of path. */
function hasRoomForSocket(data: string): boolean {
  return !onWindows && Buffer.byteLength(join(data, '.s.PGSQL.65535.lock')) <= 100;
}

/** A killed PostgreSQL leaves its socket behind, and the next one has another port and so another socket. */
function removeOldSockets(data: string): void {
  for (const name of readdirSync(data)) if (name.startsWith('.s.PGSQL.')) rmSync(join(data, name));
}

/** Fast shutdown: connections are closed, transactions roll back, a checkpoint is written. */
function end(postmaster: ChildProcess, options: Pick<PostmasterOptions, 'native' | 'home'>): void {
  if (postmaster.exitCode !== null || postmaster.signalCode !== null) return;
  if (!onWindows) postmaster.kill('SIGINT');
  // Windows has no signals; PostgreSQL's own tool has another way.
  else
    spawnSync(program(options.native, 'pg_ctl'), [
      'stop',
      '-D',
      join(options.home, 'pgdata'),
      '-m',
      'fast',
      '-W',
    ]);
}

/** Waits until PostgreSQL accepts connections; returns what ended it otherwise. */
async function untilReady(
  postmaster: ChildProcess,
  data: string,
  log: (line: string) => void,
): Promise<string | undefined> {
  let failure: string | undefined;
  postmaster.once('error', (error) => {
    failure = error.message;
  });
  postmaster.once('exit', (code, signal) => {
    failure ??= signal ? `ended by ${signal}` : `exit code ${code}`;
  });
  const begun = Date.now();
  let nextReport = begun + 3_000;
  for (;;) {
    if (failure !== undefined) return failure;
    const lines = readPostmasterFile(data);
    if (Number(lines?.[0]) === postmaster.pid && lines?.[7]?.startsWith('ready')) return undefined;
    const now = Date.now();
    if (now > nextReport) {
      // After a crash it replays its journal. There is no time limit: stopping that would not help.
      log(`PostgreSQL is still getting ready (${Math.round((now - begun) / 1_000)} s)`);
      nextReport = now + 5_000;
    }
    await pause(10);
  }
}

/**
 * Lowers the priority of the backends below that of this process. They are several to its one thread, and at the same priority they kept it
 * waiting for a processor while they waited for its next query.
 */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // A system without priorities, or one that lets nobody set them: slower under full load, otherwise the same.
  }
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
