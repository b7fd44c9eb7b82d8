// The data folder: where it lies, how it is made at the first start, its password, version and log file.
//
// What lies in a data folder (`dataDir`):
//   postgres/            this folder's alone; a symbolic link when the data had to be placed elsewhere (see `findHome`)
//     lock               which process holds the folder: process number and start time
//     password           the owner's password, readable only by the account that starts the cluster
//     postgres.log       the log of PostgreSQL
//     pgdata/            PostgreSQL's own files
//
// When PostgreSQL runs as another account (runAs.ts), only `pgdata` belongs to that account: everything that root itself writes stays
// in folders that the account cannot change.
import { type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
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
import { basename, dirname, join } from 'node:path';
import { ClusterError, codeOf } from './clusterError.ts';
import { onWindows } from './processes.ts';
import { embeddedPackage, program } from './programs.ts';
import { asAccount, giveTo, isAllowed, ownerOf, type SystemAccount } from './runAs.ts';

/**
 * The folder `postgres` of a data folder, as a real path. When PostgreSQL runs as another account that cannot enter the folder
 * (a project in a private home), the data is placed under /var/lib/lottery-house and the folder keeps a link to it.
 */
export function findHome(
  dataDir: string,
  account: SystemAccount | undefined,
  log: (line: string) => void,
): string {
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
      // Another process was faster; the lock decides which of the two continues.
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

export async function makeData(
  home: string,
  native: string,
  account: SystemAccount | undefined,
  isDurable: boolean,
  log: (line: string) => void,
): Promise<void> {
  log(`Making a new PostgreSQL data folder in ${home} (about a second)`);
  // Built beside its place and renamed at the end, so that an incomplete folder is never taken for a complete one.
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
  const made = await runToEnd(
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

export function readPassword(home: string): string {
  try {
    return readFileSync(join(home, 'password'), 'utf8').trim();
  } catch (error) {
    throw new ClusterError(
      `The password of the database in ${home} cannot be read (${codeOf(error)} at ${join(home, 'password')}). ` +
        'Put the file back, or start on a new data folder.',
    );
  }
}

export function checkVersion(data: string, dataDir: string): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const have = embeddedPackage().version.split('.')[0];
  if (made === have) return;
  throw new ClusterError(
    `The data in ${dataDir} was made by PostgreSQL ${made}, and PostgreSQL ${have} is installed here. ` +
      `Dump it with version ${made} and load the dump into a new data folder.`,
  );
}

export function openLog(home: string): { fd: number; path: string } {
  const path = join(home, 'postgres.log');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000)
    renameSync(path, join(home, 'postgres.1.log'));
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;
  const fd = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  // Root may start what another user made: that user must still be able to start it later.
  const { uid, gid } = statSync(home);
  if (process.geteuid?.() === 0 && uid !== 0) fchownSync(fd, uid, gid);
  return { fd, path };
}

/** The end of a log, as part of an error message. */
export function lastLines(text: string, file?: string): string {
  const lines = text.trim().split('\n').slice(-12);
  if (lines.join('') === '') return '';
  return ` Its last words${file ? ` (${file})` : ''}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** Runs a program to its end; `code` is -1 where it could not be started. */
async function runToEnd(
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
